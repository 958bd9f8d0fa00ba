import { createEngine, decider, isOffered, keyFromSeed, type TableOf } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { careful } from '../../src/bot/careful.ts';
import { type Dawn, game, pack } from '../../src/index.ts';

const engine = createEngine(game);

/** A whole game; every answer has to be allowed, and the same on a table that only looks the same. */
function play(plan: string, players: number, seed: number): TableOf<Dawn> {
  const { table } = engine.open(pack.options(plan, players, ['siege']), keyFromSeed(seed));
  for (let n = 0; table.outcome === null && n < 5000; n++) {
    const seat = decider(table.pending!.who);
    const offer = engine.offer(table, seat)!;
    const view = engine.view(table, seat);
    const answer = careful(view, offer);
    expect(isOffered(offer, answer), `${table.pending!.choice}: ${JSON.stringify(answer)}`).toBe(true);
    if (n % 20 === 0) {
      const other = engine.sample(view, keyFromSeed(n));
      expect(careful(engine.view(other, seat), engine.offer(other, seat)!)).toEqual(answer);
    }
    engine.playInPlace(table, seat, answer);
  }
  return table;
}

test.each([
  ['mall', 2],
  ['mall', 1],
  ['wing', 2],
])('careful games of %s with %i end, and either side can win', { timeout: 60_000 }, (plan, players) => {
  const ends = Array.from({ length: 8 }, (_, seed) => play(plan, players, seed).outcome?.because ?? 'never');
  expect(ends).not.toContain('never');
  expect(ends).toContain('overrun');
  expect(ends).toContain('secured');
});
