import type PgBoss from 'pg-boss';
import { openPool } from '../simulate/pool.ts';
import { type Chunk, chunksOf, openQueue, pause, type Result } from './queue.ts';

/** So long somebody who found nothing, or no database, waits before he looks again. */
const EMPTY_MS = 300;
const AWAY_MS = 1000;

interface Work {
  readonly url: string;
  readonly threads: number;
  readonly signal: AbortSignal;
  /** Told when the queue is there, and after every chunk. */
  onReady(): void;
  onChunk(games: number): void;
}

/** Takes chunks from the queue and plays them until it is told to stop; then what it has is given back. */
export async function takeFromQueue({ url, threads, signal, onReady, onChunk }: Work): Promise<void> {
  const boss = await openQueue(url);
  const pool = openPool(threads);
  const worker = crypto.randomUUID();
  try {
    const name = await chunksOf(boss);
    onReady();
    const loop = async (_: unknown, at: number): Promise<void> => {
      while (!signal.aborted) {
        try {
          const games = await takeOne({
            boss,
            name,
            worker: `${worker}-${at}`,
            play: (stretch) => pool.run(stretch, { signal }),
          });
          if (games === null) await pause(EMPTY_MS, signal);
          else onChunk(games);
        } catch {
          // Whatever it was, the chunk lies in the queue and is taken again.
          await pause(AWAY_MS, signal);
        }
      }
    };
    await Promise.all(Array.from({ length: threads }, loop));
  } finally {
    await pool.destroy();
    await boss.stop({ graceful: false }).catch(() => undefined);
  }
}

interface Taking {
  readonly boss: PgBoss;
  readonly name: string;
  readonly worker: string;
  play(stretch: Chunk['stretch']): Promise<Pick<Result, 'tally' | 'mishap'>>;
}

/** How many games; null when there were none to play. */
async function takeOne({ boss, name, worker, play }: Taking): Promise<number | null> {
  const [job] = await boss.fetch<Chunk>(name);
  if (job === undefined) return null;
  const { stretch, results } = job.data;
  // Nobody waits for it any more.
  if ((await boss.getQueue(results)) === null) {
    await boss.deleteJob(name, job.id);
    return 0;
  }
  try {
    const { tally, mishap } = await play(stretch);
    const data: Result = { chunk: job.id, worker, tally, mishap };
    await boss.insert([{ name: results, data }]);
    await boss.complete(name, job.id);
    return tally.games;
  } catch (cause) {
    await boss.fail(name, job.id).catch(() => undefined);
    throw cause;
  }
}
