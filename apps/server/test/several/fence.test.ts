import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { GuestBook } from '../../src/online/guests.ts';
import { openOnline } from '../../src/online/index.ts';
import { Limits } from '../../src/online/limits.ts';
import { countingIn } from '../../src/online/together.ts';
import { claimDuty } from '../../src/store/duties.ts';
import { openDatabase, RoomStore, TableStore, Taken } from '../../src/store/index.ts';
import { type Lease, Leases } from '../../src/store/leases.ts';
import { keepTable, playedAlone } from '../longTables.ts';
import { type Postgres, startPostgres } from '../postgres.ts';

// Whoever has lost a table can write nothing of it, whatever he asks and however late it arrives.

let postgres: Postgres;
let db: Awaited<ReturnType<typeof openDatabase>>;
let table: string;
const secret = Buffer.from('a secret of at least thirty-two bytes');
const book = new GuestBook(secret);
const guest = book.make('Ann');
const match = playedAlone('zombicide', '01', guest.id, 6);
const all: Leases[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  db = await openDatabase({ url: postgres.url });
});
beforeEach(async () => {
  table = await keepTable(db, match, guest, Date.now());
});
afterAll(async () => {
  for (const one of all) await one.leave();
  await db.destroy();
  await postgres.stop();
});

/** A process whose clock is ours to set. */
async function process(address: string) {
  const clock = { now: 0 };
  const lost: number[] = [];
  const leases = await Leases.join(db, db, {
    name: `shamble ${address}`,
    address,
    secret,
    steady: () => performance.now() + clock.now,
    onLost: () => void lost.push(clock.now),
    onFault: () => undefined,
  });
  all.push(leases);
  return { leases, clock, lost };
}

const own = async (leases: Leases): Promise<Lease> => {
  const taken = await leases.take(table);
  if (taken === null || 'at' in taken) throw new Error(`It is at ${taken?.at}.`);
  return taken;
};

/** As if nothing was heard of it for long. */
const forgotten = (leases: Leases) => sql`update processes set until = 0 where id = ${leases.id}`.execute(db);

it('one process has a table, the others learn where it is reached', async () => {
  const [one, two] = [await process('http://one'), await process('http://two')];
  const lease = await own(one.leases);
  expect(lease.isMine()).toBe(true);
  expect(await two.leases.take(table)).toEqual({ at: 'http://one' });
  expect((await own(one.leases)).epoch).toBe(lease.epoch + 1);
  await one.leases.leave();
  expect(lease.isMine()).toBe(false);
  expect((await own(two.leases)).epoch).toBe(lease.epoch + 2);
  expect(await two.leases.take('0'.repeat(32))).toBeNull();
});

it('nothing is written under an older epoch, though everything else fits', async () => {
  const [one, two] = [await process('http://one'), await process('http://two')];
  const { epoch } = await own(one.leases);
  await forgotten(one.leases);
  const newer = await own(two.leases);
  const [tables, rooms] = [new TableStore(db), new RoomStore<{ isPublic: boolean }>(db)];
  const kept = (await tables.read(table))!;
  const facts = (await rooms.facts(table))!;
  const played = playedAlone('zombicide', '01', guest.id, 7).journal.segments.flatMap(({ entries }) => entries);
  const entry = played.at(-1)!;
  const after = { ...kept.snapshot!.kept, n: entry.n + 1 };
  const news = { holders: {}, round: 1, outcome: null, touched: 1 } as never;
  expect(entry.n).toBe(kept.record.n);
  await expect(tables.append(table, entry, after, news, null, epoch)).rejects.toThrow(Taken);
  const segment = { ...kept.segments[0]!, entries: [] } as never;
  await expect(tables.addSegment(table, 1, segment, kept.snapshot!.kept, epoch)).rejects.toThrow(Taken);
  const said = { at: 0, by: guest.id, name: 'Ann', text: 'late', when: 1 };
  for (const change of [
    (late: typeof rooms) => late.keep(table, { ...facts, isPublic: true }),
    (late: typeof rooms) => late.keepSaid(table, said, 'x'),
    (late: typeof rooms) => late.join(table, 'somebody'),
    (late: typeof rooms) => late.part(table, guest.id),
    (late: typeof rooms) => late.unsay(table, 0),
  ])
    await expect(rooms.change<unknown>(table, change, epoch)).rejects.toThrow(Taken);
  expect(await tables.read(table)).toEqual(kept);
  expect(await rooms.facts(table)).toEqual(facts);
  expect(await rooms.said(table)).toEqual([]);
  // The same from the last owner is.
  await tables.append(table, entry, after, news, null, newer.epoch);
  await rooms.change(table, (late) => late.keepSaid(table, said, 'x'), newer.epoch);
  expect((await tables.read(table))!.record.n).toBe(entry.n + 1);
  expect(await rooms.said(table)).toHaveLength(1);
});

