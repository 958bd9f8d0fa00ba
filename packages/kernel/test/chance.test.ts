import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Chance, chachaBlock, diceOf, keyFrom, keyFromSeed, keyText, openChance } from '../src/index.ts';
import { codeOf, does, open, playOn, script, stop } from './toy.ts';

const bytes = (words: Uint32Array): string => Buffer.from(words.buffer).toString('hex');
const draws = (chance: Chance, stream: string, count: number, sides = 2 ** 32): number[] =>
  Array.from({ length: count }, () => diceOf(chance).pick(stream, sides));
const key = fc.array(fc.integer({ min: 0, max: 2 ** 32 - 1 }), { minLength: 8, maxLength: 8 });
const stream = fc.string({ unit: fc.constantFrom(...'abcXYZ09-._'), minLength: 1, maxLength: 12 });

describe('C. Chance', () => {
  test('[C1] a word depends on key, stream and number alone', () => {
    fc.assert(
      fc.property(key, stream, fc.nat(100), fc.array(stream), (words, name, n, others) => {
        const alone = openChance(keyText(words));
        const long = draws(alone, name, n + 1)[n];
        const busy = openChance(keyText(words));
        for (const other of others.filter((one) => one !== name)) draws(busy, other, 3, 6);
        expect(draws({ ...busy, at: { ...busy.at, [name]: n } }, name, 1)).toEqual([long]);
      }),
    );
  });

  test('[C1] other keys, streams and numbers give other words', () => {
    const words = [
      ...draws(openChance(keyFromSeed(1)), 'dice', 100),
      ...draws(openChance(keyFromSeed(2)), 'dice', 100),
      ...draws(openChance(keyFromSeed(1)), 'dicf', 100),
      ...draws(openChance(keyFromSeed(1)), 'Dice', 100),
      ...draws(openChance(keyFromSeed(1)), 'dice0', 100),
    ];
    expect(new Set(words).size).toBe(words.length);
  });

  test('[C1] tables in turn at the same stream do not disturb each other', () => {
    const [one, two] = [openChance(keyFromSeed(1)), openChance(keyFromSeed(2))];
    const drawn = Array.from({ length: 40 }, () => [draws(one, 'dice', 1)[0], draws(two, 'dice', 1)[0]]);
    expect(drawn.map(([first]) => first)).toEqual(draws(openChance(keyFromSeed(1)), 'dice', 40));
    expect(drawn.map(([, second]) => second)).toEqual(draws(openChance(keyFromSeed(2)), 'dice', 40));
  });

  test('[C1] streams do not follow each other', () => {
    const dice = openChance(keyFromSeed(5));
    const both = Array.from({ length: 6 }, () => Array<number>(6).fill(0));
    for (let i = 0; i < 18_000; i++) both[diceOf(dice).pick('dice', 6)]![diceOf(dice).pick('spawn', 6)]! += 1;
    expect(chiSquare(both.flat(), 18_000 / 36)).toBeLessThan(66); // 35 degrees of freedom: 99.9 %
  });

  test('[C2] twenty rounds are those of node', () => {
    fc.assert(
      fc.property(
        key,
        fc.integer({ min: 0, max: 2 ** 32 - 1 }),
        fc.tuple(fc.nat(), fc.nat(), fc.nat()),
        (words, block, nonce) => {
          const iv = Buffer.from(new Uint32Array([block, ...nonce]).buffer);
          const cipher = createCipheriv('chacha20', Buffer.from(new Uint32Array(words).buffer), iv);
          expect(bytes(chachaBlock(words, block, nonce, 20))).toBe(cipher.update(Buffer.alloc(64)).toString('hex'));
        },
      ),
    );
  });

  test('[C2] eight rounds are those of draft-strombergson-chacha-test-vectors, TC1, 256 bits', () => {
    expect(bytes(chachaBlock(Array<number>(8).fill(0), 0, [0, 0, 0], 8))).toBe(
      '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e' +
        '984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42',
    );
  });

  test('[C2] and a stream of draws is that cipher: the name is the nonce, sixteen words a block', () => {
    const words = [
      ...chachaBlock(keyFrom(keyFromSeed(9)), 0, [0x65636964, 0, 0], 8),
      ...chachaBlock(keyFrom(keyFromSeed(9)), 1, [0x65636964, 0, 0], 8),
    ];
    expect(draws(openChance(keyFromSeed(9)), 'dice', 32)).toEqual(words);
  });

  test.each([2, 3, 6, 7, 10, 100])('[C2] all of %i faces come equally often', (sides) => {
    const counts = Array<number>(sides).fill(0);
    for (const face of draws(openChance(keyFromSeed(sides)), 'dice', 20_000, sides)) counts[face]! += 1;
    const degrees = sides - 1;
    expect(chiSquare(counts, 20_000 / sides)).toBeLessThan(degrees + 4 * Math.sqrt(2 * degrees) + 5);
  });

  test('[C2] a word that would favour some faces is passed over', () => {
    const sides = 3 * 2 ** 30; // a quarter of the words is too much
    const chance = openChance(keyFromSeed(3));
    const words = draws(openChance(keyFromSeed(3)), 'dice', 1000);
    const fair = words.filter((word) => word < sides);
    expect(draws(chance, 'dice', 500, sides)).toEqual(fair.slice(0, 500));
    expect(chance.at.dice).toBe(words.indexOf(fair[499]!) + 1);
  });

  test('[C2] every order of a shuffle comes equally often, and a roll starts at one', () => {
    const dice = diceOf(openChance(keyFromSeed(4)));
    const counts = new Map<string, number>();
    for (let i = 0; i < 12_000; i++) {
      const items = ['a', 'b', 'c', 'd'];
      dice.shuffle('deck', items);
      counts.set(items.join(''), (counts.get(items.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()], 500)).toBeLessThan(50); // 23 degrees of freedom: 99.9 %
    expect(new Set(Array.from({ length: 200 }, () => dice.roll('dice', 6)))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1, Number.POSITIVE_INFINITY])(
    '[C2] nobody can draw one of %d',
    (sides) => {
      expect(codeOf(() => draws(openChance(keyFromSeed(1)), 'dice', 1, sides))).toBe('broken-rule');
    },
  );

  const rolling = script({
    roll: does((play) => void play.state.list.push(play.roll('dice', 6), play.pick('deck', 6))),
    stop,
  });

  test('[C3] a forced value replaces one draw and disturbs nothing', () => {
    const free = open(rolling).table;
    const forced = { dice: [5] };
    const { table, engine } = open(rolling, { forced });
    expect(table.state.list).toEqual([5, free.state.list[1]]);
    expect(table.chance.at).toEqual({ deck: 1 });
    expect(playOn(engine, table, ['p1', 'a']).state.list).toEqual(table.state.list);
    expect(forced).toEqual({ dice: [5] });
    expect(open(rolling, { forced: {} }).table.state.list).toEqual(free.state.list);
  });

  test.each([0, 7, 1.5, Number.NaN])('[C3] a forced %d is no face of a die', (face) => {
    expect(codeOf(() => open(rolling, { forced: { dice: [face] } }))).toBe('bad-content');
  });

  test('[C4] a key is 64 hexadecimal digits', () => {
    for (const wrong of ['', '00', 'g'.repeat(64), '0'.repeat(63), '0'.repeat(65), `${'0'.repeat(64)}\n`])
      expect(codeOf(() => openChance(wrong))).toBe('bad-options');
    fc.assert(
      fc.property(key, (words) => {
        expect(keyFrom(keyText(words))).toEqual(words);
      }),
    );
    expect(keyFrom(`${'AB'.repeat(4)}${'00'.repeat(28)}`)[0]).toBe(0xabababab);
  });

  test('[C4] a stream has a name of 1 to 12 printable letters', () => {
    for (const wrong of ['', 'thirteen-long', 'a b', 'dé', '\n', '__proto__'])
      expect(codeOf(() => draws(openChance(keyFromSeed(1)), wrong, 1))).toBe('bad-content');
  });

  test.each(['constructor', 'toString', 'valueOf'])('[C4] %s is a name like any other', (name) => {
    const chance = openChance(keyFromSeed(1));
    expect(new Set(draws(chance, name, 20)).size).toBe(20);
    expect(chance.at).toEqual({ [name]: 20 });
  });
});

function chiSquare(counts: readonly number[], expected: number): number {
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}
