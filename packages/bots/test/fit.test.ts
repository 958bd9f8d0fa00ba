import { createEngine, type Mind, type Network } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { calibration, calibrationError, chanceBy, fit, type Lesson, rng, train } from '../src/index.ts';
import { lessonsOf } from '../src/lessons.ts';
import { type Bets, game, mind as plain } from './bets.ts';

/** Won more often the more there is of the first and the less of the second; the third tells nothing, the fourth is always the same. */
const chanceOf = (a: number, b: number): number => 1 / (1 + Math.exp(-(a - 5) + 2 * b));
function lessons(count: number, seed: number): Lesson[] {
  const luck = rng(seed);
  return Array.from({ length: count }, () => {
    const [a, b, c] = [luck(11), luck(3) - 1, luck(100)];
    return { features: [a, b, c, 7], won: luck(1000) < 1000 * chanceOf(a, b) };
  });
}

const how = { seed: 1, hidden: 4, epochs: 12 };
const network = fit(lessons(3000, 1), how);

test('a network is fitted to chances, the same one for the same seed', () => {
  for (const [a, b] of [
    [0, 1],
    [5, 0],
    [8, -1],
    [6, 1],
  ] as const)
    expect(Math.abs(chanceBy(network, [a, b, 50, 7]) - chanceOf(a, b))).toBeLessThan(0.07);
  expect(fit(lessons(3000, 1), how)).toEqual(network);
  expect(fit(lessons(3000, 1), { ...how, seed: 2 })).not.toEqual(network);
  expect(JSON.parse(JSON.stringify(network))).toEqual(network);
});

test('what is said comes as often as it is said, on lessons not seen, and a wrong network is found out', () => {
  const unseen = lessons(3000, 2);
  const bins = calibration(network, unseen);
  expect(bins).toHaveLength(10);
  expect(bins.reduce((sum, one) => sum + one.games, 0)).toBe(3000);
  for (const [at, { games, said }] of bins.entries()) if (games > 0) expect(Math.floor(10 * said)).toBe(at);
  expect(calibrationError(bins)).toBeLessThan(0.04);
  const boastful: Network = { ...network, out: network.out.map((weight) => 3 * weight) };
  expect(calibrationError(calibration(boastful, unseen))).toBeGreaterThan(0.06);
});

const engine = createEngine(game);
const evaluation: NonNullable<Mind<Bets>['evaluation']> = {
  moment: ({ round }) => round,
  features: ({ round, won }) => [round, won],
  network: () => null,
};
const mind: Mind<Bets> = { ...plain, evaluation };

test('games teach a lesson a moment; of those that go astray only what came after', () => {
  const of = (number: number) => lessonsOf(engine, {}, mind, { seed: 1, from: number, to: number + 1 });
  const rounds = (number: number) => of(number).map(({ features }) => features[0]);
  for (const even of [0, 2, 4]) expect(rounds(even)).toEqual([0, 1, 2]);
  // Most go astray only after so short a game has ended: nothing is learned from them.
  const odd = Array.from({ length: 1000 }, (_, n) => rounds(2 * n + 1));
  expect(new Set(odd.map(String))).toEqual(new Set(['', '1,2', '2']));
  expect(lessonsOf(engine, {}, mind, { seed: 1, from: 0, to: 3 })).toEqual([...of(0), ...of(1), ...of(2)]);
});

test('training is the same again from the same numbers, and learns what is worth knowing', () => {
  const training = { games: 3000, seed: 5, hidden: 3, epochs: 25 };
  const learned = train(engine, mind, [{}], training);
  expect(train(engine, mind, [{}], training)).toEqual(learned);
  expect(learned.error).toBeLessThan(0.05);
  // With one bet to come: two won are enough, none is too few, one is a half.
  for (const [won, chance] of [
    [2, 1],
    [1, 1 / 2],
    [0, 0],
  ] as const)
    expect(Math.abs(chanceBy(learned.network, [2, won]) - chance)).toBeLessThan(0.12);
  expect(() => train(engine, plain, [{}], training)).toThrow();
});
