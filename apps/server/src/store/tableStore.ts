import type { Damage, Kept, SegmentRecord, TableRecord } from '@shamble/kept';
import type { Entry, Seat, Segment, Standing, Table } from '@shamble/kernel';
import type { Insertable, Kysely, Transaction } from 'kysely';
import { Taken } from './faults.ts';
import { holdRoom } from './roomStore.ts';
import type { Schema } from './schema.ts';

/** What the server knows of a table without opening it. */
export interface OnlineRecord extends TableRecord {
  /** The seat that is to answer. */
  readonly asked?: Seat | null;
  /** How things stand at the table, beside who sits where. Older tables have none until something is done there. */
  readonly standing?: Omit<Standing, 'holders'>;
}

export type Facts = Pick<OnlineRecord, 'holders' | 'round' | 'outcome' | 'touched' | 'asked' | 'standing'>;

/** The message an entry comes from. */
export interface Message {
  readonly by: string;
  readonly id: string;
}

interface Addition {
  readonly table: string;
  readonly entry: Entry;
  readonly after: Table;
  readonly facts: Facts;
  readonly said: Message | null;
  readonly epoch: number | undefined;
  readonly kept: () => void;
  readonly failed: (cause: unknown) => void;
}

const MOST_TOGETHER = 200;
/** Where there are more entries than this somebody has played, whatever its room says. */
const MOST_BEFORE_PLAY = 20;
/** So many entries are read without letting others run. */
const PAGE = 500;

/** Where the tables of a server are kept. A promise of a change is kept only once it is on the disk. */
export class TableStore {
  private readonly db: Kysely<Schema>;
  private readonly onStored: (seconds: number) => void;
  private waiting: Addition[] = [];
  private writing: Promise<void> | null = null;

  constructor(db: Kysely<Schema>, onStored: (seconds: number) => void = () => undefined) {
    this.db = db;
    this.onStored = onStored;
  }

  /** All of it, and what belongs to it, or nothing. */
  async create(
    { record, segments, entries, snapshot }: Kept,
    beside: (change: Transaction<Schema>) => Promise<void> = async () => undefined,
  ): Promise<void> {
    await this.db.transaction().execute(async (change) => {
      await change.insertInto('tables').values(rowOf(record)).execute();
      await change.insertInto('segments').values(segments.map(segmentRow)).execute();
      if (entries.length > 0)
        await change
          .insertInto('entries')
          .values(
            entries.map(({ table, n, entry }) => ({ table_id: table, n, body: JSON.stringify(entry), said: null })),
          )
          .execute();
      if (snapshot !== undefined) await putSnapshot(change, record.id, snapshot.kept);
      await beside(change);
    });
  }

  /** Adds an entry. Those that come while others are being written go to the disk together. `epoch`: of who owns the table. */
  append(
    table: string,
    entry: Entry,
    after: Table,
    facts: Facts,
    said: Message | null = null,
    epoch?: number,
  ): Promise<void> {
    return new Promise((kept, failed) => {
      this.waiting.push({ table, entry, after, facts, said, epoch, kept, failed });
      this.writing ??= this.write();
    });
  }

  private async write(): Promise<void> {
    // The embedded database does not let others run while it writes: whatever has arrived is let in first.
    await new Promise(setImmediate);
    while (this.waiting.length > 0) {
      const together = this.waiting.splice(0, MOST_TOGETHER);
      const since = performance.now();
      try {
        const taken = await this.db.transaction().execute(async (change) => {
          const late = new Set<Addition>();
          for (const one of together) if (!(await add(change, one))) late.add(one);
          return late;
        });
        this.onStored((performance.now() - since) / 1000);
        for (const one of together) taken.has(one) ? one.failed(new Taken(one.table)) : one.kept();
      } catch (cause) {
        for (const one of together) one.failed(cause);
      }
    }
    this.writing = null;
  }

