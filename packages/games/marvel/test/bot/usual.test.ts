import { randomAnswer, rng } from '@shamble/bots';
import { createEngine, decider, isOffered, keyFromSeed } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { MISSIONS } from '../../content/missions.ts';
import { careful } from '../../src/bot/careful.ts';
import { game } from '../../src/game.ts';

const engine = createEngine(game);
/** Asked late in some missions only. */
const RARE: readonly string[] = ['gift', 'look', 'xpGiven', 'leave', 'hero', 'giveTrait', 'lend'];
/** Some answers by chance, so that everything is asked, some the usual ones, and enough careful ones to come far. */
test('every question has a usual answer, and it is legal', { timeout: 240_000 }, () => {
  const asked = new Set<string>();
  for (let seed = 0; seed < 128; seed++) {
    const { id } = MISSIONS[Math.floor(seed / 2) % MISSIONS.length]!;
    const { table } = engine.open({ mission: id, players: 1 + (seed % 6) }, keyFromSeed(seed));
    const luck = rng(seed);
    for (let n = 0; table.outcome === null && n < 400; n++) {
      const seat = decider(table.pending!.who);
      const { choice } = table.pending!;
      const offer = engine.offer(table, seat, { usual: true })!;
      asked.add(choice);
      expect(offer.usual, choice).toBeDefined();
      expect(isOffered(offer, offer.usual), choice).toBe(true);
      const how = luck(seed % 2 === 0 ? 4 : 16);
      const answer =
        how === 0 ? offer.usual : how === 1 ? randomAnswer(offer, luck) : careful(engine.view(table, seat), offer);
      engine.playInPlace(table, seat, answer);
    }
  }
  for (const name of Object.keys(game.choices)) if (!RARE.includes(name)) expect(asked, name).toContain(name);
});

test('and those that are seldom asked have one, too', () => {
  for (const [name, { usual }] of Object.entries(game.choices)) expect(usual, name).toBeTypeOf('function');
});
