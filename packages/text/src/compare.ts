import { LOCALES, type Message, type Text } from './catalogue.ts';
import { compile } from './icu.ts';

/** What is wrong between the languages of a text, a sentence each: a message missing, unreadable, or with other arguments. */
export function faultsOf(text: Text): string[] {
  const ids = new Set(LOCALES.flatMap((locale) => Object.keys(text[locale])));
  return [...ids].flatMap((id) => {
    const missing = LOCALES.filter((locale) => !Object.hasOwn(text[locale], id));
    if (missing.length > 0) return [`"${id}" is missing in ${missing.join(' and ')}.`];
    return compareMessages(id, text);
  });
}

function compareMessages(id: string, text: Text): string[] {
  const isNoun = LOCALES.map((locale) => typeof text[locale][id] !== 'string');
  if (new Set(isNoun).size > 1) return [`"${id}" is a noun in one language and a sentence in another.`];
  try {
    const found = LOCALES.map((locale) => ({ locale, names: argumentsOf(text[locale][id]!, locale) }));
    if (new Set(found.map(({ names }) => names)).size === 1) return [];
    const each = found.map(({ locale, names }) => `${names || 'none'} in ${locale}`);
    return [`"${id}" has the arguments ${each.join(' and ')}.`];
  } catch (error) {
    return [`"${id}" cannot be read: ${error instanceof Error ? error.message : String(error)}.`];
  }
}

/** The names that a message fills in, whatever the forms it asks for: those differ from language to language. */
function argumentsOf(message: Message, locale: (typeof LOCALES)[number]): string {
  const texts = typeof message === 'string' ? [message] : Object.values(message);
  const names = texts.flatMap((text) => compile(text ?? '', locale).needs.map(({ name }) => name));
  return [...new Set(names)].sort().join(', ');
}
