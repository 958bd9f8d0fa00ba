import {
  type Answer,
  type Boss,
  editionHere,
  gameIn,
  isPassing,
  NoQueue,
  openBoss,
  type Piece,
  pause,
  queueOf,
  type Sent,
} from '@shamble/server/queue';
import { openPool } from '../simulate/pool.ts';
import type { Stretch } from '../simulate/simulate.ts';
import { stopOf } from './where.ts';

/** So long somebody who found nothing waits before he looks again. */
const EMPTY_MS = 200;
/** Where the database fails he waits longer and longer, and gives up after about eight minutes. */
const AWAY_MS = 1000;
const MOST_AWAY_MS = 10_000;
const MOST_TRIES = 50;

interface Work {
  readonly url: string;
  readonly threads: number;
  readonly signal: AbortSignal;
  /** Told when the queue is there, and after every chunk. */
  onReady(): void;
  onChunk(games: number): void;
  /** The database fails; null: it is back. */
  onTrouble(what: string | null): void;
  /** Something could not be worked out here; it lies in the queue again. */
  onFailed(what: string): void;
}

/** Takes chunks from the queue and works them out until it is told to stop; then what it has is given back. */
export async function takeFromQueue(work: Work): Promise<void> {
  try {
    const edition = editionHere();
    const boss = await openBoss(work.url);
    try {
      await takeAll(boss, edition, work);
    } finally {
      await boss.stop({ graceful: false }).catch(() => undefined);
    }
  } catch (cause) {
    throw cause instanceof NoQueue ? stopOf(cause) : cause;
  }
}

async function takeAll(boss: Boss, edition: string, work: Work): Promise<void> {
  const name = await queueOf(boss, edition);
  const { threads, signal, onReady, onChunk, onTrouble, onFailed } = work;
  const pool = openPool(threads);
  const own = crypto.randomUUID();
  const stop = new AbortController();
  const over = AbortSignal.any([signal, stop.signal]);
  let failures = 0;
  const textOf = keepingLast((game) => gameIn(boss, edition, game));
  const play = async ({ kind, work: asked }: Piece): Promise<Played> => {
    if (kind === 'games') {
      const told = await pool.run(asked as Stretch, { signal: over });
      return { told, games: told.tally.games };
    }
    const sent = asked as Sent;
    const text = await textOf(sent.game);
    // Nobody waits for it any more.
    if (text === null) return { told: null, games: 0 };
    return { told: await pool.run({ sent, text } as never, { signal: over, name: 'analyse' }), games: 0 };
  };
  const loop = async (_: unknown, at: number): Promise<void> => {
    while (!over.aborted)
      try {
        const played = await takeOne({ boss, name, worker: `${own}-${at}`, play });
        if (failures > 0) onTrouble(null);
        failures = 0;
        if (played === null) await pause(EMPTY_MS, over);
        else if ('failed' in played) {
          if (!over.aborted) onFailed(played.failed);
        } else onChunk(played.games);
      } catch (cause) {
        if (over.aborted) return;
        failures += 1;
        if (failures > MOST_TRIES * threads || !isPassing(cause)) throw new NoQueue('lost', cause);
        if (failures === 1) onTrouble(messageOf(cause));
        await pause(Math.min(MOST_AWAY_MS, AWAY_MS * failures), over);
      }
  };
  try {
    onReady();
    await Promise.all(Array.from({ length: threads }, loop));
  } finally {
    stop.abort();
    await pool.destroy();
  }
}

interface Taking {
  readonly boss: Boss;
  readonly name: string;
  readonly worker: string;
  play(piece: Piece): Promise<Played>;
}

interface Played {
  readonly told: unknown;
  readonly games: number;
}

type Taken = { readonly games: number } | { readonly failed: string };

/** Null when there was nothing to do. Throws where the database fails. */
async function takeOne({ boss, name, worker, play }: Taking): Promise<Taken | null> {
  const [job] = await boss.fetch<Piece>(name);
  if (job === undefined) return null;
  const { piece, results } = job.data;
  // Nobody waits for it any more.
  if ((await boss.getQueue(results)) === null) {
    await boss.deleteJob(name, job.id);
    return { games: 0 };
  }
  let played: Played;
  try {
    played = await play(job.data);
  } catch (cause) {
    await boss.fail(name, job.id, { message: messageOf(cause) });
    return { failed: messageOf(cause) };
  }
  const data: Answer = { piece, worker, told: played.told };
  await boss.insert([{ name: results, data }]);
  await boss.complete(name, job.id);
  return played;
}

/** The last thing asked for stays at hand: it is long, and asked for again and again. */
function keepingLast<T>(read: (name: string) => Promise<T>): (name: string) => Promise<T> {
  let last: { readonly name: string; readonly found: Promise<T> } | null = null;
  return (name) => {
    if (last?.name !== name) {
      const found = read(name);
      last = { name, found };
      found.catch(() => {
        last = null;
      });
    }
    return last!.found;
  };
}

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));
