import { fileURLToPath } from 'node:url';
import { compareGolden, golden } from '@shamble/testkit';
import { expect, test } from 'vitest';
import { pack } from '../src/index.ts';
import { seasonedIn } from './seasoned.ts';

// Whole games. When a change of the rules is meant: UPDATE_GOLDEN=1 npx vitest run --project core
// packages/games/marvel/test/golden.test.ts, then read what has changed.
const MOST = 80 * 1024;
const zombies = seasonedIn('zombie');
const living = seasonedIn('hero');
const games = [
  { name: 'MZ0-1', of: pack, mission: 'MZ0', seats: 1, seed: 1 },
  { name: 'MZ1-4', of: pack, mission: 'MZ1', seats: 4, seed: 2 },
  { name: 'MZ2-2-seasoned', of: zombies, mission: 'MZ2', seats: 2, seed: 3 },
  { name: 'MZ3-3-seasoned', of: zombies, mission: 'MZ3', seats: 3, seed: 4 },
  { name: 'MZ4-6', of: pack, mission: 'MZ4', seats: 6, seed: 5 },
  { name: 'MZ6-1-seasoned', of: zombies, mission: 'MZ6', seats: 1, seed: 6 },
  { name: 'MZ7-5-seasoned', of: zombies, mission: 'MZ7', seats: 5, seed: 7 },
  { name: 'MZ9-2-seasoned', of: zombies, mission: 'MZ9', seats: 2, seed: 8 },
  { name: 'MZ10-6-seasoned', of: zombies, mission: 'MZ10', seats: 6, seed: 9 },
  { name: 'MH1-2-seasoned', of: living, mission: 'MH1', seats: 2, seed: 10 },
  { name: 'MH5-4-seasoned', of: living, mission: 'MH5', seats: 4, seed: 11 },
];

test.each(games)('the game $name goes as it always has', { timeout: 60_000 }, ({ name, of, ...game }) => {
  const file = fileURLToPath(new URL(`./golden/${name}.txt`, import.meta.url));
  expect(compareGolden(file, golden(of, { ...game, bytes: MOST }))).toBeNull();
});
