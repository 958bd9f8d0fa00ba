import type PgBoss from 'pg-boss';
import type { Run } from '../simulate/pool.ts';
import { type Mishap, type Stretch, simulate } from '../simulate/simulate.ts';
import { addTally, emptyTally, type Tally } from '../simulate/tally.ts';
import { Stop } from '../stop.ts';
import { type Chunk, chunksOf, openQueue, pause, type Result } from './queue.ts';

/** How long a worker should have a chunk: long enough to be worth the way, short enough to be done again. */
const CHUNK_MS = 1000;
const MOST_A_CHUNK = 5000;
/** So long the first games are played here: they tell how long one takes. */
const FIRST_MS = 500;
/** Whoever takes so many times as long as expected is taken for gone, in any case after so many seconds. */
const PATIENCE = 10;
const LEAST_PATIENCE = 10;
const LOOK_MS = 200;
const LOOK_FOR_GONE_MS = 2000;
/** When nobody has taken a chunk by then it is said. */
const LONELY_MS = 5000;
const INSERTED_AT_ONCE = 500;
const RESULTS_AT_ONCE = 100;

type What = Omit<Stretch, 'from' | 'to'>;

interface QueueRun extends Pick<Run, 'games' | 'onProgress' | 'signal'> {
  readonly url: string;
  /** Games that a worker takes at a time; else as many as take a second. */
  readonly chunk: number | undefined;
  /** Nobody has taken anything yet. */
  onLonely(): void;
}

/**
 * Plays the games on whatever workers take them from the queue. A chunk may be played twice, when a worker was slow or
 * its last word was lost; it is counted once, and both would say the same.
 */
export async function simulateOnQueue(what: What, run: QueueRun): Promise<{ tally: Tally; workers: number }> {
  const boss = await openQueue(run.url);
  try {
    const name = await chunksOf(boss);
    const { tally, perGame } = await playFirst(what, run);
    return await new Handing(boss, name, what, run, tally, perGame).finish();
  } finally {
    await boss.stop({ graceful: false }).catch(() => undefined);
  }
}

/** Milliseconds a game, found out by playing the first ones here. They count. */
async function playFirst(what: What, { games, signal, onProgress }: QueueRun) {
  const tally = emptyTally();
  const since = performance.now();
  while (tally.games < games && !signal.aborted && performance.now() - since < FIRST_MS) {
    const { tally: one, mishap } = simulate({ ...what, from: tally.games, to: tally.games + 1 });
    if (mishap !== null) throw failed(mishap, what);
    addTally(tally, one);
    onProgress(tally);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { tally, perGame: (performance.now() - since) / Math.max(1, tally.games) };
}

const failed = ({ number, sentence }: Mishap, { seed }: What): Stop =>
  new Stop('cli.simulate.mishap', { number, seed, what: sentence });

class Handing {
  private readonly boss: PgBoss;
  private readonly name: string;
  private readonly what: What;
  private readonly run: QueueRun;
  /** The first game that is not played here. */
  private readonly from: number;
  private readonly results = `results-${crypto.randomUUID()}`;
  /** Those of which nothing has come back. */
  private readonly out = new Map<string, Stretch>();
  private readonly workers = new Set<string>();
  private readonly mishaps: Mishap[] = [];
  private readonly total = emptyTally();
  private readonly size: number;
  private readonly patience: number;

  constructor(boss: PgBoss, name: string, what: What, run: QueueRun, first: Tally, perGame: number) {
    this.boss = boss;
    this.name = name;
    this.what = what;
    this.run = run;
    this.from = first.games;
    this.size = run.chunk ?? Math.max(1, Math.min(MOST_A_CHUNK, Math.floor(CHUNK_MS / perGame)));
    this.patience = Math.ceil(Math.max(LEAST_PATIENCE, (PATIENCE * this.size * perGame) / 1000));
    addTally(this.total, first);
  }

  async finish(): Promise<{ tally: Tally; workers: number }> {
    const { boss, results, run } = this;
    await this.insist(() => boss.createQueue(results, { name: results }));
    try {
      await this.handOut();
      await this.gather();
    } finally {
      // Without it whoever has a chunk of this run lets it go.
      await this.insist(() => boss.deleteQueue(results), 3);
      if (this.out.size > 0) await this.insist(() => boss.deleteJob(this.name, [...this.out.keys()]), 3);
    }
    const [worst] = this.mishaps.sort((a, b) => a.number - b.number);
    if (worst !== undefined && !run.signal.aborted) throw failed(worst, this.what);
    return { tally: this.total, workers: Math.max(1, this.workers.size) };
  }

  private async handOut(): Promise<void> {
    const { what, size, results, run, patience } = this;
    for (let { from } = this; from < run.games; from += size)
      this.out.set(crypto.randomUUID(), { ...what, from, to: Math.min(run.games, from + size) });
    const jobs = [...this.out].map(([id, stretch]) => {
      const data: Chunk = { stretch, results };
      return { id, name: this.name, data, expireInSeconds: patience };
    });
    for (let at = 0; at < jobs.length; at += INSERTED_AT_ONCE)
      await this.insist(() => this.boss.insert(jobs.slice(at, at + INSERTED_AT_ONCE)));
  }

  private async gather(): Promise<void> {
    const { boss, run } = this;
    const since = performance.now();
    let lookedAt = since;
    let wasLooked = false;
    while (this.isWaiting && !run.signal.aborted) {
      const found = await this.insist(() => boss.fetch<Result>(this.results, { batchSize: RESULTS_AT_ONCE }));
      for (const { data } of found ?? []) this.hear(data);
      if (found?.length) {
        await this.insist(() =>
          boss.deleteJob(
            this.results,
            found.map(({ id }) => id),
          ),
        );
        // Also one that somebody else was about to play again.
        await this.insist(() =>
          boss.deleteJob(
            this.name,
            found.map(({ data }) => data.chunk),
          ),
        );
        run.onProgress(this.total);
        continue;
      }
      if (performance.now() - lookedAt > LOOK_FOR_GONE_MS) {
        lookedAt = performance.now();
        await this.insist(() => boss.expire());
      }
      if (!wasLooked && performance.now() - since > LONELY_MS) {
        wasLooked = true;
        if (await this.insist(() => this.isUntaken())) run.onLonely();
      }
      await pause(LOOK_MS, run.signal);
    }
  }

  /** Whether all chunks lie there as they were put. */
  private async isUntaken(): Promise<boolean> {
    return this.workers.size === 0 && (await this.boss.getQueueSize(this.name, { before: 'active' })) >= this.out.size;
  }

  /** After a game that has failed only those before it matter: one of them may have failed, too. */
  private get isWaiting(): boolean {
    const until = Math.min(...this.mishaps.map(({ number }) => number));
    for (const { from } of this.out.values()) if (from < until) return true;
    return false;
  }

  private hear({ chunk, worker, tally, mishap }: Result): void {
    // Said twice, it counts once.
    if (!this.out.delete(chunk)) return;
    this.workers.add(worker);
    addTally(this.total, tally);
    if (mishap !== null) this.mishaps.push(mishap);
  }

  /** A database that is away for a while costs time and nothing else. Null: it was given up. */
  private async insist<T>(work: () => Promise<T>, most = Number.POSITIVE_INFINITY): Promise<T | null> {
    for (let tries = 1; ; tries++) {
      try {
        return await work();
      } catch {
        if (tries >= most || this.run.signal.aborted) return null;
        await pause(LOOK_MS * Math.min(10, tries), this.run.signal);
      }
    }
  }
}
