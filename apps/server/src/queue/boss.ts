import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type PgBoss from 'pg-boss';
import { NoQueue } from './noQueue.ts';

/** Apart from the tables of a server, which may be in the same database. */
export const SCHEMA = 'shamble_jobs';
const CONNECTIONS = 2;
/** What nobody has asked for in so long is of somebody who waits no more, in seconds. */
const KEPT = 24 * 3600;
/** Whatever was begun so often and never finished is at fault itself. */
export const MOST_BEGUN = 20;

export async function openBoss(url: string): Promise<PgBoss> {
  // Most commands need none, and it takes long to read.
  const { default: Boss } = await import('pg-boss');
  // Whoever waits for something looks for what was given up; nothing here is done by the clock.
  const quiet = { supervise: false, schedule: false, max: CONNECTIONS } as const;
  const boss = new Boss({ connectionString: url, schema: SCHEMA, application_name: 'shamble', ...quiet });
  // A line that breaks is noticed by whoever asks for something next.
  boss.on('error', () => undefined);
  try {
    await boss.start();
  } catch (cause) {
    throw new NoQueue('unreachable', cause);
  }
  return boss;
}

/** The queue for one edition of the program: another would play other games by the same seed. */
export async function queueOf(boss: PgBoss, edition: string): Promise<string> {
  const name = `chunks-${edition}`;
  await boss.createQueue(name, { name, retryLimit: MOST_BEGUN, retentionSeconds: KEPT });
  return name;
}

/** What the program was built from, by a hash: the same for the server and the command line of one build. */
export function editionHere(): string {
  const file = fileURLToPath(new URL('edition', import.meta.url));
  if (!existsSync(file)) throw new NoQueue('unbuilt');
  return readFileSync(file, 'utf8').trim();
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
