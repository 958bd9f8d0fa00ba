import { think } from '@shamble/bots';
import { createEngine, decider, isOffered, keyFromSeed } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { mind } from '../../src/bot/thought.ts';
import { game, pack } from '../../src/index.ts';

const engine = createEngine(game);

test.each([
  ['alone', 1, []],
  ['the zombies played, too', 2, ['zombie-player']],
  ['a traitor among them', 3, ['traitor']],
])(
  'it thinks within the rules, and alike behind every hidden truth: %s',
  { timeout: 180_000 },
  (_name, seats, variants) => {
    const { table } = engine.open(pack.options('main', seats, variants), keyFromSeed(3));
    const weighed = new Map<string, number>();
    for (let n = 0; table.outcome === null && n < 75; n++) {
      const seat = decider(table.pending!.who);
      const offer = engine.offer(table, seat)!;
      const view = engine.view(table, seat);
      if (n % 25 === 0) {
        const thinking = { mind, budget: { playouts: 8 }, seed: n };
        const thought = think(engine, view, offer, seat, thinking);
        for (const { answer } of thought.candidates) expect(isOffered(offer, answer)).toBe(true);
        expect(isOffered(offer, thought.answer)).toBe(true);
        const other = engine.view(engine.sample(view, keyFromSeed(n + 1)), seat);
        expect(think(engine, other, offer, seat, thinking)).toEqual(thought);
      }
      const { choice } = table.pending!;
      weighed.set(choice, (weighed.get(choice) ?? 0) + mind.candidates!(view, offer).length);
      engine.playInPlace(
        table,
        seat,
        mind.policy(view, offer, () => 0),
      );
    }
    expect(weighed.get('act')).toBeGreaterThan(30);
    if (variants.includes('zombie-player')) expect(weighed.get('zombieAct')).toBeGreaterThan(5);
    for (const [choice, others] of weighed) if (choice !== 'act' && choice !== 'zombieAct') expect(others).toBe(0);
  },
);
