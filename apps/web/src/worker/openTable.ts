import { maySay, type Said, saidOf } from '@shamble/bots';
import {
  cardOf,
  follow,
  type Kept,
  newId,
  type Resumed,
  resume,
  roundOf,
  type TableCard,
  undoneIn,
} from '@shamble/kept';
import {
  botIn,
  type Engine,
  type Entry,
  type Match,
  type Seat,
  type Shape,
  type TableOf,
  type Told,
  WATCHER,
} from '@shamble/kernel';
import { BotSeats, type Refusal, type Reply, TableHost, type Update, wire } from '@shamble/protocol';
import type { RuledGame } from '../games/index.ts';
import type { Bots } from '../link/bots.ts';
import { failureOf } from '../link/failure.ts';
import type { Chapter, Failure, TableStatus } from '../link/messages.ts';
import type { TableStore } from '../store/tableStore.ts';
import { Trouble, troubleFrom } from '../store/trouble.ts';
import type { News } from './bell.ts';
import { lineOf } from './line.ts';
import { type Claim, claim } from './ownership.ts';
import { saidStill } from './saidStill.ts';
import { storyOf } from './story.ts';

/** What a table in the worker is surrounded by. */
export interface Surroundings {
  readonly store: TableStore;
  readonly bots: Bots;
  ring(news: News): void;
}

/** The page that looks at the table. */
export interface Onlooker {
  hear(update: Update): void;
  status(status: TableStatus): void;
  closed(failure: Failure): void;
}

/** A page that is loaded again meets the lock of the page it was, for a moment. */
const MOMENT = 400;

/** A table that this page has open: it plays it, or follows another tab that does. */
export class OpenTable {
  readonly id: string;
  private readonly game: RuledGame;
  private readonly engine: Engine<Shape>;
  private readonly around: Surroundings;
  private readonly onlooker: Onlooker;
  private readonly listening = new Map<Seat, () => void>();
  private host: TableHost<Shape>;
  private card: TableCard;
  private added: Resumed['added'];
  private claim: Claim | null = null;
  private role: TableStatus['role'] = 'following';
  private isOurs = false;
  private trouble: Trouble | null = null;
  private thinking: Seat | null = null;
  private said: Said | null = null;
  private faltered: Seat | null = null;
  private readonly bots: BotSeats;
  private isClosed = false;
  private toldAt = -1;
  /** The page has shown everything up to here; who waits for more. */
  private shownAt = -1;
  private onShown: (() => void) | null = null;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(game: RuledGame, engine: Engine<Shape>, kept: Kept, around: Surroundings, onlooker: Onlooker) {
    const { match, added } = resume(engine, kept);
    this.id = kept.record.id;
    this.game = game;
    this.engine = engine;
    this.around = around;
    this.onlooker = onlooker;
    this.card = cardOf(kept.record);
    this.added = added;
    this.host = this.seated(match);
    this.bots = new BotSeats(this.botTable());
  }

  /** Tries to be the one who plays. */
  async begin(): Promise<void> {
    await new Promise<void>((resolve) => {
      setTimeout(resolve, MOMENT);
      this.claim = claim(this.id, {
        granted: () => {
          this.isOurs = true;
          void this.inTurn(() => this.own()).finally(resolve);
        },
        lost: () => {
          this.isOurs = false;
          this.role = 'following';
          this.tellStatus();
        },
      });
    });
  }

  close(): void {
    this.isClosed = true;
    this.claim?.release();
    for (const stop of this.listening.values()) stop();
    this.listening.clear();
    this.onShown?.();
  }

  get plays(): boolean {
    return this.role === 'playing';
  }

  get updates(): Update[] {
    return this.seats().map((seat) => this.host.update(seat));
  }

  takeOver(): void {
    this.claim?.takeOver();
  }

  /** Answers a message of the page, or of a bot. */
  receive(message: unknown): Promise<Reply> {
    return this.inTurn(() => this.answer(message));
  }

