import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../src/text/words.ts';
import { Person } from './person/playing.ts';
import { fileOf, freshMatch } from './person/tables.ts';
import { picture, SLOW, visits } from './person/visit.ts';
import { wonGame } from './person/winning.ts';

const { visit } = visits();

/** Two first evenings that bring a little of everything: fights and wounds, finds and losses, rooms in order. */
const games = {
  en: wonGame(['inventory', 'targets', 'revealOrder', 'firstSpawn', '$reaction'], { from: 177, most: 48 }),
  fr: wonGame(['inventory', 'targets', 'revealOrder', 'firstSpawn', 'bites'], { from: 123, most: 48 }),
};

/** Opens a saved table as anybody does: by the button on the first page. */
async function openFile(page: Page, lang: 'en' | 'fr'): Promise<Person> {
  const match = freshMatch('00', games[lang].seed);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: wordsOf(lang).word('home.import') }).click();
  await (await chooser).setFiles(fileOf(match));
  await page.waitForURL(/\/table\//);
  return new Person(page, match, lang);
}

/** Not those in which every screen is looked at. */
const looks = [
  { size: 'desktop', lang: 'fr', theme: 'light' },
  { size: 'phone', lang: 'en', theme: 'dark' },
] as const;

describe.each(looks)('the tutorial, by hand: $size, $lang', ({ size, lang, theme }) => {
  test('is won', { timeout: SLOW }, async () => {
    const page = await visit('/', { size, lang, theme });
    const person = await openFile(page, lang);
    for (const { answer, n } of games[lang].steps) {
      expect(person.asked.n).toBe(n);
      await person.answer(answer);
    }
    await person.ready();
    expect(person.asked.outcome?.because).toBe('won');
    await page.getByRole('heading', { name: person.words.word('end.won') }).waitFor();
    await picture(page, `won-${size}-${lang}`);
  });
});
