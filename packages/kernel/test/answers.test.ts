import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ArrangeOffer,
  isDeadEnd,
  isOffered,
  type Offer,
  onlyAnswer,
  type ShareOffer,
  type SomeOffer,
} from '../src/index.ts';

/** Everything one can put in for the options of an offer, legal or not: small enough to list. */
const subsets = <T>(from: readonly T[]): T[][] =>
  from.reduce<T[][]>((sets, one) => sets.flatMap((set) => [set, [...set, one]]), [[]]);
const functions = <T>(keys: readonly string[], values: readonly T[]): Record<string, T>[] =>
  keys.reduce<Record<string, T>[]>(
    (all, key) => all.flatMap((one) => values.map((value) => ({ ...one, [key]: value }))),
    [{}],
  );

const ids = ['a', 'b', 'c', 'toString', '__proto__'];
const someIds = fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 4 });
const limits = fc.array(fc.record({ of: someIds, max: fc.integer({ min: 0, max: 3 }) }), { maxLength: 3 });
const small = fc.integer({ min: 0, max: 3 });

const someOffer: fc.Arbitrary<SomeOffer<string>> = fc.record({
  kind: fc.constant('some'),
  from: someIds,
  min: small,
  max: small,
  limits,
});
const shareOffer: fc.Arbitrary<ShareOffer> = fc.record({
  kind: fc.constant('share'),
  total: fc.integer({ min: 0, max: 6 }),
  among: someIds.chain((of) => fc.tuple(...of.map((id) => fc.record({ id: fc.constant(id), max: small })))),
  limits,
});
const arrangeOffer: fc.Arbitrary<ArrangeOffer> = fc
  .record({
    items: someIds,
    slots: someIds,
    holds: fc.array(small, { minLength: 4, maxLength: 4 }),
    no: fc.array(fc.tuple(small, small)),
  })
  .map(({ items, slots, holds, no }) => ({
    kind: 'arrange',
    items,
    slots: slots.map((id, i) => ({ id, holds: holds[i]! })),
    fits: (item, slot) => !no.some(([i, s]) => items[i] === item && slots[s] === slot),
  }));

const count = (of: readonly string[], limit: { of: readonly string[] }, shares: (id: string) => number) =>
  of.filter((id) => limit.of.includes(id)).reduce((sum, id) => sum + shares(id), 0);

/** The laws O2 and O3 in their own words, by listing. */
function answersTo(offer: SomeOffer<string> | ShareOffer | ArrangeOffer): unknown[] {
  if (offer.kind === 'some')
    return subsets(offer.from).filter(
      (set) =>
        set.length >= offer.min &&
        set.length <= offer.max &&
        offer.limits!.every((limit) => count(set, limit, () => 1) <= limit.max),
    );
  if (offer.kind === 'arrange')
    return functions(
      offer.items,
      offer.slots.map(({ id }) => id),
    ).filter(
      (placed) =>
        offer.items.every((item) => offer.fits(item, placed[item]!)) &&
        offer.slots.every(({ id, holds }) => offer.items.filter((item) => placed[item] === id).length <= holds),
    );
  const places = offer.among.map(({ id }) => id);
  const max = new Map(offer.among.map((place) => [place.id, place.max]));
  const isWithin = (shares: Map<string, number>): boolean =>
    places.every((id) => shares.get(id)! <= max.get(id)!) &&
    offer.limits!.every((limit) => count(places, limit, (id) => shares.get(id)!) <= limit.max);
  return functions(places, [0, 1, 2, 3])
    .map((shares) => new Map(Object.entries(shares)))
    .filter((shares) => {
      const sum = [...shares.values()].reduce((total, share) => total + share, 0);
      const oneMore = (id: string): boolean => isWithin(new Map(shares).set(id, shares.get(id)! + 1));
      return isWithin(shares) && (sum === offer.total || (sum < offer.total && !places.some(oneMore)));
    })
    .map((shares) => Object.fromEntries([...shares].filter(([, share]) => share > 0)));
}

const candidates = (offer: SomeOffer<string> | ShareOffer | ArrangeOffer): unknown[] =>
  offer.kind === 'some'
    ? subsets(ids)
    : offer.kind === 'share'
      ? functions(
          offer.among.map(({ id }) => id),
          [0, 1, 2, 3],
        )
      : functions(offer.items, [...offer.slots.map(({ id }) => id), 'nowhere']);

const key = (answer: unknown): string =>
  Array.isArray(answer)
    ? JSON.stringify([...answer].sort())
    : JSON.stringify(
        Object.entries(answer as object)
          .filter(([, value]) => value !== 0)
          .sort(),
      );

