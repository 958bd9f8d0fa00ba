import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { banGuest, deleteTable } from '../../src/online/operator.ts';
import { openDatabase } from '../../src/store/index.ts';
import { DATABASE_VERSION } from '../../src/store/migrations.ts';
import { type Signal, Signals, signal } from '../../src/store/signals.ts';
import { keepTable, playedAlone } from '../longTables.ts';
import { Person, post } from '../person.ts';
import { type Postgres, startPostgres } from '../postgres.ts';
import { freePort } from '../released.ts';
import { Served } from '../served.ts';

// Two processes on one PostgreSQL: what one is told the other knows, and what is done for all is done once.

const secret = Buffer.alloc(32, 7);
/** They look it up now and then, too: here they have to be told. */
const NEVER = 2 ** 30;
let postgres: Postgres;
let db: Awaited<ReturnType<typeof openDatabase>>;
const all: Served[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  db = await openDatabase({ url: postgres.url });
});
afterEach(async () => {
  await Promise.all(all.splice(0).map((one) => one.end()));
});
afterAll(async () => {
  await db.destroy();
  await postgres.stop();
});

async function join(more: Parameters<Served['start']>[0] = {}): Promise<Served> {
  const served = new Served();
  all.push(served);
  served.base = `http://127.0.0.1:${await freePort()}`;
  await served.start({ secret, place: { url: postgres.url }, peer: served.base, following: NEVER, ...more });
  return served;
}

const two = async (more: Parameters<Served['start']>[0] = {}): Promise<readonly [Served, Served]> => [
  await join(more),
  await join(more),
];

/** The same person at another process. */
const at = ({ base }: Served, { cookie }: Person): Person => new Person(base, cookie);
const namesAt = ({ room }: Person): string[] => room!.people.map(({ name }) => name).sort();
const idOf = async (one: Person): Promise<string> => (await one.get<{ id: string }>('/api/guest')).id;
const meter = async ({ base }: Served, name: string): Promise<number> => {
  const text = await (await fetch(`${base}/metrics`, { headers: { connection: 'close' } })).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
};

it('who takes another name at one process has it at the tables of the other', async () => {
  const [one, other] = await two();
  const [ann, ben] = [await Person.called(one.base, 'Ann'), await Person.called(one.base, 'Ben')];
  const table = await ann.table();
  for (const somebody of [ann, ben]) await somebody.join(table);
  expect(namesAt(ben)).toEqual(['Ann', 'Ben']);
  expect((await post(other.base, '/api/guest', { name: 'Zoe' }, ann.cookie)).status).toBe(200);
  await expect.poll(() => namesAt(ben)).toEqual(['Ben', 'Zoe']);
});

it('who is revoked or banned at one process is sent away by the other, and not known there', async () => {
  const [one, other] = await two();
  const [ann, ben] = [await Person.called(one.base, 'Ann'), await Person.called(one.base, 'Ben')];
  const table = await ann.table();
  for (const somebody of [ann, ben]) await somebody.join(table);
  const isKnown = async (somebody: Person): Promise<boolean> => (await somebody.get('/api/guest')) !== null;
  expect((await post(other.base, '/api/guest/revoke', {}, ann.cookie)).status).toBe(200);
  await expect.poll(() => ann.closed).toBe(4001);
  expect(await isKnown(ann)).toBe(false);
  expect(ben.closed).toBe(0);
  await banGuest(db, await idOf(ben), true);
  await expect.poll(() => ben.closed).toBe(4001);
  expect(await isKnown(ben)).toBe(false);
});

it('a table that is deleted is gone at whichever process it is open', async () => {
  const [one] = await two();
  const ann = await Person.called(one.base, 'Ann');
  const table = await ann.table();
  await ann.join(table);
  await deleteTable(db, table);
  await expect.poll(() => ann.heard.at(-1)).toEqual({ tell: 'farewell', why: 'gone' });
});

it('a process that hears that its table has moved sends those at it after it', async () => {
  const [one, other] = await two();
  const ann = await Person.called(one.base, 'Ann');
  const table = await ann.table();
  await ann.join(table);
  // Whom the database does not know is gone. The process itself is well, and would not learn of it for long.
  await sql`update tables set owner = 'somebody/else' where id = ${table}`.execute(db);
  const again = at(other, ann);
  await again.join(table);
  await expect.poll(() => ann.closed).toBe(1012);
  expect(ann.heard.at(-1)).toEqual({ tell: 'farewell', why: 'restart' });
  expect(again.closed).toBe(0);
  expect([await meter(one, 'shamble_rooms'), await meter(other, 'shamble_rooms')]).toEqual([0, 1]);
  // Who comes to the first now is handed on.
  const third = at(one, ann);
  await third.join(table);
  expect(await meter(one, 'shamble_lines_handed_on_total')).toBe(1);
  expect(third.room).toEqual(again.room);
});

it('what anyone may join is the same list at every process, at once', async () => {
  const [one, other] = await two();
  const ann = await Person.called(one.base, 'Ann');
  const table = await ann.table({ isPublic: false });
  await ann.join(table);
  const isListed = async (): Promise<boolean> =>
    (await at(other, ann).get<{ tables: { id: string }[] }>('/api/tables')).tables.some(({ id }) => id === table);
  for (const isPublic of [true, false]) {
    expect(await ann.say({ say: 'publish', isPublic })).toMatchObject({ tell: 'done' });
    expect(await isListed()).toBe(isPublic);
  }
});

