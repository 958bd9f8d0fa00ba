import { joinTexts, kernelText, LOCALES, type Locale, type Speak, speak, type Text } from '@shamble/text';
import type { Io } from './io.ts';
import { Stop } from './stop.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';

export const cliText = { en, fr } satisfies Text;

/** `--lang`, else the system's language, else English. */
export function localeOf(asked: string | undefined, env: Io['env']): Locale {
  if (asked !== undefined) {
    const found = LOCALES.find((locale) => locale === asked.toLowerCase());
    if (found === undefined) throw new Stop('cli.unknown.language', { given: asked, names: LOCALES.join(', ') });
    return found;
  }
  const system = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return LOCALES.find((locale) => system.toLowerCase().startsWith(locale)) ?? 'en';
}

/** Says the kernel's, the command line's and a game's messages. */
export function voice(locale: Locale, env: Io['env'], game?: { readonly text: Text }): Speak {
  const text = joinTexts(kernelText, cliText, ...(game === undefined ? [] : [game.text]));
  return speak(text[locale], locale, { strict: env.SHAMBLE_DEBUG === '1' });
}
