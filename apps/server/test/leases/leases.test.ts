import { expect, it } from 'vitest';
import { check, type Fault } from './model.ts';

// The protocol by which several processes will share one database (docs/adr/0020), tried in every order there is.

// `npm run soak` goes further.
const more = process.env.SOAK === '1' ? 1 : 0;

it.each([
  { owners: 2, epochs: 4 + more, entries: 2 + more },
  { owners: 3, epochs: 3 + more, entries: 1 + more },
])('with $owners processes nobody writes or tells without the lease, whatever comes first', (bounds) => {
  const { states, wrong, seen } = check(bounds);
  expect(wrong).toBeNull();
  expect(states).toBeGreaterThan(1000);
  for (const what of ['1 takes it', '0 learns that it is gone', '1 is refused', '1 hears yes', 'the lease ends'])
    expect(seen).toContain(what);
});

it.each<[Fault, RegExp]>([
  ['noFence', /wrote without/],
  ['checksFirst', /wrote without/],
  ['keepsEpoch', /without the lease|the table is at/],
  ['countsFromAnswer', /told without/],
  ['tellsLate', /told without/],
])('a fault planted in it is found: %s', (fault, what) => {
  const { wrong } = check({ owners: 2, epochs: 4, entries: 2 }, fault);
  expect(wrong?.at(-1)).toMatch(what);
});