it('two installations in one database do not hear each other', async () => {
  await sql`create schema apart`.execute(db);
  const url = `${postgres.url}?options=-csearch_path%3Dapart`;
  const apart = await openDatabase({ url });
  const heard: Record<'here' | 'apart', Signal[]> = { here: [], apart: [] };
  let ready = 0;
  const lines = [
    new Signals(
      postgres.url,
      (one) => heard.here.push(one),
      () => (ready += 1),
    ),
    new Signals(
      url,
      (one) => heard.apart.push(one),
      () => (ready += 1),
    ),
  ];
  await expect.poll(() => ready).toBe(2);
  const [mine, theirs]: Signal[] = [
    { is: 'moved', table: 'mine', epoch: 1 },
    { is: 'moved', table: 'theirs', epoch: 1 },
  ];
  // In this order, so that what came of the first is there when the second is.
  await signal(apart, theirs!);
  await signal(db, mine!);
  await expect.poll(() => heard).toEqual({ here: [mine], apart: [theirs] });
  for (const line of lines) line.close();
  await apart.destroy();
});

it('an address and a guest may ask no more of two processes than of one', async () => {
  await db.deleteFrom('limits').execute();
  const [one, other] = await two({ limits: 0.1 });
  const ann = await Person.called(one.base, 'Ann');
  const statuses: number[] = [];
  for (let i = 0; i < 3; i++)
    for (const { base } of [one, other])
      statuses.push((await post(base, '/api/guest', { name: 'Zoe' }, ann.cookie)).status);
  // By the guest: two in a minute.
  expect(statuses).toEqual([200, 200, 429, 429, 429, 429]);
  // By the address: six in an hour, one of which is Ann.
  const made: number[] = [];
  for (let i = 0; i < 4; i++)
    for (const { base } of [one, other]) made.push((await post(base, '/api/guest', { name: 'Ben' })).status);
  expect(made.filter((status) => status === 200)).toHaveLength(5);
  expect(made.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
});

it('old tables are let go by one process at a time, and what was counted with them', async () => {
  const guest = { id: 'gann', name: 'Ann' };
  const match = playedAlone('thumbnail', 'block', guest.id, 3);
  const old = await Promise.all([1, 2, 3, 4, 5].map((touched) => keepTable(db, match, guest, touched)));
  const young = await keepTable(db, match, guest, Date.now());
  await sql`insert into limits (key, points, expire) values ('request:somebody', 3, 1)`.execute(db);
  // Who has done it, and when, as the database sees it.
  await sql`create table claims (name text, at bigint)`.execute(db);
  await sql`create function claimed() returns trigger language plpgsql as
    $$ begin insert into claims values (new.name, new.done); return new; end $$`.execute(db);
  await sql`create trigger claimed after insert or update on duties for each row execute function claimed()`.execute(
    db,
  );
  const purging = 400;
  const some = [...(await two({ purging })), await join({ purging })];
  const claims = async (): Promise<number[]> =>
    (await sql<{ at: number }>`select at from claims where name = 'purge' order by at`.execute(db)).rows.map(
      ({ at }) => at,
    );
  const purged = async (): Promise<number> => {
    const counts = await Promise.all(some.map((one) => meter(one, 'shamble_tables_purged_total')));
    return counts.reduce((sum, count) => sum + count);
  };
  await expect.poll(purged).toBe(5);
  await expect.poll(async () => (await claims()).length).toBeGreaterThan(2);
  const times = await claims();
  for (const [i, time] of times.slice(1).entries()) expect(time - times[i]!).toBeGreaterThanOrEqual(0.9 * purging);
  const left = await sql<{ id: string }>`select id from tables where id = any(${[...old, young]})`.execute(db);
  expect(left.rows.map(({ id }) => id)).toEqual([young]);
  expect(await purged()).toBe(5);
  expect((await sql`select key from limits where key = 'request:somebody'`.execute(db)).rows).toEqual([]);
  await sql`drop trigger claimed on duties`.execute(db);
});

it('of processes that start at once on an empty database one brings it up to date', async () => {
  await sql`create database fresh`.execute(db);
  const url = postgres.url.replace(/postgres$/, 'fresh');
  const some = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ url })));
  const ran = await some[0]!.selectFrom('migrations').select('version').orderBy('version').execute();
  expect(ran.map(({ version }) => version)).toEqual(Array.from({ length: DATABASE_VERSION }, (_, i) => i + 1));
  for (const one of some) await one.destroy();
});

it('says that it is not ready while it can own nothing, and is again when it can', async () => {
  const clock = { ahead: 0 };
  const served = await join({ steady: () => performance.now() + clock.ahead });
  const ready = async (): Promise<string> =>
    (await fetch(`${served.base}/readyz`, { headers: { connection: 'close' } })).text();
  const ann = await Person.called(served.base, 'Ann');
  await ann.join(await ann.table());
  expect(await ready()).toBe('ready');
  await db.transaction().execute(async (held) => {
    // Nobody can say that he is here.
    await sql`lock table processes in exclusive mode`.execute(held);
    clock.ahead = 60_000;
    expect(await ready()).toMatch(/not ready: .* owns no tables/);
    expect(await meter(served, 'shamble_can_own')).toBe(0);
    // Nor can it tell anything; it says so.
    await expect.poll(() => ann.closed).toBe(1012);
    expect(await meter(served, 'shamble_leases_lost_total')).toBe(1);
    expect(await ready()).toMatch(/owns no tables/);
  });
  await expect.poll(ready).toBe('ready');
  expect(await meter(served, 'shamble_can_own')).toBe(1);
});
