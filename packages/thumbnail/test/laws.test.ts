import { keepsLaws } from '@shamble/testkit';
import { expect, test } from 'vitest';
import { pack } from '../src/index.ts';

test('a hundred random games keep the laws of every game', { timeout: 120_000 }, () => {
  const { games, unused } = keepsLaws(pack, { games: 100, seed: 1, full: 2, usedWithin: 100 });
  expect(games).toBe(100);
  expect(unused).toEqual([]);
});
