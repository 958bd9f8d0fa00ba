import { keepsLaws } from '@shamble/testkit';
import { expect, test } from 'vitest';
import { pack } from '../src/index.ts';
import { seasoned } from './seasoned.ts';

/** Both missions, one to six players: seeds in a row go through all of them, twelve tables in all. */
const variants = [[], ['home-made']];

test('random games keep the laws of every game', { timeout: 240_000 }, () => {
  const { games } = keepsLaws(pack, { games: 36, seed: 1, full: 1, variants });
  expect(games).toBe(36);
});

test('so do games of seasoned Survivors, in which every card, skill and Zombie card is used', {
  timeout: 240_000,
}, () => {
  const { games, unused } = keepsLaws(seasoned, { games: 72, seed: 1001, full: 1, variants, usedWithin: 72 });
  expect(games).toBe(72);
  expect(unused).toEqual([]);
});
