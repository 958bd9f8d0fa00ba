import { randomAnswer, rng } from '@shamble/bots';
import { decider } from '@shamble/kernel';
import { offerFrom, type RoomTold, type Update } from '@shamble/protocol';
import { type ClientOptions, WebSocket } from 'ws';
import type { DoRequest } from '../siege.ts';

/** The waits of the page, in milliseconds: for an answer, for a line, and before it is tried again. */
const ANSWERED = 4000;
const OPENED = 2000;
const AGAIN = [300, 300, 600, 1000, 2000, 4000, 8000, 15_000];

/** How one comes to a table, nobody having answered so many times in a row. */
export type Way = (table: string, unanswered: number) => { readonly address: string; readonly how?: ClientOptions };

/** Somebody who holds every seat of a table, and comes again as the page does when nobody answers. */
export class Player {
  readonly id: string;
  readonly acknowledged: (DoRequest & { readonly after: number })[] = [];
  readonly strange: RoomTold[] = [];
  /** What should not have been told: what was known already, or on a line that was given up long ago. */
  readonly forgotten: string[] = [];
  /** From an answer to its acknowledgement, with when it was given. */
  readonly waits: { readonly at: number; readonly milliseconds: number }[] = [];
  /** When the line was lost, or the answer was given that was not heard any more, and when the table was seen again. */
  readonly gaps: { readonly lost: number; readonly back: number }[] = [];
  /** How many lines were opened. */
  lines = 0;
  shown = 0;
  resumed = 0;
  unstored = 0;
  isOver = false;
  private readonly way: Way;
  private readonly cookie: string;
  private readonly luck: ReturnType<typeof rng>;
  private readonly updates = new Map<string, Update>();
  /** Where his line leads. */
  address = '';
  /** Lines that were given up and not closed by the other side. */
  hanging = 0;
  private line: WebSocket | null = null;
  private again = 0;
  private unanswered = 0;
  private count = 0;
  private lostAt: number | null = null;
  private isLeaving = false;
  private waiting: { readonly deed: DoRequest; readonly since: number } | null = null;
  private readonly patience: number;
  private readonly beat = setInterval(() => this.listenForSilence(), 250);

  constructor(
    way: Way,
    { id, cookie, seed, patience = ANSWERED }: { id: string; cookie: string; seed: number; patience?: number },
  ) {
    this.way = way;
    this.patience = patience;
    this.id = id;
    this.cookie = cookie;
    this.luck = rng(seed);
  }

  /** Sits down in these seats beside the one he has, and answers when he is asked to. */
  async sit(seats: readonly string[]): Promise<void> {
    this.connect();
    await until(() => this.shown > 0 || this.updates.size > 0);
    for (const seat of seats) this.line?.send(JSON.stringify({ say: 'sit', id: `sit ${seat}`, seat }));
    await until(() => this.updates.size > seats.length);
  }

  leave(): void {
    this.isLeaving = true;
    clearInterval(this.beat);
    this.line?.terminate();
  }

  get isHere(): boolean {
    return this.lostAt === null;
  }

  get isWaiting(): boolean {
    return this.waiting !== null;
  }

  /** For how long he has waited for an answer. */
  get waited(): number {
    return this.waiting === null ? 0 : performance.now() - this.waiting.since;
  }

  /** Answers if he is asked and has no other answer under way. */
  answer(): boolean {
    if (this.waiting !== null || this.isOver || !this.isHere) return false;
    const n = Math.max(...[...this.updates.values()].map((update) => update.n));
    for (const { n: at, seat, offer, view } of this.updates.values()) {
      if (at !== n || offer === null || decider(view.pending!.who) !== seat) continue;
      const answer = offer.usual ?? randomAnswer(offerFrom(offer), this.luck);
      this.count += 1;
      const deed: DoRequest = { say: 'do', id: `${this.count}`, n, seat, input: { do: 'answer', answer } };
      this.waiting = { deed, since: performance.now() };
      this.line?.send(JSON.stringify(deed));
      return true;
    }
    return false;
  }

