import type PgBoss from 'pg-boss';
import { pause, SCHEMA } from './boss.ts';
import { isPassing, NoQueue } from './noQueue.ts';
import type { Answer, Piece } from './pieces.ts';

const LOOK_MS = 200;
const LOOK_FOR_GONE_MS = 1000;
const INSERTED_AT_ONCE = 500;
const ANSWERS_AT_ONCE = 100;
/** A database that fails so often in a row, with growing pauses (about a minute), is lost. */
const MOST_TRIES = 35;
/** Where nothing lies in the queue any more and nothing has come for so many times as long as a piece takes, all is put there again. */
const TWICE_AFTER = 3;
const LEAST_WAIT_MS = 1000;

interface Putting {
  readonly kind: Piece['kind'];
  /** How long a piece should take, in milliseconds. */
  readonly expected: number;
  /** After so many seconds whoever has a piece is taken for gone. */
  readonly patience: number;
  /** Higher ones are taken first. */
  readonly priority?: number;
}

interface Waiting {
  readonly signal: AbortSignal;
  /** Told once when the database begins to fail, and once when it is back (null). */
  onTrouble?(what: string | null): void;
  readonly look?: number;
}

interface Out<Work> {
  readonly work: Work;
  /** Under these names it lies, or lay, in the queue. */
  readonly jobs: string[];
}

/**
 * Pieces of work that lie in a queue for whoever takes them, and what comes back. A piece may be worked out twice, when somebody
 * was slow or his last word was lost; it is heard once, and both would say the same.
 */
export class Handing<Work, Told> {
  readonly workers = new Set<string>();
  private readonly boss: PgBoss;
  private readonly name: string;
  private readonly waiting: Waiting;
  private readonly look: number;
  private readonly results = `results-${crypto.randomUUID()}`;
  private readonly out = new Map<string, Out<Work>>();
  private putting: Putting = { kind: 'games', expected: 0, patience: 0 };
  private isOpen = false;
  private isTroubled = false;
  private heardAt = 0;
  private lookedAt = Number.NEGATIVE_INFINITY;
  private wait = 0;

  constructor(boss: PgBoss, name: string, waiting: Waiting) {
    this.boss = boss;
    this.name = name;
    this.waiting = waiting;
    this.look = waiting.look ?? LOOK_MS;
  }

  /** What has not come back yet, in the order in which it was put. */
  get left(): readonly Work[] {
    return [...this.out.values()].map(({ work }) => work);
  }

  async put(works: readonly Work[], putting: Putting): Promise<readonly string[]> {
    const { boss, results } = this;
    if (!this.isOpen) {
      await this.insist(() => boss.maintain());
      await this.insist(() => boss.createQueue(results, { name: results }));
    }
    this.isOpen = true;
    this.putting = putting;
    const pieces = works.map((work): [string, Out<Work>] => [crypto.randomUUID(), { work, jobs: [] }]);
    for (const [piece, out] of pieces) this.out.set(piece, out);
    this.wait = Math.max(LEAST_WAIT_MS, TWICE_AFTER * putting.expected);
    this.heardAt = performance.now();
    await this.lay(pieces);
    return pieces.map(([piece]) => piece);
  }

  /** What has come since, after a short while at most. */
  async next(): Promise<readonly { readonly piece: string; readonly told: Told }[]> {
    const { boss } = this;
    const found = await this.insist(() =>
      boss.fetch<Answer<Told>>(this.results, { batchSize: ANSWERS_AT_ONCE, priority: false }),
    );
    if (!found?.length) {
      await this.seeAfter();
      await pause(this.look, this.waiting.signal);
      return [];
    }
    this.heardAt = performance.now();
    const heard: { piece: string; told: Told }[] = [];
    const over: string[] = [];
    for (const { data } of found) {
      const { piece, worker, told } = data;
      const out = this.out.get(piece);
      // Said twice, it counts once.
      if (out === undefined) continue;
      this.out.delete(piece);
      this.workers.add(worker);
      over.push(...out.jobs);
      heard.push({ piece, told });
    }
    const answers = found.map(({ id }) => id);
    await this.insist(() => boss.deleteJob(this.results, answers));
    // Also those that somebody else was about to work out again.
    if (over.length > 0) await this.insist(() => boss.deleteJob(this.name, over));
    return heard;
  }

  /** Whether all lies there as it was put. */
  async isUntaken(): Promise<boolean> {
    return this.workers.size === 0 && (await this.lying()) >= this.out.size;
  }

  /** Whoever has a piece lets it go. */
  async close(): Promise<void> {
    if (!this.isOpen) return;
    const { boss } = this;
    await boss.deleteQueue(this.results).catch(() => undefined);
    const jobs = [...this.out.values()].flatMap((one) => one.jobs);
    if (jobs.length > 0) await boss.deleteJob(this.name, jobs).catch(() => undefined);
  }

  private async lay(pieces: readonly (readonly [string, Out<Work>])[]): Promise<void> {
    const { results, name, putting } = this;
    const jobs = pieces.map(([piece, { work, jobs: names }]) => {
      const id = crypto.randomUUID();
      names.push(id);
      const data: Piece<Work> = { kind: putting.kind, work, piece, results };
      return { id, name, data, expireInSeconds: putting.patience, priority: putting.priority ?? 0 };
    });
    for (let at = 0; at < jobs.length; at += INSERTED_AT_ONCE)
      await this.insist(() => this.boss.insert(jobs.slice(at, at + INSERTED_AT_ONCE)));
  }

  /** Takes pieces away from those who are gone. */
  private async seeAfter(): Promise<void> {
    const now = performance.now();
    if (this.out.size === 0 || now - this.lookedAt < LOOK_FOR_GONE_MS) return;
    this.lookedAt = now;
    await this.insist(() => this.boss.expire());
    await this.insist(() => this.lookForHopeless());
    if (now - this.heardAt < this.wait || (await this.insist(() => this.lying())) !== 0) return;
    this.heardAt = now;
    this.wait *= 2;
    await this.lay([...this.out]);
  }

  private lying(): Promise<number> {
    return this.boss.getQueueSize(this.name, { before: 'active' });
  }

  private async lookForHopeless(): Promise<void> {
    const jobs = [...this.out.values()].flatMap((one) => one.jobs);
    const { rows } = await this.boss
      .getDb()
      .executeSql(`select output from ${SCHEMA}.job where name = $1 and state = 'failed' and id = any($2) limit 1`, [
        this.name,
        jobs,
      ]);
    const [hopeless] = rows as { output?: { value?: { message?: string }; message?: string } | null }[];
    if (hopeless === undefined) return;
    const { value, message = value?.message } = hopeless.output ?? {};
    throw new NoQueue('given-up', message ?? 'its worker was gone each time');
  }

  /** A database that is away for a while costs time and nothing else. Null: it was told to stop meanwhile. */
  private async insist<T>(work: () => Promise<T>): Promise<T | null> {
    const { signal, onTrouble } = this.waiting;
    for (let tries = 1; ; tries++) {
      try {
        const done = await work();
        if (this.isTroubled) onTrouble?.(null);
        this.isTroubled = false;
        return done;
      } catch (cause) {
        if (cause instanceof NoQueue) throw cause;
        if (signal.aborted) return null;
        if (tries >= MOST_TRIES || !isPassing(cause)) throw new NoQueue('lost', cause);
        if (!this.isTroubled) onTrouble?.(cause instanceof Error ? cause.message : String(cause));
        this.isTroubled = true;
        await pause(this.look * Math.min(10, tries), signal);
      }
    }
  }
}
