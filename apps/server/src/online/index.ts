import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Hono, MiddlewareHandler } from 'hono';
import { type Log, silent } from '../log.ts';
import { veiled } from '../logged.ts';
import { NoServer } from '../noServer.ts';
import type { Sending } from '../queue/sending.ts';
import { makeFolder } from '../store/files.ts';
import { GuestStore } from '../store/guestStore.ts';
import { isFull, type Marker, openDatabase, type Place, SERVING } from '../store/index.ts';
import { lastOrder } from '../store/orders.ts';
import { Analyses } from './analyses.ts';
import { createApi, guestIn } from './api.ts';
import type { Bots } from './bots.ts';
import { Ended } from './ended.ts';
import { followOrders } from './following.ts';
import { GuestBook, newSecret } from './guests.ts';
import { Hall } from './hall.ts';
import { HandingOn } from './handOn.ts';
import { Limits } from './limits.ts';
import { Meters } from './meters.ts';
import { createOperations, spareServer, watchRequests } from './operations.ts';
import { TABLES } from './quotas.ts';
import { type JournalReaders, Readers } from './readers.ts';
import { Register } from './register.ts';
import { openSockets } from './sockets.ts';
import { SteadyClock } from './steadyClock.ts';
import { countingIn, joinOthers, processName } from './together.ts';
import { NO_PROXY, type Trust } from './trust.ts';

export interface Online {
  readonly api: Hono;
  readonly operations: Hono;
  readonly watch: MiddlewareHandler;
  /** For pages that take the server much time. */
  readonly spare: MiddlewareHandler;
  readonly trust: Trust;
  attach(server: Server): void;
  /** What was begun is finished and on the disk, and everyone is told to come again. */
  close(): Promise<void>;
}

export interface Wanted {
  readonly place: Place;
  readonly secret: Buffer;
  readonly bots: Bots;
  readonly readers?: JournalReaders;
  readonly verifyAfter?: number;
  readonly trust?: Trust;
  /** 2 allows an address or a guest twice as much of everything. */
  readonly limits?: number;
  /** Tables that may be unfinished at once. */
  readonly tables?: number;
  readonly log?: Log;
  readonly marker?: Marker;
  /** Whether this server is still the only one that writes. */
  mayWrite?(): boolean;
  /** Where other processes on the same PostgreSQL reach this one; without it there are none. */
  readonly peer?: string | undefined;
  /** Those who analyse games; without them every browser does it for itself. */
  readonly sending?: Sending | undefined;
  readonly heartbeat?: number;
  readonly idle?: number;
  /** It is looked every so many milliseconds what was ordered. */
  readonly following?: number;
  /** Old tables are looked for every so many milliseconds. */
  readonly purging?: number;
  now?(): number;
  /** A clock that nobody sets. */
  steady?(): number;
}

const TIDYING = 60_000;
const PURGING = 3600_000;
const A_MINUTE = 60_000;
const FOLLOWING = 1000;
/** Where it is heard at once, too. */
const FOLLOWING_TOGETHER = 10_000;
const MANY = 500;

export async function openOnline(wanted: Wanted): Promise<Online> {
  const { place, marker, peer } = wanted;
  const name = peer === undefined ? undefined : processName();
  const db = await openDatabase(place, { patience: SERVING, marker, name });
  try {
    return await openOn(db, name, wanted);
  } catch (cause) {
    await db.destroy();
    throw cause;
  }
}

