import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** Whether it falls to us to do this now, of all processes to one alone, and not again for so many milliseconds. */
export async function claimDuty(db: Kysely<Schema>, name: string, every: number): Promise<boolean> {
  const clock = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
  const { rows } = await sql`
    insert into duties (name, done) values (${name}, ${clock})
    on conflict (name) do update set done = ${clock} where duties.done <= ${clock} - ${sql.lit(every)}
    returning name`.execute(db);
  return rows.length > 0;
}
