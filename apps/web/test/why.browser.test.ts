import { expect, test } from 'vitest';
import { layoutFaults } from './person/layout.ts';
import { Person } from './person/playing.ts';
import { freshMatch, keep } from './person/tables.ts';
import { accessFaults, visits } from './person/visit.ts';
import { wonGame } from './person/winning.ts';

const { visit } = visits();

test.each(['desktop', 'phone'] as const)('what the dead did is explained, with the rule: %s', async (size) => {
  const won = wonGame(['bites']);
  const match = freshMatch('00', won.seed);
  for (const { answer } of won.steps.slice(0, -1)) match.do('p1', { answer });
  const page = await visit('/', { size });
  await page.goto(new URL(await keep(page, match), page.url()).href);
  const person = new Person(page, match);
  await person.ready();
  if (size === 'phone') await person.button(person.words.word('table.log')).click();
  const why = page.getByRole('button', { name: /^Why\?/ }).first();
  await why.click();
  const paper = page.getByRole('dialog', { name: 'Why?' });
  await paper.waitFor();
  expect(await layoutFaults(page)).toEqual([]);
  expect(await accessFaults(page)).toEqual([]);
  await paper.getByRole('link').first().click();
  await page.getByRole('note').waitFor();
  expect(await paper.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await paper.waitFor({ state: 'detached' });
  expect(await why.evaluate((element) => element === document.activeElement)).toBe(true);
});
