import { createEngine, keyFromSeed, type Seat, type TableOf } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { keepsLaws } from '../../src/laws/index.ts';
import { game, pack, type Traits } from './traits.ts';

const engine = createEngine(game);

function attack(dice: number[], ...answers: (readonly [Seat, unknown])[]): TableOf<Traits> {
  let { table } = engine.open({}, keyFromSeed(1), { forced: { dice } });
  for (const [seat, answer] of [['ann', 'strike'] as const, ...answers]) table = engine.play(table, seat, answer).table;
  return table;
}

const power = (die: number, ...dice: number[]) =>
  ['ann', { use: 'power', locals: { seat: 'ann', die, dice } }] as const;
const focus = (seat: Seat, hitsOn: number) => [seat, { use: 'focus', locals: { seat, hitsOn } }] as const;
const none = (seat: Seat) => [seat, { use: 'none' }] as const;

test('a trait is used twice in one attack, each time on the roll as it was changed last', () => {
  const table = attack([1, 1, 1, 1, 6], power(0, 1, 1, 1), power(0, 1, 1, 1), none('ann'), none('ben'));
  expect(table.state).toMatchObject({ hits: 1, power: { ann: 0, ben: 2 } });
  expect(() => attack([1, 1, 1, 1, 6], power(0, 1, 1, 1), power(0, 1, 1, 1), power(0, 6, 1, 1))).toThrow();
});

test('traits of one attack add up, whoever plays them and in any order', () => {
  const orders = [
    [focus('ann', 5), power(2, 4, 3, 1), focus('ann', 4), none('ann'), focus('ben', 3)],
    [power(2, 4, 3, 1), focus('ann', 5), focus('ann', 4), none('ann'), focus('ben', 3)],
  ];
  for (const order of orders)
    expect(attack([4, 3, 1, 2], ...order).state).toMatchObject({ hits: 3, focus: { ann: 0, ben: 0 } });
});

test('each throw of a die is a barrier, a card played before it is not', () => {
  const rerolled = attack([1, 1, 1, 2], power(0, 1, 1, 1));
  expect(rerolled.barrier).toBe(rerolled.n);
  const focused = attack([1, 1, 1], focus('ann', 5));
  expect(focused.barrier).toBeLessThan(focused.n);
});

test('random games keep the laws', () => {
  keepsLaws(pack, { games: 30, seed: 1, full: 15, usedWithin: 30 });
});
