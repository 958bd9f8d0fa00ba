import type { Match } from '@shamble/kernel';
import type { Zombicide } from '@shamble/zombicide';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { endText } from '../src/end/text.ts';
import { newText } from '../src/home/text.ts';
import { seatText } from '../src/table/seatText.ts';
import type { Tongue } from '../src/text/tongue.ts';
import { wordsOf } from '../src/text/words.ts';
import { layoutFaults } from './person/layout.ts';
import { Person } from './person/playing.ts';
import { crowded, freshMatch, keep } from './person/tables.ts';
import { goTo, inkFaults, LOOKS, picture, SLOW, screenFaults, visits } from './person/visit.ts';
import { wonGame } from './person/winning.ts';

const { visit } = visits();

const won = wonGame(['inventory', 'targets', 'revealOrder', '$reaction']);

/** The tutorial, that many answers later. */
function tutorial(answers: number): Match<Zombicide> {
  const match = freshMatch('00', won.seed);
  for (const { answer } of won.steps.slice(0, answers)) match.do('p1', { answer });
  return match;
}
const before = (choice: string): Match<Zombicide> => tutorial(won.steps.findIndex((step) => step.choice === choice));

async function show(page: Page, match: Match<Zombicide>, tongue: Tongue): Promise<Person> {
  await goTo(page, await keep(page, match));
  const person = new Person(page, match, tongue);
  await person.ready();
  return person;
}

/** Six survivors and sixty dead, and the odds of a shot. */
const FULLEST = 'act';

/** Brings one screen after the other up. */
async function* screens(page: Page, tongue: Tongue): AsyncGenerator<string> {
  const { word } = wordsOf(tongue);
  await page.getByRole('heading', { name: word('home.tables') }).waitFor();
  yield 'home';
  await goTo(page, '/new?game=zombicide&mission=A4');
  const fresh = (id: keyof (typeof newText)['en']): string => wordsOf(tongue, newText).say({ id });
  await page.getByRole('heading', { name: fresh('new.title') }).waitFor();
  await page
    .getByRole('group', { name: fresh('new.players') })
    .getByRole('button', { name: '3' })
    .click();
  yield 'new table';
  await show(page, tutorial(0), tongue);
  yield 'activate';
  const acting = await show(page, crowded(), tongue);
  await acting.answer(0);
  await acting.ready();
  const actions = page.getByRole('list', { name: word('table.actions') });
  await actions.locator('[aria-expanded]').first().click();
  yield FULLEST;
  await page.getByRole('button', { name: wordsOf(tongue, seatText).say({ id: 'legend.open' }) }).click();
  yield 'legend';
  for (const choice of ['inventory', 'targets', 'revealOrder', '$reaction']) {
    await show(page, before(choice), tongue);
    yield choice.replace('$', '');
  }
  await show(page, tutorial(won.steps.length), tongue);
  await page.getByRole('heading', { name: wordsOf(tongue, endText).say({ id: 'end.time' }) }).waitFor();
  yield 'end';
  await page.getByRole('button', { name: word('end.look') }).click();
  await page.getByRole('button', { name: word('table.menu') }).click();
  await page.getByRole('heading', { name: word('table.menu') }).waitFor();
  yield 'menu';
  await page.getByRole('button', { name: word('end.home') }).click();
  await page
    .getByRole('link', { name: word('home.continue') })
    .first()
    .waitFor();
  yield 'home with tables';
}

describe.each(LOOKS)('every screen of a game: $size, $lang, $theme', (look) => {
  test('is within reach of everyone, and nothing is cut', { timeout: SLOW }, async () => {
    const page = await visit('/', look);
    const faults: Record<string, string[]> = {};
    for await (const name of screens(page, look.lang)) {
      const found = await screenFaults(page, name, look);
      if (name === FULLEST) found.push(...(await inkFaults(page, name, look)));
      if (found.length > 0) faults[name] = found;
    }
    expect(faults).toEqual({});
  });
});

describe.each(['desktop', 'phone'] as const)('with words two fifths longer: %s', (size) => {
  test('nothing is cut and nothing overlaps', { timeout: SLOW }, async () => {
    const page = await visit('/', { size, lang: 'pseudo' });
    const faults: Record<string, string[]> = {};
    for await (const name of screens(page, 'pseudo')) {
      const found = await layoutFaults(page);
      if (found.length === 0) continue;
      faults[name] = found;
      await picture(page, `${name.replaceAll(' ', '-')}-${size}-pseudo`);
    }
    expect(faults).toEqual({});
  });
});
