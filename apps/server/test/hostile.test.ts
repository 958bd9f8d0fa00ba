import { afterAll, expect, it } from 'vitest';
import { pester } from './hostile.ts';
import { Served } from './served.ts';

const served = new Served();
afterAll(() => served.end());

const count = process.env.SOAK === '1' ? 100_000 : 5000;

it(`${count} malformed, oversized, stale, replayed and foreign messages change nothing and learn nothing`, {
  timeout: 600_000,
}, async () => {
  await served.start({ limits: 1e6 });
  const { wrong, replies } = await pester(served, count, count);
  expect(wrong).toEqual([]);
  for (const kind of ['bad-message', 'not-yours', 'stale', 'oversized']) expect(replies[kind]).toBeGreaterThan(0);
});
