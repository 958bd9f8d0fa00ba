import type { SegmentRecord } from '@shamble/kept';
import type { Entry } from '@shamble/kernel';
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';
import type { Message, OnlineRecord } from './tableStore.ts';

/** What is kept of a table without its journal, but for the last entry. */
export interface Head {
  readonly record: OnlineRecord;
  readonly segments: readonly SegmentRecord[];
  readonly last: Entry | null;
  /** The table after the last entry, as it is written down; null if it is not there. */
  readonly snapshot: string | null;
}

/** All it takes to go on at a table. */
export interface Opened<Facts> {
  readonly head: Head;
  /** What is known of its room; null if it has none. */
  readonly facts: Facts | null;
  /** How many things were said. */
  readonly said: number;
  /** The last messages that were said aloud, the oldest first. */
  readonly sent: readonly Message[];
  /** The last messages that led to entries, the oldest first, and the number of entries after each. */
  readonly before: readonly (Message & { readonly n: number })[];
}

interface Row {
  readonly kind: 'record' | 'snapshot' | 'last' | 'segment' | 'facts' | 'entry' | 'chat';
  readonly at: number;
  readonly first: number;
  readonly body: string;
  readonly by: string;
}

/** After a repetition nobody asks further back than this. */
const MOST_MESSAGES = 200;

/** As it is at one moment, and in one question: after a restart everybody comes back at once. */
export async function readOpened<Facts>(db: Kysely<Schema>, table: string): Promise<Opened<Facts> | null> {
  const { rows } = await sql<Row>`
    select 'record' as kind, n as at, 0 as first, record as body, '' as by from tables where id = ${table}
    union all
    select 'snapshot', n, 0, body, '' from snapshots where table_id = ${table}
    union all
    select 'last', n, 0, body, '' from entries
      where table_id = ${table} and n = (select n - 1 from tables where id = ${table})
    union all
    select 'segment', at, first, body, '' from segments where table_id = ${table}
    union all
    select 'facts', 0, 0, facts, '' from rooms where table_id = ${table}
    union all
    select * from (
      select 'entry', n, 0, said, '' from entries where table_id = ${table} and said is not null
        order by n desc limit ${sql.lit(MOST_MESSAGES)}
    ) as answered
    union all
    select * from (
      select 'chat', at, 0, coalesce(message, ''), by_guest from chat where table_id = ${table}
        order by at desc limit ${sql.lit(MOST_MESSAGES)}
    ) as heard
  `.execute(db);
  const of = (kind: Row['kind']): Row[] => rows.filter((row) => row.kind === kind);
  const [record] = of('record');
  if (record === undefined) return null;
  const segments = of('segment').sort((a, b) => a.at - b.at);
  const [facts] = of('facts');
  const chat = of('chat');
  const [last] = of('last');
  // A segment that has just begun has no entry of its own.
  const isBegun = record.at > (segments.at(-1)?.first ?? 0);
  return {
    head: {
      record: { ...JSON.parse(record.body), n: record.at },
      segments: segments.map(({ at, first, body }) => ({ ...JSON.parse(body), table, at, first })),
      last: last === undefined || !isBegun ? null : JSON.parse(last.body),
      snapshot: of('snapshot')[0]?.body ?? null,
    },
    facts: facts === undefined ? null : JSON.parse(facts.body),
    said: Math.max(-1, ...chat.map(({ at }) => at)) + 1,
    sent: inOrder(chat)
      .filter(({ body }) => body !== '')
      .map(({ by, body }) => ({ by, id: JSON.parse(body) })),
    before: inOrder(of('entry')).map(({ at, body }) => {
      const [by, id] = JSON.parse(body) as [string, string];
      return { by, id, n: at + 1 };
    }),
  };
}

const inOrder = (rows: readonly Row[]): Row[] => [...rows].sort((a, b) => a.at - b.at);
