import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { dirname } from 'node:path';
import type { Hono, MiddlewareHandler } from 'hono';
import { type Log, silent, veiled } from '../log.ts';
import { NoServer } from '../noServer.ts';
import { openDatabase, type Place } from '../store/index.ts';
import { createApi, guestIn } from './api.ts';
import type { Bots } from './bots.ts';
import { GuestBook, newSecret } from './guests.ts';
import { Hall } from './hall.ts';
import { Limits } from './limits.ts';
import { Meters } from './meters.ts';
import { createOperations, spareServer, watchRequests } from './operations.ts';
import { openSockets } from './sockets.ts';
import { SteadyClock } from './steadyClock.ts';
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
  readonly trust?: Trust;
  /** 2 allows an address or a guest twice as much of everything. */
  readonly limits?: number;
  readonly log?: Log;
  readonly heartbeat?: number;
  readonly idle?: number;
  /** Old tables are looked for every so many milliseconds. */
  readonly purging?: number;
  now?(): number;
}

const TIDYING = 60_000;
const PURGING = 3600_000;

export async function openOnline(wanted: Wanted): Promise<Online> {
  const { bots, trust = NO_PROXY, log = silent, purging = PURGING, now = Date.now } = wanted;
  const limits = new Limits(wanted.limits, (what) => {
    meters.limited.inc({ what });
    log.debug({ what }, 'too much was asked for');
  });
  const hall = new Hall(await openDatabase(wanted.place), {
    bots,
    may: async (what, guest) => (await limits.take(what, guest)) === null,
    onBroken: (table, why) => log.error({ table: veiled(table), why }, 'a table cannot be opened'),
    onUnstored: (cause) => log.error({ error: messageOf(cause) }, 'an entry could not be stored'),
    onStored: (seconds) => meters.stored.observe(seconds),
    now,
    onFault: (cause) => log.error({ error: messageOf(cause) }, 'a bot could not answer'),
  });
  const book = new GuestBook(wanted.secret);
  const meters: Meters = new Meters({ lines: () => sockets.count, rooms: () => hall.count });
  const { heartbeat, idle } = wanted;
  const guestOf = ({ headers }: { headers: { cookie?: string | undefined } }) => guestIn(book, headers.cookie);
  const onFault = (cause: unknown): void => log.error({ error: messageOf(cause) }, 'a message could not be answered');
  const sockets = openSockets({ hall, guestOf, limits, trust, meters, onFault, heartbeat, idle });
  let isClosing = false;
  // A clock that has just been set, or that a machine was started with, might let go of everything.
  const clock = new SteadyClock(now);
  const purge = (): Promise<void> => {
    if (!clock.isSteady()) return Promise.resolve(log.warn('the clock was set: old tables are not let go yet'));
    return hall.purge().then(
      (count) => {
        meters.purged.inc(count);
        if (count > 0) log.info({ count }, 'tables nobody has touched for long were let go');
      },
      (error: Error) => log.error({ error: error.message }, 'old tables could not be let go'),
    );
  };
  const timers = [setInterval(() => hall.tidy(), TIDYING), setInterval(() => void purge(), purging)];
  for (const timer of timers) timer.unref();
  return {
    api: createApi(hall, book, { limits, trust, log }) as unknown as Hono,
    operations: createOperations({
      meters,
      isReady: async () => !isClosing && (await hall.isReady()),
    }) as unknown as Hono,
    watch: watchRequests(meters, log),
    spare: spareServer(limits, trust),
    trust,
    attach: (server) => sockets.attach(server),
    async close() {
      isClosing = true;
      for (const timer of timers) clearInterval(timer);
      await hall.close();
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
    mkdirSync(dirname(file), { recursive: true });
    if (!existsSync(file)) writeFileSync(file, kept, { mode: 0o600, flag: 'wx', flush: true });
    return kept;
  } catch (cause) {
    throw cause instanceof NoServer ? cause : new NoServer('server.folder', { file, what: messageOf(cause) });
  }
}
