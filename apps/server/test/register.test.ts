import { expect, it } from 'vitest';
import { Register } from '../src/online/register.ts';
import { GuestStore } from '../src/store/guestStore.ts';
import { openDatabase } from '../src/store/index.ts';
import { Served } from './served.ts';

it('reads of those who have revoked only whom it concerns, however many there are', async () => {
  const served = new Served();
  const db = await openDatabase({ file: served.file });
  const store = new GuestStore(db);
  for (const guest of ['ann', 'ben']) await store.ban(guest, true);
  const reads: number[] = [];
  const register = new Register({
    revoke: (guest) => store.revoke(guest),
    read: async (guests) => {
      const rows = await store.read(guests);
      reads.push(rows.length);
      return rows;
    },
  });
  expect(await register.read()).toEqual(['ann', 'ben']);
  expect(await register.revoke('cy')).toEqual(['cy']);
  expect(register.generation('cy')).toBeGreaterThan(0);
  await store.ban('ann', false);
  await store.ban('dora', true);
  expect(await register.read(['ann', 'dora'])).toEqual(['dora']);
  expect(await register.read([])).toEqual([]);
  expect(['ann', 'ben', 'cy', 'dora'].map((one) => register.isBanned(one))).toEqual([false, true, false, true]);
  expect(reads).toEqual([2, 1, 1, 0]);
  await db.destroy();
  await served.end();
});
