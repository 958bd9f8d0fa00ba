import { createEngine, keyFromSeed, peek } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { game } from '../src/index.ts';

test('the traitor is each of the players or nobody, one time in five each of four players [ZP-VTRAIT-01]', () => {
  const engine = createEngine(game);
  const drawn = new Map<number, number>();
  for (let seed = 0; seed < 500; seed++) {
    const { table } = engine.open({ players: 4, variants: ['traitor'] }, keyFromSeed(seed));
    const traitor = peek(table.state.traitor);
    drawn.set(traitor, (drawn.get(traitor) ?? 0) + 1);
  }
  expect([...drawn.keys()].sort()).toEqual([-1, 0, 1, 2, 3]);
  for (const count of drawn.values()) expect(Math.abs(count - 100)).toBeLessThan(40);
});
