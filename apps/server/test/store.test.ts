import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { keptFrom, resume } from '@shamble/kept';
import { createEngine, type Engine, keyFromSeed, type Match, openMatch, type Shape } from '@shamble/kernel';
import { game } from '@shamble/thumbnail';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newFacts, type RoomFacts } from '../src/online/roomFacts.ts';
import { backUp, restore } from '../src/store/archive.ts';
import { connect } from '../src/store/database.ts';
import { openDatabase, type Place, RoomStore, readOpened, TableStore, Taken } from '../src/store/index.ts';
import { migrate } from '../src/store/migrations.ts';
import { verifyStore } from '../src/store/verify.ts';
import { type Postgres, startPostgres } from './postgres.ts';

const engine = createEngine(game) as unknown as Engine<Shape>;

function opened(seed: number): Match<Shape> {
  return openMatch(engine, { options: { board: 'alley', seats: 1 }, key: keyFromSeed(seed) }).match;
}

const keep = (id: string, match: Match<Shape>) => keptFrom(match, { id, title: 'Friday \0 «ñ»', opened: 5, round: 1 });

/** One answer, prepared and not yet committed. */
function prepare(match: Match<Shape>) {
  const offer = engine.offer(match.table, 'p1', { usual: true })!;
  return match.prepare('p1', { answer: offer.usual ?? (offer.kind === 'one' ? offer.from[0] : undefined) });
}

const factsAt = (touched: number) => ({ holders: { p1: 'here' }, round: 2, outcome: null, touched });

async function playOn(store: TableStore, id: string, match: Match<Shape>, answers: number): Promise<void> {
  for (let i = 0; i < answers; i++) {
    const prepared = prepare(match);
    await store.append(id, prepared.entry, prepared.table, factsAt(10 + i));
    match.commit(prepared);
  }
}

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function folderOf(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shamble-store-'));
  folders.push(folder);
  return folder;
}

async function embedded(): Promise<Place> {
  return { file: join(folderOf(), 'data', 'shamble.db') };
}

async function elsewhere(): Promise<Place> {
  const db = await openDatabase({ url: postgres.url });
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  await db.destroy();
  return { url: postgres.url };
}

