import { expect, test } from 'vitest';
import { Typist } from './person/playing.ts';
import { freshMatch, keep } from './person/tables.ts';
import { SLOW, visits } from './person/visit.ts';
import { wonGame } from './person/winning.ts';

const { visit } = visits();

test('the tutorial is won without a mouse', { timeout: SLOW }, async () => {
  const won = wonGame(['inventory', 'revealOrder'], { most: 40 });
  const match = freshMatch('00', won.seed);
  const page = await visit('/');
  await page.goto(new URL(await keep(page, match), page.url()).href);
  const typist = new Typist(page, match);
  for (const { answer } of won.steps) await typist.answer(answer);
  await typist.ready();
  expect(match.table.outcome?.because).toBe('won');
});

test('the first page leads to the tutorial by Tab and Enter', async () => {
  const page = await visit('/');
  const start = page.getByRole('main').getByRole('button').first();
  await start.waitFor();
  for (let tabs = 0; tabs < 20; tabs++) {
    if (await start.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/table\//);
});
