import { LOCALES, type Locale, type Text } from '@shamble/text';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';

export const serverText = { en, fr } satisfies Text;

/** `?lang=`, else the browser's wishes in their order of preference, else English. */
export function localeFor(asked: string | undefined, accepted: string | undefined): Locale {
  const known = (name: string): Locale | undefined => LOCALES.find((locale) => name.toLowerCase().startsWith(locale));
  const wishes = (accepted ?? '')
    .split(',')
    .map((wish) => {
      const [name = '', ...parameters] = wish.trim().split(';');
      const weight = parameters.find((one) => one.trim().startsWith('q='));
      return { name, weight: weight === undefined ? 1 : Number(weight.trim().slice(2)) || 0 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return known(asked ?? '') ?? wishes.map(({ name }) => known(name)).find((locale) => locale !== undefined) ?? 'en';
}

/** The language of whoever starts the server. */
export const localeOfSystem = (env: NodeJS.ProcessEnv): Locale =>
  localeFor(env.LC_ALL || env.LC_MESSAGES || env.LANG, undefined);
