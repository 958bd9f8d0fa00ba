import { checkLaws, keepsLaws } from '@shamble/testkit';
import { expect, test } from 'vitest';
import { pack } from '../src/index.ts';
import { small, tiny } from './small.ts';

/** Every variant, by itself or with those it goes with; seeds in a row go through all of them. */
const variants = [
  [],
  ['traitor', 'short', 'reserve-6'],
  ['baby', 'devour', 'dogs', 'boredom', 'reserve-4'],
  ['group', 'wounds', 'carry', 'heal', 'charge'],
  ['late', 'rising', 'short', 'land', 'bare'],
];

test('random games against automatic zombies keep the laws of every game', { timeout: 240_000 }, () => {
  const { games } = keepsLaws(small, { games: 15, seed: 1, full: 1, variants, seats: [2, 3, 1] });
  expect(games).toBe(15);
});

test('so do games against a Zombie player', { timeout: 240_000 }, () => {
  const against = [['zombie-player'], ['zombie-player', 'wounds', 'charge', 'baby']];
  const { games } = keepsLaws(tiny, { games: 3, seed: 101, full: 0, variants: against, seats: [2] });
  expect(games).toBe(3);
});

test('and games in which nobody ever meets end when somebody has had enough', { timeout: 240_000 }, () => {
  const apart = { games: 1, seed: 301, full: 0, variants: [['zombie-player']], seats: [2] };
  const { answers } = checkLaws(pack, { ...apart, profile: { looks: 0, samples: 0, junk: 0, saveEvery: 0 } });
  expect(answers).toBeGreaterThan(pack.patience!);
  expect(answers).toBeLessThan(2 * pack.patience!);
});

test('and games on the shipped boards', { timeout: 240_000 }, () => {
  const { games } = keepsLaws(pack, { games: 6, seed: 201, full: 0, variants, seats: [1, 2] });
  expect(games).toBe(6);
});
