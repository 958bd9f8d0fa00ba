import type { Report } from '@shamble/bots';
import { EVERYONE, type Seat } from '@shamble/kernel';
import type { Update } from '@shamble/protocol';
import { LinkFault } from '../link/failure.ts';
import type { Chapter, Failure } from '../link/messages.ts';
import type { Answered, Frame, Luck, Opened, Order, ReelReply, Source } from '../link/replay.ts';
import { isOnline } from '../page.ts';
import { Queue, type Telling } from '../session/telling.ts';
import { failureFrom } from '../session/troubles.ts';
import { tableFile } from '../table/saveFile.ts';

/** All that a screen needs to show a game again. A new object whenever anything in it has changed. */
export interface Showing {
  readonly phase: 'opening' | 'open' | 'failed';
  readonly failure: Failure | null;
  readonly opened: Opened | null;
  readonly seat: Seat;
  /** The table that is shown, or that is being told. */
  readonly at: number;
  readonly settled: Update | null;
  /** How it ended: everybody who ever took part has a name in it. */
  readonly end: Frame['view'] | null;
  readonly queue: readonly Telling[];
  readonly chapters: readonly Chapter[];
  readonly isPlaying: boolean;
}

type Waiting = { hear(answer: unknown): void; fail(cause: unknown): void };

const startWorker = (): Worker => new Worker(new URL('../worker/replay.ts', import.meta.url), { type: 'module' });

/** Where the game of a table is found: in this browser, or as a file of the server. */
export const sourceOf = async (table: string): Promise<Source> =>
  isOnline(table) ? { text: (await tableFile(table)).text } : { table };

/** Shows a game again: any table at once, or one after the other as it was told. */
export class Projector {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private readonly hearers = new Set<() => void>();
  private readonly frames = new Map<string, Promise<Frame>>();
  private readonly queue = new Queue();
  private count = 0;
  private wanted = 0;
  private showing: Showing;

  constructor(source: Source | Promise<Source>, start = startWorker) {
    this.worker = start();
    this.worker.addEventListener('message', ({ data }: MessageEvent<ReelReply>) => {
      const asked = this.waiting.get(data.at);
      this.waiting.delete(data.at);
      if (data.failure === undefined) asked?.hear(data.answer);
      else asked?.fail(new LinkFault(data.failure));
    });
    this.showing = {
      phase: 'opening',
      failure: null,
      opened: null,
      seat: '',
      at: 0,
      settled: null,
      end: null,
      queue: [],
      chapters: [],
      isPlaying: false,
    };
    void this.open(source);
  }

  readonly subscribe = (hear: () => void): (() => void) => {
    this.hearers.add(hear);
    return () => this.hearers.delete(hear);
  };

  readonly getSnapshot = (): Showing => this.showing;

  close(): void {
    this.worker.terminate();
    this.hearers.clear();
    this.waiting.clear();
  }

  /** To this table at once. Of several wishes in a row only the last one counts. */
  async go(n: number): Promise<void> {
    const { opened, seat } = this.showing;
    if (opened === null) return;
    const to = Math.max(opened.first, Math.min(n, opened.last));
    const wish = ++this.wanted;
    this.publish({ at: to, isPlaying: false });
    await this.show(to, seat, wish);
  }

  /** To the next table, told step by step; or back, at once. */
  async step(by: 1 | -1): Promise<void> {
    const { at } = this.showing;
    if (by < 0) return this.go(at - 1);
    if (!this.queue.isEmpty) return this.skip();
    this.wanted += 1;
    await this.tellNext();
  }

  play(isPlaying: boolean): void {
    const { opened, at } = this.showing;
    if (opened === null) return;
    this.publish({ isPlaying });
    if (!isPlaying || !this.queue.isEmpty) return;
    if (at < opened.last) void this.tellNext();
    else void this.go(opened.first).then(() => this.play(true));
  }

  async watchFrom(seat: Seat): Promise<void> {
    const wish = ++this.wanted;
    this.publish({ seat, isPlaying: false });
    await Promise.all([this.show(this.showing.at, seat, wish), this.tell(seat)]);
  }

