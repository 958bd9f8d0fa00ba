import { Socket } from 'node:net';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { within } from '../within.ts';
import { isPostgres } from './dialect.ts';
import { checkAddress, SERVING } from './postgres.ts';
import type { Schema } from './schema.ts';

/**
 * What the processes of one database tell each other; what happens at a table is never among it. Each may be lost: whoever
 * hears again after a while looks everything up.
 */
export type Signal =
  | { readonly is: 'ordered' }
  | { readonly is: 'renamed'; readonly guest: { readonly id: string; readonly name: string } }
  | { readonly is: 'moved'; readonly table: string; readonly epoch: number };

/** One for each schema: a database may hold two installations that know nothing of each other. */
const CHANNEL = "'shamble_' || md5(coalesce(current_schema(), ''))";
const MOMENT = 500;
const WATCHED = 5000;

/** Arrives once this is committed, and not at all where there is one process alone. */
export async function signal(change: Kysely<Schema>, given: Signal): Promise<void> {
  if (isPostgres(change)) await sql`select pg_notify(${sql.raw(CHANNEL)}, ${JSON.stringify(given)})`.execute(change);
}

/** A line on which nothing is said. When it breaks it is opened again, and `again` called: something may have been missed. */
export class Signals {
  private readonly url: string;
  private readonly hear: (signal: Signal) => void;
  private readonly again: () => void;
  private socket: Socket | null = null;
  private isClosed = false;

  constructor(url: string, hear: (signal: Signal) => void, again: () => void) {
    checkAddress(url);
    this.url = url;
    this.hear = hear;
    this.again = again;
    void this.listen();
  }

  close(): void {
    this.isClosed = true;
    this.socket?.destroy();
  }

  private async listen(): Promise<void> {
    while (!this.isClosed) {
      const socket = new Socket();
      this.socket = socket;
      const client = new pg.Client({
        connectionString: this.url,
        connectionTimeoutMillis: SERVING.connect,
        stream: () => socket,
      });
      const over = new Promise<void>((resolve) => {
        client.on('error', () => resolve());
        client.on('end', () => resolve());
      });
      client.on('notification', ({ payload }) => {
        const heard = signalIn(payload);
        if (heard !== null) this.hear(heard);
      });
      try {
        await client.connect();
        const { rows } = await client.query<{ channel: string }>(`select ${CHANNEL} as channel`);
        await client.query(`listen ${rows[0]!.channel}`);
        this.again();
        // A line that hangs says nothing either.
        while (!(await within(over, WATCHED))) if (!(await within(client.query('select 1'), SERVING.statement))) break;
      } catch {
        // It is tried again below.
      }
      socket.destroy();
      if (!this.isClosed) await new Promise((resolve) => setTimeout(resolve, MOMENT).unref());
    }
  }
}

/** Null: it is of another program that uses a channel of this name. */
function signalIn(payload: string | undefined): Signal | null {
  try {
    return JSON.parse(payload ?? '') as Signal | null;
  } catch {
    return null;
  }
}
