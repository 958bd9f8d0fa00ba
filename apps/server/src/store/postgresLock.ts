import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import pg from 'pg';
import { within } from '../within.ts';
import { checkAddress, SERVING } from './postgres.ts';

const KEY = "hashtextextended('shamble ' || coalesce(current_schema(), ''), 0)";
/** One that was killed a moment ago may still hold it. */
const TRIES = 15;
const MOMENT = 200;
const EVERY = 3000;

interface Connection {
  readonly client: pg.Client;
  readonly socket: Socket;
}

/** A lock on a line of its own, which is watched, and taken again when the line breaks. */
export class PostgresLock {
  private readonly url: string;
  private readonly onTaken: () => void;
  private readonly take: string;
  /** What our lines are called, so that one of ours is not taken for somebody else's. */
  private readonly name = `shamble ${randomUUID()}`;
  private line: Connection | null = null;
  private isReleased = false;
  private readonly watching: NodeJS.Timeout;

  private constructor(url: string, onTaken: () => void, isShared: boolean) {
    this.url = url;
    this.onTaken = onTaken;
    this.take = isShared ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock';
    this.watching = setInterval(() => void this.watch(), EVERY);
    this.watching.unref();
  }

  static async take(url: string, onTaken: () => void, isShared = false): Promise<PostgresLock> {
    checkAddress(url);
    const lock = new PostgresLock(url, onTaken, isShared);
    try {
      for (let tries = 1; ; tries++) {
        if (await lock.tryOnce()) return lock;
        if (tries === TRIES) throw Object.assign(new Error('Another server holds the lock.'), { code: 'TAKEN' });
        await pause();
      }
    } catch (cause) {
      await lock.release();
      throw cause;
    }
  }

  get isHeld(): boolean {
    return this.line !== null;
  }

  async release(): Promise<void> {
    this.isReleased = true;
    clearInterval(this.watching);
    const { line } = this;
    this.line = null;
    if (line === null) return;
    await within(line.client.end(), MOMENT);
    line.socket.destroy();
  }

  /** Whether we have it now. */
  private async tryOnce(): Promise<boolean> {
    const socket = new Socket();
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: SERVING.connect,
      stream: () => socket,
    });
    const line = { client, socket };
    client.on('error', () => this.lost(line));
    client.on('end', () => this.lost(line));
    try {
      await client.connect();
      await this.ask(line, `select set_config('application_name', '${this.name}', false)`);
      const [found] = await this.ask<{ held: boolean }>(line, `select ${this.take}(${KEY}) as held`);
      if (found?.held === true && !this.isReleased) {
        this.line = line;
        return true;
      }
      await this.ask(line, GHOSTS);
    } catch (cause) {
      socket.destroy();
      throw cause;
    }
    socket.destroy();
    return false;
  }

  private async ask<Row extends pg.QueryResultRow>({ client }: Connection, sql: string): Promise<Row[]> {
    const asked = client.query<Row>(sql);
    if (!(await within(asked, SERVING.statement))) throw new Error('PostgreSQL does not answer.');
    return (await asked).rows;
  }

  private async watch(): Promise<void> {
    const { line } = this;
    if (line !== null) await this.ask(line, 'select 1').catch(() => this.lost(line));
  }

  private lost(line: Connection): void {
    line.socket.destroy();
    if (this.line !== line) return;
    this.line = null;
    void this.retake();
  }

  /** Until we have it again, or somebody else does. */
  private async retake(): Promise<void> {
    for (let refused = 0; !this.isReleased && refused < TRIES; ) {
      // Nobody is there to hold it while the database is away.
      const isOurs = await this.tryOnce().catch(() => null);
      if (isOurs === true) return;
      if (isOurs === false) refused += 1;
      await pause();
    }
    if (!this.isReleased) this.onTaken();
  }
}

/** Lines of ours that the database believes to be there still are ended. */
const GHOSTS = `select pg_terminate_backend(pid) from pg_stat_activity
  where application_name = current_setting('application_name') and pid <> pg_backend_pid()`;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, MOMENT));