  private connect(): void {
    const { address, how = {} } = this.way(this.id, this.unanswered);
    this.address = address;
    const line = new WebSocket(address, { ...how, headers: { ...how.headers, cookie: this.cookie } });
    this.line = line;
    this.lines += 1;
    const late = setTimeout(() => line.readyState === line.CONNECTING && this.drop(line, true), OPENED);
    line.on('open', () => clearTimeout(late));
    line.on('error', () => undefined);
    line.on('message', (data) => this.hear(line, JSON.parse(String(data))));
    line.on('close', () => {
      clearTimeout(late);
      if (this.lostAt !== null && line === this.line) this.unanswered += 1;
      this.drop(line, false);
    });
  }

  /** An old line that hangs is left open, since nothing may come on it any more but a goodbye; one that never opened is closed. */
  private drop(line: WebSocket, isLate: boolean): void {
    if (line !== this.line || this.isLeaving) return;
    this.line = null;
    if (line.readyState === line.CONNECTING) line.terminate();
    // A process that only slept is asked, when it wakes up, what it has no longer to tell.
    if (line.readyState === line.OPEN) {
      this.hanging += 1;
      line.once('close', () => (this.hanging -= 1));
      for (const seat of this.updates.keys()) line.send(JSON.stringify({ say: 'look', seat }));
    }
    this.lostAt ??= performance.now();
    if (isLate) this.unanswered += 1;
    const wait = isLate ? 0 : AGAIN[Math.min(this.again, AGAIN.length - 1)]! * (0.75 + this.luck(1000) / 2000);
    this.again += 1;
    setTimeout(() => !this.isLeaving && this.connect(), wait);
  }

  private listenForSilence(): void {
    if (this.waiting === null || this.line === null || this.lostAt !== null) return;
    if (performance.now() - this.waiting.since <= this.patience) return;
    this.unanswered += 1;
    this.lostAt = this.waiting.since;
    this.drop(this.line, false);
  }

  private hear(line: WebSocket, told: RoomTold): void {
    if (line !== this.line) {
      // What was on its way when he hung up may still come, until he knows more.
      if (told.tell === 'update' && told.n < this.shown)
        this.forgotten.push(`was told ${told.n}, knowing ${this.shown}`);
      return;
    }
    if (told.tell === 'hello') {
      this.resumed += 1;
      this.unanswered = 0;
      this.updates.clear();
      const { waiting } = this;
      if (waiting !== null) {
        this.waiting = { deed: waiting.deed, since: performance.now() };
        line.send(JSON.stringify(waiting.deed));
      }
    } else if (told.tell === 'update') {
      this.updates.set(told.seat, told);
      if (told.n < this.shown) this.forgotten.push(`entry ${this.shown} was shown and is lost: it is at ${told.n}`);
      this.shown = told.n;
      this.again = 0;
      this.isOver ||= told.outcome !== null;
      if (this.lostAt !== null) this.gaps.push({ lost: this.lostAt, back: performance.now() });
      this.lostAt = null;
    } else if (told.tell === 'done' && told.id === this.waiting?.deed.id) {
      const { deed, since } = this.waiting;
      this.acknowledged.push({ ...deed, after: told.n });
      this.waits.push({ at: since, milliseconds: performance.now() - since });
      this.waiting = null;
    } else if (told.tell === 'refused' && told.code === 'not-stored') {
      this.unstored += 1;
      const { waiting } = this;
      setTimeout(() => {
        if (waiting !== null && this.waiting === waiting && this.line === line && line.readyState === line.OPEN)
          line.send(JSON.stringify(waiting.deed));
      }, 200);
    } else if (told.tell === 'refused') {
      if (told.code !== 'stale') this.strange.push(told);
      if (told.id === this.waiting?.deed.id) this.waiting = null;
    } else if (told.tell === 'farewell' && told.why !== 'restart') this.strange.push(told);
  }
}

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; !isSo(); tries++) {
    if (tries > 3000) throw new Error('Nobody has come to the table.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