it('who was not heard of is given up by himself first, and begins anew under another name', async () => {
  const [one, two] = [await process('http://one'), await process('http://two')];
  const lease = await own(one.leases);
  const name = one.leases.id;
  // It has slept for long, by its own clock.
  one.clock.now += 60_000;
  expect(lease.isMine()).toBe(false);
  expect(one.leases.canOwn).toBe(false);
  await expect.poll(() => one.leases.canOwn).toBe(true);
  expect(one.lost).toHaveLength(1);
  expect(one.leases.id).not.toBe(name);
  expect(lease.isMine()).toBe(false);
  expect((await own(two.leases)).epoch).toBe(lease.epoch + 1);
});

it('who leaves owns nothing any more, though it was just saying that it is here', async () => {
  const { leases, lost } = await process('http://one');
  const lease = await own(leases);
  let leaving: Promise<void> | undefined;
  await db.transaction().execute(async (held) => {
    await sql`select id from processes where id = ${leases.id} for update`.execute(held);
    const isSaying = async (): Promise<number> => {
      const { rows } = await sql`select pid from pg_stat_activity
        where wait_event_type = 'Lock' and query like 'update processes%'`.execute(db);
      return rows.length;
    };
    await expect.poll(isSaying, { interval: 20 }).toBe(1);
    leaving = leases.leave();
  });
  await leaving;
  expect(lease.isMine()).toBe(false);
  expect(leases.canOwn).toBe(false);
  expect(lost).toEqual([]);
});

it('a table that is given up can be taken, and one that was taken again meanwhile stays', async () => {
  const [one, two] = [await process('http://one'), await process('http://two')];
  const first = await own(one.leases);
  const second = await own(one.leases);
  await one.leases.release([[table, first]]);
  expect(await two.leases.take(table)).toEqual({ at: 'http://one' });
  await one.leases.release([[table, second]]);
  expect((await own(two.leases)).epoch).toBe(second.epoch + 1);
});

it('of processes that come at once one takes the table', async () => {
  const some = await Promise.all(['a', 'b', 'c', 'd'].map((name) => process(`http://${name}`)));
  for (let i = 0; i < 10; i++) {
    const taken = await Promise.all(some.map(({ leases }) => leases.take(table)));
    const owners = taken.filter((one) => one !== null && 'epoch' in one);
    expect(owners).toHaveLength(1);
    const [at] = some.filter((_, j) => taken[j] === owners[0]);
    await at!.leases.release([[table, owners[0] as Lease]]);
  }
});

it('what is done for all falls to one process, and to one again when it is time', async () => {
  const claimed = async (): Promise<number> => {
    const all = await Promise.all(Array.from({ length: 8 }, () => claimDuty(db, 'sweeping', 3600_000)));
    return all.filter(Boolean).length;
  };
  expect(await claimed()).toBe(1);
  expect(await claimed()).toBe(0);
  await sql`update duties set done = done - 3600001`.execute(db);
  expect(await claimed()).toBe(1);
});

it('a process with another secret is refused', async () => {
  await process('http://one');
  const other = { address: 'http://two', secret: Buffer.alloc(32), steady: () => performance.now() };
  const joining = Leases.join(db, db, {
    ...other,
    name: 'shamble two',
    onLost: () => undefined,
    onFault: () => undefined,
  });
  await expect(joining).rejects.toThrow(/SHAMBLE_SECRET/);
});

it('a process that does not start after all is not one of them', async () => {
  await sql`create database broken`.execute(db);
  const url = postgres.url.replace(/postgres$/, 'broken');
  const broken = await openDatabase({ url });
  await sql`drop table tables cascade`.execute(broken);
  const opening = openOnline({ place: { url }, secret, bots: { decide: async () => null }, peer: 'http://one' });
  await expect(opening).rejects.toThrow('tables');
  expect(await broken.selectFrom('processes').select('id').execute()).toEqual([]);
  await broken.destroy();
});

it('processes count together what somebody asks for, and write down no address', async () => {
  const [one, two] = [
    new Limits(1, undefined, countingIn(db, secret)),
    new Limits(1, undefined, countingIn(db, secret)),
  ];
  const asked = [];
  for (let i = 0; i < 7; i++)
    for (const limits of [one, two]) asked.push((await limits.take('revoke', '10.1.2.3')) === null);
  expect(asked.filter(Boolean)).toHaveLength(10);
  expect(await two.take('revoke', '10.1.2.4')).toBeNull();
  const { rows } = await sql<{ key: string }>`select key from limits`.execute(db);
  expect(rows).toHaveLength(2);
  expect(rows.map(({ key }) => key).join()).not.toContain('10.1.2');
  // What is over in seconds each counts for itself.
  for (const limits of [one, two]) expect(await limits.take('message', 'ann')).toBeNull();
  expect((await sql`select key from limits`.execute(db)).rows).toHaveLength(2);
});
