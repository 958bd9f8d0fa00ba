import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Whose chances, in which game. */
export interface Analysed {
  readonly table: string;
  readonly seat: string;
  readonly open: boolean;
}

export interface AnalysisRow {
  readonly state: 'running' | 'done' | 'failed';
  /** Whoever works on it says so again before then; else he is gone. */
  readonly until: number;
  /** From 0 to 1. */
  readonly progress: number;
  readonly report: unknown;
}

/** What analyses have found, each once. Two that work on the same find the same, so that clocks need not agree to the second. */
export class AnalysisStore {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async find({ table, seat, open }: Analysed): Promise<AnalysisRow | null> {
    const row = await this.db
      .selectFrom('analyses')
      .select(['state', 'until', 'progress', 'body'])
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .where('open', '=', open ? 1 : 0)
      .executeTakeFirst();
    if (row === undefined) return null;
    return {
      state: row.state as AnalysisRow['state'],
      until: Number(row.until),
      progress: row.progress / 1000,
      report: row.body === null ? null : JSON.parse(row.body),
    };
  }

  /** Whether it falls to us: it is not done, and nobody is at it. */
  async claim({ table, seat, open }: Analysed, now: number, until: number): Promise<boolean> {
    const anew = { state: 'running', until, progress: 0, body: null };
    const { numInsertedOrUpdatedRows } = await this.db
      .insertInto('analyses')
      .values({ table_id: table, seat, open: open ? 1 : 0, ...anew })
      .onConflict((conflict) =>
        conflict
          .columns(['table_id', 'seat', 'open'])
          .doUpdateSet(anew)
          .where(({ eb, or }) =>
            or([
              eb('analyses.state', '=', 'failed'),
              eb('analyses.state', '=', 'running').and('analyses.until', '<', now),
            ]),
          ),
      )
      .executeTakeFirst();
    return Number(numInsertedOrUpdatedRows) > 0;
  }

  /** How many are worked on now, by any process. */
  async running(now: number): Promise<number> {
    const { count } = await this.db
      .selectFrom('analyses')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('state', '=', 'running')
      .where('until', '>=', now)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Nothing where the table is gone. */
  async write({ table, seat, open }: Analysed, row: AnalysisRow): Promise<void> {
    const { state, until, progress, report } = row;
    await this.db
      .updateTable('analyses')
      .set({
        state,
        until,
        progress: Math.floor(1000 * progress),
        body: report === null ? null : JSON.stringify(report),
      })
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .where('open', '=', open ? 1 : 0)
      .where('state', '=', 'running')
      .execute();
  }

  async drop({ table, seat, open }: Analysed): Promise<void> {
    await this.db
      .deleteFrom('analyses')
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .where('open', '=', open ? 1 : 0)
      .where('state', '=', 'running')
      .execute();
  }

  /** All that is done of a game. */
  async of(table: string): Promise<unknown[]> {
    const rows = await this.db
      .selectFrom('analyses')
      .select('body')
      .where('table_id', '=', table)
      .where('state', '=', 'done')
      .orderBy('seat')
      .orderBy('open')
      .execute();
    return rows.flatMap(({ body }) => (body === null ? [] : [JSON.parse(body) as unknown]));
  }
}
