import { createHmac, randomUUID } from 'node:crypto';
import { CompiledQuery, type Kysely } from 'kysely';
import type { Log } from '../log.ts';
import { CLOCK } from '../store/clock.ts';
import { connect } from '../store/database.ts';
import { claimDuty } from '../store/duties.ts';
import { Leases } from '../store/leases.ts';
import type { Schema } from '../store/schema.ts';
import { type Signal, Signals, signal } from '../store/signals.ts';
import type { Counting } from './limits.ts';

/** To say that one is there takes no longer than this, in milliseconds, or it is said anew on another line. */
const PATIENCE = { connect: 1500, statement: 1500 };

/** What it takes to be one of several processes on a PostgreSQL. */
export interface Together {
  readonly leases: Leases;
  /** Tells the others; should it be lost nothing is wrong for long. */
  signal(given: Signal): void;
  /** Calls these from now on: something was heard, or may have been missed. */
  listen(hear: (given: Signal) => void, again: () => void): void;
  /** Whether this falls to us now, of all processes. */
  claim(what: string, every: number): Promise<boolean>;
  /** Forgets what was asked for so long ago that it does not count any more. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

/** What our lines to the database are called. */
export const processName = (): string => `shamble ${randomUUID().slice(0, 8)}`;

export async function joinOthers(wanted: {
  readonly db: Kysely<Schema>;
  readonly url: string;
  readonly name: string;
  readonly address: string;
  readonly secret: Buffer;
  readonly log: Log;
  steady(): number;
  onLost(): void;
}): Promise<Together> {
  const { db, url, name, address, secret, log, steady, onLost } = wanted;
  const line = connect({ url }, PATIENCE, { name, most: 1 });
  try {
    const leases = await Leases.join(db, line, {
      name,
      address,
      secret,
      steady,
      onLost() {
        log.warn('the tables were lost: the database was not reached in time');
        onLost();
      },
      onFault: (err) => log.warn({ err }, 'the database was not told that we are here'),
    });
    let signals: Signals | null = null;
    return {
      leases,
      signal: (given) =>
        void signal(db, given).catch((err: unknown) => log.warn({ err }, 'the others could not be told')),
      listen(hear, again) {
        signals = new Signals(url, hear, again);
      },
      claim: (what, every) => claimDuty(db, what, every),
      async sweep() {
        await db.deleteFrom('limits').where('expire', '<', CLOCK).execute();
      },
      async close() {
        signals?.close();
        await leases.leave();
        await line.destroy();
      },
    };
  } catch (cause) {
    await line.destroy();
    throw cause;
  }
}

/** What was asked for is counted in the store, by a hash of who has asked. */
export const countingIn = (db: Kysely<Schema>, secret: Buffer): Counting => ({
  query: ({ text, values }) => db.executeQuery(CompiledQuery.raw(text, [...values])),
  veil: (who) => createHmac('sha256', secret).update(`limits ${who}`).digest('base64url').slice(0, 22),
});
