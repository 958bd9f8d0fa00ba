import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresDialect,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely';
import Embedded from 'libsql';
import { NoServer } from '../noServer.ts';
import { isBlank, makePrivate } from './files.ts';
import type { Marker } from './marker.ts';
import { migrate } from './migrations.ts';
import { nameOf, type Place } from './place.ts';
import { type Lines, type Patience, postgresPool, WORKING } from './postgres.ts';
import type { Schema } from './schema.ts';

interface Opening {
  readonly patience?: Patience;
  /** If it says that tables were kept there, an empty database is not begun anew. */
  readonly marker?: Marker | undefined;
  /** What our lines to it are called. */
  readonly name?: string | undefined;
}

/** Made or brought up to date if need be. A NoServer tells why it cannot be used; then nothing was changed. */
export async function openDatabase(
  place: Place,
  { patience = WORKING, marker, name }: Opening = {},
): Promise<Kysely<Schema>> {
  const store = nameOf(place);
  const lost = (): NoServer => new NoServer('server.store.empty', { store, marker: marker?.file ?? '' });
  let db: Kysely<Schema> | null = null;
  try {
    if (marker?.isSet && 'file' in place && isBlank(place.file)) throw lost();
    db = connect(place);
    if (marker?.isSet && !(await isOurs(db))) throw lost();
    await migrate(db, store);
    if ('file' in place || patience === WORKING) return db;
    // To bring it up to date may take longer than anything else.
    await db.destroy();
    db = connect(place, patience, { name });
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
export const connect = (place: Place, patience: Patience = WORKING, lines: Lines = {}): Kysely<Schema> =>
  new Kysely<Schema>({
    dialect:
      'file' in place ? embedded(place.file) : new PostgresDialect({ pool: postgresPool(place.url, patience, lines) }),
  });

async function isOurs(db: Kysely<Schema>): Promise<boolean> {
  return (await db.introspection.getTables()).some(({ name }) => name === 'migrations');
}

function embedded(file: string): SqliteDialect {
  makePrivate(file);
  const database = new Embedded(file);
  const [found] = database.prepare('pragma quick_check(1)').all() as { quick_check: string }[];
  if (found!.quick_check !== 'ok')
    throw new NoServer('server.store.damaged', { store: file, what: found!.quick_check.split('\n').at(-1)! });
  // An entry that has been committed survives a power cut.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000;');
  const prepared = new Map<string, SqliteStatement>();
  return new EmbeddedDialect({
    database: {
      close() {
        // All of it is in the one file then, which somebody may want to copy. It can wait if another process reads.
        try {
          database.exec('pragma wal_checkpoint(truncate)');
        } catch {
          // So can it on a full disk: nothing is lost beside it.
        }
        database.close();
      },
      prepare(sql) {
        // A full disk has rolled it back already; to say so again would hide why.
        if (sql === 'rollback' && !database.inTransaction) return NOTHING;
        const known = prepared.get(sql);
        if (known !== undefined) return known;
        const statement = database.prepare(sql);
        const made: SqliteStatement = {
          reader: statement.reader,
          all: (values) => statement.all(values.map(bound)),
          run: (values) => statement.run(values.map(bound)),
          iterate: (values) => statement.iterate(values.map(bound)) as IterableIterator<unknown>,
        };
        if (/^(select|insert|update|delete) /.test(sql) && sql.length <= LONGEST && prepared.size < MOST_PREPARED)
          prepared.set(sql, made);
        return made;
      },
    },
  });
}

/** One that reads first and writes then would fail if another process wrote in between: it waits. One that only reads does not. */
class EmbeddedDialect extends SqliteDialect {
  private readonly own: SqliteDialectConfig;

  constructor(own: SqliteDialectConfig) {
    super(own);
    this.own = own;
  }

  override createDriver(): Driver {
    return new EmbeddedDriver(this.own);
  }
}

class EmbeddedDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
    const begin = settings?.accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }
}

/** What is said again and again is understood once; rows by the dozen are of all lengths. */
const MOST_PREPARED = 200;
const LONGEST = 1000;

const NOTHING: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

/** The driver ends the process on a boolean, keeps whole numbers as fractions and cuts a text at its first NUL. */
function bound(value: unknown): unknown {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value);
  if (typeof value === 'string' && !value.includes('\0')) return value;
  if (value === null || typeof value === 'bigint') return value;
  throw new TypeError(`The database keeps texts and whole numbers, not ${JSON.stringify(value)}.`);
}
