import { peek } from '@shamble/kernel';
import type { Act, State } from '@shamble/plague/types';
import { describe, expect, test } from 'vitest';
import { endText } from '../src/end/text.ts';
import { seatText } from '../src/table/seatText.ts';
import { wordsOf } from '../src/text/words.ts';
import { inkFaults, LOOKS, SLOW, screenFaults, visits } from './person/visit.ts';
import { freshMatch, PlaguePlayer, SHORT, SOLO, shortGame, stagedMatch, THICK } from './plaguePlayer.ts';

const { visit } = visits();

const TRAITOR = { board: 'main', players: 2, variants: ['traitor', 'land', 'reserve-6'] };

test('a game alone against the dead is played to its end', { timeout: SLOW }, async () => {
  const seed = shortGame(SOLO, SHORT);
  const page = await visit('/', LOOKS[0]);
  const player = new PlaguePlayer(page, freshMatch(SOLO, seed));
  await player.sit();
  let steps = 0;
  while (player.match.table.outcome === null) {
    const given = player.usual as Act;
    const isStep = player.asked.view.pending!.choice === 'act' && given.do === 'forward';
    // By hand at first, in the list and on the board; then by the key.
    if (steps < 6) await player.press(given);
    else if (steps < 12 && isStep) await player.pick(given);
    else await player.goOn();
    steps += 1;
  }
  await player.ready();
  await page.getByText(player.words.outcome(player.match.table.outcome!)).first().waitFor();
  await page.getByRole('heading', { name: wordsOf('en', endText).say({ id: 'end.time' }) }).waitFor();
  expect(await screenFaults(page, 'plague-over', LOOKS[0])).toEqual([]);
});

test('two people and a traitor pass the device on', { timeout: SLOW }, async () => {
  const traitorIn = ({ table }: ReturnType<typeof freshMatch>): number => peek((table.state as State).traitor);
  const seed = shortGame(TRAITOR, { from: 1425, most: 45, isWanted: (match) => traitorIn(match) >= 0 });
  const page = await visit('/', { lang: 'en' });
  const player = new PlaguePlayer(page, freshMatch(TRAITOR, seed, { p2: 'here:Zoé' }));
  const traitor = traitorIn(player.match);
  await player.sit();
  const secret = player.words.say({ id: 'p.goal.traitor' });
  const board = page.locator('svg[role=group]');
  const told: Record<string, boolean> = {};
  await page.getByRole('heading', { name: String(seatText.en['curtain.title']).replace('{seat}', 'Ann') }).waitFor();
  expect(await board.count()).toBe(0);
  let passed = 0;
  while (player.match.table.outcome === null) {
    const { seat } = player;
    if (await player.ready()) passed += 1;
    if ((player.match.table.state as State).unmasked < 0 && told[seat] === undefined) {
      const seen = await page.locator('body').innerText();
      told[seat] = seen.includes(secret) || seen.includes(player.words.say({ id: 'p.state.traitor' }));
    }
    await player.goOn();
  }
  await player.ready();
  expect(told).toEqual({ p1: traitor === 0, p2: traitor === 1 });
  expect(passed).toBeGreaterThan(1);
  await page.getByText(player.words.outcome(player.match.table.outcome!)).first().waitFor();
});

describe.each(LOOKS)('the squares: $size, $lang, $theme', (look) => {
  test('are within reach of everyone, explained, and nothing is cut', { timeout: SLOW }, async () => {
    const page = await visit('/', look);
    const player = new PlaguePlayer(page, stagedMatch(THICK), look.lang);
    await player.sit();
    await player.ready();
    const actions = page.locator(`ul[aria-label="${player.words.word('table.actions')}"]`);
    const attack = actions.getByRole('button', { name: player.words.say({ id: 'act.attack' }) }).first();
    if (look.size === 'desktop') await attack.hover();
    expect(await screenFaults(page, 'plague', look)).toEqual([]);
    expect(await inkFaults(page, 'plague', look)).toEqual([]);
    const { say } = wordsOf(look.lang, seatText);
    await page.getByRole('button', { name: say({ id: 'legend.open' }) }).click();
    await page.getByRole('region', { name: say({ id: 'legend.title' }) }).waitFor();
    expect(await screenFaults(page, 'plague-legend', look)).toEqual([]);
  });
});
