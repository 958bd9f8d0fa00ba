import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { CompiledQuery, Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import Embedded from 'libsql';
import pg from 'pg';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';

/** Where tables are kept: a file of the embedded database, or a PostgreSQL server by its address. */
export type Place = { readonly file: string } | { readonly url: string };

export async function openDatabase(place: Place): Promise<Kysely<Schema>> {
  const db = new Kysely<Schema>({ dialect: 'file' in place ? embedded(place.file) : postgres(place.url) });
  try {
    await migrate(db);
  } catch (cause) {
    await db.destroy();
    throw cause;
  }
  return db;
}

function embedded(file: string): SqliteDialect {
  mkdirSync(dirname(file), { recursive: true });
  const database = new Embedded(file);
  // An entry that has been committed survives a power cut.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000;');
  return new SqliteDialect({
    database: {
      close: () => void database.close(),
      prepare(sql) {
        // One that reads first and writes then would fail if another process wrote in between: it waits instead.
        const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql);
        return {
          reader: statement.reader,
          all: (values) => statement.all(values.map(bound)),
          run: (values) => statement.run(values.map(bound)),
          iterate: (values) => statement.iterate(values.map(bound)) as IterableIterator<unknown>,
        };
      },
    },
  });
}

/** The driver ends the process on a boolean, keeps whole numbers as fractions and cuts a text at its first NUL. */
function bound(value: unknown): unknown {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value);
  if (typeof value === 'string' && !value.includes('\0')) return value;
  if (value === null || typeof value === 'bigint') return value;
  throw new TypeError(`The database keeps texts and whole numbers, not ${JSON.stringify(value)}.`);
}

function postgres(url: string): PostgresDialect {
  const types = {
    // Counts and times come as text, for they might be too large; ours are not.
    getTypeParser: (id: number, format?: 'text' | 'binary') =>
      id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format as 'text'),
  };
  const pool = new pg.Pool({ connectionString: url, max: 8, types, connectionTimeoutMillis: 10_000 });
  // A line that breaks while nobody uses it: the next one is opened anew.
  pool.on('error', () => undefined);
  return new PostgresDialect({
    pool,
    // Whatever its own settings say: an entry that has been committed survives a power cut.
    onCreateConnection: async (line) =>
      void (await line.executeQuery(CompiledQuery.raw('set synchronous_commit = on'))),
  });
}