describe.each([
  ['the embedded database', embedded],
  ['PostgreSQL', elsewhere],
])('tables in %s', (_name, make) => {
  let place: Place;
  let store: TableStore;
  const open = async (): Promise<TableStore> => new TableStore(await openDatabase(place));
  beforeEach(async () => {
    place = await make();
    store = await open();
  });
  afterEach(() => store.close());

  it('come back as they were, also to another process', async () => {
    const match = opened(1);
    await store.create(keep('t', match));
    await playOn(store, 't', match, 7);
    await store.close();
    store = await open();
    const kept = await store.read('t');
    expect(kept!.record).toMatchObject({ n: match.table.n, title: 'Friday \0 «ñ»', touched: 16, round: 2 });
    const { match: back, added } = resume(engine, kept!);
    expect(added).toBeNull();
    expect(back.table).toEqual(match.table);
    expect(back.journal).toEqual(match.journal);
  });

  it('take an entry once: whoever comes second is told, and nothing is changed', async () => {
    const [mine, yours] = [opened(1), opened(1)];
    await store.create(keep('t', mine));
    const other = await open();
    const [first, second] = [prepare(mine), prepare(yours)];
    const mineFirst = store.append('t', first.entry, first.table, factsAt(1));
    // Two connections of one process to one file would wait for each other.
    if ('file' in place) await mineFirst;
    const both = await Promise.allSettled([mineFirst, other.append('t', second.entry, second.table, factsAt(2))]);
    await other.close();
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: expect.any(Taken) });
    const kept = await store.read('t');
    expect(kept!.entries).toHaveLength(1);
    expect(kept!.record.n).toBe(1);
  });

  it('take what comes together together, and one that fails harms no other', async () => {
    const matches = Array.from({ length: 20 }, (_, i) => opened(i));
    for (const [i, match] of matches.entries()) await store.create(keep(`t${i}`, match));
    const late = prepare(matches[3]!);
    await store.append('t3', late.entry, late.table, factsAt(1));
    const results = await Promise.allSettled(
      matches.map((match, i) => {
        const { entry, table } = prepare(match);
        return store.append(`t${i}`, entry, table, factsAt(2));
      }),
    );
    const failed = results.flatMap(({ status }, i) => (status === 'rejected' ? [i] : []));
    expect(failed).toEqual([3]);
    for (let i = 0; i < 20; i++) expect((await store.read(`t${i}`))!.entries).toHaveLength(1);
  });

  it('go on in a new segment when the rules have changed', async () => {
    const match = opened(1);
    await store.create(keep('t', match));
    await playOn(store, 't', match, 3);
    const newer = createEngine({ ...game, content: 'other' }) as unknown as Engine<Shape>;
    const { match: now, added } = resume(newer, (await store.read('t'))!);
    await store.addSegment('t', 1, added!, now.table);
    await expect(store.addSegment('t', 2, added!, match.at(1))).rejects.toThrow(Taken);
    expect(resume(newer, (await store.read('t'))!).added).toBeNull();
  });

  it('are marked, listed and removed', async () => {
    await store.create(keep('a', opened(1)));
    await store.create(keep('b', opened(2)));
    await store.mark('a', { code: 'corrupt', sentence: 'It is torn.' });
    expect((await store.read('a'))!.record.damaged).toEqual({ code: 'corrupt', sentence: 'It is torn.' });
    await store.remove('a');
    expect(await store.read('a')).toBeNull();
    expect(await store.ids()).toEqual(['b']);
    await expect(playOn(store, 'a', opened(1), 1)).rejects.toThrow(Taken);
  });

  it('go into a backup and come back whole, into either database', async () => {
    const file = join(folderOf(), 'tables.backup');
    const db = await openDatabase(place);
    const rooms = new RoomStore<RoomFacts>(db);
    for (const seed of [1, 2, 3]) {
      const match = opened(seed);
      await store.create(keep(`t${seed}`, match));
      await rooms.create(`t${seed}`, newFacts({ id: 'ann', name: 'Ann' }, true));
      await rooms.join(`t${seed}`, 'ann');
      await rooms.keepSaid(`t${seed}`, { at: 0, by: 'ann', name: 'Ann', text: 'Hey \0 ñ', when: 3 }, 'm\0');
      await playOn(store, `t${seed}`, match, 2 * seed);
    }
    await db.insertInto('guests').values({ guest: 'ben', generation: 2, banned: 1 }).execute();
    const seen: number[] = [];
    const secret = Buffer.alloc(32, 7);
    expect(await backUp(db, file, { secret, watch: (done) => seen.push(done) })).toBe(3);
    expect(seen).toEqual([1, 2, 3]);
    expect(statSync(file).mode & 0o077).toBe(0);
    await expect(restore(db, file)).rejects.toMatchObject({ why: 'not-empty' });
    expect(await verifyStore(db)).toEqual({ tables: 3, entries: 12, older: 0, damaged: [] });
    const other = await openDatabase(await embedded());
    expect(await restore(other, file)).toEqual({ tables: 3, secret });
    expect(await verifyStore(other)).toEqual({ tables: 3, entries: 12, older: 0, damaged: [] });
    const back = new TableStore(other);
    for (const id of ['t1', 't2', 't3']) expect(await back.read(id)).toEqual(await store.read(id));
    expect(await new RoomStore<RoomFacts>(other).said('t2')).toEqual(await rooms.said('t2'));
    expect(await readOpened(other, 't2')).toMatchObject({ sent: [{ by: 'ann', id: 'm\0' }] });
    expect(await other.selectFrom('guests').selectAll().execute()).toEqual([
      { guest: 'ben', generation: 2, banned: 1 },
    ]);
    for (const id of await store.ids()) await store.remove(id);
    expect(await restore(db, file)).toMatchObject({ tables: 3 });
    expect(await back.read('t3')).toEqual(await store.read('t3'));
    await db.destroy();
    await back.close();
  });

  it('are backed up and verified while others write to them', async () => {
    const match = opened(1);
    await store.create(keep('t', match));
    await playOn(store, 't', match, 2);
    let writes = 0;
    const db = await openDatabase(place);
    await new RoomStore<RoomFacts>(db).create('t', newFacts({ id: 'ann', name: 'Ann' }, true));
    const watched = db.withPlugin({
      transformQuery: ({ node }) => node,
      // In the middle of every reading.
      async transformResult({ result }) {
        writes += 1;
        await store.mark('t', writes % 2 === 0 ? null : { code: 'corrupt', sentence: 'no' });
        return result;
      },
    });
    expect(await backUp(watched, join(folderOf(), 'busy.backup'), { secret: null })).toBe(1);
    expect(await verifyStore(watched)).toMatchObject({ tables: 1, damaged: [] });
    expect(writes).toBeGreaterThan(10);
    await db.destroy();
  });

  it('keep the last thousand things that were said at a table, and count on', async () => {
    const db = await openDatabase(place);
    const rooms = new RoomStore<RoomFacts>(db);
    await rooms.change('loud', async (all) => {
      for (let at = 0; at < 1101; at++)
        await all.keepSaid('loud', { at, by: 'ann', name: 'Ann', text: `${at}`, when: at }, `m${at}`);
    });
    const kept = await db.selectFrom('chat').select('at').where('table_id', '=', 'loud').orderBy('at').execute();
    expect([kept[0]!.at, kept.length]).toEqual([101, 1000]);
    expect((await rooms.said('loud')).at(-1)).toMatchObject({ at: 1100, text: '1100' });
    await db.destroy();
  });

  it('keep a thing that is said twice by one name once', async () => {
    const db = await openDatabase(place);
    const rooms = new RoomStore<RoomFacts>(db);
    await store.create(keep('t', opened(1)));
    await rooms.create('t', newFacts({ id: 'ann', name: 'Ann' }, true));
    const say = (at: number, by: string, id: string): Promise<boolean> =>
      rooms.keepSaid('t', { at, by, name: by, text: 'Hey', when: 1 }, id);
    expect(await say(0, 'ann', 'once')).toBe(true);
    expect(await say(1, 'ann', 'once')).toBe(false);
    expect(await say(1, 'ben', 'once')).toBe(true);
    // A number that is taken is no message said twice.
    await expect(say(1, 'ann', 'more')).rejects.toThrow();
    expect((await rooms.said('t')).map(({ at, by }) => [at, by])).toEqual([
      [0, 'ann'],
      [1, 'ben'],
    ]);
    await db.destroy();
  });

  it('come back from a backup that an older Shamble has made', async () => {
    const db = await openDatabase(place);
    const file = join(folderOf(), 'older.backup');
    await store.create(keep('t', opened(1)));
    const rooms = new RoomStore<RoomFacts>(db);
    await rooms.create('t', newFacts({ id: 'ann', name: 'Ann' }, true));
    await rooms.keepSaid('t', { at: 0, by: 'ann', name: 'Ann', text: 'Hey', when: 3 }, 'm');
    await backUp(db, file, { secret: null });
    const [head, table] = gunzipSync(readFileSync(file))
      .toString()
      .split('\n')
      .map((line) => line && JSON.parse(line));
    const { guests: _, ...olderHead } = head;
    const chat = table.chat.map(({ message: _, ...row }: { message: unknown }) => row);
    const lines = [
      { ...olderHead, version: 3 },
      { ...table, chat },
    ].map((line) => `${JSON.stringify(line)}\n`);
    const sha256 = createHash('sha256').update(lines.join('')).digest('hex');
    writeFileSync(file, gzipSync(`${lines.join('')}${JSON.stringify({ end: 1, sha256 })}\n`));
    await store.remove('t');
    expect(await restore(db, file)).toEqual({ tables: 1, secret: null });
    expect(await rooms.said('t')).toMatchObject([{ text: 'Hey' }]);
    expect(await readOpened(db, 't')).toMatchObject({ said: 1, sent: [] });
    await db.destroy();
  });

  it('are found out if anything in them was changed', async () => {
    const db = await openDatabase(place);
    const rooms = new RoomStore<RoomFacts>(db);
    for (let seed = 0; seed < 6; seed++) {
      const match = opened(seed);
      await store.create(keep(`t${seed}`, match));
      await rooms.create(`t${seed}`, newFacts({ id: 'ann', name: 'Ann' }, true));
      await playOn(store, `t${seed}`, match, 4);
    }
    const { body } = await db
      .selectFrom('entries')
      .select('body')
      .where('table_id', '=', 't1')
      .where('n', '=', 2)
      .executeTakeFirstOrThrow();
    const torn = body.replace(/"hash":"./, '"hash":"z');
    await db.updateTable('entries').set({ body: torn }).where('table_id', '=', 't1').where('n', '=', 2).execute();
    await db.deleteFrom('entries').where('table_id', '=', 't2').where('n', '=', 1).execute();
    await db.updateTable('snapshots').set({ n: 3 }).where('table_id', '=', 't3').execute();
    await db.deleteFrom('rooms').where('table_id', '=', 't4').execute();
    const { damaged, tables } = await verifyStore(db);
    expect(tables).toBe(6);
    expect(damaged.map(({ id }) => id)).toEqual(['t1', 't2', 't3', 't4']);
    for (const { sentence } of damaged) expect(sentence).toMatch(/^[A-Z].*\.$/);
    await db.destroy();
  });

  it('are on the disk when they are said to be, whatever the database is told elsewhere', async () => {
    const db = await openDatabase(place);
    const asked = async (what: string) => (await sql.raw(what).execute(db)).rows;
    if ('file' in place) {
      expect(await asked('pragma synchronous')).toEqual([{ synchronous: 2 }]);
      expect(await asked('pragma journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    } else {
      await asked('alter database postgres set synchronous_commit = off');
      const again = await openDatabase(place);
      const { rows } = await sql`show synchronous_commit`.execute(again);
      expect(rows).toEqual([{ synchronous_commit: 'on' }]);
      await again.destroy();
      await asked('alter database postgres reset synchronous_commit');
    }
    await db.destroy();
  });

  it.each([1, 2])('are brought up to date from version %i, with all that was in them', async (version) => {
    const older = await make();
    const db = connect(older);
    await migrate(db, 'older', version);
    const match = opened(1);
    for (let i = 0; i < 4; i++) match.commit(prepare(match));
    const kept = keep('t', match);
    await new TableStore(db).create({ ...kept, entries: [] });
    for (const { n, entry } of kept.entries)
      await db
        .insertInto('entries')
        .values({ table_id: 't', n, body: JSON.stringify(entry) } as never)
        .execute();
    await db.destroy();
    const newer = await openDatabase(older);
    const now = new TableStore(newer);
    expect(resume(engine, (await now.read('t'))!).match.table).toEqual(match.table);
    const next = prepare(match);
    await now.append('t', next.entry, next.table, factsAt(9), { by: 'ann', id: 'x' });
    expect((await readOpened(newer, 't'))!.before).toEqual([{ by: 'ann', id: 'x', n: 5 }]);
    await now.close();
  });

  it('are not taken from a newer Shamble', async () => {
    const db = await openDatabase(place);
    await db.insertInto('migrations').values({ version: 99, ran: 1 }).execute();
    await db.destroy();
    await expect(open()).rejects.toThrow(/Update Shamble/);
    expect(await store.ids()).toEqual([]);
  });
});

describe('a backup', () => {
  it.each<[string, string, Buffer]>([
    ['foreign', 'nothing', Buffer.alloc(0)],
    ['foreign', 'words', Buffer.from('Dear diary')],
    ['foreign', 'other lines', gzipSync('{"a":1}\n')],
    ['newer', 'one of the future', gzipSync('{"shamble":"backup","format":1,"version":99}\n')],
    ['damaged', 'one without an end', gzipSync('{"shamble":"backup","format":1,"version":1}\n')],
    [
      'damaged',
      'one with another sum',
      gzipSync('{"shamble":"backup","format":1,"version":1}\n{"end":0,"sha256":"0"}\n'),
    ],
    [
      'damaged',
      'half of one',
      gzipSync(`{"shamble":"backup","format":1,"version":1}\n${'{"a":1}\n'.repeat(99)}`).subarray(0, 60),
    ],
  ])('is not restored if it is %s: %s', async (why, _what, bytes) => {
    const file = join(folderOf(), 'tables.backup');
    writeFileSync(file, bytes);
    const db = await openDatabase(await embedded());
    await expect(restore(db, file)).rejects.toMatchObject({ why });
    await db.destroy();
  });
});
