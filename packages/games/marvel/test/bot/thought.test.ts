import { think } from '@shamble/bots';
import { createEngine, decider, isOffered, keyFromSeed } from '@shamble/kernel';
import { LOCALES, speak } from '@shamble/text';
import { expect, test } from 'vitest';
import { FEATURES, featuresOf } from '../../src/bot/features.ts';
import { mind } from '../../src/bot/thought.ts';
import { game, pack, text } from '../../src/index.ts';

const engine = createEngine(game);

test.each(['MZ5', 'MZ10', 'MH1'])(
  'it thinks within the rules, and alike behind every hidden truth: %s',
  { timeout: 180_000 },
  (mission) => {
    const { table } = engine.open(pack.options(mission, 2, []), keyFromSeed(5));
    const weighed = new Set<string>();
    for (let n = 0; table.outcome === null && n < 70; n++) {
      const seat = decider(table.pending!.who);
      const offer = engine.offer(table, seat)!;
      const view = engine.view(table, seat);
      const answer = mind.policy(view, offer, () => 0);
      const other = engine.view(engine.sample(view, keyFromSeed(n + 1)), seat);
      expect(featuresOf(view.state)).toHaveLength(FEATURES.length);
      expect(featuresOf(view.state).every(Number.isFinite)).toBe(true);
      const candidates = mind.candidates!(view, offer);
      expect(mind.candidates!(other, offer)).toEqual(candidates);
      for (const one of candidates) expect(isOffered(offer, one)).toBe(true);
      if (candidates.length > 1) weighed.add(table.pending!.choice);
      if (n % 23 === 4) {
        const thinking = { mind, budget: { playouts: 8 }, seed: n };
        const thought = think(engine, view, offer, seat, thinking);
        expect(isOffered(offer, thought.answer)).toBe(true);
        expect(think(engine, other, offer, seat, thinking)).toEqual(thought);
      }
      engine.playInPlace(table, seat, answer);
    }
    expect(weighed).toContain('act');
    expect(weighed).toContain('activate');
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
