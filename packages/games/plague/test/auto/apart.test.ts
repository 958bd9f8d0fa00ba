import { randomAnswer, rng } from '@shamble/bots';
import { createEngine, decider, keyFromSeed } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { game } from '../../src/index.ts';

const engine = createEngine(game);

/** A random game; each call gives the next answer and tells what came of it. */
function playing(seed: number): () => string {
  const { table } = engine.open({ board: 'main', players: 2, variants: ['dogs'] }, keyFromSeed(seed));
  const luck = rng(seed);
  return () => {
    if (table.outcome !== null) return 'over';
    const seat = decider(table.pending!.who);
    return JSON.stringify(engine.playInPlace(table, seat, randomAnswer(engine.offer(table, seat)!, luck)).told);
  };
}

// What zombies work with is shared by all tables of a board.
test('games played in turns on one board go as each of them goes alone', () => {
  const seeds = [1, 2, 3];
  const answers = Array.from({ length: 120 });
  const alone = seeds.map((seed) => {
    const next = playing(seed);
    return answers.map(() => next());
  });
  const games = seeds.map(playing);
  const inTurns = answers.map(() => games.map((next) => next()));
  expect(inTurns).toEqual(answers.map((_, at) => alone.map((told) => told[at])));
});
