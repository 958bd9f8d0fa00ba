import { keyText } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { replayText } from '../src/replay/text.ts';
import { wordsOf } from '../src/text/words.ts';
import { freshMatch, keep } from './person/tables.ts';
import { SLOW, screenFaults, visits } from './person/visit.ts';
import { wonGame } from './person/winning.ts';

const { visit } = visits();

const won = wonGame([], { most: 40 });
const match = freshMatch('00', won.seed);
for (const { answer } of won.steps) match.do('p1', { answer });
const last = match.table.n;

test.each([
  ['desktop', 'en'],
  ['phone', 'fr'],
] as const)('a game is watched again: %s, %s', { timeout: SLOW }, async (size, lang) => {
  const { word } = wordsOf(lang, replayText) as { word(id: string, more?: Record<string, unknown>): string };
  const page = await visit('/', { size, lang });
  const path = (await keep(page, match)).replace('/table/', '/replay/');
  await page.goto(new URL(path, page.url()).href);
  const time = page.getByRole('slider', { name: word('replay.time') });
  await time.waitFor();
  const at = async (): Promise<number> => Number(await time.inputValue());
  expect(await at()).toBe(0);

  // Forth, to the end, and back.
  await page.getByRole('button', { name: word('replay.forward') }).click();
  await expect.poll(at).toBe(1);
  await time.fill(String(last));
  await page.getByRole('heading', { name: wordsOf(lang).word('table.prompt.over') }).waitFor();
  await time.fill('12');
  await page.getByRole('heading', { name: wordsOf(lang).word('table.prompt.over') }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: word('replay.back') }).click();
  await expect.poll(at).toBe(11);

  // From a line of the story, and from a figure.
  await page
    .getByRole('region', { name: word('replay.log') })
    .getByRole('button')
    .first()
    .click();
  await expect.poll(at).toBeLessThan(11);
  await page.getByRole('navigation').getByRole('button').first().click();
  await page.getByRole('button', { name: word('replay.later', { name: '' }).trim() }).click();
  expect(await screenFaults(page, `replay-${size}-*-${lang}`)).toEqual([]);

  await page.getByRole('button', { name: word('replay.verify') }).click();
  await page.getByText(keyText(match.table.chance.key)).waitFor();
  await page.getByText(word('replay.unfair')).waitFor({ state: 'detached' });

  // On from there, as a table of its own.
  const moment = await at();
  expect(moment).toBeLessThan(last);
  await page.getByRole('button', { name: word('replay.fork'), exact: true }).click();
  await page.waitForURL(/\/table\//);
  await page.getByRole('list', { name: wordsOf(lang).word('table.actions') }).waitFor();
});
