import type { Catalogue, Locale, Message, Noun, Phrase } from './catalogue.ts';
import { type Argument, type Compiled, compile } from './icu.ts';

export type Speak = (phrase: Phrase) => string;

/** A phrase that the catalogue cannot say: a fault of whoever wrote one of the two. */
export class Unsayable extends Error {
  override readonly name = 'Unsayable';
}

/**
 * Says phrases in the words of a catalogue. What cannot be said appears as its id in brackets, so that a game goes on;
 * with `strict` it throws, so that a test finds it.
 */
export function speak(catalogue: Catalogue, locale: Locale, more: { strict?: boolean } = {}): Speak {
  const compiled = new Map<string, Compiled>();

  const unsayable = (shown: string, why: string): string => {
    if (more.strict === true) throw new Unsayable(why);
    return `[${shown}]`;
  };

  const compiledForm = (id: string, form: string | undefined, text: string): Compiled => {
    const key = form === undefined ? id : `${id} ${form}`;
    let known = compiled.get(key);
    if (known === undefined) {
      known = compile(text, locale);
      compiled.set(key, known);
    }
    return known;
  };

  const say = (phrase: Phrase, form?: string): string => {
    const message = Object.hasOwn(catalogue, phrase.id) ? catalogue[phrase.id] : undefined;
    if (message === undefined) return unsayable(phrase.id, `There is no message "${phrase.id}" (${locale}).`);
    const text = textOf(message, form);
    if (text === undefined) {
      const capital = lowered(form);
      if (capital !== undefined) return capitalised(say(phrase, capital));
      if (form === 'gender') return 'other';
      if (more.strict === true) throw new Unsayable(`The noun "${phrase.id}" (${locale}) has no form "${form}".`);
      return say(phrase);
    }
    const { needs, fill } = compiledForm(phrase.id, form, text);
    return fill(Object.fromEntries(needs.map((need) => [need.key, fillIn(phrase, need)])));
  };

  const fillIn = (phrase: Phrase, { name, form }: Argument): string | number => {
    const given = phrase.with?.[name];
    if (given === undefined) return unsayable(name, `The phrase "${phrase.id}" comes without its "${name}".`);
    if (typeof given === 'object') return say(given, form);
    if (form === undefined || typeof given === 'number') return given;
    // A plain name has no forms: it is the same everywhere.
    if (form === 'gender') return 'other';
    return lowered(form) === undefined ? given : capitalised(given);
  };

  return (phrase) => say(phrase);
}

function textOf(message: Message, form: string | undefined): string | undefined {
  if (typeof message === 'string') return form === undefined ? message : undefined;
  return (message as Noun)[form ?? 'one'];
}

/** `the` for `The`; undefined where there is no capital. */
function lowered(form: string | undefined): string | undefined {
  if (form === undefined || form === '' || form[0] === form[0]!.toLowerCase()) return undefined;
  return form[0]!.toLowerCase() + form.slice(1);
}

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