  /** The table goes on with other rules: a new segment of its journal, and the table it starts from. */
  async addSegment(
    table: string,
    at: number,
    { entries: _, ...segment }: Segment,
    start: Table,
    epoch?: number,
  ): Promise<void> {
    await this.db.transaction().execute(async (change) => {
      let hold = change.updateTable('tables').set({ n: start.n }).where('id', '=', table).where('n', '=', start.n);
      if (epoch !== undefined) hold = hold.where('epoch', '=', epoch);
      const { numUpdatedRows } = await hold.executeTakeFirst();
      if (Number(numUpdatedRows) === 0) throw new Taken(table);
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
      .setAccessMode('read only')
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

  /** The entries before this one as they are written down, a page at a time: all else goes on in between. */
  async *pages(table: string, upTo: number): AsyncGenerator<readonly string[]> {
    for (let from = 0; from < upTo; ) {
      const rows = await this.db
        .selectFrom('entries')
        .select(['n', 'body'])
        .where('table_id', '=', table)
        .where('n', '>=', from)
        .where('n', '<', upTo)
        .orderBy('n')
        .limit(PAGE)
        .execute();
      if (rows.length === 0) return;
      yield rows.map(({ body }) => body);
      from = rows.at(-1)!.n + 1;
      await new Promise(setImmediate);
    }
  }

  /** What is known of a table without its journal. */
  async record(table: string): Promise<OnlineRecord | null> {
    const row = await this.db.selectFrom('tables').select(['record', 'n']).where('id', '=', table).executeTakeFirst();
    return row === undefined ? null : { ...JSON.parse(row.record), n: row.n };
  }

  /** Those where nobody has done anything since then. */
  async untouchedSince(time: number, most = 100): Promise<string[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select('id')
      .where('touched', '<', time)
      .orderBy('touched')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Those that nobody has begun to play at, and where nobody has done anything since then. */
  async emptySince(time: number, most = 100): Promise<string[]> {
    const rows = await this.db
      .selectFrom('tables')
      .innerJoin('rooms', 'rooms.table_id', 'tables.id')
      .select('tables.id')
      .where('tables.touched', '<', time)
      .where('tables.n', '<', MOST_BEFORE_PLAY)
      // Facts are JSON: a quotation mark that somebody wrote himself has a stroke before it.
      .where('rooms.facts', 'like', '%"isBegun":false%')
      .orderBy('tables.touched')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  }

  async ids(): Promise<string[]> {
    const rows = await this.db.selectFrom('tables').select('id').orderBy('opened').execute();
    return rows.map(({ id }) => id);
  }

  /** Marks a table that cannot be opened, or takes the mark away. Its journal is not touched. */
  async mark(table: string, damaged: Damage | null): Promise<void> {
    for (;;) {
      const row = await this.db.selectFrom('tables').select('record').where('id', '=', table).executeTakeFirst();
      if (row === undefined) return;
      const record = JSON.stringify({ ...JSON.parse(row.record), damaged });
      // Somebody may have played meanwhile.
      const change = this.db.updateTable('tables').set({ record }).where('id', '=', table);
      const { numUpdatedRows } = await change.where('record', '=', row.record).executeTakeFirst();
      if (Number(numUpdatedRows) > 0) return;
    }
  }

  async remove(table: string): Promise<void> {
    await this.db.transaction().execute((change) => removeTable(change, table));
  }

  /** Waits for whoever still writes to the table or its room: one that nobody hears any more may yet commit. */
  async overtake(table: string): Promise<void> {
    await this.db
      .updateTable('tables')
      .set(({ ref }) => ({ n: ref('n') }))
      .where('id', '=', table)
      .execute();
    await holdRoom(this.db, table);
  }

  /** Everything that was asked for is on the disk, or was given up. */
  async settled(): Promise<void> {
    while (this.writing !== null) await this.writing;
  }

  async close(): Promise<void> {
    await this.db.destroy();
  }
}

export async function removeTable(change: Transaction<Schema>, table: string): Promise<void> {
  for (const name of ['segments', 'entries', 'snapshots', 'rooms', 'chat', 'members', 'analyses'] as const)
    await change.deleteFrom(name).where('table_id', '=', table).execute();
  await change.deleteFrom('tables').where('id', '=', table).execute();
}

/** False if the table has moved on, or is gone. The count of entries is the last word, whoever asks. */
async function add(change: Transaction<Schema>, addition: Addition): Promise<boolean> {
  const { table, entry, after, facts, said, epoch } = addition;
  const row = await change.selectFrom('tables').select(['n', 'record']).where('id', '=', table).executeTakeFirst();
  if (row === undefined || row.n !== entry.n) return false;
  const record: TableRecord = { ...JSON.parse(row.record), ...facts, n: after.n };
  let write = change
    .updateTable('tables')
    .set({ n: after.n, touched: facts.touched, over: facts.outcome === null ? 0 : 1, record: JSON.stringify(record) })
    .where('id', '=', table)
    .where('n', '=', entry.n);
  if (epoch !== undefined) write = write.where('epoch', '=', epoch);
  const { numUpdatedRows } = await write.executeTakeFirst();
  if (Number(numUpdatedRows) === 0) return false;
  await change
    .insertInto('entries')
    .values({
      table_id: table,
      n: entry.n,
      body: JSON.stringify(entry),
      said: said === null ? null : JSON.stringify([said.by, said.id]),
    })
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

const rowOf = (record: TableRecord): Insertable<Schema['tables']> => ({
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
