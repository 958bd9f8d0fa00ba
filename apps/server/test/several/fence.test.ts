import { NotStored } from '@shamble/protocol';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { GuestBook } from '../../src/online/guests.ts';
import { Hall } from '../../src/online/hall.ts';
import { openOnline } from '../../src/online/index.ts';
import { Limits } from '../../src/online/limits.ts';
import { countingIn } from '../../src/online/together.ts';
import { claimDuty } from '../../src/store/duties.ts';
import { openDatabase, RoomStore, SERVING, TableStore, Taken } from '../../src/store/index.ts';
import { type Lease, Leases } from '../../src/store/leases.ts';
import { keepTable, playedAlone } from '../longTables.ts';
import { type Postgres, startPostgres } from '../postgres.ts';
import { guest as visitor } from '../roomWith.ts';

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
    steady: () => clock.now,
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

const epochOf = async (id: string): Promise<number> =>
  (await db.selectFrom('tables').select('epoch').where('id', '=', id).executeTakeFirstOrThrow()).epoch;

/** Lines on which something was begun and is not gone on with. */
const idle = async (look: typeof db): Promise<readonly unknown[]> =>
  (await sql`select pid from pg_stat_activity where state = 'idle in transaction'`.execute(look)).rows;

/** As whoever has heard nothing of it for long does. */
const buried = (leases: Leases) => sql`delete from processes where id = ${leases.id}`.execute(db);

it('one process has a table, the others learn where it is reached', async () => {
  const [one, two] = [await process('http://one'), await process('http://two')];
  const lease = await own(one.leases);
  expect(lease.isMine()).toBe(true);
  expect(await two.leases.take(table)).toMatchObject({ at: 'http://one' });
  expect((await own(one.leases)).epoch).toBe(lease.epoch + 1);
  await one.leases.leave();
  expect(lease.isMine()).toBe(false);
  expect((await own(two.leases)).epoch).toBe(lease.epoch + 2);
  expect(await two.leases.take('0'.repeat(32))).toBeNull();
});

it('nothing is written under an older epoch, though everything else fits', async () => {
  const [one, two] = [await process('http://one'), await process('http://two')];
  const { epoch } = await own(one.leases);
  await buried(one.leases);
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

it('a clock of the database that was set takes no table from anybody, and who is silent is given up', async () => {
  const [one, two] = [await process('http://one'), await process('http://two')];
  const lease = await own(one.leases);
  // As if the clock was set to an hour later between two of its statements, again and again.
  for (let times = 0; times < 20; times++) {
    await sql`update processes set until = until - 3600000 where id = ${one.leases.id}`.execute(db);
    expect(await two.leases.take(table)).toMatchObject({ id: one.leases.id });
  }
  expect(lease.isMine()).toBe(true);
  // Nobody moves this one's time. It has not been seen before, so it may have been there a moment ago.
  await sql`insert into processes (id, address, secret, until) select 'silent', 'http://silent', secret, 1
    from processes where id = ${one.leases.id}`.execute(db);
  await sql`update tables set owner = 'silent' where id = ${table}`.execute(db);
  const silent = { id: 'silent', at: 'http://silent' };
  expect(await two.leases.take(table)).toEqual(silent);
  two.clock.now += 2399;
  expect(await two.leases.take(table)).toEqual(silent);
  two.clock.now += 1;
  await two.leases.freed(table, silent, 60_000);
  expect(await two.leases.take(table)).toMatchObject({ epoch: lease.epoch + 1 });
  expect(await db.selectFrom('processes').select('id').where('id', '=', 'silent').execute()).toEqual([]);
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
        where wait_event_type = 'Lock' and query like '%update processes%'`.execute(db);
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

it('what an old room writes too late does not end the one that came after it', async () => {
  const { leases } = await process('http://one');
  // Eight lines to the database, for this hall alone.
  const own = await openDatabase({ url: postgres.url }, { patience: SERVING });
  const stored: unknown[] = [];
  const hall = new Hall(own, {
    leases,
    bots: { decide: async () => null },
    readers: { ask: () => new Promise(() => undefined), close: async () => undefined },
    may: async () => true,
    now: Date.now,
    steady: () => performance.now(),
    quotas: { guest: 1, all: 1 },
    onFault: () => undefined,
    onUnstored: (cause) => stored.push(cause),
  });
  const [first, second] = [visitor(guest.id), visitor(guest.id)];
  const { room } = (await hall.enter(table, first))!;
  let free = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    free = resolve;
  });
  // All lines are busy, so what it writes now waits.
  const busy = Array.from({ length: 8 }, () => own.transaction().execute(() => gate));
  await expect.poll(async () => (await idle(db)).length).toBe(8);
  const writing = room.receive(first, { say: 'publish', id: 'late', isPublic: true });
  const epoch = await epochOf(table);
  hall.lost();
  const entering = hall.enter(table, second);
  await expect.poll(() => epochOf(table)).toBe(epoch + 1);
  free();
  await Promise.all([entering, ...busy, expect(writing).rejects.toThrow(NotStored)]);
  expect(stored).toEqual([expect.any(Taken)]);
  // The newer one goes on.
  await (await entering)!.room.receive(second, { say: 'publish', id: 'new', isPublic: true });
  expect(second.heard.at(-1)).toMatchObject({ tell: 'done', id: 'new' });
  expect(second.lines.isOpen).toBe(true);
  expect(first.heard.at(-1)).toEqual({ tell: 'farewell', why: 'restart' });
  await hall.close();
});

it('a table that is given up can be taken, and one that was taken again meanwhile stays', async () => {
  const [one, two] = [await process('http://one'), await process('http://two')];
  const first = await own(one.leases);
  const second = await own(one.leases);
  await one.leases.release([[table, first]]);
  expect(await two.leases.take(table)).toMatchObject({ at: 'http://one' });
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
  // Nor has it a line left, but for the one that looks.
  const lines = async (): Promise<number> =>
    (await sql`select pid from pg_stat_activity where datname = 'broken'`.execute(db)).rows.length;
  await expect.poll(lines).toBe(1);
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