describe('O. Which answers', () => {
  test.each([
    ['O2', someOffer],
    ['O3', shareOffer],
    ['O3', arrangeOffer],
  ] as const)('[%s] exactly the legal ones are accepted', (_law, offers) => {
    fc.assert(
      fc.property(offers as fc.Arbitrary<SomeOffer<string>>, (offer) => {
        const legal = new Set(answersTo(offer).map(key));
        expect(candidates(offer).filter((answer) => isOffered(offer, answer) !== legal.has(key(answer)))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    ['some', someOffer],
    ['share', shareOffer],
    ['arrange', arrangeOffer],
  ] as const)('[O7] the only answer is found where there is only one: %s', (_kind, offers) => {
    fc.assert(
      fc.property(offers as fc.Arbitrary<SomeOffer<string>>, (offer) => {
        const legal = [...new Set(answersTo(offer).map(key))];
        const only = onlyAnswer(offer);
        expect(only === undefined ? [] : [key(only)]).toEqual(legal.length === 1 ? legal : []);
        if (only !== undefined) expect(isOffered(offer, only)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['some', someOffer],
    ['share', shareOffer],
    ['arrange', arrangeOffer],
  ] as const)('[O8] it is a dead end where there is none: %s', (_kind, offers) => {
    fc.assert(
      fc.property(offers as fc.Arbitrary<SomeOffer<string>>, (offer) => {
        expect(isDeadEnd(offer)).toBe(answersTo(offer).length === 0);
      }),
      { numRuns: 300 },
    );
  });

  test('[O2] one: an option, by value; a list does not count several times', () => {
    const offer: Offer = { kind: 'one', from: [1, 'a', { x: [1] }, null] };
    for (const answer of [1, 'a', { x: [1] }, null]) expect(isOffered(offer, answer)).toBe(true);
    for (const answer of ['1', [1], { x: 1 }, { x: [1], y: 2 }, {}, undefined])
      expect(isOffered(offer, answer)).toBe(false);
    expect(isOffered({ kind: 'some', from: ['a', 'b'], min: 1, max: 2 }, ['a', 'a'])).toBe(false);
    expect(isOffered({ kind: 'some', from: [{ x: 1 }], min: 1, max: 1 }, [{ x: 1 }])).toBe(true);
  });

  const proto = (text: string): unknown => JSON.parse(text);
  test('[O2] what every object inherits is nothing that was offered', () => {
    const offer: Offer = { kind: 'one', from: [{ do: 'wait' }, {}] };
    for (const answer of [
      proto('{"do":"wait","__proto__":{}}'),
      { do: 'wait', constructor: Object },
      proto('{"__proto__":{}}'),
    ])
      expect(isOffered(offer, answer)).toBe(false);
    expect(isOffered({ kind: 'one', from: [proto('{"__proto__":{}}')] }, {})).toBe(false);
  });

  test('[O3] order: all items, each once, in any order', () => {
    const offer: Offer = { kind: 'order', items: ['a', 'b', 'c'] };
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 }), (answer) => {
        expect(isOffered(offer, answer)).toBe(key(answer) === key(offer.items));
      }),
    );
    expect(onlyAnswer({ kind: 'order', items: ['a'] })).toEqual(['a']);
    expect(onlyAnswer(offer)).toBeUndefined();
  });

  test('[O3] shares are whole numbers of places that there are', () => {
    const offer: Offer = {
      kind: 'share',
      total: 2,
      among: [
        { id: 'a', max: 2 },
        { id: 'b', max: 2 },
      ],
    };
    expect(isOffered(offer, { a: 2 })).toBe(true);
    expect(isOffered(offer, { a: 2, b: 0 })).toBe(true);
    for (const shares of [
      { a: 1 },
      { a: 3 },
      { a: 3, b: -1 },
      { a: 1.5, b: 0.5 },
      { c: 2 },
      { a: '2' },
      { a: 2, c: 0 },
      proto('{"a":2,"__proto__":0}'),
    ])
      expect(isOffered(offer, shares)).toBe(false);
    expect(isOffered({ ...offer, total: 9 }, { a: 2, b: 2 })).toBe(true);
    expect(isOffered({ ...offer, total: 9 }, { a: 2, b: 1 })).toBe(false);
  });

  test('[O3] a game is asked whether something fits only about its own items and slots', () => {
    const fits = (item: string, slot: string): boolean => item.length === 1 && slot.length === 1;
    const offer: Offer = { kind: 'arrange', items: ['a'], slots: [{ id: 's', holds: 1 }], fits };
    for (const slot of [7, null, {}, [], 'toString', '__proto__', undefined])
      expect(isOffered(offer, { a: slot })).toBe(false);
    expect(isOffered({ ...offer, items: ['constructor'] }, { a: 's' })).toBe(false);
  });

  test('[O1] whatever is said is judged without a fall', () => {
    const offers: Offer[] = [
      { kind: 'one', from: ['x', 'y'] },
      { kind: 'some', from: ['x', 'y'], min: 1, max: 2 },
      { kind: 'share', total: 1, among: [{ id: 'x', max: 1 }] },
      { kind: 'order', items: ['x', 'y'] },
      { kind: 'arrange', items: ['x'], slots: [{ id: 's', holds: 1 }], fits: () => true },
    ];
    const lists = [[], [[]], [{}], [null], [Symbol('x')], [{ toString: null }, {}], Array(2)];
    const said = [
      null,
      undefined,
      7,
      'a',
      true,
      7n,
      Number.NaN,
      ...lists,
      {},
      { a: {} },
      { x: null },
      new Map(),
      () => 0,
    ];
    for (const answer of said) for (const offer of offers) expect(isOffered(offer, answer)).toBe(false);
  });
});