async function openOn(
  db: Awaited<ReturnType<typeof openDatabase>>,
  name: string | undefined,
  wanted: Wanted,
): Promise<Online> {
  const { bots, trust = NO_PROXY, log = silent, purging = PURGING, now = Date.now } = wanted;
  const { steady = () => performance.now() } = wanted;
  const { marker, mayWrite, place, peer, secret } = wanted;
  const meters: Meters = new Meters({
    lines: () => sockets.count,
    rooms: () => hall.count,
    canOwn: () => others?.leases.canOwn ?? true,
  });
  const onLimited = (what: string): void => {
    meters.limited.inc({ what });
    log.debug({ what }, 'too much was asked for');
  };
  const limits = new Limits(wanted.limits, onLimited, peer === undefined ? undefined : countingIn(db, secret));
  const from = await lastOrder(db);
  const register = new Register(new GuestStore(db));
  await register.read();
  const onLost = (): void => {
    meters.lost.inc();
    hall.lost();
  };
  const others =
    peer === undefined || name === undefined || 'file' in place
      ? null
      : await joinOthers({ db, url: place.url, name, address: peer, secret, log, steady, onLost });
  const readers = wanted.readers ?? new Readers();
  const hall: Hall = new Hall(db, {
    ...(others && { leases: others.leases, signal: others.signal }),
    bots,
    readers,
    verifyAfter: wanted.verifyAfter,
    may: async (what, guest) => (await limits.take(what, guest)) === null,
    onBroken: (table, err) => log.error({ table: veiled(table), err }, 'a table cannot be opened'),
    onUnverified: (table, err) => log.warn({ table: veiled(table), err }, 'a journal could not be verified'),
    onUnstored: (err, table) =>
      log.error({ table: veiled(table), err }, isFull(err) ? 'the disk is full' : 'not stored'),
    onTables: () => marker?.set(),
    ...(mayWrite && { mayWrite }),
    onStored: (seconds) => meters.stored.observe(seconds),
    onOpened(seconds) {
      meters.opened.observe(seconds);
      meters.taken.inc();
    },
    now,
    steady,
    quotas: { guest: limits.tablesPerGuest, all: wanted.tables ?? TABLES },
    onFault: (err, table) => log.error({ table: veiled(table), err }, 'a bot could not answer'),
  });
  await hall.look().catch(async (cause: unknown) => {
    // One that does not start must not own anything.
    await others?.close();
    throw cause;
  });
  const book = new GuestBook(secret, register);
  const { heartbeat, idle } = wanted;
  const guestOf = ({ headers }: { headers: { cookie?: string | undefined } }) => guestIn(book, headers.cookie);
  const onFault = (err: unknown, table: string): void =>
    log.error({ table: veiled(table), err }, 'a message could not be answered');
  const handing = others === null ? undefined : new HandingOn(secret, others.leases, now);
  const sockets = openSockets({ hall, guestOf, limits, trust, meters, onFault, heartbeat, idle, handing });
  const following = followOrders(db, {
    from,
    every: wanted.following ?? (others === null ? FOLLOWING : FOLLOWING_TOGETHER),
    obey: async (orders) => {
      const subjects = orders.filter(({ kind }) => kind !== 'table').map(({ subject }) => subject);
      // Of very many some may have been let go before they were read.
      sockets.hangUpOn(await register.read(orders.length < MANY ? subjects : undefined));
      for (const { kind, subject } of orders)
        if (kind === 'table') await hall.deleted(subject);
        else if (kind === 'forget') await hall.forget(subject);
    },
    onFault: (err) => log.warn({ err }, 'it could not be learnt what was ordered'),
  });
  others?.listen(
    (heard) => {
      if (heard.is === 'ordered') following.look();
      else if (heard.is === 'renamed') hall.renamed(heard.guest);
      else if (heard.is === 'moved') hall.moved(heard.table, heard.epoch);
    },
    () => following.look(),
  );
  let isClosing = false;
  const ended = new Ended(db, readers);
  const analyses =
    wanted.sending === undefined
      ? null
      : new Analyses(db, {
          ...{ ended, sending: wanted.sending, now },
          onFault: (err, table) => log.error({ table: veiled(table), err }, 'a game could not be analysed'),
        });
  // A clock that has just been set, or that a machine was started with, might let go of everything.
  const clock = new SteadyClock(now);
  const purge = async (): Promise<void> => {
    if (!clock.isSteady()) return log.warn('the clock was set: old tables are not let go yet');
    try {
      // A little less than the time between two, so that nobody comes too early for his own.
      if (others !== null && !(await others.claim('purge', 0.9 * purging))) return;
      await others?.sweep();
      const count = await hall.purge();
      meters.purged.inc(count);
      if (count > 0) log.info({ count }, 'tables nobody has touched for long were let go');
    } catch (err) {
      log.error({ err }, 'old tables could not be let go');
    }
  };
  const tidy = (): Promise<void> =>
    hall.tidy().catch((err: unknown) => log.warn({ err }, 'tables could not be given up'));
  const timers = [
    setInterval(() => void tidy(), TIDYING),
    setInterval(() => void purge(), purging),
    setInterval(() => meters.tables.turn(), A_MINUTE),
  ];
  for (const timer of timers) timer.unref();
  return {
    api: createApi(hall, book, {
      ended,
      analyses,
      limits,
      trust,
      log,
      revoke: async (guest) => sockets.hangUpOn(await register.revoke(guest)),
    }) as unknown as Hono,
    operations: createOperations({
      meters,
      readiness: async () => {
        if (isClosing) return 'stopping';
        return others?.leases.canOwn === false ? 'ownerless' : hall.health();
      },
    }) as unknown as Hono,
    watch: watchRequests(meters, log),
    spare: spareServer(limits, trust),
    trust,
    attach: (server) => sockets.attach(server),
    async close() {
      isClosing = true;
      for (const timer of timers) clearInterval(timer);
      // A database that hangs keeps neither waiting for the other.
      void following.close();
      await analyses?.close();
      await hall.close();
      await others?.close();
      sockets.close();
      await bots.close?.();
    },
  };
}

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

/** What signs the guests: given, or made once and kept for the owner's eyes only. */
export function secretFrom(given: string | undefined, file: string): Buffer {
  if (given !== undefined && given !== '') {
    if (given.length < 32) throw new NoServer('server.secret');
    return Buffer.from(given);
  }
  try {
    const kept = existsSync(file) ? readFileSync(file) : newSecret();
    if (kept.length < 32) throw new NoServer('server.secret-file', { file });
    makeFolder(file);
    if (!existsSync(file)) writeFileSync(file, kept, { mode: 0o600, flag: 'wx', flush: true });
    return kept;
  } catch (cause) {
    throw cause instanceof NoServer ? cause : new NoServer('server.folder', { file, what: messageOf(cause) });
  }
}
