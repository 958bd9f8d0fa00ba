import { type Kysely, sql } from 'kysely';
import { CLOCK } from './clock.ts';
import type { Schema } from './schema.ts';

/** Whether it falls to us to do this now, of all processes to one alone, and not again for so many milliseconds. */
export async function claimDuty(db: Kysely<Schema>, name: string, every: number): Promise<boolean> {
  const { rows } = await sql`
    insert into duties (name, done) values (${name}, ${CLOCK})
    on conflict (name) do update set done = ${CLOCK} where duties.done <= ${CLOCK} - ${sql.lit(every)}
    returning name`.execute(db);
  return rows.length > 0;
}
