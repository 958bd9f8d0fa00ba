import { describe, expect, test } from 'vitest';
import { declaredOdds, hitOrder, mealOf, odds, rolledOdds } from '../../src/preview/index.ts';
import { GUARD, SPECIALIST, TROOPER } from '../../src/types.ts';
import { type Case, disagreements, open, viewOf } from './rolls.ts';

const BOARD = 'a-b-c';
const [A, B] = [0, 1];
const CROWD = { troopers: 3, guards: 1, specialists: 2 };
const attack = (zone: number) => ({ do: 'attack', zone }) as const;
const DEVOUR = { do: 'devour' } as const;

const CASES: Case[] = [
  {
    name: 'a hungry Hulk smashes into a crowd: the Guard first, what is left over is lost',
    given: { board: BOARD, heroes: { hulk: { zone: 'a', hunger: 2 } }, enemies: { a: CROWD } },
    act: attack(A),
  },
  {
    name: 'Wasp, full, from afar at two Troopers',
    given: { board: BOARD, heroes: { wasp: { zone: 'a' } }, enemies: { b: { troopers: 2 } } },
    act: attack(B),
  },
  {
    name: 'Captain Marvel at Hunger 3 against a Super Hero with Troopers behind',
    given: {
      ...{ board: BOARD, heroes: { 'captain-marvel': { zone: 'a', hunger: 3 } } },
      ...{ enemies: { a: { troopers: 2 } }, 'super heroes': { 'black-panther': 'a' } },
    },
    act: attack(A),
  },
  {
    name: 'Deadpool devours: the Enemy first, one at most',
    given: {
      ...{ board: BOARD, heroes: { deadpool: { zone: 'a', hunger: 2 } } },
      ...{ enemies: { a: { guards: 1 } }, bystanders: { 'blind-al': 'a' } },
    },
    act: DEVOUR,
  },
  {
    name: 'a Ravenous Iron Man devours a Bystander',
    given: { board: BOARD, heroes: { 'iron-man': { zone: 'a', hunger: 4 } }, bystanders: { jameson: 'a' } },
    act: DEVOUR,
  },
  {
    name: 'with Scarlet Witch about twos are as bad as ones, and two Super Heroes of one rank are chosen among',
    given: {
      ...{ board: BOARD, heroes: { hulk: { zone: 'a', hunger: 1 } }, enemies: { a: { troopers: 1 } } },
      ...{ 'super heroes': { 'scarlet-witch': 'a', 'ms-marvel': 'a' } },
    },
    act: attack(A),
  },
  {
    name: 'Ross against a crowd, Betty Ross not at hand',
    given: { board: BOARD, heroes: { hulk: { zone: 'a', bystander: 'ross' } }, enemies: { a: CROWD } },
    act: attack(A),
  },
  {
    name: 'Betty Ross keeps the voice down: one point of Hunger at most',
    given: {
      ...{ board: BOARD, heroes: { 'iron-man': { zone: 'a', hunger: 2, bystander: 'betty-ross' } } },
      enemies: { b: { specialists: 3 } },
    },
    act: attack(B),
  },
  {
    name: 'the Sign: a die for each Enemy, none for Hunger',
    given: {
      ...{ board: BOARD, heroes: { hulk: { zone: 'a', hunger: 3 } }, enemies: { b: CROWD }, sign: 'a' },
      'super heroes': { thor: 'b' },
    },
    act: { do: 'throw', zone: B },
  },
];

const ROLLS = process.env.SOAK === '1' ? 100_000 : 3000;

describe('exact odds agree with what the rules do', () => {
  test.each(CASES)('$name', { timeout: 240_000 }, (one) => {
    expect(disagreements(one, ROLLS, 11)).toEqual([]);
  });
});

describe('odds worked out by hand', () => {
  const view = viewOf(
    open({ board: BOARD, heroes: { wasp: { zone: 'a' } }, enemies: { b: { troopers: 1, guards: 1 } } }),
  );
  const declared = { hero: 0, attack: 'unique', zone: B, boosts: [] as string[] } as const;

  test('two dice on 3 or more, at a Guard and a Trooper', () => {
    const found = odds(view, attack(B))!;
    expect(found).toMatchObject({ dice: 2, hungerDice: 0, accuracy: 3 });
    expect(found.hits.map((chance) => Math.round(36 * chance))).toEqual([4, 16, 16]);
    expect(found.order.map(({ target }) => target)).toEqual([String(GUARD), String(TROOPER)]);
    expect(36 * found.order[0]!.fall[0]!).toBeCloseTo(16);
    // One Hit is too little for the Guard, and lost: no Trooper falls before him.
    expect(found.order[1]!.fall[0]).toBeCloseTo(0);
    expect(36 * found.hunger[0]!).toBeCloseTo(25);
    expect(36 * found.hunger[1]!).toBeCloseTo(10);
  });

  test('a card that is still to be played', () => {
    const more = declaredOdds(view, { ...declared, boosts: ['savage-swing'] });
    expect(more.dice).toBe(5);
    expect(more.kill).toBeGreaterThan(declaredOdds(view, { ...declared }).kill);
  });

  test('dice that lie there, and some of them again', () => {
    const rolled = { ...declared, faces: [5, 2], spared: [0, 0] };
    expect(rolledOdds(view, rolled).kill).toBe(0);
    expect(6 * rolledOdds(view, rolled, [1]).kill).toBeCloseTo(4);
    expect(rolledOdds(view, rolled, [1]).dice).toBe(2);
  });

  test('other acts have none', () => {
    expect(odds(view, { do: 'move', path: [B] })).toBeNull();
  });
});

test('Hits fall on Super Heroes, Guards, Troopers, Specialists, and a Devour at last on Bystanders', () => {
  const view = viewOf(
    open({
      ...{ board: BOARD, heroes: { hulk: { zone: 'a', hunger: 3 } }, enemies: { a: CROWD } },
      ...{ 'super heroes': { thor: 'a' }, bystanders: { okoye: 'a' } },
    }),
  );
  const order = hitOrder(view, 0, A, 'devour');
  expect(order.map(({ target }) => target)).toEqual(['f3', String(GUARD), String(TROOPER), String(SPECIALIST), 'b9']);
  expect(order.map(({ rank }) => rank)).toEqual([0, 1, 2, 3, 4]);
  expect(order[0]!.toughness).toBe(4);
  expect(mealOf(view, 0)).toEqual({ hunger: 0, bystanders: [] });
});
