import { randomAnswer, rng } from '@shamble/bots';
import { createEngine, decider, isOffered, keyFromSeed } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { game, pack } from '../../src/index.ts';
import { seasoned } from '../seasoned.ts';

/** Half the answers by chance, so that random games ask everything; the other half the usual ones. */
test('every question has a usual answer, and it is legal', { timeout: 240_000 }, () => {
  const asked = new Set<string>();
  for (let seed = 0; seed < 120; seed++) {
    const { pack: from, engine } = seed % 2 === 0 ? PLAIN : SEASONED;
    const { id, seats } = pack.missions[seed % pack.missions.length]!;
    const players = seats.min + (seed % (seats.max - seats.min + 1));
    let options: unknown;
    try {
      options = game.options(from.options(id, players, seed % 3 === 0 ? ['home-made'] : []));
    } catch {
      continue; // not for so many players
    }
    const { table } = engine.open(options, keyFromSeed(seed));
    const luck = rng(seed);
    for (let n = 0; table.outcome === null && n < 400; n++) {
      const seat = decider(table.pending!.who);
      const offer = engine.offer(table, seat, { usual: true })!;
      asked.add(table.pending!.choice);
      expect(offer.usual, table.pending!.choice).toBeDefined();
      expect(isOffered(offer, offer.usual), table.pending!.choice).toBe(true);
      engine.playInPlace(table, seat, luck(3) === 0 ? offer.usual : randomAnswer(offer, luck));
    }
  }
  const rare = ['shortGroup', 'manholeOrder', 'recruiter'];
  expect([...asked, ...rare].sort()).toEqual(
    expect.arrayContaining([...Object.keys(game.choices), '$reaction'].sort()),
  );
});

const PLAIN = { pack, engine: createEngine(pack.game) };
const SEASONED = { pack: seasoned, engine: createEngine(seasoned.game) };
