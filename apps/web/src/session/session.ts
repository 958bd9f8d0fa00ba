import { newId } from '@shamble/kept';
import { decider, isBot, type Seat, same, WATCHER } from '@shamble/kernel';
import type { Update } from '@shamble/protocol';
import { type LoadedGame, loadGame } from '../games/index.ts';
import type { Failure, TableStatus } from '../link/messages.ts';
import type { House, OpenedTable } from '../page/house.ts';
import { Logs } from './logs.ts';
import { type Input, type SessionState, undoReach } from './state.ts';
import { Queue, type Telling, tellingsOf } from './telling.ts';
import { type Complaint, failureFrom, failurePhrase, refusalPhrase } from './troubles.ts';

interface Surroundings {
  /** A person's first answer has been kept: now there is something to lose. */
  onFirstDeed?(): void;
  load?(game: string): Promise<LoadedGame | null>;
}

/** This seat has proposed, and a bot is about to decide. */
function isUpToBot({ seat, view: { pending }, holders }: Update): boolean {
  if (pending === null || !isBot(holders[decider(pending.who)])) return false;
  return pending.proposals?.some((proposal) => proposal.seat === seat) === true;
}

/** A page's side of a table. It knows no rules: it shows what it is told and passes answers on. */
export class TableSession {
  readonly table: string;
  private readonly around: Surroundings;
  private readonly hearers = new Set<() => void>();
  private readonly latest = new Map<Seat, Update>();
  private readonly queue = new Queue();
  private readonly stops: (() => void)[] = [];
  private opened: OpenedTable | null = null;
  private game: LoadedGame | null = null;
  private status: TableStatus | null = null;
  private phase: SessionState['phase'] = 'opening';
  private seat: Seat | null = null;
  private readonly logs = new Logs();
  /** Somebody looks at a seat that is not asked, at the table with so many entries. */
  private lookingAt: number | null = null;
  private sending: Input | null = null;
  /** Until what is being sent has been answered; until all changes of hands have been. */
  private underWay: Promise<unknown> = Promise.resolve();
  private holding: Promise<unknown> = Promise.resolve();
  private complaint: Complaint | null = null;
  private complaints = 0;
  private hasDone = false;
  private shownAt = -1;
  private isClosed = false;
  /** Sent, and nobody knows whether it arrived: said again under the same id it does no harm. */
  private unsure: { readonly id: string; readonly n: number; readonly seat: Seat; readonly input: Input } | null = null;
  private state: SessionState;

  constructor(house: Pick<House, 'join'>, table: string, around: Surroundings = {}) {
    this.table = table;
    this.around = around;
    this.state = this.picture();
    void this.open(house);
  }

  readonly subscribe = (hear: () => void): (() => void) => {
    this.hearers.add(hear);
    return () => this.hearers.delete(hear);
  };

  readonly getSnapshot = (): SessionState => this.state;

  close(): void {
    this.isClosed = true;
    for (const stop of this.stops) stop();
    this.opened?.link.close();
    this.hearers.clear();
  }

  /** Answers the open question. True once it is kept; else the complaint says why not. */
  answer(answer: unknown): Promise<boolean> {
    return this.do({ do: 'answer', answer });
  }

  aside(aside: string, answer: unknown, seat?: Seat): Promise<boolean> {
    return this.do({ do: 'aside', aside, answer }, seat);
  }

  /** One step back, or to the table with so many entries. */
  async undo(to: number | null = this.state.undo.to): Promise<boolean> {
    return to !== null && this.do({ do: 'undo', to });
  }

  /** Takes the last undo back. Once something else has been done there is nothing to redo. */
  redo(): Promise<boolean> {
    return this.undo(this.state.undo.again);
  }

  agree(agreed: boolean, seat?: Seat): Promise<boolean> {
    return this.do({ do: 'agree', agreed }, seat);
  }

  /** Gives the seat to a bot (`bot:usual`) or takes it back (`here`): said while something is under way, after that. */
  hold(seat: Seat, holder: string): Promise<boolean> {
    const turn = this.holding.then(async () => {
      while (this.sending !== null) await this.underWay;
      return this.status?.holders[seat] === holder || this.do({ do: 'hold', holder }, seat);
    });
    this.holding = turn;
    return turn;
  }

  resign(): Promise<boolean> {
    return this.do({ do: 'resign' });
  }

  /** Shows another seat's view, until another seat is asked. */
  show(seat: Seat): void {
    if (!this.latest.has(seat) || seat === this.seat) return;
    this.note(this.queue.snap(null));
    this.turnTo(seat);
    this.lookingAt = this.current()?.n ?? null;
    this.publish();
  }

  /** This event and all before it have been shown. */
  played(id: string): void {
    this.note(this.queue.played(id));
    this.turnToAsked();
    this.publish();
  }

  /** Shows the picture as it is now. */
  skip(): void {
    if (this.queue.isEmpty) return;
    this.note(this.queue.snap(this.current()));
    this.turnToAsked();
    this.publish();
  }

