import { createEngine, decider, keyFromSeed } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { game } from '../../src/index.ts';

const engine = createEngine(game);

/** How a game ends in which everybody gives the usual answer. */
function played(seed: number, options: object): string {
  const { table } = engine.open(options, keyFromSeed(seed));
  while (table.outcome === null && table.n < 5000) {
    const seat = decider(table.pending!.who);
    const offer = engine.offer(table, seat, { usual: true })!;
    engine.playInPlace(table, seat, offer.usual ?? (offer.kind === 'one' ? offer.from[0] : null));
  }
  return table.outcome?.because ?? 'never';
}

test.each([{ players: 1 }, { players: 4 }, { players: 2, zombies: 'player' }])(
  'games of usual answers end, well or badly: %o',
  { timeout: 60_000 },
  (options) => {
    const ends = Array.from({ length: 12 }, (_, seed) => played(seed, options));
    expect(ends).not.toContain('never');
    expect(ends).toContain('devoured');
    expect(ends).toContain('house');
  },
);
