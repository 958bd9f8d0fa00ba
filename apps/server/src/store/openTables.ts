import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** How many tables are not over: of which this guest is the host, and in all. */
export async function openTables(
  db: Kysely<Schema>,
  host: string,
): Promise<{ readonly hosted: number; readonly all: number }> {
  const [all, hosted] = await Promise.all([
    db
      .selectFrom('tables')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('over', '=', 0)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('members')
      .innerJoin('tables', 'tables.id', 'members.table_id')
      .innerJoin('rooms', 'rooms.table_id', 'members.table_id')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('members.guest', '=', host)
      .where('tables.over', '=', 0)
      // Facts are JSON: a quotation mark that somebody wrote himself has a stroke before it.
      .where('rooms.facts', 'like', `%"host":"${host}"%`)
      .executeTakeFirstOrThrow(),
  ]);
  return { hosted: Number(hosted.count), all: Number(all.count) };
}