  /** This event and all before it have been shown. */
  played(id: string): void {
    this.queue.played(id);
    this.settle();
  }

  /** Shows the picture as it is now. */
  skip(): void {
    const { opened, seat, at } = this.showing;
    if (opened === null || this.queue.isEmpty) return;
    void this.show(at, seat, ++this.wanted);
  }

  verify(): Promise<Answered['verify']> {
    return this.ask({ do: 'verify' });
  }

  /** What an analysis for the seat begins with. */
  dossier(seat: Seat, open: boolean): Promise<Answered['dossier']> {
    return this.ask({ do: 'dossier', seat, open });
  }

  question(n: number, seat: Seat): Promise<Answered['question']> {
    return this.ask({ do: 'question', n, seat });
  }

  async keepReport(report: Report): Promise<void> {
    await this.ask({ do: 'keepReport', report });
  }

  /** A table of its own that begins here, or at that moment; gives back its name. */
  fork(luck: Luck, title: string, n = this.showing.at): Promise<string> {
    return this.ask({ do: 'fork', n, luck, title });
  }

  /** Puts a game from a file among the tables of this browser. */
  keep(): Promise<string> {
    return this.ask({ do: 'keep' });
  }

  private async open(given: Source | Promise<Source>): Promise<void> {
    try {
      const opened = await this.ask({ do: 'open', source: await given });
      const seat = opened.viewers.includes(EVERYONE) ? EVERYONE : opened.viewers[0]!;
      const { view: end } = await this.frame(opened.last, seat);
      this.publish({ opened, seat, end, at: opened.first });
      await Promise.all([this.show(opened.first, seat, ++this.wanted), this.tell(seat)]);
      this.publish({ phase: 'open' });
    } catch (cause) {
      this.publish({ phase: 'failed', failure: failureFrom(cause) });
    }
  }

  private async tell(seat: Seat): Promise<void> {
    const chapters = await this.ask({ do: 'tell', seat });
    if (this.showing.seat === seat) this.publish({ chapters });
  }

  private async show(n: number, seat: Seat, wish: number): Promise<void> {
    const frame = await this.frame(n, seat);
    if (wish !== this.wanted) return;
    this.queue.snap(updateOf(frame));
    this.publish({ at: n });
    void this.frame(n + 1, seat);
    void this.frame(n - 1, seat);
  }

  private async tellNext(): Promise<void> {
    const { opened, at, seat } = this.showing;
    if (opened === null || at >= opened.last) return this.publish({ isPlaying: false });
    const wish = this.wanted;
    const frame = await this.frame(at + 1, seat);
    if (wish !== this.wanted) return;
    this.queue.add(updateOf(frame));
    this.publish({ at: at + 1 });
    void this.frame(at + 2, seat);
    this.settle();
  }

  private settle(): void {
    this.publish({});
    if (this.queue.isEmpty && this.showing.isPlaying) void this.tellNext();
  }

  private async frame(n: number, seat: Seat): Promise<Frame> {
    const key = `${seat} ${n}`;
    const known = this.frames.get(key) ?? this.ask({ do: 'frame', seat, n });
    this.frames.set(key, known);
    return known;
  }

  private ask<O extends Order>(order: O): Promise<Answered[O['do']]> {
    this.count += 1;
    const at = this.count;
    return new Promise((resolve, reject) => {
      this.waiting.set(at, { hear: (answer) => resolve(answer as Answered[O['do']]), fail: reject });
      this.worker.postMessage({ at, order });
    });
  }

  private publish(news: Partial<Showing>): void {
    this.showing = { ...this.showing, ...news, settled: this.queue.settled, queue: this.queue.tellings };
    for (const hear of [...this.hearers]) hear();
  }
}

/** In a game that is shown again nobody is asked anything. */
const updateOf = ({ n, seat, view, events }: Frame): Update => ({
  tell: 'update',
  n,
  seat,
  view,
  events,
  offer: null,
  asides: {},
  undo: { to: null, floor: n, asked: null },
  holders: {},
  outcome: view.outcome,
});