  /** The complaint has been read. */
  forgive(): void {
    this.complaint = null;
    this.publish();
  }

  /** Play here what another tab plays. */
  async takeOver(): Promise<void> {
    await this.opened?.takeOver().catch((cause) => this.complain(failureFrom(cause)));
  }

  /** Try again what could not be kept, a bot's answer for one. */
  async goOn(): Promise<void> {
    this.complaint = null;
    await this.opened?.goOn().catch((cause) => this.complain(failureFrom(cause)));
  }

  private async open(house: Pick<House, 'join'>): Promise<void> {
    try {
      const opened = await house.join(this.table);
      if (this.isClosed) return opened.link.close();
      this.opened = opened;
      this.status = opened.status;
      for (const update of opened.updates) this.latest.set(update.seat, update);
      this.stops.push(
        opened.link.onUpdate((update) => this.hear(update)),
        opened.onStatus((status) => this.hearStatus(status)),
        opened.onClosed((failure) => this.fail(failure)),
      );
      this.game = await (this.around.load ?? loadGame)(opened.card.game);
      if (this.isClosed || this.phase === 'failed') return;
      this.phase = 'open';
      this.turnTo(this.nextSeat() ?? opened.updates[0]!.seat);
      this.publish();
    } catch (cause) {
      this.fail(failureFrom(cause));
    }
  }

  private fail(failure: Failure): void {
    this.phase = 'failed';
    this.complain(failure);
  }

  private hear(update: Update): void {
    const known = this.latest.get(update.seat);
    if (known !== undefined && update.n <= known.n) return;
    this.latest.set(update.seat, update);
    this.dropBots();
    if (this.phase !== 'open') return;
    if (this.seat === null) this.turnTo(update.seat);
    else if (update.seat === this.seat) this.queue.add(update);
    else this.note(tellingsOf(update), update.seat);
    this.turnToAsked();
    // The update of the seat that is asked now comes next: show both at once.
    const next = this.nextSeat();
    if (next === null || this.latest.get(next)!.n >= (this.current()?.n ?? 0)) this.publish();
  }

  private hearStatus(status: TableStatus): void {
    const before = this.status;
    this.status = status;
    // People may be called something else without anything having been played.
    for (const [seat, update] of this.latest)
      if (update.n === status.n && !same(update.holders, status.holders))
        this.latest.set(seat, { ...update, holders: status.holders });
    this.dropBots();
    // Nobody here has said anything: a bot's answer could not be kept.
    if (status.trouble !== null && status.trouble !== before?.trouble && this.sending === null)
      this.complain({ code: status.trouble, sentence: '', rules: [] });
    // What it belongs to comes next: show both at once.
    else if (status.n <= (this.current()?.n ?? status.n)) this.publish();
  }

  private async do(input: Input, seat: Seat | null = this.seat): Promise<boolean> {
    const { opened } = this;
    if (this.sending !== null || opened === null || seat === null || this.phase !== 'open') return false;
    if (this.status?.role === 'following') {
      this.complain({ code: 'elsewhere', sentence: '', rules: [] });
      return false;
    }
    const n = this.latest.get(seat)?.n ?? this.current()?.n ?? 0;
    const again = this.unsure;
    const isAgain = again !== null && again.n === n && again.seat === seat && same(again.input, input);
    const id = isAgain ? again.id : newId();
    this.skip();
    this.sending = input;
    this.complaint = null;
    this.publish();
    try {
      const answered = opened.link.send({ say: 'do', id, n, seat, input });
      this.underWay = answered.catch(() => undefined);
      const reply = await answered;
      // Whoever says it again by the same name hears whether it was kept after all.
      const mayBeKept = reply.tell === 'refused' && reply.code === 'not-stored';
      this.unsure = mayBeKept ? { id, n, seat, input } : null;
      this.sending = null;
      if (reply.tell === 'refused') {
        if (reply.code === 'stale') await this.lookAgain();
        const { code, rules } = reply;
        this.complainOf({ code, rules, phrase: refusalPhrase(reply, this.status?.trouble ?? null) });
        return false;
      }
    } catch (cause) {
      this.unsure = { id, n, seat, input };
      this.sending = null;
      this.complain(failureFrom(cause));
      return false;
    }
    if (!this.hasDone) this.around.onFirstDeed?.();
    this.hasDone = true;
    this.publish();
    return true;
  }

  /** Asks for everything anew. */
  private async lookAgain(): Promise<void> {
    for (const seat of [...this.latest.keys()]) {
      const reply = await this.opened!.link.send({ say: 'look', seat });
      if (reply.tell === 'update') this.hear(reply);
    }
  }

  private note(shown: readonly Telling[], seat: Seat | null = this.seat): void {
    if (this.game !== null && seat !== null) this.logs.note(seat, shown, this.game.pack);
  }

