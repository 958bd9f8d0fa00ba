import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../src/text/words.ts';
import { Person } from './person/playing.ts';
import { fileOf, freshMatch } from './person/tables.ts';
import { picture, type Size, visits } from './person/visit.ts';
import { wonGame } from './person/winning.ts';

const { visit } = visits();

/** With a search, a fight, an order of rooms, a wound: a little of everything a first evening brings. */
const won = wonGame(['inventory', 'targets', 'revealOrder', 'firstSpawn', '$reaction']);

/** Opens a saved table as anybody does: by the button on the first page. */
async function openFile(page: Page, lang: 'en' | 'fr'): Promise<Person> {
  const match = freshMatch('00', won.seed);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: wordsOf(lang).word('home.import') }).click();
  await (await chooser).setFiles(fileOf(match));
  await page.waitForURL(/\/table\//);
  return new Person(page, match, lang);
}

const looks = (['desktop', 'phone'] as const).flatMap((size: Size) =>
  (['en', 'fr'] as const).map((lang) => ({ size, lang })),
);

describe.each(looks)('the tutorial, by hand: $size, $lang', ({ size, lang }) => {
  test('is won', async () => {
    const page = await visit('/', { size, lang, theme: lang === 'en' ? 'dark' : 'light' });
    const person = await openFile(page, lang);
    for (const { answer, n } of won.steps) {
      expect(person.asked.n).toBe(n);
      await person.answer(answer);
    }
    await person.ready();
    expect(person.asked.outcome?.because).toBe('won');
    await page.getByRole('heading', { name: person.words.word('end.won') }).waitFor();
    await picture(page, `won-${size}-${lang}`);
  });
});
