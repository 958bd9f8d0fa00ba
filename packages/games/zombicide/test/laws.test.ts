import { keepsLaws } from '@shamble/testkit';
import { expect, test } from 'vitest';
import { pack } from '../src/index.ts';
import { seasoned } from './seasoned.ts';

/** Seeds in a row go through every mission with every number of players: so many tables. */
const TABLES = 54;
const variants = [[], ['home-made']];

test('there are so many tables', () => {
  const counts = pack.missions.map(({ seats: { min, max, except = [] } }) => max - min + 1 - except.length);
  expect(counts.reduce((sum, count) => sum + count)).toBe(TABLES);
});

test('random games keep the laws of every game', { timeout: 240_000 }, () => {
  const { games } = keepsLaws(pack, { games: TABLES, seed: 1, full: 1, variants });
  expect(games).toBe(TABLES);
});

test('so do games of seasoned Survivors, in which every card, skill and Zombie card is used', {
  timeout: 240_000,
}, () => {
  const { games, unused } = keepsLaws(seasoned, { games: 72, seed: 1001, full: 1, variants, usedWithin: 72 });
  expect(games).toBe(72);
  expect(unused).toEqual([]);
});
