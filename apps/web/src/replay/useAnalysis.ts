import { Analyst, type Checked, type Errand, type Report } from '@shamble/bots';
import type { Seat } from '@shamble/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Hand, openHands } from '../link/analysis.ts';
import { analysedElsewhere } from './elsewhere.ts';
import type { Projector } from './projector.ts';

/** What is asked for: whose chances, by what they knew or with all cards open. */
export interface Asked {
  readonly seat: Seat;
  readonly open: boolean;
}

export interface Analysis {
  /** Null before anything is known. */
  readonly report: Report | null;
  /** How much of what is aimed at has been done, from 0 to 1. */
  readonly progress: number;
  /** How much of what was found before was played again here; null: all of it was found here and now. */
  readonly kept: Kept | null;
  readonly isRunning: boolean;
  /** The server is at it. */
  readonly isElsewhere: boolean;
  readonly hasFailed: boolean;
  start(): void;
  stop(): void;
}

interface Kept {
  readonly played: number;
  readonly all: number;
}

/** The page is told of news so often, and they are kept so often, in milliseconds. */
const NEWS = 250;
const KEEP = 10_000;

/** What is analysed; `table`: on the server, which may do it. */
export interface Game {
  readonly game: string;
  readonly table: string | null;
}

type Source = Pick<Projector, 'dossier' | 'keepReport'>;

/** Analyses a game as long as it is watched. What has been found is kept with the game, and gone on from. */
export function useAnalysis(projector: Source, { game, table }: Game, asked: Asked | null): Analysis {
  const [news, setNews] = useState<{ readonly of: string; readonly report: Report; readonly progress: number } | null>(
    null,
  );
  const [kept, setKept] = useState<({ readonly of: string } & Kept) | null>(null);
  // Another one each time somebody wants it; null: nobody does.
  const [wish, setWish] = useState<object | null>({});
  const [isElsewhere, setElsewhere] = useState(false);
  const [state, setState] = useState<'running' | 'done' | 'failed'>('running');
  const [seat, open] = [asked?.seat, asked?.open];
  const analyst = useRef<{ readonly of: string; readonly analyst: Analyst } | null>(null);

  useEffect(() => {
    if (seat === undefined || open === undefined || wish === null) return;
    const of = nameOf(seat, open);
    if (analyst.current?.of !== of) analyst.current = null;
    setState('running');
    setElsewhere(false);
    const run = new Run(
      projector,
      { game, table },
      {
        tell: (report, progress) => setNews({ of, report, progress }),
        tellWhere: setElsewhere,
      },
    );
    let isThis = true;
    const end = (how: 'done' | 'failed'): void => {
      if (isThis) setState(how);
    };
    const found = (one: Analyst): void => {
      analyst.current = { of, analyst: one };
    };
    const checked = ({ played, of: all }: Checked): void => setKept({ of, played, all });
    run.go(analyst.current?.analyst ?? null, seat, open, { found, checked }).then(end, () => end('failed'));
    return () => {
      isThis = false;
      run.stop();
    };
  }, [projector, game, table, seat, open, wish]);

  const start = useCallback(() => setWish({}), []);
  const stop = useCallback(() => setWish(null), []);
  // What was found of something else is not told of this.
  const isAsked = (one: { readonly of: string } | null): boolean =>
    asked !== null && one?.of === nameOf(asked.seat, asked.open);
  const told = isAsked(news) ? news : null;
  return {
    ...{ report: told?.report ?? null, progress: told?.progress ?? 0 },
    ...{ kept: isAsked(kept) ? kept : null, isElsewhere },
    ...{ isRunning: wish !== null && state === 'running', hasFailed: state === 'failed' },
    ...{ start, stop },
  };
}

const nameOf = (seat: Seat, open: boolean): string => `${seat} ${open}`;

interface Telling {
  tell(report: Report, progress: number): void;
  tellWhere(isElsewhere: boolean): void;
}

/** An analysis under way. */
class Run {
  private readonly source: Source;
  private readonly game: Game;
  private readonly tell: Telling['tell'];
  private readonly tellWhere: Telling['tellWhere'];
  private hands: readonly Hand[] = [];
  private readonly out = new Set<Errand>();
  private isOn = true;
  private analyst: Analyst | null = null;
  private kept = 0;
  private told = 0;

  constructor(source: Source, game: Game, { tell, tellWhere }: Telling) {
    this.source = source;
    this.game = game;
    this.tell = tell;
    this.tellWhere = tellWhere;
  }

  async go(
    known: Analyst | null,
    seat: Seat,
    open: boolean,
    { found, checked }: { found(analyst: Analyst): void; checked(kept: Checked): void },
  ): Promise<'done'> {
    let analyst = known;
    let isDone = false;
    if (analyst === null) {
      const report = await this.askServer(seat, open);
      const { dossier, kept } = await this.source.dossier(seat, open);
      analyst = new Analyst(dossier, kept?.report ?? null);
      if (this.isOn && kept !== null) checked(kept);
      // What did not come out so here was thrown away.
      isDone = report !== null && kept !== null;
    }
    if (!this.isOn) return 'done';
    found(analyst);
    this.analyst = analyst;
    this.news(analyst, true);
    // Whoever wants it finer may have it go on here.
    if (isDone) return 'done';
    this.kept = performance.now();
    this.hands = openHands(this.game.game);
    try {
      await Promise.all(this.hands.map((hand) => this.work(hand, analyst)));
      if (this.isOn) this.news(analyst, true);
    } finally {
      this.stop();
    }
    return 'done';
  }

  /** What the server has found of it, told as it comes and kept here; null: nothing. */
  private async askServer(seat: Seat, open: boolean): Promise<Report | null> {
    const { table } = this.game;
    if (table === null) return null;
    const report = await analysedElsewhere(
      table,
      { seat, open },
      {
        isOn: () => this.isOn,
        tell: (found, progress) => {
          this.tellWhere(true);
          if (found !== null) this.tell(found, progress);
        },
      },
    );
    if (!this.isOn) return null;
    this.tellWhere(false);
    if (report !== null) await this.source.keepReport(report);
    return report;
  }

  stop(): void {
    if (!this.isOn) return;
    this.isOn = false;
    for (const hand of this.hands) hand.close();
    for (const errand of this.out) this.analyst?.lose(errand);
    if (this.analyst !== null) this.keep(this.analyst);
  }

  private async work(hand: Hand, analyst: Analyst): Promise<void> {
    while (this.isOn) {
      const errand = analyst.next();
      if (errand === null) {
        // What another one finds may be reason for more.
        if (!analyst.isBusy) return;
        await new Promise((resolve) => setTimeout(resolve, NEWS));
        continue;
      }
      this.out.add(errand);
      const done = await hand.perform(errand.task);
      this.out.delete(errand);
      if (done === null) analyst.fail(errand);
      else analyst.take(errand, done.result);
      if (this.isOn) this.news(analyst, false);
    }
  }

  private news(analyst: Analyst, isUrgent: boolean): void {
    const now = performance.now();
    if (isUrgent || now - this.told > NEWS) {
      this.told = now;
      this.tell(analyst.report, analyst.progress);
    }
    if (now - this.kept > KEEP) this.keep(analyst);
  }

  /** Where it cannot be kept it is found again another time. */
  private keep(analyst: Analyst): void {
    this.kept = performance.now();
    this.source.keepReport(analyst.report).catch(() => undefined);
  }
}
