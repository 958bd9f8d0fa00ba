import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { CompiledQuery, Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import Embedded from 'libsql';
import pg from 'pg';
import { NoServer } from '../noServer.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';

/** Where tables are kept: a file of the embedded database, or a PostgreSQL server by its address. */
export type Place = { readonly file: string } | { readonly url: string };

/** Made or brought up to date if need be. A NoServer tells why it cannot be used; then nothing was changed. */
export async function openDatabase(place: Place): Promise<Kysely<Schema>> {
  const store = nameOf(place);
  let db: Kysely<Schema> | null = null;
  try {
    db = connect(place);
    await migrate(db, store);
    return db;
  } catch (cause) {
    await db?.destroy();
    if (cause instanceof NoServer) throw cause;
    const { code, message } = cause as NodeJS.ErrnoException;
    const isDamaged = code === 'SQLITE_NOTADB' || code === 'SQLITE_CORRUPT';
    throw new NoServer(isDamaged ? 'server.store.damaged' : 'server.store.closed', { store, what: message });
  }
}

/** As it is, of whatever version. */
export const connect = (place: Place): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: 'file' in place ? embedded(place.file) : postgres(place.url) });

/** Where it is, without the password. */
export function nameOf(place: Place): string {
  if ('file' in place) return place.file;
  try {
    const { protocol, host, pathname } = new URL(place.url);
    return `${protocol}//${host}${pathname}`;
  } catch {
    return 'DATABASE_URL';
  }
}

function embedded(file: string): SqliteDialect {
  mkdirSync(dirname(file), { recursive: true });
  const database = new Embedded(file);
  const [found] = database.prepare('pragma quick_check(1)').all() as { quick_check: string }[];
  if (found!.quick_check !== 'ok')
    throw new NoServer('server.store.damaged', { store: file, what: found!.quick_check.split('\n').at(-1)! });
  // An entry that has been committed survives a power cut.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000;');
  return new SqliteDialect({
    database: {
      close() {
        // All of it is in the one file then, which somebody may want to copy. It can wait if another process reads.
        database.exec('pragma wal_checkpoint(truncate)');
        database.close();
      },
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
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) throw new NoServer('server.store.address');
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