  /** Somebody else has written something. */
  lookAgain(n: number): void {
    if (n > this.match.table.n) void this.inTurn(() => this.catchUp());
  }

  /** Tries again what could not be kept, where nobody was asked anything: a bot's answer, or a change of rules. */
  goOn(): void {
    this.trouble = null;
    this.tellStatus();
    if (this.isOurs && !this.plays) void this.inTurn(() => this.own());
    else void this.bots.playOn();
  }

  /** The page has shown what led to the table with so many entries. */
  shown(n: number): void {
    this.shownAt = Math.max(this.shownAt, n);
    this.onShown?.();
  }

  status(): TableStatus {
    const { match } = this;
    const undone = [...undoneIn(match.entries)];
    return {
      n: match.table.n,
      role: this.role,
      holders: match.holders,
      undoRule: match.undoRule,
      line: lineOf(match, (seat) => botIn(match.holders, seat) === null),
      undone,
      thinking: this.thinking,
      said: saidStill(this.said, undone),
      faltered: this.faltered,
      trouble: this.trouble?.code ?? null,
    };
  }

  story(seat: Seat): Chapter[] {
    return storyOf(this.game, this.match, seat);
  }

  private get match(): Match<Shape> {
    return this.host.match;
  }

  /** The seats of people; whoever holds none of them watches. */
  private seats(): Seat[] {
    const { holders, table } = this.match;
    const seats = table.seats.filter((seat) => botIn(holders, seat) === null);
    return seats.length > 0 ? seats : [WATCHER];
  }

  private seated(match: Match<Shape>): TableHost<Shape> {
    for (const stop of this.listening.values()) stop();
    this.listening.clear();
    this.host = new TableHost(match, { store: (entry, now, after) => this.keep(entry, now, after) });
    this.listen();
    return this.host;
  }

  /** Seats change hands: listens for those that are here now. Gives back those that were not before. */
  private listen(): Seat[] {
    const wanted = new Set(this.seats());
    const fresh = [...wanted].filter((seat) => !this.listening.has(seat));
    for (const [seat, stop] of this.listening) {
      if (wanted.has(seat)) continue;
      stop();
      this.listening.delete(seat);
    }
    for (const seat of fresh) {
      const hear = (update: Update): void => {
        this.tellStatus(update.n);
        this.onlooker.hear(update);
      };
      this.listening.set(seat, this.host.listen({ seat, hear }));
    }
    return fresh;
  }

  private async keep(entry: Entry, match: Match<Shape>, after: TableOf<Shape>): Promise<void> {
    const { store } = this.around;
    try {
      if (!this.plays) throw new Trouble('elsewhere');
      const holders = 'hold' in entry ? { ...match.holders, [entry.seat]: entry.hold } : match.holders;
      const round = roundOf(this.game.pack, this.engine, after);
      await store.append(this.id, entry, after, { holders, round, outcome: after.outcome, touched: Date.now() });
      this.trouble = null;
    } catch (cause) {
      this.trouble = troubleFrom(cause);
      throw this.trouble;
    }
  }

  private async answer(message: unknown): Promise<Reply> {
    const isDeed = (message as { say?: unknown } | null)?.say === 'do';
    if (isDeed && !this.plays) return refusal(message, 'not-asked', new Trouble('elsewhere').message);
    const reply = await this.host.receive(isHold(message) ? { ...message, n: this.match.table.n } : message);
    if (reply.tell === 'done') {
      for (const seat of this.listen()) this.onlooker.hear(this.host.update(seat));
      this.around.ring({ tell: 'appended', table: this.id, n: reply.n });
      void this.bots.playOn();
    }
    if (reply.tell !== 'refused' || reply.code !== 'not-stored') return reply;
    if (this.trouble?.code === 'taken') {
      this.trouble = null;
      await this.catchUp();
      return refusal(message, 'stale', 'This answers an older question: another tab has played meanwhile.');
    }
    this.tellStatus();
    return reply;
  }

