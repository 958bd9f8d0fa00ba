import type { Offer, Shape, TableView } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { bots, botsFor, type Policy, rng } from '../src/index.ts';

const view = {} as TableView<Shape>;
const decide = (name: string, offer: Offer, seed: number): unknown => (bots[name] as Policy)(view, offer, rng(seed));

test('the bot "usual" takes the usual answer, and anything legal where there is none', () => {
  expect(decide('usual', { kind: 'one', from: [1, 2, 3], usual: 2 }, 5)).toBe(2);
  expect([1, 2, 3]).toContain(decide('usual', { kind: 'one', from: [1, 2, 3] }, 5));
});

test('the bot "random" takes no notice of the usual answer', () => {
  const answers = Array.from({ length: 50 }, (_, seed) =>
    decide('random', { kind: 'one', from: [1, 2], usual: 2 }, seed),
  );
  expect(new Set(answers)).toEqual(new Set([1, 2]));
});

test('a game brings bots of its own, beside those who can play anything', () => {
  const careful = (): number => 7;
  expect(botsFor({ bots: { careful } })).toEqual({ ...bots, careful });
  expect(botsFor({})).toEqual(bots);
});

test('the same seed gives the same numbers, another seed others, and all are in range', () => {
  const numbers = (seed: number) => {
    const luck = rng(seed);
    return Array.from({ length: 1000 }, () => luck(10));
  };
  expect(numbers(1)).toEqual(numbers(1));
  expect(numbers(1).slice(0, 20)).not.toEqual(numbers(2).slice(0, 20));
  expect(numbers(1)).not.toEqual(numbers(1 + 2 ** 32));
  const counts = Array.from({ length: 10 }, (_, face) => numbers(3).filter((n) => n === face).length);
  for (const count of counts) expect(count).toBeGreaterThan(60);
});
