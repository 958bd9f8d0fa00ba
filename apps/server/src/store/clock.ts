import { type RawBuilder, sql } from 'kysely';

/** What time it is by the clock of PostgreSQL, in milliseconds: the one that all processes go by. */
export const CLOCK: RawBuilder<number> = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
