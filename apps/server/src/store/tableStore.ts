import type { Damage, Kept, SegmentRecord, TableRecord } from '@shamble/kept';
import type { Entry, Segment, Table } from '@shamble/kernel';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Somebody else has written this entry, or the table is no longer there. Nothing was written. */
export class Taken extends Error {
  override readonly name = 'Taken';

  constructor(table: string) {
    super(`Somebody else has written to the table ${table} meanwhile.`);
  }
}

type Facts = Pick<TableRecord, 'holders' | 'round' | 'outcome' | 'touched'>;

interface Addition {
  readonly table: string;
  readonly entry: Entry;
  readonly after: Table;
  readonly facts: Facts;
  readonly kept: () => void;
  readonly failed: (cause: unknown) => void;
}

const MOST_TOGETHER = 200;

/** Where the tables of a server are kept. A promise of a change is kept only once it is on the disk. */
export class TableStore {
  private readonly db: Kysely<Schema>;
  private waiting: Addition[] = [];
  private writing: Promise<void> | null = null;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async create({ record, segments, entries, snapshot }: Kept): Promise<void> {
    await this.db.transaction().execute(async (change) => {
      await change.insertInto('tables').values(rowOf(record)).execute();
      await change.insertInto('segments').values(segments.map(segmentRow)).execute();
      if (entries.length > 0)
        await change
          .insertInto('entries')
          .values(entries.map(({ table, n, entry }) => ({ table_id: table, n, body: JSON.stringify(entry) })))
          .execute();
      if (snapshot !== undefined) await putSnapshot(change, record.id, snapshot.kept);
    });
  }

  /** Adds an entry. Those that come while others are being written go to the disk together. */
  append(table: string, entry: Entry, after: Table, facts: Facts): Promise<void> {
    return new Promise((kept, failed) => {
      this.waiting.push({ table, entry, after, facts, kept, failed });
      this.writing ??= this.write();
    });
  }

  private async write(): Promise<void> {
    await Promise.resolve();
    while (this.waiting.length > 0) {
      const together = this.waiting.splice(0, MOST_TOGETHER);
      try {
        const taken = await this.db.transaction().execute(async (change) => {
          const late = new Set<Addition>();
          for (const one of together) if (!(await add(change, one))) late.add(one);
          return late;
        });
        for (const one of together) taken.has(one) ? one.failed(new Taken(one.table)) : one.kept();
      } catch (cause) {
        for (const one of together) one.failed(cause);
      }
    }
    this.writing = null;
  }

  /** The table goes on with other rules: a new segment of its journal, and the table it starts from. */
  async addSegment(table: string, at: number, { entries: _, ...segment }: Segment, start: Table): Promise<void> {
    await this.db.transaction().execute(async (change) => {
      const { n } = await change
        .selectFrom('tables')
        .select('n')
        .where('id', '=', table)
        .executeTakeFirstOrThrow(() => new Taken(table));
      if (n !== start.n) throw new Taken(table);
      await change
        .insertInto('segments')
        .values(segmentRow({ ...segment, table, at, first: start.n }))
        .execute();
      await putSnapshot(change, table, start);
    });
  }

  async read(table: string): Promise<Kept | null> {
    return this.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (look) => {
        const row = await look.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirst();
        if (row === undefined) return null;
        const segments = await look
          .selectFrom('segments')
          .select(['at', 'first', 'body'])
          .where('table_id', '=', table)
          .orderBy('at')
          .execute();
        const entries = await look
          .selectFrom('entries')
          .select(['n', 'body'])
          .where('table_id', '=', table)
          .orderBy('n')
          .execute();
        const snapshot = await look
          .selectFrom('snapshots')
          .select(['n', 'body'])
          .where('table_id', '=', table)
          .executeTakeFirst();
        return {
          record: { ...JSON.parse(row.record), n: row.n },
          segments: segments.map(({ at, first, body }) => ({ ...JSON.parse(body), table, at, first })),
          entries: entries.map(({ n, body }) => ({ table, n, entry: JSON.parse(body) })),
          snapshot: snapshot && { table, n: snapshot.n, kept: JSON.parse(snapshot.body) },
        };
      });
  }

  async ids(): Promise<string[]> {
    const rows = await this.db.selectFrom('tables').select('id').orderBy('opened').execute();
    return rows.map(({ id }) => id);
  }

  /** Marks a table that cannot be opened, or takes the mark away. Its journal is not touched. */
  async mark(table: string, damaged: Damage | null): Promise<void> {
    await this.db.transaction().execute(async (change) => {
      const row = await change.selectFrom('tables').select('record').where('id', '=', table).executeTakeFirst();
      if (row === undefined) return;
      const record = JSON.stringify({ ...JSON.parse(row.record), damaged });
      await change.updateTable('tables').set({ record }).where('id', '=', table).execute();
    });
  }

  async remove(table: string): Promise<void> {
    await this.db.transaction().execute(async (change) => {
      for (const name of ['segments', 'entries', 'snapshots'] as const)
        await change.deleteFrom(name).where('table_id', '=', table).execute();
      await change.deleteFrom('tables').where('id', '=', table).execute();
    });
  }

  /** Everything that was asked for is on the disk, and the database is closed. */
  async close(): Promise<void> {
    while (this.writing !== null) await this.writing;
    await this.db.destroy();
  }
}

/** False if the table has moved on, or is gone. The count of entries is the last word, whoever asks. */
async function add(change: Transaction<Schema>, { table, entry, after, facts }: Addition): Promise<boolean> {
  const row = await change.selectFrom('tables').select(['n', 'record']).where('id', '=', table).executeTakeFirst();
  if (row === undefined || row.n !== entry.n) return false;
  const record: TableRecord = { ...JSON.parse(row.record), ...facts, n: after.n };
  const { numUpdatedRows } = await change
    .updateTable('tables')
    .set({ n: after.n, touched: facts.touched, over: facts.outcome === null ? 0 : 1, record: JSON.stringify(record) })
    .where('id', '=', table)
    .where('n', '=', entry.n)
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 0) return false;
  await change
    .insertInto('entries')
    .values({ table_id: table, n: entry.n, body: JSON.stringify(entry) })
    .execute();
  await putSnapshot(change, table, after);
  return true;
}

async function putSnapshot(change: Transaction<Schema>, table: string, kept: Table): Promise<void> {
  const { n } = kept;
  const body = JSON.stringify(kept);
  await change
    .insertInto('snapshots')
    .values({ table_id: table, n, body })
    .onConflict((conflict) => conflict.column('table_id').doUpdateSet({ n, body }))
    .execute();
}

const rowOf = (record: TableRecord): Schema['tables'] => ({
  id: record.id,
  game: record.game,
  n: record.n,
  opened: record.opened,
  touched: record.touched,
  over: record.outcome === null ? 0 : 1,
  record: JSON.stringify(record),
});

const segmentRow = ({ table, at, first, ...body }: SegmentRecord): Schema['segments'] => ({
  table_id: table,
  at,
  first,
  body: JSON.stringify(body),
});
