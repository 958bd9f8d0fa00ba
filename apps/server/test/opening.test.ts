import { type Match, type Shape, standingAt, type Table } from '@shamble/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GuestBook } from '../src/online/guests.ts';
import type { Want } from '../src/online/history.ts';
import { secretFrom } from '../src/online/index.ts';
import type { JournalReaders } from '../src/online/readers.ts';
import { openDatabase, type Place } from '../src/store/index.ts';
import { openLine } from './line.ts';
import { keepTable, playedAlone, undoneUpTo } from './longTables.ts';
import { Person } from './person.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { readHere } from './readHere.ts';
import { Served } from './served.ts';
import { Wire } from './wire.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** Whoever reads for us, and what he was asked for. */
function reading(more: Partial<JournalReaders> = {}) {
  const asked: Want['want'][] = [];
  const readers: JournalReaders = {
    ...readHere,
    ask(written, want, pages, when) {
      asked.push(want.want);
      return (more.ask ?? readHere.ask)(written, want, pages, when);
    },
  };
  return { asked, readers };
}

/** A server at whose tables Ann has sat before. */
async function serverWith(where: 'embedded' | 'postgres', ...matches: ((holder: string) => Match<Shape>)[]) {
  const served = new Served();
  const secret = Buffer.from('a secret of at least thirty-two bytes');
  const book = new GuestBook(secret);
  const guest = book.make('Ann');
  const place: Place = where === 'embedded' ? { file: served.file } : { url: postgres.url };
  secretFrom(undefined, `${served.folder}/secret`);
  const db = await openDatabase(place);
  const played = matches.map((play) => play(guest.id));
  const ids: string[] = [];
  for (const match of played) ids.push(await keepTable(db, match, guest, Date.now()));
  await db.destroy();
  return {
    served,
    ids,
    played,
    start: async (readers: JournalReaders, through: Place = place): Promise<Person> => {
      await served.start({ place: through, secret, readers });
      return new Person(served.base, `shamble-guest=${book.sign(guest, 'cookie')}`);
    },
    /** Does something to what is kept, while the server is stopped. */
    change: async (query: ReturnType<typeof sql>): Promise<void> => {
      const changed = await openDatabase(place);
      await query.execute(changed);
      await changed.destroy();
    },
  };
}

it('asks PostgreSQL one thing for each table that somebody comes back to', async () => {
  const wire = await Wire.to(postgres.url);
  const { served, ids, start } = await serverWith('postgres', long, long, long);
  const ann = await start({ ...readHere, ask: () => new Promise(() => undefined) }, { url: wire.url });
  wire.asked.length = 0;
  for (const id of ids) {
    await ann.join(id);
    ann.line!.close();
  }
  const opening = wire.asked.filter((statement) => statement.includes('snapshots'));
  expect(opening).toHaveLength(ids.length);
  const others = wire.asked.filter((statement) => !opening.includes(statement) && !/ "?orders"? /.test(statement));
  expect(others.filter((statement) => /^\s*select/.test(statement))).toEqual([]);
  await served.end();
  wire.end();
});

const long = (holder: string): Match<Shape> => playedAlone('zombicide', '01', holder, 120);

