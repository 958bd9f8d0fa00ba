import type { Update } from '@shamble/protocol';
import { kernelText, LOCALES, speak } from '@shamble/text';
import { expect } from 'vitest';
import { loadGame } from '../src/games/index.ts';
import type { OneOffer } from '../src/table/rows.ts';
import type { Skin } from '../src/table/skin.ts';
import { type GameWords, gameWords, pageText } from '../src/text/words.ts';

// What every test of a game's face begins with.

/** The words of the page and of a game in every language, English first, with a fault for whatever cannot be said. */
export async function strictWords(id: string): Promise<readonly [GameWords, GameWords, ...GameWords[]]> {
  const game = (await loadGame(id))!;
  const all = LOCALES.map((locale): GameWords => {
    const said = { ...kernelText[locale], ...game.text[locale], ...pageText[locale] };
    const say = speak(said, locale, { strict: true });
    return { ...gameWords(locale, game), say, word: (word, more = {}) => say({ id: word, with: more }) };
  });
  return all as [GameWords, GameWords, ...GameWords[]];
}

/** What cannot be said stands in brackets. */
const UNSAID = /\[[\w.-]+\]/;
const strings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Array.isArray(value)
      ? value.flatMap(strings)
      : typeof value === 'object' && value !== null && !('$$typeof' in value)
        ? Object.values(value).flatMap(strings)
        : [];

export function expectSaid(what: unknown, where: string): void {
  for (const said of strings(what)) expect(said, where).not.toMatch(UNSAID);
}

type MenuUpdate = Update & { readonly offer: OneOffer };

/** A question whose options are rows, in this face. */
export const menusOf =
  ({ menus }: Skin) =>
  (update: Update): update is MenuUpdate =>
    update.offer?.kind === 'one' && menus.includes(update.view.pending!.choice);
