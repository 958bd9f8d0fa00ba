import type { Damage, EntryRecord, Kept, SegmentRecord, SnapshotRecord, TableRecord } from '@shamble/kept';
import type { Entry, Segment, Table } from '@shamble/kernel';
import { asked, Database, ofTable, STORES } from './database.ts';
import { Trouble } from './trouble.ts';

type Facts = Pick<TableRecord, 'holders' | 'round' | 'outcome' | 'touched'>;

/** Where tables are kept. Every promise of a change is kept only once it is on the disk. */
export class TableStore {
  private readonly database: Database;

  constructor(database = new Database()) {
    this.database = database;
  }

  /** A new table, with all the segments and entries it starts with. */
  async create({ record, segments, entries, snapshot }: Kept): Promise<void> {
    await this.database.write(STORES, async (of) => {
      await Promise.all([
        asked(of('tables').add(record)),
        ...segments.map((segment) => asked(of('segments').add(segment))),
        ...entries.map((entry) => asked(of('entries').add(entry))),
        ...(snapshot === undefined ? [] : [asked(of('snapshots').add(snapshot))]),
      ]);
    });
  }

  /** Adds an entry. If somebody else has written that one already, nothing is written. */
  async append(table: string, entry: Entry, after: Table, facts: Facts): Promise<void> {
    await this.database.write(['tables', 'entries', 'snapshots'], async (of) => {
      const record = await changeable(of, table);
      if (record.n > entry.n) throw new Trouble('taken');
      if (record.n < entry.n) throw new Trouble('broken', new Error(`entry ${record.n} is missing`));
      await Promise.all([
        asked(of('entries').add({ table, n: entry.n, entry } satisfies EntryRecord)),
        asked(of('snapshots').put({ table, n: after.n, kept: after } satisfies SnapshotRecord)),
        asked(of('tables').put({ ...record, ...facts, n: after.n } satisfies TableRecord)),
      ]);
    });
  }

  /** The table goes on with other rules: a new segment of its journal, and the table it starts from. */
  async addSegment(table: string, at: number, { entries: _, ...segment }: Segment, start: Table): Promise<void> {
    await this.database.write(['tables', 'segments', 'snapshots'], async (of) => {
      const record = await changeable(of, table);
      if (record.n !== start.n) throw new Trouble('taken');
      await Promise.all([
        asked(of('segments').add({ ...segment, table, at, first: start.n } satisfies SegmentRecord)),
        asked(of('snapshots').put({ table, n: start.n, kept: start } satisfies SnapshotRecord)),
      ]);
    });
  }

  async list(): Promise<TableRecord[]> {
    return this.database.read(['tables'], async (of) => {
      const records = (await asked(of('tables').getAll())) as TableRecord[];
      return records.sort((a, b) => b.touched - a.touched);
    });
  }

  /** Everything kept of a table; null if there is nothing. */
  async read(table: string): Promise<Kept | null> {
    return this.database.read(STORES, async (of) => {
      const [record, segments, entries, snapshot] = (await Promise.all([
        asked(of('tables').get(table)),
        asked(of('segments').getAll(ofTable(table))),
        asked(of('entries').getAll(ofTable(table))),
        asked(of('snapshots').get(table)),
      ])) as [TableRecord | undefined, SegmentRecord[], EntryRecord[], SnapshotRecord | undefined];
      return record === undefined ? null : { record, segments, entries, snapshot };
    });
  }

  async mustRead(table: string): Promise<Kept> {
    const kept = await this.read(table);
    if (kept === null) throw new Trouble('gone');
    return kept;
  }

  async rename(table: string, title: string | null): Promise<TableRecord> {
    return this.change(table, { title });
  }

  /** Marks a table that cannot be opened, or takes the mark away. Its journal is not touched. */
  async mark(table: string, damaged: Damage | null): Promise<TableRecord> {
    return this.change(table, { damaged });
  }

  /** What analyses have found of the game that ended with this table. Whoever plays on in it loses them. */
  async keepAnalyses(table: string, n: number, analyses: readonly unknown[]): Promise<void> {
    await this.database.write(['snapshots'], async (of) => {
      const snapshot = (await asked(of('snapshots').get(table))) as SnapshotRecord | undefined;
      if (snapshot?.n === n) await asked(of('snapshots').put({ ...snapshot, analyses } satisfies SnapshotRecord));
    });
  }

  async remove(table: string): Promise<void> {
    await this.database.write(STORES, async (of) => {
      await Promise.all([
        asked(of('tables').delete(table)),
        asked(of('segments').delete(ofTable(table))),
        asked(of('entries').delete(ofTable(table))),
        asked(of('snapshots').delete(table)),
      ]);
    });
  }

  private async change(table: string, facts: Partial<TableRecord>): Promise<TableRecord> {
    return this.database.write(['tables'], async (of) => {
      const record = { ...(await found(of, table)), ...facts };
      await asked(of('tables').put(record));
      return record;
    });
  }
}

type Of = (name: 'tables') => IDBObjectStore;

async function found(of: Of, table: string): Promise<TableRecord> {
  const record = (await asked(of('tables').get(table))) as TableRecord | undefined;
  if (record === undefined) throw new Trouble('gone');
  return record;
}

/** What is damaged stays as it is. */
async function changeable(of: Of, table: string): Promise<TableRecord> {
  const record = await found(of, table);
  if (record.damaged !== null) throw new Trouble('damaged');
  return record;
}
