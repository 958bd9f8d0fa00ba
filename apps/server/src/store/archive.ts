import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline as pipe, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Insertable, Kysely } from 'kysely';
import { DATABASE_VERSION } from './migrations.ts';
import type { Schema } from './schema.ts';

// A backup is gzipped lines of JSON: a head, a line for each table with all its rows, and an end with their SHA-256. It knows
// no database, so what was kept in one can be restored into another.

const FORMAT = 1;
const PARTS = ['segments', 'entries', 'snapshots', 'rooms', 'chat', 'members', 'analyses'] as const;

interface Head {
  readonly shamble: 'backup';
  readonly format: number;
  readonly version: number;
  readonly made: number;
  readonly tables: number;
  /** What signs guests, in base64: without it nobody would be known again. */
  readonly secret: string | null;
  /** Not in older ones. */
  readonly guests?: readonly Schema['guests'][];
}

type Rows = { readonly tables: Insertable<Schema['tables']> } & {
  readonly [Part in (typeof PARTS)[number]]: readonly Insertable<Schema[Part]>[];
};
interface End {
  readonly end: number;
  readonly sha256: string;
}

export type Watch = (done: number, total: number) => void;

/** What a backup is not: a sentence for a person, by its id. */
export class BadBackup extends Error {
  override readonly name = 'BadBackup';
  readonly why: 'damaged' | 'foreign' | 'newer' | 'not-empty';

  constructor(why: BadBackup['why']) {
    super(why);
    this.why = why;
  }
}

/** Writes everything that is kept into a file, which is there whole or not at all. Each table is read as of one moment. */
export async function backUp(
  db: Kysely<Schema>,
  file: string,
  { secret, watch = () => undefined }: { secret: Buffer | null; watch?: Watch },
): Promise<number> {
  const ids = await db.selectFrom('tables').select('id').orderBy('opened').orderBy('id').execute();
  const sum = createHash('sha256');
  let written = 0;
  async function* lines(): AsyncGenerator<string> {
    const head: Head = {
      shamble: 'backup',
      format: FORMAT,
      version: DATABASE_VERSION,
      made: Date.now(),
      tables: ids.length,
      secret: secret?.toString('base64') ?? null,
      guests: await db.selectFrom('guests').selectAll().execute(),
    };
    yield summed(head);
    for (const [at, { id }] of ids.entries()) {
      const rows = await rowsOf(db, id);
      if (rows !== null) {
        written += 1;
        yield summed(rows);
      }
      watch(at + 1, ids.length);
    }
    yield `${JSON.stringify({ end: written, sha256: sum.digest('hex') } satisfies End)}\n`;
  }
  const summed = (value: object): string => {
    const line = `${JSON.stringify(value)}\n`;
    sum.update(line);
    return line;
  };
  const draft = `${file}.part`;
  try {
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(draft, { mode: 0o600, flush: true }));
    await rename(draft, file);
  } catch (cause) {
    await rm(draft, { force: true });
    throw cause;
  }
  return written;
}

/** Puts everything that is in a backup into an empty database: all of it, or nothing. Gives the secret that was kept with it. */
export async function restore(
  db: Kysely<Schema>,
  file: string,
  watch: Watch = () => undefined,
): Promise<{ readonly tables: number; readonly secret: Buffer | null }> {
  const { head, tables } = await checked(file);
  await db.transaction().execute(async (change) => {
    const taken = await change.selectFrom('tables').select('id').limit(1).executeTakeFirst();
    if (taken !== undefined) throw new BadBackup('not-empty');
    for (const { guest, ...known } of head.guests ?? [])
      await change
        .insertInto('guests')
        .values({ guest, ...known })
        .onConflict((conflict) => conflict.column('guest').doUpdateSet(known))
        .execute();
    let done = 0;
    for await (const { tables: row, ...parts } of rowsIn(file)) {
      await change.insertInto('tables').values(row).execute();
      // A statement takes only so many values.
      // Older backups lack some.
      for (const part of PARTS)
        for (let at = 0, rows = parts[part] ?? []; at < rows.length; at += 500)
          await change
            .insertInto(part)
            .values(rows.slice(at, at + 500) as never)
            .execute();
      done += 1;
      watch(done, tables);
    }
  });
  return { tables, secret: head.secret === null ? null : Buffer.from(head.secret, 'base64') };
}

async function rowsOf(db: Kysely<Schema>, id: string): Promise<Rows | null> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (look) => {
      const tables = await look.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
      if (tables === undefined) return null;
      const parts: Record<string, unknown> = {};
      for (const part of PARTS)
        parts[part] = await look.selectFrom(part).selectAll().where('table_id', '=', id).execute();
      return { tables, ...parts } as unknown as Rows;
    });
}

/** Reads the whole backup once, before anything of it is believed. */
async function checked(file: string): Promise<{ readonly head: Head; readonly tables: number }> {
  const sum = createHash('sha256');
  let head: Head | null = null;
  let end: End | null = null;
  let tables = 0;
  for await (const line of linesOf(file)) {
    if (end !== null) throw new BadBackup('damaged');
    const value = parsed(line);
    if (head === null) {
      if (!isHead(value)) throw new BadBackup('foreign');
      head = value;
      if (head.format > FORMAT || head.version > DATABASE_VERSION) throw new BadBackup('newer');
    } else if ('end' in value) {
      end = value as unknown as End;
      continue;
    } else tables += 1;
    sum.update(`${line}\n`);
  }
  if (head === null) throw new BadBackup('foreign');
  if (end === null || end.end !== tables || end.sha256 !== sum.digest('hex')) throw new BadBackup('damaged');
  return { head, tables };
}

async function* rowsIn(file: string): AsyncGenerator<Rows> {
  for await (const line of linesOf(file)) {
    const value = parsed(line);
    if ('tables' in value && 'entries' in value) yield value as unknown as Rows;
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const handle = await open(file);
  const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0);
  await handle.close();
  if (buffer[0] !== 0x1f || buffer[1] !== 0x8b) throw new BadBackup('foreign');
  const lines = createGunzip().setEncoding('utf8');
  // A fault of the file ends the lines too.
  pipe(createReadStream(file), lines, () => undefined);
  let rest = '';
  try {
    for await (const chunk of lines as AsyncIterable<string>) {
      const [first = '', ...more] = chunk.split('\n');
      rest += first;
      for (const next of more) {
        yield rest;
        rest = next;
      }
    }
  } catch (cause) {
    if (String((cause as NodeJS.ErrnoException).code).startsWith('Z_')) throw new BadBackup('damaged');
    throw cause;
  }
  if (rest !== '') yield rest;
}

function parsed(line: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // Told below.
  }
  throw new BadBackup('damaged');
}

const isHead = (value: unknown): value is Head => {
  const { shamble, format, version } = value as Partial<Head>;
  return shamble === 'backup' && typeof format === 'number' && typeof version === 'number';
};
