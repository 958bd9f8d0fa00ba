import { createEngine, keyFromSeed, type TableOf } from '@shamble/kernel';
import { describe, expect, test } from 'vitest';
import { advise, enemiesAfter, isPartner, lossesIn, moveOf, PARTNERS } from '../src/index.ts';
import { type Bets, cardOf, game, mind } from './bets.ts';

const engine = createEngine(game);
const laid = (seed: number) => engine.open({}, keyFromSeed(seed)).table;
const view = engine.view(laid(1), 'p1');
const offer = engine.offer(laid(1), 'p1')!;

/** A clock that moves on whenever somebody looks: so much thinking, on any machine. */
const clock = (step: number) => {
  let at = 0;
  return () => {
    at += step;
    return at;
  };
};

describe('three partners', () => {
  test('are known by their names, and the quick one says what the policy says', () => {
    expect(Object.keys(PARTNERS)).toEqual(['careful', 'steady', 'strong']);
    expect([isPartner('strong'), isPartner('random'), isPartner('toString')]).toEqual([true, false, false]);
    expect(moveOf(engine, mind, 'careful', view, offer, { seed: 1, now: clock(1) })).toEqual({
      answer: 'even',
      because: null,
    });
  });

  test('the strong one leaves the policy for something better, and says why', () => {
    const { answer, because } = moveOf(engine, mind, 'strong', view, offer, { seed: 3, now: clock(0.5) });
    expect(answer).toBe('short');
    expect(because).toMatchObject({ policy: 'even', spared: { outcome: { because: 'over', winners: [] } } });
    expect(because!.chance).toBeGreaterThan(because!.instead);
    expect(because!.spared!.share).toBeLessThan(because!.spared!.instead);
  });

  test('without time any of them plays by the policy', () => {
    const hurried = moveOf(engine, mind, 'strong', view, offer, { seed: 3, now: clock(1), most: 2 });
    expect(hurried).toEqual({ answer: 'even', because: null });
  });
});

test('advice is the best few by whole games, the best first, each with what speaks for or against it', () => {
  const advised = advise(engine, view, offer, { mind, seed: 5, now: clock(1), ms: 2000 });
  expect(advised[0]!.answer).toBe('short');
  expect(advised.length).toBeGreaterThan(1);
  expect(advised.length).toBeLessThanOrEqual(3);
  expect(advised[0]!.games).toBeGreaterThan(20);
  const others = advised.slice(1).map(({ chance }) => chance);
  expect(others).toEqual([...others].sort((a, b) => b - a));
  for (const { low, chance, high } of advised) expect(low <= chance && chance <= high).toBe(true);
  expect(advised[0]!.spared).not.toBeNull();
});

test('advice, losses and moves are the same whatever is hidden', () => {
  const told = (table: TableOf<Bets>): unknown => {
    const seen = engine.view(table, 'p1');
    const thinking = { mind, seed: 8, now: clock(1), ms: 300 };
    return [advise(engine, seen, offer, thinking), lossesIn(engine, seen, offer, { ...thinking, now: clock(1) })];
  };
  const tables = Array.from({ length: 8 }, (_, seed) => laid(seed));
  expect(new Set(tables.map(({ state }) => cardOf(state))).size).toBe(2);
  expect(new Set(tables.map((table) => JSON.stringify(told(table)))).size).toBe(1);
});

test('what throws a chance away is told, and what does not is not', () => {
  const losses = lossesIn(engine, view, offer, { mind, seed: 2, now: clock(0.5), ms: 1000 });
  const never = losses.find(({ answer }) => answer === 'never')!;
  expect(never.instead - never.chance).toBeGreaterThan(0.2);
  expect(losses.map(({ answer }) => answer)).not.toContain('short');
});

test('what the enemy does is what the pack gives reasons for, counted once a game', () => {
  const why = (_view: unknown, { id }: { id: string }) => (id === 'won' ? [{ id: 'because' }] : []);
  const pack = { round: ({ round }: { round: number }) => round, event: ({ id }: never) => ({ id }), why };
  const seen = enemiesAfter(engine, pack as never, view, 'short', { mind, seed: 4 });
  for (const { times, of } of seen) expect(times).toBeLessThanOrEqual(of);
  expect(enemiesAfter(engine, { ...pack, why: () => [] } as never, view, 'short', { mind, seed: 4 })).toEqual([]);
});
