import { Socket } from 'node:net';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { NoServer } from '../noServer.ts';
import { within } from '../within.ts';
import { Unsure } from './faults.ts';

/** How long PostgreSQL may take, in milliseconds. */
export interface Patience {
  readonly connect: number;
  readonly statement: number;
}

export interface Lines {
  /** What they are called, so that others can tell whose they are. */
  readonly name?: string | undefined;
  readonly most?: number;
}

/** With people at tables: who gets no answer is told so rather than kept waiting. */
export const SERVING: Patience = { connect: 5000, statement: 5000 };
/** For an owner who looks on: a large table takes what it takes. */
export const WORKING: Patience = { connect: 10_000, statement: 24 * 3600_000 };
/** PostgreSQL itself gives up a statement before we hang up on it. */
const GRACE = 1000;
const LAST_WORDS = 1000;

export function checkAddress(url: string): void {
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) throw new NoServer('server.store.address');
}

/** Lines to PostgreSQL, each of which ends rather than hang, and none of which ends the process. */
export function postgresPool(url: string, patience: Patience, { name, most = 8 }: Lines = {}): PostgresPool {
  checkAddress(url);
  const sockets = new Set<Socket>();
  const begun = new WeakSet<pg.PoolClient>();
  const pool = new pg.Pool({
    connectionString: url,
    ...(name !== undefined && { application_name: name }),
    max: most,
    types: {
      // Counts and times come as text, for they might be too large; ours are not.
      getTypeParser: (id: number, format?: 'text' | 'binary') =>
        id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format as 'text'),
    },
    keepAlive: true,
    connectionTimeoutMillis: patience.connect,
    stream() {
      const socket = new Socket();
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      return socket;
    },
  });
  // A line that breaks while nobody uses it: the next one is opened anew.
  pool.on('error', () => undefined);
  // One that breaks while it is used says so to whoever has asked something; between two questions nobody has.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const beginning = [
    // Whatever its own settings say: an entry that has been committed survives a power cut.
    'set synchronous_commit = on',
    `set statement_timeout = ${patience.statement}`,
    // Whoever was cut off in the middle keeps no table from others.
    `set idle_in_transaction_session_timeout = ${4 * patience.statement}`,
  ].join('; ');
  return {
    async connect() {
      const client = await pool.connect();
      const line = new Connection(client, patience.statement + GRACE);
      try {
        if (!begun.has(client)) await line.query(beginning, []);
        begun.add(client);
      } catch (cause) {
        line.release();
        throw cause;
      }
      // Nobody here reads by cursors.
      return line as unknown as PostgresPoolClient;
    },
    async end() {
      const ended = pool.end();
      // One that hangs does not say goodbye.
      if (!(await within(ended, LAST_WORDS))) for (const socket of sockets) socket.destroy();
      await within(ended, LAST_WORDS);
    },
  };
}

const NOTHING: PostgresQueryResult<never> = { command: 'SELECT', rowCount: 0, rows: [] };

/** A line while somebody uses it. What is wrong with it once stays so. */
class Connection {
  private readonly client: pg.PoolClient;
  private readonly patience: number;
  private fault: unknown = null;
  private isInside = false;

  constructor(client: pg.PoolClient, patience: number) {
    this.client = client;
    this.patience = patience;
  }

  async query<R>(sql: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    // What was not committed is gone with the line.
    if (this.fault !== null && sql === 'rollback') return NOTHING;
    if (this.fault !== null) throw this.fault;
    try {
      const asked = this.client.query(sql, [...values]);
      if (!(await within(asked, this.patience))) throw new Error('PostgreSQL does not answer.');
      const { command, rowCount, rows } = await asked;
      if (/^(begin|start)/.test(sql)) this.isInside = true;
      if (/^(commit|rollback)$/.test(sql)) this.isInside = false;
      return { command, rowCount, rows } as unknown as PostgresQueryResult<R>;
    } catch (cause) {
      // It has answered, and said no.
      if ((cause as { severity?: string }).severity === 'ERROR') throw cause;
      this.fault = cause;
      throw this.isInside && sql !== 'commit' ? cause : new Unsure(cause);
    }
  }

  release(): void {
    this.client.release(this.fault !== null);
  }
}
