import type { Report } from '@shamble/bots';
import type { Kysely } from 'kysely';
import { NoQueue } from '../queue/noQueue.ts';
import type { Sending } from '../queue/sending.ts';
import { type Analysed, type AnalysisRow, AnalysisStore } from '../store/analysisStore.ts';
import type { Schema } from '../store/schema.ts';
import type { Ended } from './ended.ts';

/** So many are worked on at once, for all guests and by all processes together. */
const MOST_RUNNING = 4;
/** Whoever works on one says so at least so often, in milliseconds; a process that is killed is waited for no longer. */
const RENEWED = 10_000;
const LEASE = 45_000;
/** What is found meanwhile is told no more often than this. */
const NEWS = 1500;

/** How an analysis does. */
export interface Standing {
  readonly state: 'none' | AnalysisRow['state'];
  readonly progress: number;
  readonly report: unknown;
}

const NONE: Standing = { state: 'none', progress: 0, report: null };

interface Around {
  readonly ended: Ended;
  readonly sending: Sending;
  now(): number;
  onFault(cause: unknown, table: string): void;
}

/** Analyses of games that are over, carried out by whoever works at the queue, and kept with the game. */
export class Analyses {
  private readonly store: AnalysisStore;
  private readonly around: Around;
  private readonly stop = new AbortController();
  private readonly runs = new Set<Promise<void>>();

  constructor(db: Kysely<Schema>, around: Around) {
    this.store = new AnalysisStore(db);
    this.around = around;
  }

  async find(of: Analysed): Promise<Standing> {
    const row = await this.store.find(of);
    if (row === null) return NONE;
    // Whoever was at it is gone.
    if (row.state === 'running' && row.until < this.around.now()) return { ...NONE, state: 'failed' };
    const { state, progress, report } = row;
    return { state, progress, report };
  }

  /** Begins one if there is none. `may` is asked only then. Refused where as many are worked on as may be, or it says no. */
  async begin(of: Analysed, may: () => Promise<boolean>): Promise<Standing | 'busy' | 'refused'> {
    const now = this.around.now();
    const found = await this.find(of);
    if (found.state === 'done' || found.state === 'running') return found;
    if (!(await may())) return 'refused';
    if (this.stop.signal.aborted || (await this.store.running(now)) >= MOST_RUNNING) return 'busy';
    if (!(await this.store.claim(of, now, now + LEASE))) return this.find(of);
    // Counted again with this one: many who ask at once are no way around it.
    if ((await this.store.running(now)) > MOST_RUNNING) {
      await this.store.drop(of);
      return 'busy';
    }
    const run = this.run(of).finally(() => this.runs.delete(run));
    this.runs.add(run);
    return this.find(of);
  }

  async close(): Promise<void> {
    this.stop.abort();
    await Promise.all(this.runs);
    await this.around.sending.close();
  }

  private async run(of: Analysed): Promise<void> {
    const { ended, sending, now, onFault } = this.around;
    const { table, seat, open } = of;
    const { signal } = this.stop;
    let news: Pick<AnalysisRow, 'progress' | 'report'> = { progress: 0, report: null };
    let written = performance.now();
    const write = (state: AnalysisRow['state'], what = news): Promise<void> =>
      this.store.write(of, { state, until: now() + LEASE, ...what });
    const tell = (): void => {
      written = performance.now();
      write('running').catch(() => undefined);
    };
    const timer = setInterval(tell, RENEWED);
    timer.unref();
    try {
      const game = await ended.outline(table, { seat, open });
      const report = await sending.analyse(
        game,
        { seat, open },
        {
          signal,
          onNews(report: Report, progress: number) {
            news = { report, progress };
            if (performance.now() - written > NEWS) tell();
          },
        },
      );
      if (report === null) return await this.store.drop(of);
      if (!(await ended.check(table, { seat, open }, report))) throw new Error('An analysis does not fit its game.');
      await write('done', { report, progress: 1 });
    } catch (cause) {
      // Nobody at the queue is nothing new to its owner; all else is.
      if (!(cause instanceof NoQueue && cause.why === 'given-up')) onFault(cause, table);
      await write('failed', { report: null, progress: 0 }).catch(() => undefined);
    } finally {
      clearInterval(timer);
    }
  }
}
