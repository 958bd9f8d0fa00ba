import { think } from '@shamble/bots';
import { createEngine, decider, isOffered, keyFromSeed } from '@shamble/kernel';
import { LOCALES, speak } from '@shamble/text';
import { expect, test } from 'vitest';
import { FEATURES, featuresOf } from '../../src/bot/features.ts';
import { mind } from '../../src/bot/thought.ts';
import { game, pack, text } from '../../src/index.ts';

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
      expect(featuresOf(view.state)).toHaveLength(FEATURES.length);
      expect(featuresOf(view.state).every(Number.isFinite)).toBe(true);
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

test('every reason it may give can be said', () => {
  const named = new Set(mind.evaluation!.reasons!.filter((reason) => reason !== null));
  expect(mind.evaluation!.reasons).toHaveLength(FEATURES.length);
  expect(named.size).toBeGreaterThan(5);
  for (const locale of LOCALES) {
    const say = speak(text[locale], locale, { strict: true });
    for (const reason of named) expect(say({ id: `reason.${reason}` })).not.toBe('');
  }
});
