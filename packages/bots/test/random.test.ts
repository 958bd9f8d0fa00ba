import { type ArrangeOffer, canonical, isOffered, type Offer, type ShareOffer, type SomeOffer } from '@shamble/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomAnswer, rng } from '../src/index.ts';

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g');
const ids = fc.uniqueArray(id, { maxLength: 7 });
const limits = fc.array(fc.record({ of: fc.uniqueArray(id, { minLength: 1, maxLength: 4 }), max: fc.nat(3) }), {
  maxLength: 4,
});
const seeds = fc.nat();

const one: fc.Arbitrary<Offer> = fc
  .array(fc.record({ do: id, to: fc.nat(5) }), { minLength: 1, maxLength: 8 })
  .map((from) => ({ kind: 'one', from }));
const some: fc.Arbitrary<SomeOffer<unknown>> = fc
  .record({ from: ids, min: fc.nat(4), more: fc.nat(4), limits })
  .map(({ from, min, more, limits }) => ({ kind: 'some', from, min, max: min + more, limits }));
const share: fc.Arbitrary<ShareOffer> = fc
  .record({ total: fc.nat(12), places: ids, holds: fc.array(fc.nat(4), { minLength: 7, maxLength: 7 }), limits })
  .map(({ total, places, holds, limits }) => ({
    kind: 'share',
    total,
    among: places.map((place, i) => ({ id: place, max: holds[i]! })),
    limits,
  }));
const order: fc.Arbitrary<Offer> = ids.map((items) => ({ kind: 'order', items }));
const arrange: fc.Arbitrary<ArrangeOffer> = fc
  .record({
    items: ids,
    holds: fc.array(fc.nat(3), { minLength: 1, maxLength: 4 }),
    bad: fc.array(fc.tuple(id, fc.nat(3)), { maxLength: 12 }),
  })
  .map(({ items, holds, bad }) => ({
    kind: 'arrange',
    items,
    slots: holds.map((room, i) => ({ id: `slot ${i}`, holds: room })),
    fits: (item, slot) => !bad.some(([one, i]) => one === item && slot === `slot ${i}`),
  }));

/** Every answer there is, by looking at all of them. */
function all(offer: SomeOffer<unknown> | ArrangeOffer): unknown[] {
  const answers: unknown[] = [];
  if (offer.kind === 'some') {
    for (let set = 0; set < 2 ** offer.from.length; set++)
      answers.push(offer.from.filter((_, i) => (set >> i) % 2 === 1));
  } else {
    for (let code = 0; code < offer.slots.length ** offer.items.length; code++) {
      const slotOf = (i: number) => Math.floor(code / offer.slots.length ** i) % offer.slots.length;
      answers.push(Object.fromEntries(offer.items.map((item, i) => [item, offer.slots[slotOf(i)]!.id])));
    }
  }
  return answers.filter((answer) => isOffered(offer, answer));
}

/** The different answers that come in so many tries. */
const seen = (offer: Offer, tries: number): Set<string> => {
  const luck = rng(7);
  return new Set(Array.from({ length: tries }, () => canonical(randomAnswer(offer, luck))));
};

describe('a random answer', () => {
  test('is offered, for one, share and order', () => {
    fc.assert(
      fc.property(fc.oneof(one, share, order), seeds, (offer, seed) => {
        expect(isOffered(offer, randomAnswer(offer, rng(seed)))).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('is offered whenever a some or an arrangement has an answer, and else is a dead end', () => {
    fc.assert(
      fc.property(fc.oneof(some, arrange), seeds, (offer, seed) => {
        if (offer.kind === 'arrange' && offer.items.length > 5) return;
        if (all(offer).length === 0)
          expect(() => randomAnswer(offer, rng(seed))).toThrow(expect.objectContaining({ code: 'dead-end' }));
        else expect(isOffered(offer, randomAnswer(offer, rng(seed)))).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('comes to every answer sooner or later', () => {
    expect(seen({ kind: 'one', from: [1, 2, 3] }, 100).size).toBe(3);
    expect(seen({ kind: 'order', items: ['a', 'b', 'c'] }, 300).size).toBe(6);
    expect(seen({ kind: 'some', from: [1, 2, 3], min: 0, max: 2 }, 500).size).toBe(1 + 3 + 6); // in any order
    const among = ['a', 'b', 'c'].map((place) => ({ id: place, max: 3 }));
    expect(seen({ kind: 'share', total: 3, among }, 1000).size).toBe(10);
    const slots = ['x', 'y'].map((slot) => ({ id: slot, holds: 2 }));
    expect(seen({ kind: 'arrange', items: ['a', 'b', 'c'], slots, fits: () => true }, 500).size).toBe(6);
  });

  test('takes a way round limits that overlap', () => {
    // Whoever takes "b" first is stuck at one: only "a" and "c" go together.
    const offer: Offer = {
      kind: 'some',
      from: ['a', 'b', 'c'],
      min: 2,
      max: 2,
      limits: [
        { of: ['a', 'b'], max: 1 },
        { of: ['b', 'c'], max: 1 },
      ],
    };
    expect(seen(offer, 50)).toEqual(new Set(['["a","c"]', '["c","a"]']));
  });

  test('moves items out of the way of one that fits a single slot', () => {
    const offer: ArrangeOffer = {
      kind: 'arrange',
      items: ['a', 'b', 'c', 'd'],
      slots: ['1', '2', '3', '4'].map((slot) => ({ id: slot, holds: 1 })),
      fits: (item, slot) => slot <= { a: '1', b: '2', c: '3', d: '4' }[item]!,
    };
    expect(seen(offer, 200)).toEqual(new Set(['{"a":"1","b":"2","c":"3","d":"4"}']));
  });

  test('fills every place when there is more to share than room', () => {
    const among = [
      { id: 'a', max: 2 },
      { id: 'b', max: 5 },
    ];
    const offer: Offer = { kind: 'share', total: 9, among, limits: [{ of: ['b'], max: 1 }] };
    expect(seen(offer, 50)).toEqual(new Set(['{"a":2,"b":1}']));
  });

  test('of nothing is nothing', () => {
    expect(seen({ kind: 'share', total: 0, among: [{ id: 'a', max: 1 }] }, 5)).toEqual(new Set(['{}']));
    expect(seen({ kind: 'some', from: [], min: 0, max: 3 }, 5)).toEqual(new Set(['[]']));
    expect(seen({ kind: 'order', items: [] }, 5)).toEqual(new Set(['[]']));
    expect(() => randomAnswer({ kind: 'one', from: [] }, rng(1))).toThrow(
      expect.objectContaining({ code: 'dead-end' }),
    );
  });
});
