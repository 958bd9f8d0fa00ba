import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { Stop } from '../stop.ts';
import { type Mishap, type Stretch, simulate } from './simulate.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';

/** How long a thread is left alone: long enough to keep it busy, short enough to move the progress bar. */
const STRETCH_MS = 150;
const MOST_A_STRETCH = 500;

export interface Run {
  readonly games: number;
  /** One: no thread but this. */
  readonly workers: number;
  /** Told after every stretch what has come of all games so far. */
  onProgress(tally: Tally): void;
  /** Ctrl+C: whatever is done by then counts. */
  readonly signal: AbortSignal;
}

type What = Omit<Stretch, 'from' | 'to'>;
type Play = (stretch: Stretch) => Promise<{ tally: Tally; mishap: Mishap | null }>;

/** Plays the games, here or on worker threads. The tally does not depend on how many there are. */
export async function simulateAll(what: What, run: Run): Promise<Tally> {
  if (run.workers === 1) return playAll(what, run, playHere);
  const pool = openPool(run.workers);
  try {
    return await playAll(what, run, (stretch) => pool.run(stretch));
  } finally {
    await pool.destroy();
  }
}

/** Threads that play stretches. */
export const openPool = (threads: number): Piscina<Stretch, Awaited<ReturnType<Play>>> =>
  new Piscina({ ...workerFile(), minThreads: threads, maxThreads: threads });

/** In this thread; in between, the progress bar and Ctrl+C have their turn. */
async function playHere(stretch: Stretch): ReturnType<Play> {
  await new Promise((resolve) => setImmediate(resolve));
  return simulate(stretch);
}

async function playAll(what: What, run: Run, play: Play): Promise<Tally> {
  const total = emptyTally();
  let next = 0;
  const mishaps: Mishap[] = [];
  const work = async (): Promise<void> => {
    let size = 1;
    while (next < run.games && !run.signal.aborted && mishaps.length === 0) {
      const from = next;
      next = Math.min(run.games, from + size);
      const start = performance.now();
      const done = await play({ ...what, from, to: next });
      if (run.signal.aborted) return;
      if (done.mishap !== null) mishaps.push(done.mishap);
      addTally(total, done.tally);
      run.onProgress(total);
      const pace = STRETCH_MS / Math.max(1, performance.now() - start);
      size = Math.max(1, Math.min(MOST_A_STRETCH, 4 * size, Math.round(size * pace)));
    }
  };
  const over = new AbortController();
  const stopped = new Promise((resolve) => run.signal.addEventListener('abort', resolve, { signal: over.signal }));
  await Promise.race([Promise.all(Array.from({ length: run.workers }, work)), stopped]).finally(() => over.abort());
  // The first game that fails is told, whichever thread came upon it first.
  const failed = mishaps.sort((a, b) => a.number - b.number)[0];
  if (failed !== undefined)
    throw new Stop('cli.simulate.mishap', { number: failed.number, seed: what.seed, what: failed.sentence });
  return total;
}

/** Beside us in the bundle; from sources, TypeScript must be read first. */
function workerFile(): { filename: string; execArgv?: string[] } {
  const bundled = fileURLToPath(new URL('simulate-worker.js', import.meta.url));
  if (existsSync(bundled)) return { filename: bundled };
  const source = fileURLToPath(new URL('../simulate-worker.ts', import.meta.url));
  return { filename: source, execArgv: ['--conditions', '@shamble/source', '--import', 'tsx'] };
}
