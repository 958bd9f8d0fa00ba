import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { command, type MakeCommand } from '../command.ts';
import { coloursOf, type Io, writeLine } from '../io.ts';
import { localeOf, voice } from '../language.ts';
import { progressBar } from '../progress.ts';
import { Stop } from '../stop.ts';

// The server keeps its tables where SHAMBLE_DATA and DATABASE_URL say; so do these.

interface Options {
  lang?: string;
}

export const backupCommand: MakeCommand = (io) =>
  command('backup', 'write all tables of the server into one file', 'shamble backup tables.backup')
    .argument('<file>', 'where to; it must not be there yet. Whoever has it can be any guest: keep it safe')
    .action((name: string, { lang }: Options) =>
      withStore(io, lang, 'there', async ({ keeping, db, store, secretFile }) => {
        const file = resolve(io.cwd, name);
        if (existsSync(file)) throw new Stop('cli.store.file-taken', { file: name });
        const secret = io.env.SHAMBLE_SECRET || !existsSync(secretFile) ? null : readFileSync(secretFile);
        const tables = await watched(io, (watch) => keeping.backUp(db, file, { secret, watch })).catch(
          unwritable(name),
        );
        const say = voice(localeOf(lang, io.env), io.env);
        writeLine(io.stdout, say({ id: 'cli.store.backed-up', with: { tables, file: name, store } }));
      }),
    );

export const restoreCommand: MakeCommand = (io) =>
  command('restore', 'put a backup into an empty store; stop the server first', 'shamble restore tables.backup')
    .argument('<file>', 'what shamble backup wrote')
    .action((name: string, { lang }: Options) => {
      const file = resolve(io.cwd, name);
      if (!existsSync(file)) throw new Stop('cli.file.missing', { file: name });
      return withStore(io, lang, 'made', async ({ keeping, db, store, secretFile }) => {
        const { tables, secret } = await watched(io, (watch) => keeping.restore(db, file, watch)).catch((cause) => {
          if (cause instanceof keeping.BadBackup) throw new Stop(`cli.store.${cause.why}`, { file: name, store });
          throw cause;
        });
        // Nobody has sat down here yet: those of the backup are to be known again.
        if (secret !== null && !io.env.SHAMBLE_SECRET) {
          writeFileSync(secretFile, secret, { mode: 0o600 });
          chmodSync(secretFile, 0o600);
        }
        const say = voice(localeOf(lang, io.env), io.env);
        writeLine(io.stdout, say({ id: 'cli.store.restored', with: { tables, file: name, store } }));
      });
    });

export const verifyStoreCommand: MakeCommand = (io, exit) =>
  command('verify-store', 'replay every table of the server and check every hash', 'shamble verify-store').action(
    ({ lang }: Options) =>
      withStore(io, lang, 'there', async ({ keeping, db, store }) => {
        const { tables, entries, older, damaged } = await watched(io, (watch) => keeping.verifyStore(db, watch));
        const say = voice(localeOf(lang, io.env), io.env);
        const colours = coloursOf(io);
        for (const { id, game, sentence } of damaged)
          writeLine(io.stdout, `${colours.red('✗')} ${game} ${id}: ${sentence}`);
        if (older > 0) writeLine(io.stdout, say({ id: 'cli.store.older', with: { tables: older } }));
        const counts = { tables, entries, damaged: damaged.length, store };
        writeLine(io.stdout, say({ id: damaged.length > 0 ? 'cli.store.unsound' : 'cli.store.sound', with: counts }));
        if (damaged.length > 0) exit(1);
      }),
  );