describe.each(['embedded', 'postgres'] as const)('a table kept in %s', (where) => {
  it('opens and is played on before anybody has read its journal', async () => {
    const never = new Promise<never>(() => undefined);
    const { served, ids, played, start } = await serverWith(where, long, (holder) =>
      undoneUpTo(playedAlone('zombicide', '08', holder, 20), 3000),
    );
    const { asked, readers } = reading({ ask: () => never });
    const ann = await start(readers);
    for (const [at, id] of ids.entries()) {
      await ann.join(id);
      const { match } = { match: played[at]! };
      expect(ann.latest).toMatchObject({ n: match.table.n, undo: { to: match.previous() } });
      expect(await ann.answer()).toBe(true);
      ann.line!.close();
    }
    expect(asked).toEqual(['verify', 'verify']);
    await served.end();
  });

  it('goes back to what only its journal knows, as if it had never been closed', async () => {
    const { served, ids, played, start } = await serverWith(where, long);
    const [match] = played as [Match<Shape>];
    const { asked, readers } = reading();
    const ann = await start(readers);
    await ann.join(ids[0]!);
    for (let steps = 0; steps < 3; steps++) {
      const { n, seat, undo } = ann.latest!;
      expect(undo.to).toBe(match.previous());
      expect(await ann.say({ say: 'do', n, seat, input: { do: 'undo', to: undo.to } })).toMatchObject({ tell: 'done' });
      match.do(seat, { undoTo: undo.to! }, n);
      await expect.poll(() => ann.latest!.n).toBe(match.table.n);
      expect(ann.latest!.undo.to).toBe(match.previous());
    }
    expect(asked.filter((want) => want === 'recall')).toHaveLength(3);
    const segment = match.journal.segments.at(-1)!;
    expect(standingAt(segment, match.table.n)).toEqual(match.standing);
    await served.stop();
    // Its journal, read from the first entry, leads to the same table.
    const again = await start(readers);
    await again.join(ids[0]!);
    expect(again.latest).toMatchObject({ n: match.table.n, undo: { to: match.previous() } });
    await expect.poll(() => asked.filter((want) => want === 'verify').length).toBe(2);
    expect(again.closed).toBe(0);
    await served.end();
  });

  it('is closed to everyone once its journal turns out to be damaged, and stays as it is', async () => {
    const { served, ids, start, change } = await serverWith(where, long);
    const [id] = ids as [string];
    await change(
      sql`update entries set body = replace(body, '"hash":"', '"hash":"0') where table_id = ${id} and n = 5`,
    );
    const { readers } = reading();
    const ann = await start(readers);
    const farewell = JSON.stringify({ tell: 'farewell', why: 'broken' });
    const heard: string[][] = [[], []];
    await openLine(served.base, id, ann.cookie, (text) => heard[0]!.push(text));
    await expect.poll(() => heard[0]!.at(-1)).toBe(farewell);
    // From now on nobody gets in before it has been read.
    await openLine(served.base, id, ann.cookie, (text) => heard[1]!.push(text));
    await expect.poll(() => heard[1]).toEqual([farewell]);
    await served.stop();
    await change(
      sql`update entries set body = replace(body, '"hash":"0', '"hash":"') where table_id = ${id} and n = 5`,
    );
    const back = await start(readers);
    await back.join(id);
    expect(await back.answer()).toBe(true);
    await served.end();
  });

  it.each([
    ['is not there', (id: string) => sql`delete from snapshots where table_id = ${id}`],
    [
      'is another one',
      (id: string) =>
        sql`update snapshots set body = replace(body, '"barrier":', '"barrier":9') where table_id = ${id}`,
    ],
    ['is no table', (id: string) => sql`update snapshots set body = '{' where table_id = ${id}`],
  ])('opens from its journal where what was kept of it %s', async (_what, damage) => {
    const { served, ids, played, start, change } = await serverWith(where, long);
    await change(damage(ids[0]!));
    const { asked, readers } = reading();
    const ann = await start(readers);
    await ann.join(ids[0]!);
    expect(ann.latest!.n).toBe(played[0]!.table.n);
    expect(asked).toEqual(['resume']);
    expect(await ann.answer()).toBe(true);
    await served.end();
  });

  it('opens at once where an older server has kept less of it', async () => {
    const { served, ids, played, start, change } = await serverWith(where, long);
    await change(sql`update tables set record = replace(record, '"standing"', '"before"') where id = ${ids[0]!}`);
    const { asked, readers } = reading();
    const ann = await start(readers);
    await ann.join(ids[0]!);
    expect(ann.latest).toMatchObject({ n: played[0]!.table.n, undo: { to: played[0]!.previous() } });
    expect(asked[0]).toBe('stand');
    expect((played[0]!.table as Table).outcome).toBeNull();
    await served.end();
  });
});
