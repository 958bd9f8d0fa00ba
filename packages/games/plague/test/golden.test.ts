import { fileURLToPath } from 'node:url';
import { compareGolden, golden } from '@shamble/testkit';
import { expect, test } from 'vitest';
import { pack } from '../src/index.ts';

// Whole games. When a change of the rules is meant: UPDATE_GOLDEN=1 npx vitest run --project core
// packages/games/plague/test/golden.test.ts, then read what has changed.
const games = [
  { name: 'main-1', mission: 'main', seats: 1, seed: 3 },
  { name: 'main-3-traitor', mission: 'main', seats: 3, variants: ['traitor', 'wounds', 'charge'], seed: 8 },
  { name: 'island-2-dogs', mission: 'island', seats: 2, variants: ['dogs', 'baby', 'boredom'], seed: 5 },
];

test.each(games)('the game $name goes as it always has', { timeout: 60_000 }, ({ name, ...game }) => {
  const file = fileURLToPath(new URL(`./golden/${name}.txt`, import.meta.url));
  expect(compareGolden(file, golden(pack, game))).toBeNull();
});
