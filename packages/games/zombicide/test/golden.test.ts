import { fileURLToPath } from 'node:url';
import { compareGolden, golden } from '@shamble/testkit';
import { expect, test } from 'vitest';
import { pack } from '../src/index.ts';
import { seasoned } from './seasoned.ts';

// Whole games. When a change of the rules is meant: UPDATE_GOLDEN=1 npx vitest run --project core
// packages/games/zombicide/test/golden.test.ts, then read what has changed.
const MOST = 110 * 1024;
const games = [
  { name: '00-1', of: pack, mission: '00', seats: 1, seed: 43 },
  { name: '00-5-home-made', of: pack, mission: '00', seats: 5, variants: ['home-made'], seed: 31 },
  { name: '01-4', of: pack, mission: '01', seats: 4, seed: 1 },
  { name: '02-2', of: pack, mission: '02', seats: 2, seed: 2 },
  { name: '03-1', of: pack, mission: '03', seats: 1, seed: 2 },
  { name: '04-5', of: seasoned, mission: '04', seats: 5, seed: 4 },
  { name: '06-3', of: seasoned, mission: '06', seats: 3, seed: 6 },
  { name: '07-6', of: pack, mission: '07', seats: 6, seed: 7 },
  { name: '08-2', of: seasoned, mission: '08', seats: 2, seed: 8 },
  { name: '09-3', of: seasoned, mission: '09', seats: 3, seed: 5 },
  { name: '10-6', of: pack, mission: '10', seats: 6, seed: 10 },
  { name: 'A4-3', of: pack, mission: 'A4', seats: 3, seed: 57 },
  { name: 'A4-2-seasoned', of: seasoned, mission: 'A4', seats: 2, seed: 9 },
  { name: 'A4-6-seasoned', of: seasoned, mission: 'A4', seats: 6, variants: ['home-made'], seed: 57 },
];

test.each(games)('the game $name goes as it always has', { timeout: 60_000 }, ({ name, of, ...game }) => {
  const file = fileURLToPath(new URL(`./golden/${name}.txt`, import.meta.url));
  expect(compareGolden(file, golden(of, { ...game, bytes: MOST }))).toBeNull();
});
