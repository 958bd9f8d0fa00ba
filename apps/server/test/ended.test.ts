import { Fault, type Match, type Shape } from '@shamble/kernel';
import { afterEach, expect, it } from 'vitest';
import { Hall } from '../src/online/hall.ts';
import { NoRoom } from '../src/online/owners.ts';
import type { JournalReaders } from '../src/online/readers.ts';
import { openDatabase } from '../src/store/index.ts';
import type { Leases } from '../src/store/leases.ts';
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

async function hallWith(more: { readonly leases?: Leases } = {}) {
  const db = await openDatabase({ file: served.file });
  const ann = { id: 'gann', name: 'Ann' };
  const id = await keepTable(db, playedAlone('zombicide', '01', ann.id, 5), ann, Date.now());
  const hall = new Hall(db, {
    bots: { decide: async () => null },
    readers: { ask: () => new Promise(() => undefined), close: async () => undefined },
    may: async () => true,
    now: Date.now,
    steady: () => performance.now(),
    quotas: { guest: 1, all: 1 },
    onFault: () => undefined,
    ...more,
  });
  return { db, hall, id, ann: guest(ann.id) };
}

it('whoever is the first to find a table lost sends those away who are at it, too', async () => {
  let isMine = true;
  const lease = { epoch: 0, isMine: () => isMine };
  const leases = { canOwn: true, take: async () => lease, leave: async () => undefined } as unknown as Leases;
  const { hall, id, ann } = await hallWith({ leases });
  await hall.enter(id, ann);
  isMine = false;
  await expect(hall.enter(id, guest('gben'))).rejects.toThrow(NoRoom);
  expect(ann.heard.at(-1)).toEqual({ tell: 'farewell', why: 'restart' });
  expect(ann.lines.isOpen).toBe(false);
  await hall.close();
});

it('those at the table of a guest who could not be deleted are told to come again', async () => {
  const { db, hall, id, ann } = await hallWith();
  await hall.enter(id, ann);
  await db.schema.dropTable('members').execute();
  await expect(hall.forget('gann')).rejects.toThrow('members');
  expect(ann.heard.at(-1)).toEqual({ tell: 'farewell', why: 'restart' });
  await hall.close();
});
