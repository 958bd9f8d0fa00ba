import { editionHere, Handing, NoQueue, openBoss, queueOf } from '@shamble/server/queue';
import type { Run } from '../simulate/pool.ts';
import { type Mishap, type Stretch, simulate } from '../simulate/simulate.ts';
import { addTally, emptyTally, type Tally } from '../simulate/tally.ts';
import { Stop } from '../stop.ts';
import { stopOf } from './where.ts';

/** How long a worker should have a chunk: long enough to be worth the way, short enough to be done again. */
const CHUNK_MS = 500;
const MOST_A_CHUNK = 5000;
/** So long the first games are played here: they tell how long one takes. */
const FIRST_MS = 500;
/** Whoever takes so many times as long as expected is taken for gone, in any case after so many seconds. */
const PATIENCE = 20;
const LEAST_PATIENCE = 10;
/** When nobody has taken a chunk by then it is said. */
const LONELY_MS = 2000;

type What = Omit<Stretch, 'from' | 'to'>;
type Played = ReturnType<typeof simulate>;

interface QueueRun extends Pick<Run, 'games' | 'onProgress' | 'signal'> {
  readonly url: string;
  /** Games that a worker takes at a time; else as many as take half a second. */
  readonly chunk: number | undefined;
  /** Seconds after which a worker is taken for gone; else it depends on how long a chunk should take. */
  readonly patience: number | undefined;
  /** Nobody has taken anything yet. */
  onLonely(): void;
  /** The database fails; null: it is back. */
  onTrouble(what: string | null): void;
}

/** Plays the games on whatever workers take them from the queue. */
export async function simulateOnQueue(what: What, run: QueueRun): Promise<{ tally: Tally; workers: number }> {
  const tally = emptyTally();
  try {
    const edition = editionHere();
    const boss = await openBoss(run.url);
    try {
      const handing = new Handing<Stretch, Played>(boss, await queueOf(boss, edition), run);
      const perGame = await playFirst(what, run, tally);
      return await gather(handing, what, run, tally, perGame);
    } finally {
      await boss.stop({ graceful: false }).catch(() => undefined);
    }
  } catch (cause) {
    throw cause instanceof NoQueue ? stopOf(cause, { games: tally.games, of: run.games }) : cause;
  }
}

/** Milliseconds a game, found out by playing the first ones here. They count. */
async function playFirst(what: What, { games, signal, onProgress }: QueueRun, tally: Tally): Promise<number> {
  const since = performance.now();
  while (tally.games < games && !signal.aborted && performance.now() - since < FIRST_MS) {
    const { tally: one, mishap } = simulate({ ...what, from: tally.games, to: tally.games + 1 });
    if (mishap !== null) throw failed(mishap, what);
    addTally(tally, one);
    onProgress(tally);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return (performance.now() - since) / Math.max(1, tally.games);
}

const failed = ({ number, sentence }: Mishap, { seed }: What): Stop =>
  new Stop('cli.simulate.mishap', { number, seed, what: sentence });

async function gather(
  handing: Handing<Stretch, Played>,
  what: What,
  run: QueueRun,
  total: Tally,
  perGame: number,
): Promise<{ tally: Tally; workers: number }> {
  const { games, signal } = run;
  const size = run.chunk ?? Math.max(1, Math.min(MOST_A_CHUNK, Math.floor(CHUNK_MS / perGame)));
  const expected = size * perGame;
  const patience = run.patience ?? Math.ceil(Math.max(LEAST_PATIENCE, (PATIENCE * expected) / 1000));
  const stretches: Stretch[] = [];
  for (let from = total.games; from < games; from += size)
    stretches.push({ ...what, from, to: Math.min(games, from + size) });
  const mishaps: Mishap[] = [];
  try {
    await handing.put(stretches, { kind: 'games', expected, patience });
    const since = performance.now();
    let isLonely = true;
    while (isWaiting(handing.left, mishaps) && !signal.aborted) {
      const heard = await handing.next();
      for (const { told } of heard) {
        addTally(total, told.tally);
        if (told.mishap !== null) mishaps.push(told.mishap);
      }
      if (heard.length > 0) run.onProgress(total);
      if (isLonely && performance.now() - since > LONELY_MS) {
        isLonely = false;
        if (await handing.isUntaken().catch(() => false)) run.onLonely();
      }
    }
  } finally {
    await handing.close();
  }
  const [worst] = mishaps.sort((a, b) => a.number - b.number);
  if (worst !== undefined && !signal.aborted) throw failed(worst, what);
  return { tally: total, workers: Math.max(1, handing.workers.size) };
}

/** After a game that has failed only those before it matter: one of them may have failed, too. */
function isWaiting(left: readonly Stretch[], mishaps: readonly Mishap[]): boolean {
  const until = Math.min(...mishaps.map(({ number }) => number));
  return left.some(({ from }) => from < until);
}
