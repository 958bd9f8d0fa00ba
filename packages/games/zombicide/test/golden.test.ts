import { fileURLToPath } from 'node:url';
import { compareGolden, golden } from '@shamble/testkit';
import { expect, test } from 'vitest';
import { pack } from '../src/index.ts';
import { seasoned } from './seasoned.ts';

// Whole games. When a change of the rules is meant: UPDATE_GOLDEN=1 npx vitest run --project core
// packages/games/zombicide/test/golden.test.ts, then read what has changed.
const games = [
  { name: '00-1', of: pack, mission: '00', seats: 1, seed: 43 },
  { name: '00-5-home-made', of: pack, mission: '00', seats: 5, variants: ['home-made'], seed: 31 },
  { name: 'A4-3', of: pack, mission: 'A4', seats: 3, seed: 57 },
  { name: 'A4-2-seasoned', of: seasoned, mission: 'A4', seats: 2, seed: 9 },
  { name: 'A4-6-seasoned', of: seasoned, mission: 'A4', seats: 6, variants: ['home-made'], seed: 57 },
];

test.each(games)('the game $name goes as it always has', { timeout: 60_000 }, ({ name, of, ...game }) => {
  const file = fileURLToPath(new URL(`./golden/${name}.txt`, import.meta.url));
  expect(compareGolden(file, golden(of, game))).toBeNull();
});