  /** The table is ours now: what the tab before us wrote comes first. */
  private async own(): Promise<void> {
    if (!this.isOurs) return;
    await this.catchUp();
    if (this.isClosed || !this.isOurs) return;
    const { store } = this.around;
    try {
      if (this.card.damaged !== null) this.card = cardOf(await store.mark(this.id, null));
      const { journal, table } = this.match;
      if (this.added !== null) await store.addSegment(this.id, journal.segments.length - 1, this.added, table);
      this.added = null;
    } catch (cause) {
      this.trouble = troubleFrom(cause);
      this.tellStatus();
      return;
    }
    this.role = 'playing';
    this.tellStatus();
    void this.bots.playOn();
  }

  /** Brings the table to where its journal is now. */
  private async catchUp(): Promise<void> {
    if (this.isClosed) return;
    try {
      const kept = await this.around.store.read(this.id);
      if (kept === null) throw new Trouble('gone');
      const { journal, table } = this.match;
      const stored = journal.segments.length - (this.added === null ? 0 : 1);
      if (kept.record.n === table.n && kept.segments.length === stored) return;
      this.card = cardOf(kept.record);
      this.tellAll(this.goTo(kept));
    } catch (cause) {
      this.onlooker.closed(failureOf(cause));
      this.close();
    }
  }

  private goTo(kept: Kept): readonly Told[] {
    const followed = this.added === null ? follow(this.match, kept) : null;
    if (followed !== null) {
      this.seated(followed.match);
      return followed.told;
    }
    const { match, added } = resume(this.engine, kept);
    this.added = added;
    this.seated(match);
    return [];
  }

  private tellAll(told: readonly Told[]): void {
    this.tellStatus();
    for (const seat of this.seats()) this.onlooker.hear(this.host.update(seat, told));
  }

  /** With `n`: once for each table, before its updates. */
  private tellStatus(n?: number): void {
    if (this.isClosed || n === this.toldAt) return;
    const status = this.status();
    this.toldAt = status.n;
    this.onlooker.status(status);
  }

  private botTable(): ConstructorParameters<typeof BotSeats>[0] {
    const open = this;
    return {
      get match() {
        return open.match;
      },
      get mayPlay() {
        return open.plays && !open.isClosed;
      },
      await() {
        if (open.shownAt >= open.match.table.n) return null;
        return new Promise<void>((resolve) => {
          open.onShown = resolve;
        });
      },
      async decide(bot, seat) {
        const { table } = open.match;
        const offer = open.engine.offer(table, seat, { usual: true });
        if (offer === null) return null;
        if (open.thinking !== seat) {
          open.thinking = seat;
          open.tellStatus();
        }
        const view = open.engine.view(table, seat);
        const move = await open.around.bots.decide(bot, view, wire(offer));
        open.faltered = move.faltered === true ? seat : null;
        if (move.because !== null && maySay(open.engine, table))
          open.said = saidOf(open.game.pack, view, seat, move, offer.kind === 'one');
        return move;
      },
      answer: (seat, n, answer) => open.receive({ say: 'do', id: newId(), n, seat, input: { do: 'answer', answer } }),
      rest() {
        if (open.thinking === null) return;
        open.thinking = null;
        open.tellStatus();
      },
    };
  }

  private inTurn<T>(run: () => Promise<T>): Promise<T> {
    const turn = this.queue.then(run);
    this.queue = turn.catch(() => undefined);
    return turn;
  }
}

/** A seat changes hands whatever the bots have played meanwhile. */
const isHold = (message: unknown): message is object =>
  (message as { input?: { do?: unknown } } | null)?.input?.do === 'hold';

function refusal(message: unknown, code: Refusal['code'], sentence: string): Refusal {
  const id = (message as { id?: unknown } | null)?.id;
  return { tell: 'refused', id: typeof id === 'string' ? id : null, code, sentence, rules: [] };
}
