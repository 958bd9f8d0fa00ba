import { keepsLaws } from '@shamble/testkit';
import { expect, test } from 'vitest';
import { pack } from '../src/index.ts';

const variants = [[], ['siege']];

test('random games of two sides keep the laws of every game', { timeout: 240_000 }, () => {
  const { games } = keepsLaws(pack, { games: 4, seed: 1, full: 0, variants, seats: [2] });
  expect(games).toBe(4);
});

test('so do games alone and together against automatic zombies', { timeout: 240_000 }, () => {
  const { games } = keepsLaws(pack, { games: 12, seed: 101, full: 1, variants, seats: [1, 3, 4] });
  expect(games).toBe(12);
});
