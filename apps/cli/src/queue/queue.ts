import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type PgBoss from 'pg-boss';
import type { Mishap, Stretch } from '../simulate/simulate.ts';
import type { Tally } from '../simulate/tally.ts';
import { Stop } from '../stop.ts';

/** What lies in the queue: some games to be played, and where their tally is to be put. */
export interface Chunk {
  readonly stretch: Stretch;
  readonly results: string;
}

/** What comes back, once or more often: a chunk may have been played by two. */
export interface Result {
  readonly chunk: string;
  readonly worker: string;
  readonly tally: Tally;
  readonly mishap: Mishap | null;
}

/** Apart from the tables of a server, which may be in the same database. */
const SCHEMA = 'shamble_jobs';
const CONNECTIONS = 2;
/** A chunk that nobody has asked for in so long is of a run that nobody waits for, in seconds. */
const KEPT = 24 * 3600;

/** The database of a queue: as given, or the one that servers use. */
export function queueAt(given: string | true, env: Readonly<Record<string, string | undefined>>): string {
  const url = given === true ? env.DATABASE_URL : given;
  if (url === undefined || url === '') throw new Stop('cli.queue.nowhere');
  return url;
}

export async function openQueue(url: string): Promise<PgBoss> {
  // Most commands need none, and it takes long to read.
  const { default: Boss } = await import('pg-boss');
  // Whoever waits for a run looks for chunks that were given up; nothing here is done by the clock.
  const quiet = { supervise: false, schedule: false, max: CONNECTIONS } as const;
  const boss = new Boss({ connectionString: url, schema: SCHEMA, application_name: 'shamble', ...quiet });
  // A line that breaks is noticed by whoever asks for something next.
  boss.on('error', () => undefined);
  try {
    await boss.start();
  } catch (cause) {
    throw new Stop('cli.queue.no-database', { what: cause instanceof Error ? cause.message : String(cause) });
  }
  return boss;
}

/** The queue of chunks for one edition of the program: another would play other games by the same seed. */
export async function chunksOf(boss: PgBoss): Promise<string> {
  const name = `simulate-${edition()}`;
  await boss.createQueue(name, { name, retryLimit: 1000, retentionSeconds: KEPT });
  return name;
}

/** The bundle of those who play names all its parts by what is in them, so its own text is enough. */
function edition(): string {
  const bundle = fileURLToPath(new URL('simulate-worker.js', import.meta.url));
  if (!existsSync(bundle)) return 'source';
  return createHash('sha256').update(readFileSync(bundle)).digest('hex').slice(0, 16);
}

/** Waits, unless it is told to stop. */
export const pause = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const over = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', over);
      resolve();
    };
    const timer = setTimeout(over, milliseconds);
    signal?.addEventListener('abort', over);
    if (signal?.aborted) over();
  });
