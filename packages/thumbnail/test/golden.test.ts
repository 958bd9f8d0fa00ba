import { fileURLToPath } from 'node:url';
import { compareGolden, golden } from '@shamble/testkit';
import { expect, test } from 'vitest';
import { pack } from '../src/index.ts';

// Three whole games with three endings. When a change of the rules is meant: UPDATE_GOLDEN=1 npx vitest run --project core
// packages/thumbnail/test/golden.test.ts, then read what has changed.
const games = [
  { name: 'alley-1', mission: 'alley', seats: 1, seed: 19 },
  { name: 'block-3-traitor', mission: 'block', seats: 3, variants: ['traitor'], seed: 10 },
  { name: 'block-6-fog', mission: 'block', seats: 6, variants: ['fog'], seed: 11 },
];

test.each(games)('the game $name goes as it always has', ({ name, ...game }) => {
  const file = fileURLToPath(new URL(`./golden/${name}.txt`, import.meta.url));
  expect(compareGolden(file, golden(pack, game))).toBeNull();
});
