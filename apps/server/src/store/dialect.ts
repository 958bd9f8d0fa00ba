import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Schema } from './schema.ts';

export const isPostgres = (db: Kysely<Schema>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** Of several processes one after the other, until the transaction ends. The embedded database has one alone. */
export async function aloneIn(change: Kysely<Schema>, what: string): Promise<void> {
  if (!isPostgres(change)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`shamble ${what} `} || coalesce(current_schema(), ''), 0))`.execute(
    change,
  );
}
