import { afterAll, expect, it } from 'vitest';
import { pester } from './hostile.ts';
import { Served } from './served.ts';

const served = new Served();
afterAll(() => served.end());

it('5,000 malformed, oversized, stale, replayed and foreign messages change nothing and learn nothing', async () => {
  await served.start({ limits: 1e6 });
  const { wrong, replies } = await pester(served, 5000, 1);
  expect(wrong).toEqual([]);
  for (const kind of ['bad-message', 'not-yours', 'stale', 'oversized']) expect(replies[kind]).toBeGreaterThan(0);
});
