import { Analyst, analyseInBatches, type Dossier, type Errand, type Report, SENT } from '@shamble/bots';
import type { Shape } from '@shamble/kernel';
import type PgBoss from 'pg-boss';
import { openBoss, queueOf } from './boss.ts';
import { resultIn, type Sent, type Whose } from './game.ts';
import { gamesQueueOf, putGame } from './games.ts';
import { Handing } from './handing.ts';
import { NoQueue } from './noQueue.ts';

/** Errands that are out at once; what is found depends on it. */
export const BATCH = 24;
/** An analysis ends after so many, whatever is left: nobody pays for a game without end. */
const MOST_ERRANDS = 3000;
/** How long an errand should take, in milliseconds, and after how many seconds whoever has it is taken for gone. */
const EXPECTED = 2000;
const PATIENCE = 120;
/** Somebody waits for it: before simulations. */
const PRIORITY = 10;
/** When nobody has taken anything by then there is nobody. */
const LONELY_MS = 20_000;

export interface Game {
  /** Its file. */
  readonly text: string;
  readonly outline: Dossier<Shape, null>;
}

interface Watching {
  readonly signal: AbortSignal;
  onNews(report: Report, progress: number): void;
}

export interface SendingOptions {
  readonly patience?: number;
  readonly lonely?: number;
}

/** Has games analysed by whoever works at a queue. */
export class Sending {
  private readonly boss: PgBoss;
  private readonly queue: string;
  private readonly games: string;
  private readonly patience: number;
  private readonly lonely: number;

  private constructor(boss: PgBoss, queue: string, games: string, options: SendingOptions) {
    this.boss = boss;
    this.queue = queue;
    this.games = games;
    this.patience = options.patience ?? PATIENCE;
    this.lonely = options.lonely ?? LONELY_MS;
  }

  static async open(url: string, edition: string, options: SendingOptions = {}): Promise<Sending> {
    const boss = await openBoss(url);
    return new Sending(boss, await queueOf(boss, edition), await gamesQueueOf(boss, edition), options);
  }

  /** Null: it was told to stop. A NoQueue tells why it cannot be done. */
  async analyse({ text, outline }: Game, whose: Whose, { signal, onNews }: Watching): Promise<Report | null> {
    const { boss, games } = this;
    const game = await putGame(boss, games, text);
    const handing = new Handing<Sent, unknown>(boss, this.queue, { signal });
    try {
      const report = await analyseInBatches(new Analyst(outline, null, SENT), {
        ...{ size: BATCH, most: MOST_ERRANDS },
        carryOut: (errands) => this.carryOut(handing, { game, ...whose }, errands, signal),
        onNews: (analyst) => onNews(analyst.report, analyst.progress),
      });
      return signal.aborted ? null : report;
    } catch (cause) {
      if (signal.aborted) return null;
      throw cause;
    } finally {
      await handing.close();
      await boss.deleteJob(games, game).catch(() => undefined);
    }
  }

  async close(): Promise<void> {
    await this.boss.stop({ graceful: false }).catch(() => undefined);
  }

  private async carryOut(
    handing: Handing<Sent, unknown>,
    of: Omit<Sent, 'errand'>,
    errands: readonly Errand<null>[],
    signal: AbortSignal,
  ) {
    const { patience } = this;
    const sent = errands.map((errand): Sent => ({ ...of, errand }));
    const pieces = await handing.put(sent, { kind: 'analysis', expected: EXPECTED, patience, priority: PRIORITY });
    const since = performance.now();
    const told = new Map<string, unknown>();
    while (handing.left.length > 0) {
      if (signal.aborted) throw new Error('It was told to stop.');
      for (const one of await handing.next()) told.set(one.piece, one.told);
      const isLate = handing.workers.size === 0 && performance.now() - since > this.lonely;
      if (isLate && (await handing.isUntaken())) throw new NoQueue('given-up', 'nobody works at the queue');
    }
    return errands.map((errand, at) => resultIn(errand, told.get(pieces[at]!)));
  }
}
