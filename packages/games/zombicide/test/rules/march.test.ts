import { isOffered } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { marches, rulesOf, whyOf } from '../../src/rules/march.ts';
import { lackOf, shortageOf, shortOffer, split, usualShort } from '../../src/rules/split.ts';
import { type Drawing, lay } from './ground.ts';

const ALL = [true, true, true, true];
// Two ways of the same length from z to s.
const RING = `
a-s-b
|   |
c-z-d
`;

const march = (scene: Drawing, kinds = ALL) => {
  const laid = lay(scene);
  return { ...laid, marching: marches(laid.senses, laid.ground.figures, kinds, []) };
};

describe('groups', () => {
  it('are equal, with figures added (ZC-SPLIT-03)', () => {
    expect([1, 2, 3, 4, 5, 6].map((count) => lackOf(count, 2))).toEqual([1, 0, 1, 0, 1, 0]);
    expect([1, 2, 3, 4, 5, 6].map((count) => lackOf(count, 3))).toEqual([2, 1, 0, 2, 1, 0]);
    expect(split({ count: 3, from: 0, ways: [1, 2] })).toEqual([
      { to: 1, count: 2, added: 0 },
      { to: 2, count: 2, added: 1 },
    ]);
    expect(split({ count: 1, from: 0, ways: [1, 2, 3] })).toEqual([
      { to: 1, count: 1, added: 0 },
      { to: 2, count: 1, added: 1 },
      { to: 3, count: 1, added: 1 },
    ]);
  });

  it('make the printed example: 4 Walkers, 1 Fatty, 3 Runners on two paths (ZC-SPLIT-03)', () => {
    const { marching } = march({ board: RING, survivors: ['s'], zombies: { z: [4, 3, 1, 0] } });
    expect(marching.map((one) => split(one).map(({ count, added }) => [count, added]))).toEqual([
      [
        [2, 0],
        [2, 0],
      ],
      [
        [2, 0],
        [2, 1],
      ],
      [
        [1, 0],
        [1, 1],
      ],
    ]);
  });

  it('stay short by one where it was chosen (ZC-SPLIT-05)', () => {
    expect(split({ count: 3, from: 0, ways: [1, 2] }, { '0>1': 1 })).toEqual([
      { to: 1, count: 1, added: 0 },
      { to: 2, count: 2, added: 0 },
    ]);
    expect(split({ count: 1, from: 0, ways: [1, 2, 3] }, { '0>1': 1, '0>3': 1 })).toEqual([
      { to: 1, count: 0, added: 0 },
      { to: 2, count: 1, added: 0 },
      { to: 3, count: 0, added: 0 },
    ]);
  });
});

describe('a shortage', () => {
  const scene: Drawing = { board: RING, survivors: ['s'], zombies: { z: [3, 0, 0, 1] } };

  it('is what the box lacks over all zones', () => {
    const { marching, ground, at } = march(scene);
    expect(shortageOf(0, marching, 1)).toBeNull();
    const shortage = shortageOf(0, marching, 0)!;
    expect(shortage).toMatchObject({ kind: 0, missing: 1 });
    expect(shortage.groups).toEqual([
      { from: at('z'), to: at('c') },
      { from: at('z'), to: at('d') },
    ]);
    const offer = shortOffer(ground, shortage);
    expect(offer.total).toBe(1);
    expect(isOffered(offer, usualShort(ground, shortage))).toBe(true);
  });

  it('never takes more from a zone than it would get', () => {
    const { marching, ground, at } = march({
      board: `
a-s-b
|   |
c-z-d
| | |
e-f-g
`,
      survivors: ['s'],
      zombies: { z: [1, 0, 0, 0], f: [4, 0, 0, 0] },
    });
    const shortage = shortageOf(0, marching, 1)!;
    expect(shortage.missing).toBe(2);
    const offer = shortOffer(ground, shortage);
    expect(offer.limits!.map(({ of, max }) => [of.length, max])).toEqual([
      [2, 1],
      [3, 2],
    ]);
    const [z, f] = [at('z'), at('f')];
    expect(isOffered(offer, usualShort(ground, shortage))).toBe(true);
    expect(isOffered(offer, { [`${z}>${at('c')}`]: 1, [`${f}>${z}`]: 1 })).toBe(true);
    expect(isOffered(offer, { [`${z}>${at('c')}`]: 1, [`${z}>${at('d')}`]: 1 })).toBe(false);
  });

  it('is no matter of the Abomination (ZC-SPLIT-04)', () => {
    const { marching } = march(scene);
    expect(shortageOf(3, marching, 0)).toBeNull();
  });
});

describe('marches', () => {
  it('go by the kinds that act, in map order, and leave those who attacked', () => {
    const { senses, ground, at } = lay({
      board: 'a-b-c',
      survivors: ['c'],
      zombies: { a: [1, 2, 0, 0], b: [1, 0, 1, 0] },
    });
    const kinds = (marching: ReturnType<typeof marches>) => marching.map(({ kind, from }) => [kind, from]);
    expect(kinds(marches(senses, ground.figures, ALL, []))).toEqual([
      [0, at('a')],
      [1, at('a')],
      [0, at('b')],
      [2, at('b')],
    ]);
    expect(kinds(marches(senses, ground.figures, [false, true, false, false], []))).toEqual([[1, at('a')]]);
    expect(kinds(marches(senses, ground.figures, ALL, [at('a')]))).toEqual([
      [0, at('b')],
      [2, at('b')],
    ]);
  });

  it('explain themselves', () => {
    const { senses, marching, at } = march({
      board: RING,
      survivors: ['s'],
      noise: { s: 2 },
      zombies: { z: [1, 0, 0, 0] },
    });
    const [one] = marching;
    const why = whyOf(senses, one!, split(one!), at('d'));
    expect(why).toEqual({
      noisiest: [{ zone: at('s'), noise: 3 }],
      targets: [at('s')],
      noise: 3,
      distance: 3,
      steps: [at('c'), at('d')],
      split: [1, 1],
      added: 1,
    });
    expect(rulesOf(one!, why)).toEqual(['ZC-ZMOV-01', 'ZC-ZMOV-04', 'ZC-ZMOV-06', 'ZC-SPLIT-01', 'ZC-SPLIT-03']);
  });

  it('tell what they see, and all of it', () => {
    const { senses, marching, at } = march({
      board: 'a-b-c-d',
      survivors: ['a', 'd', 'd'],
      zombies: { b: [1, 0, 0, 0] },
    });
    const why = whyOf(senses, marching[0]!, split(marching[0]!), at('c'));
    expect(why).toEqual({
      seen: [
        { zone: at('a'), noise: 1 },
        { zone: at('d'), noise: 2 },
      ],
      targets: [at('d')],
      noise: 2,
      distance: 2,
      steps: [at('c')],
      split: [1],
      added: 0,
    });
    expect(rulesOf(marching[0]!, why)).toContain('ZC-ZMOV-03');
  });
});
