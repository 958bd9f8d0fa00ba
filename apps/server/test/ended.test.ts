import { Fault, type Match, type Shape } from '@shamble/kernel';
import { afterEach, expect, it } from 'vitest';
import { Hall } from '../src/online/hall.ts';
import { NoRoom } from '../src/online/owners.ts';
import type { JournalReaders } from '../src/online/readers.ts';
import { openDatabase } from '../src/store/index.ts';
import { keepTable, playedAlone } from './longTables.ts';
import { guest } from './roomWith.ts';
import { Served } from './served.ts';

const served = new Served();
afterEach(() => served.end());

it('a table whose journal is damaged ends nothing but itself, also while it is opened again', async () => {
  const db = await openDatabase({ file: served.file });
  const ann = { id: 'gann', name: 'Ann' };
  const match: Match<Shape> = playedAlone('zombicide', '01', ann.id, 5);
  const id = await keepTable(db, match, ann, Date.now());
  /** What is wanted of the journal -> says that it is damaged. */
  const damaged = new Map<string, () => void>();
  const ask: JournalReaders['ask'] = (_written, { want }) =>
    new Promise((_found, fail) => damaged.set(want, () => fail(new Fault('corrupt', 'This table is damaged.'))));
  const broken: string[] = [];
  const hall = new Hall(db, {
    bots: { decide: async () => null },
    readers: { ask, close: async () => undefined },
    verifyAfter: 0,
    may: async () => true,
    now: Date.now,
    steady: () => performance.now(),
    quotas: { guest: 1, all: 1 },
    onFault: () => undefined,
    onBroken: (table) => broken.push(table),
  });
  const entered = await hall.enter(id, guest(ann.id));
  await expect.poll(() => damaged.has('verify')).toBe(true);
  entered!.leave();
  for (let times = 0; times < 5; times++) hall.tidy();
  await db.updateTable('snapshots').set({ body: '{' }).where('table_id', '=', id).execute();
  const again = expect(hall.enter(id, guest(ann.id))).rejects.toThrow('damaged');
  await expect.poll(() => damaged.has('resume')).toBe(true);
  damaged.get('verify')!();
  await expect.poll(() => broken).toHaveLength(1);
  await new Promise(setImmediate);
  damaged.get('resume')!();
  await again;
  await expect(hall.enter('0'.repeat(32), guest(ann.id))).rejects.toThrow(NoRoom);
  await hall.close();
});
