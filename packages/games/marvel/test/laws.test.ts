import { keepsLaws } from '@shamble/testkit';
import { expect, test } from 'vitest';
import { pack } from '../src/index.ts';
import { seasonedIn } from './seasoned.ts';

/** Seeds in a row go through every mission with every number of players: so many tables. */
const TABLES = 96;

test('there are so many tables', () => {
  expect(pack.missions.reduce((sum, { seats: { min, max } }) => sum + max - min + 1, 0)).toBe(TABLES);
});

test('random games of every mission and number of players keep the laws of every game', { timeout: 240_000 }, () => {
  const { games } = keepsLaws(pack, { games: TABLES, seed: 1, full: 1 });
  expect(games).toBe(TABLES);
});

test('so do games of seasoned zombies, in which every hero, card, Skill and ability is used', {
  timeout: 240_000,
}, () => {
  const { games, unused } = keepsLaws(seasonedIn('zombie'), { games: 132, seed: 1001, full: 1, usedWithin: 132 });
  expect(games).toBe(132);
  expect(unused).toEqual([]);
});

test('and games of seasoned living heroes, in which every Mission, Bystander, Spawn card, hero and Skill is used', {
  timeout: 240_000,
}, () => {
  const { games, unused } = keepsLaws(seasonedIn('hero'), { games: 30, seed: 2001, full: 1 });
  expect(games).toBe(30);
  expect(unused.filter((name) => !name.startsWith('trait'))).toEqual([]);
});
