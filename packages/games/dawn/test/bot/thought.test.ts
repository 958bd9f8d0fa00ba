import { calibrationError, think } from '@shamble/bots';
import { createEngine, decider, isOffered, keyFromSeed } from '@shamble/kernel';
import { LOCALES, speak } from '@shamble/text';
import { expect, test } from 'vitest';
import { FEATURES, featuresOf } from '../../src/bot/features.ts';
import fitted from '../../src/bot/fitted.json' with { type: 'json' };
import { mind } from '../../src/bot/thought.ts';
import { game, pack, text } from '../../src/index.ts';

const engine = createEngine(game);

test.each([
  ['alone', 1],
  ['two against each other', 2],
])('it thinks within the rules, and alike behind every hidden truth: %s', { timeout: 180_000 }, (_name, seats) => {
  const { table } = engine.open(pack.options('wing', seats, ['siege']), keyFromSeed(5));
  const thoughtOf = new Set<string>();
  for (let n = 0; table.outcome === null && n < 160; n++) {
    const seat = decider(table.pending!.who);
    const offer = engine.offer(table, seat)!;
    const view = engine.view(table, seat);
    const answer = mind.policy(view, offer, () => 0);
    const other = engine.view(engine.sample(view, keyFromSeed(n + 1)), seat);
    expect(featuresOf(view.state)).toHaveLength(FEATURES.length);
    expect(featuresOf(view.state).every(Number.isFinite)).toBe(true);
    expect(mind.candidates!(other, offer)).toEqual(mind.candidates!(view, offer));
    if (n % 16 === 3) {
      const thinking = { mind, budget: { playouts: 12 }, seed: n };
      const thought = think(engine, view, offer, seat, thinking);
      for (const one of thought.candidates) expect(isOffered(offer, one.answer)).toBe(true);
      expect(isOffered(offer, thought.answer)).toBe(true);
      expect(think(engine, other, offer, seat, thinking)).toEqual(thought);
      thoughtOf.add(seat);
    }
    engine.playInPlace(table, seat, answer);
  }
  expect(thoughtOf.size).toBe(seats);
});

test('the network takes the numbers there are, and on games it had not seen it said what came', () => {
  const { network, calibration, error, how } = fitted;
  expect([network.mean.length, network.spread.length]).toEqual([FEATURES.length, FEATURES.length]);
  for (const row of network.hidden) expect(row).toHaveLength(FEATURES.length + 1);
  expect([...how.missions].sort()).toEqual(pack.missions.map(({ id }) => id).sort());
  expect(calibration.reduce((sum, { games }) => sum + games, 0)).toBeGreaterThan(5000);
  expect(calibrationError(calibration)).toBeCloseTo(error, 3);
  expect(error).toBeLessThan(0.04);
});

test('what the network gives the humans it takes from the dead', () => {
  const { table } = engine.open(pack.options('wing', 2, []), keyFromSeed(5));
  const { isAgainst } = mind.evaluation!;
  const against = table.seats.map((seat) => isAgainst!(engine.view(table, seat).state, seat));
  expect(against).toEqual([false, true]);
  const alone = engine.open(pack.options('mall', 3, []), keyFromSeed(5)).table;
  for (const seat of alone.seats) expect(isAgainst!(engine.view(alone, seat).state, seat)).toBe(false);
});

test('every reason it may give can be said', () => {
  const named = new Set(mind.evaluation!.reasons!.filter((reason) => reason !== null));
  expect(mind.evaluation!.reasons).toHaveLength(FEATURES.length);
  expect(named.size).toBeGreaterThan(5);
  for (const locale of LOCALES) {
    const say = speak(text[locale], locale, { strict: true });
    for (const reason of named) expect(say({ id: `reason.${reason}` })).not.toBe('');
  }
});