export const salvageCommand: MakeCommand = (io, exit) =>
  command('salvage', 'save what can still be read of a damaged store into a new folder', 'shamble salvage saved')
    .argument('<folder>', 'where to; the next SHAMBLE_DATA. What is damaged is only read: stop the server first')
    .action((name: string, { lang }: Options) =>
      alone(io, lang, async ({ keeping, place, store, secretFile }) => {
        if (!('file' in place)) throw new Stop('cli.store.no-file', { store });
        if (!existsSync(place.file)) throw new Stop('cli.store.none', { store });
        const [file, secret] = ['shamble.db', 'secret'].map((one) => resolve(io.cwd, name, one)) as [string, string];
        for (const one of [file, secret]) if (existsSync(one)) throw new Stop('cli.store.file-taken', { file: one });
        const db = await keeping.openDatabase({ file });
        const found = await watched(io, (watch) => keeping.salvage(place.file, db, watch)).finally(() => db.destroy());
        if (existsSync(secretFile)) writeFileSync(secret, readFileSync(secretFile), { mode: 0o600, flag: 'wx' });
        const say = voice(localeOf(lang, io.env), io.env);
        const colours = coloursOf(io);
        const { saved, shortened, lost } = found;
        for (const { id, sentence } of lost) writeLine(io.stdout, `${colours.red('✗')} ${id}: ${sentence}`);
        if (shortened > 0) writeLine(io.stdout, say({ id: 'cli.store.shortened', with: { tables: shortened } }));
        const counts = { saved, tables: saved + lost.length, store, folder: name };
        writeLine(io.stdout, say({ id: 'cli.store.salvaged', with: counts }));
        if (lost.length > 0) exit(1);
      }),
    );

type Keeping = typeof import('@shamble/server/keeping');
interface Store {
  readonly keeping: Keeping;
  readonly db: Awaited<ReturnType<Keeping['openDatabase']>>;
  readonly store: string;
  readonly secretFile: string;
}

interface Found {
  readonly keeping: Keeping;
  readonly place: ReturnType<Keeping['placeFrom']>['place'];
  readonly store: string;
  readonly secretFile: string;
}

/** While no server runs on the store. */
async function alone(io: Io, lang: string | undefined, work: (found: Found) => Promise<void>): Promise<void> {
  const keeping = await import('@shamble/server/keeping');
  const { place, secretFile } = keeping.placeFrom(io.env);
  const lock = await keeping.takeLock(place).catch(sentenceIn(io, lang, keeping));
  try {
    await work({ keeping, place, store: keeping.nameOf(place), secretFile });
  } finally {
    await lock.release();
  }
}

const sentenceIn =
  (io: Io, lang: string | undefined, { NoServer, serverText }: Keeping) =>
  (cause: unknown): never => {
    if (!(cause instanceof NoServer)) throw cause;
    const say = voice(localeOf(lang, io.env), io.env, { text: serverText });
    throw new Stop('cli.no-server', { sentence: say(cause.phrase) });
  };

/** Opens the store, which must be there already or may be made, and closes it whatever happens. */
export async function withStore(
  io: Io,
  lang: string | undefined,
  wanted: 'there' | 'made',
  work: (store: Store) => Promise<void>,
): Promise<void> {
  const keeping = await import('@shamble/server/keeping');
  const { place, secretFile } = keeping.placeFrom(io.env);
  const store = keeping.nameOf(place);
  if (wanted === 'there' && 'file' in place && !existsSync(place.file)) throw new Stop('cli.store.none', { store });
  const db = await keeping.openDatabase(place).catch(sentenceIn(io, lang, keeping));
  try {
    await work({ keeping, db, store, secretFile });
  } finally {
    await db.destroy();
  }
}

async function watched<T>(io: Io, work: (watch: (done: number, total: number) => void) => Promise<T>): Promise<T> {
  let bar: ReturnType<typeof progressBar> | null = null;
  let all = 0;
  try {
    return await work((done, total) => {
      // What comes next is counted anew.
      if (total !== all) bar?.end();
      if (total !== all) bar = null;
      all = total;
      bar ??= progressBar(io, total);
      bar.at(done);
    });
  } finally {
    (bar as ReturnType<typeof progressBar> | null)?.end();
  }
}

const unwritable = (file: string) => (cause: NodeJS.ErrnoException) => {
  if (cause.syscall === undefined) throw cause;
  throw new Stop('cli.file.unwritable', { file, what: cause.code ?? cause.message });
};
