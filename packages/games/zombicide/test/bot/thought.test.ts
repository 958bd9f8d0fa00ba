import { calibrationError, chanceBy, think } from '@shamble/bots';
import { createEngine, decider, isOffered, keyFromSeed, type TableOf } from '@shamble/kernel';
import { LOCALES, speak } from '@shamble/text';
import { expect, test } from 'vitest';
import { careful } from '../../src/bot/careful.ts';
import { FEATURES, featuresOf } from '../../src/bot/features.ts';
import fitted from '../../src/bot/fitted.json' with { type: 'json' };
import { mind } from '../../src/bot/thought.ts';
import { game, pack, text } from '../../src/index.ts';
import type { Zombicide } from '../../src/types.ts';

const engine = createEngine(game);
const { network } = fitted;

/** A game of the careful bot; `look` looks at every question. */
function play(seed: number, mission: string, look: (table: TableOf<Zombicide>) => void): TableOf<Zombicide> {
  const { table } = engine.open(pack.options(mission, 1, []), keyFromSeed(seed));
  while (table.outcome === null) {
    look(table);
    const seat = decider(table.pending!.who);
    engine.playInPlace(table, seat, careful(engine.glance(table, seat), engine.offer(table, seat)!));
  }
  return table;
}

test('the network takes the numbers there are, and was fitted to every mission', () => {
  expect(network.mean).toHaveLength(FEATURES.length);
  expect(network.spread).toHaveLength(FEATURES.length);
  for (const row of network.hidden) expect(row).toHaveLength(FEATURES.length + 1);
  expect(network.out).toHaveLength(network.hidden.length + 1);
  expect(fitted.how.missions).toEqual(pack.missions.map(({ id }) => id));
});

test('on games it had not seen it said what came, within four points on average', () => {
  expect(fitted.calibration.reduce((sum, { games }) => sum + games, 0)).toBeGreaterThan(5000);
  expect(calibrationError(fitted.calibration)).toBeCloseTo(fitted.error, 3);
  expect(fitted.error).toBeLessThan(0.04);
});

test('it tells games that are being won from those that are being lost', { timeout: 120_000 }, () => {
  // Surprise in bits, on games of another seed than it was fitted to; knowing nothing it would be one.
  let surprise = 0;
  let positions = 0;
  for (let seed = 900; seed < 910; seed++) {
    const said: number[] = [];
    let round = 0;
    const { outcome } = play(seed, seed % 2 === 0 ? '01' : '03', ({ state, seats }) => {
      if (state.round === round) return;
      round = state.round;
      const features = featuresOf(game.view(state, seats[0]!) as Zombicide['view']);
      expect(features).toHaveLength(FEATURES.length);
      expect(features.every(Number.isFinite)).toBe(true);
      said.push(chanceBy(network, features));
    });
    const won = outcome!.winners.length > 0;
    for (const chance of said) surprise -= Math.log2(won ? chance : 1 - chance);
    positions += said.length;
  }
  expect(positions).toBeGreaterThan(50);
  expect(surprise / positions).toBeLessThan(0.85);
});

test('it thinks within the rules, only about who acts and what is done, and alike behind every hidden truth', {
  timeout: 120_000,
}, () => {
  const asked = new Map<string, number>();
  let n = 0;
  play(4, '00', (table) => {
    if (n++ % 4 > 0 || n > 60) return;
    const seat = decider(table.pending!.who);
    const offer = engine.offer(table, seat)!;
    const view = engine.view(table, seat);
    const thinking = { mind, budget: { playouts: 12 }, seed: n };
    const thought = think(engine, view, offer, seat, thinking);
    expect(isOffered(offer, thought.answer)).toBe(true);
    for (const { answer } of thought.candidates) expect(isOffered(offer, answer)).toBe(true);
    const other = engine.view(engine.sample(view, keyFromSeed(n)), seat);
    expect(think(engine, other, offer, seat, thinking)).toEqual(thought);
    const { choice } = table.pending!;
    asked.set(choice, (asked.get(choice) ?? 0) + thought.candidates.length - 1);
  });
  expect(asked.get('act')).toBeGreaterThan(10);
  for (const [choice, others] of asked) if (choice !== 'act' && choice !== 'activate') expect(others).toBe(0);
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
