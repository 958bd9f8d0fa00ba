import { fileURLToPath } from 'node:url';
import { compareGolden, golden } from '@shamble/testkit';
import { expect, test } from 'vitest';
import { careful } from '../src/bot/careful.ts';
import { pack } from '../src/index.ts';

// Whole games. When a change of the rules is meant: UPDATE_GOLDEN=1 npx vitest run --project core
// packages/games/dawn/test/golden.test.ts, then read what has changed.
const answers = { careful: { answers: careful as never }, random: {} } as const;
const games = [
  { name: 'wing-2-random', how: 'random', mission: 'wing', seats: 2, seed: 3 },
  { name: 'mall-1-careful', how: 'careful', mission: 'mall', seats: 1, seed: 2, most: 120 },
  { name: 'mall-2-careful', how: 'careful', mission: 'mall', seats: 2, variants: ['siege'], seed: 5, most: 120 },
  { name: 'mall-3-random', how: 'random', mission: 'mall', seats: 3, seed: 8, most: 120 },
] as const;

test.each(games)('the game $name goes as it always has', { timeout: 60_000 }, ({ name, how, ...game }) => {
  const file = fileURLToPath(new URL(`./golden/${name}.txt`, import.meta.url));
  expect(compareGolden(file, golden(pack, { ...game, ...answers[how] }))).toBeNull();
});