  /** What this seat was told before we came. */
  private async readStory(seat: Seat): Promise<void> {
    const { opened } = this;
    if (opened === null || !this.logs.begin(seat)) return;
    try {
      const chapters = await opened.story(seat);
      this.logs.tellBefore(seat, chapters, seat === this.seat ? this.queue.tellings : []);
      this.publish();
    } catch {
      // The table was closed meanwhile: there is no story to tell.
    }
  }

  private turnTo(seat: Seat): void {
    this.seat = seat;
    this.lookingAt = null;
    this.queue.snap(this.latest.get(seat) ?? null);
    void this.readStory(seat);
  }

  /** With several seats at one screen, the one that is asked is shown: when all has been shown to the one before. */
  private turnToAsked(): void {
    const next = this.nextSeat();
    if (next === null || next === this.seat || !this.queue.isEmpty) return;
    const now = this.current()?.n ?? 0;
    if (this.lookingAt === now || this.latest.get(next)!.n < now) return;
    this.turnTo(next);
  }

  /** Seats that a bot has taken over are no longer ours to show. */
  private dropBots(): void {
    const { status, latest } = this;
    if (status === null) return;
    const gone = [...latest.keys()].filter((seat) => this.isBots(seat));
    // Whoever has no seat left watches: what was seen last stays until the view of a watcher comes.
    const left = gone.length === latest.size ? this.seat : null;
    for (const seat of gone) if (seat !== left) latest.delete(seat);
    if (latest.size > 1) latest.delete(WATCHER);
    if (this.seat === null || latest.has(this.seat)) return;
    this.seat = null;
    this.queue.snap(null);
    const [other] = latest.keys();
    if (other !== undefined) this.turnTo(this.askedSeat() ?? other);
  }

  private isBots(seat: Seat): boolean {
    return isBot(this.status?.holders[seat]);
  }

  private current(): Update | null {
    return this.seat === null ? null : (this.latest.get(this.seat) ?? null);
  }

  /** Who is to look next: the one who must agree to go back, else the one who is asked. */
  private nextSeat(): Seat | null {
    return this.newest()?.undo.asked?.of.find((seat) => this.latest.has(seat)) ?? this.askedSeat();
  }

  private newest(): Update | undefined {
    return [...this.latest.values()].sort((a, b) => b.n - a.n)[0];
  }

  /** Whose answer is wanted here: the one who decides, else one who may propose. */
  private askedSeat(): Seat | null {
    const any = this.newest();
    const who = any?.view.pending?.who;
    if (who === undefined || any?.outcome !== null) return null;
    const isHere = (seat: Seat): boolean => this.latest.has(seat) && !this.isBots(seat);
    if (isHere(decider(who))) return decider(who);
    return typeof who === 'string' ? null : (who.anyOf.find(isHere) ?? null);
  }

  /** Whoever was asked before what is being shown, if he does not sit here. */
  private doer(): Seat | null {
    const pending = this.queue.settled?.view.pending;
    if (pending == null) return null;
    const seat = decider(pending.who);
    return this.latest.has(seat) ? null : seat;
  }

  private complain(failure: Failure): void {
    const { code, rules } = failure;
    this.complainOf({ code, rules, phrase: failurePhrase(failure) });
  }

  private complainOf(complaint: Omit<Complaint, 'id'>): void {
    this.complaints += 1;
    this.complaint = { id: this.complaints, ...complaint };
    this.publish();
  }

  private publish(): void {
    if (this.isClosed) return;
    this.tellShown();
    this.state = this.picture();
    for (const hear of [...this.hearers]) hear();
  }

  /** Bots go on when everything has been shown. */
  private tellShown(): void {
    const { n } = this.current() ?? { n: -1 };
    if (this.phase !== 'open' || !this.queue.isEmpty || n <= this.shownAt) return;
    this.shownAt = n;
    this.opened?.shown(n);
  }

  private picture(): SessionState {
    const { status, queue } = this;
    const update = this.current();
    const { settled } = queue;
    const isOurs = this.seat !== null && !this.isBots(this.seat);
    const isOpen = this.phase === 'open' && status?.role === 'playing' && queue.isEmpty && isOurs;
    return {
      phase: this.phase,
      card: this.opened?.card ?? null,
      game: this.game,
      role: status?.role ?? 'following',
      seats: update?.view.seats.filter((seat) => this.latest.has(seat)) ?? [],
      seat: this.seat,
      asked: this.askedSeat(),
      thinking: status?.thinking ?? null,
      said: status?.said ?? null,
      faltered: status?.faltered ?? null,
      update,
      settled,
      view: settled?.view ?? null,
      offer: isOpen && settled !== null && !isUpToBot(settled) ? settled.offer : null,
      outcome: queue.isEmpty ? (settled?.outcome ?? null) : null,
      doer: queue.isEmpty ? null : this.doer(),
      queue: queue.tellings,
      log: this.logs.of(this.seat, status?.undone ?? []),
      sending: this.sending,
      complaint: this.complaint,
      undo: undoReach(status, update),
    };
  }
}
