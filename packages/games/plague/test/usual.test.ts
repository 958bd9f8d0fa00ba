import { createEngine, decider, keyFromSeed } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { game } from '../src/index.ts';

const engine = createEngine(game);

/** A whole game in which everybody gives the usual answer. */
function played(seed: number, options: object): { because: string; searched: number } {
  const { table } = engine.open(options, keyFromSeed(seed));
  while (table.outcome === null && table.n < 2000) {
    const seat = decider(table.pending!.who);
    const offer = engine.offer(table, seat, { usual: true })!;
    engine.playInPlace(table, seat, offer.usual ?? (offer.kind === 'one' ? offer.from[0] : null));
  }
  const searched = table.state.searched.filter((by) => by !== 0).length;
  return { because: table.outcome?.because ?? 'none', searched };
}

test('whoever answers as usual searches the house, and sometimes gets it shut', { timeout: 60_000 }, () => {
  const games = [8, 25, 29, 40].map((seed) => played(seed, { players: 4 }));
  expect(games.map(({ searched }) => searched)).toEqual([6, 6, 6, 6]);
  expect(games.filter(({ because }) => because === 'house').length).toBeGreaterThan(1);
});

test('a Zombie player who answers as usual hunts', { timeout: 60_000 }, () => {
  const games = Array.from({ length: 10 }, (_, seed) => played(seed, { players: 2, zombies: 'player' }));
  expect(games.filter(({ because }) => because === 'devoured').length).toBeGreaterThan(2);
});
