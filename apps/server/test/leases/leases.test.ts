import { expect, it } from 'vitest';
import { check, type Fault } from './model.ts';

// The protocol by which several processes share one database (docs/adr/0020), tried in every order there is.

const FEW = [{ processes: 2, epochs: 2, entries: 1 }];
// `npm run soak` goes further.
const MORE = [
  { processes: 2, epochs: 3, entries: 1 },
  { processes: 3, epochs: 2, entries: 0 },
];

it.each(process.env.SOAK === '1' ? [...FEW, ...MORE] : FEW)(
  'with $processes processes nobody writes or tells without the lease, whatever comes first: $epochs, $entries',
  { timeout: 600_000 },
  (bounds) => {
    const { states, wrong, seen } = check(bounds);
    expect(wrong).toBeNull();
    expect(states).toBeGreaterThan(10_000);
    const kinds = new Set([...seen].map((what) => what.replace(/\d/g, '#')));
    for (const what of [
      '# takes it',
      '# learns that it is gone',
      '# is refused',
      '# hears yes',
      '# is buried',
      '# gives up',
      'a line of # breaks',
      'what # gave up is free',
      'nothing is heard of #',
    ])
      expect(kinds).toContain(what);
  },
);

it.each<[Fault, RegExp]>([
  ['noFence', /wrote without/],
  ['checksFirst', /wrote without/],
  ['keepsEpoch', /without the lease|the table is at/],
  ['countsFromAnswer', /told without/],
  ['tellsLate', /told without/],
  ['takesUnburied', /told without/],
  ['releasesByName', /told without/],
  ['buriesByTheDay', /told without/],
  ['tellsByTheDay', /told without/],
])('a fault planted in it is found: %s', (fault, what) => {
  const { wrong } = check({ processes: 2, epochs: 4, entries: 2 }, fault);
  expect(wrong?.at(-1)).toMatch(what);
});
