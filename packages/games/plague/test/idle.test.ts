import { createEngine, decider, keyFromSeed } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { BOARDS } from '../content/boards/index.ts';
import { game } from '../src/index.ts';
import type { Act } from '../src/types.ts';

const engine = createEngine(game);

/** Ends every turn at once; what else is asked gets the first answer. */
function sitOut(board: string, seed: number): string | null {
  const { table } = engine.open({ board, players: 1 }, keyFromSeed(seed));
  for (let answers = 0; table.outcome === null && answers < 500; answers++) {
    const seat = decider(table.pending!.who);
    const offer = engine.offer(table, seat)!;
    if (offer.kind !== 'one') throw new Error(`${table.pending!.choice} is no list.`);
    engine.playInPlace(table, seat, offer.from.find((option) => (option as Act).do === 'end') ?? offer.from[0]);
  }
  return table.outcome?.because ?? null;
}

// ZP-AUTO-10: wherever he stands, sooner or later automatic zombies come.
test.each(BOARDS.map(({ id }) => id))('nobody sits a game out on the board %s', (board) => {
  const ends = Array.from({ length: 60 }, (_, seed) => sitOut(board, seed));
  expect(new Set(ends)).toEqual(new Set(['devoured']));
});
