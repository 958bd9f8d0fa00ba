import { type Match, type Shape, type Table, WATCHER } from '@shamble/kernel';
import {
  type Farewell,
  type Refusal,
  type Request,
  type RoomState,
  readRoomRequest,
  refused,
  TableHost,
} from '@shamble/protocol';
import type { ShelvedGame } from '../games.ts';
import type { Message, TableStore } from '../store/index.ts';
import { BotSeats } from './botSeats.ts';
import type { Bots } from './bots.ts';
import { Chat, type ChatKeeping } from './chat.ts';
import { type Inside, runErrand } from './errands.ts';
import { type FanOut, Lines, type Visitor } from './fanOut.ts';
import type { Guest } from './guests.ts';
import { latelyTo, missedBy } from './missed.ts';
import { factsOf, type RoomFacts } from './roomFacts.ts';
import { Seats } from './seats.ts';

export interface Surroundings extends Omit<ChatKeeping, 'may'> {
  readonly store: Pick<TableStore, 'append'>;
  readonly bots: Bots;
  /** Keeps what has changed in the room. Nobody is told of it before. */
  keep(facts: RoomFacts): Promise<void>;
  /** The table is among those of this guest from now on, or no longer. */
  join(guest: string, isHis: boolean): Promise<void>;
  /** Something went wrong that nobody waits for. */
  onFault(cause: unknown): void;
  /** Whether a guest has not asked for too much of it. */
  may(what: 'chat' | 'errand', guest: string): Promise<boolean>;
}

/** After so long without its host somebody else may take the table over. */
export const HOST_AWAY = 10 * 60_000;

/** A table and those around it: who is here, who may say what. The table itself is the host's of the protocol. */
export class Room {
  readonly id: string;
  private readonly around: Surroundings;
  private readonly host: TableHost<Shape>;
  private readonly lines: FanOut;
  private readonly bots: BotSeats;
  private readonly seats: Seats;
  private readonly chat: Chat;
  private readonly openedAt: number;
  private facts: RoomFacts;
  private isClosing = false;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(
    id: string,
    game: ShelvedGame,
    match: Match<Shape>,
    room: { readonly facts: RoomFacts; readonly said: number; readonly before?: readonly (Message & { n: number })[] },
    around: Surroundings,
  ) {
    this.id = id;
    this.around = around;
    this.facts = room.facts;
    this.openedAt = around.now();
    this.host = new TableHost(match, {
      before: room.before ?? [],
      isFinal: true,
      store: async (entry, { engine, holders }, table, said) => {
        const held = 'hold' in entry ? { ...holders, [entry.seat]: entry.hold } : holders;
        const after = table as Table;
        await around.store.append(id, entry, after, factsOf(game, engine, held, after, around.now()), said);
      },
    });
    this.lines = new Lines(this.host);
    this.seats = new Seats(this.host);
    this.chat = new Chat(around, this.lines, room.said);
    this.bots = new BotSeats(game.id, this.host, around.bots, around.onFault);
    void this.bots.playOn();
  }

  /** Nobody is here and no bot is thinking. */
  get isIdle(): boolean {
    return this.lines.visitors.size === 0 && !this.bots.isAtWork;
  }

  /** Comes in, having seen so many entries. Null, with a farewell, if he was asked to leave before. */
  enter(visitor: Visitor, seen?: number): (() => void) | null {
    const { id } = visitor.guest;
    if (this.facts.removed.includes(id)) {
      this.dismiss(visitor, 'removed');
      return null;
    }
    const views = this.seats.viewsOf(id);
    this.lines.hear(visitor, views);
    this.rename(visitor.guest);
    this.tellRoom();
    for (const seat of views) visitor.tell(this.host.update(seat));
    if (seen === undefined) for (const lately of latelyTo(this.host, views)) visitor.tell(lately);
    const from = seen ?? this.facts.seen[id]?.n;
    for (const missed of missedBy(this.host, this.seats.of(id), from)) visitor.tell(missed);
    return () => {
      if (!this.lines.visitors.has(visitor)) return;
      this.lines.leave(visitor);
      if (!this.isHere(id)) void this.noteLeft([id]);
      this.tellRoom();
    };
  }

  async receive(visitor: Visitor, message: unknown): Promise<void> {
    // Whoever gets no answer says it again to the next server, by the same name.
    if (this.isClosing) return;
    const read = readRoomRequest(message);
    if ('wrong' in read) return visitor.tell(refused(null, 'bad-message', read.wrong));
    const { request } = read;
    if (request.say === 'do' || request.say === 'look') return this.play(visitor, request);
    if (request.say !== 'chat' && !(await this.around.may('errand', visitor.guest.id)))
      return visitor.tell(refused(request.id, 'too-fast', 'You want more than anyone can follow: wait a moment.'));
    const refusal = await this.inTurn(() => runErrand(this.inside, visitor.guest, request));
    visitor.tell(refusal ?? { tell: 'done', id: request.id, n: this.host.match.table.n });
  }

  /** A guest is called something else now. */
  rename({ id, name }: Guest): void {
    const his = [...this.lines.visitors].filter(({ guest }) => guest.id === id);
    if (his.some(({ guest }) => guest.name !== name)) {
      for (const visitor of his) visitor.guest = { id, name };
      this.tellRoom();
    }
    const known = this.facts.names[id];
    if (known === undefined || known === name) return;
    void this.inTurn(() => this.change({ names: { ...this.facts.names, [id]: name } })).catch(() => undefined);
  }

  /** What was begun is finished; then everyone is told, and the lines are closed. */
  async close(why: Farewell['why']): Promise<void> {
    this.isClosing = true;
    this.bots.stop();
    await this.host.settled();
    await this.noteLeft([...this.lines.visitors].map(({ guest }) => guest.id));
    for (const visitor of [...this.lines.visitors]) this.dismiss(visitor, why);
  }

  /** One errand after the other, so that no two take the same seat. */
  private inTurn<T>(run: () => Promise<T>): Promise<T> {
    const turn = this.queue.then(run);
    this.queue = turn.catch(() => undefined);
    return turn;
  }

  private async play(visitor: Visitor, request: Request): Promise<void> {
    const { id } = visitor.guest;
    const isHis = this.seats.viewsOf(id).includes(request.seat);
    const notHis = (named: string | null): Refusal =>
      refused(named, 'not-yours', `The seat "${request.seat}" is not yours.`);
    if (request.say === 'look') return visitor.tell(isHis ? this.host.update(request.seat) : notHis(null));
    // Who sits where is settled by sitting down and leaving, not by play.
    if (!isHis || request.seat === WATCHER || request.input.do === 'hold') return visitor.tell(notHis(request.id));
    const reply = await this.host.receive(request, id);
    visitor.tell(reply);
    if (reply.tell === 'refused' && reply.code === 'stale' && this.seats.viewsOf(id).includes(request.seat))
      visitor.tell(this.host.update(request.seat));
    void this.bots.playOn();
  }

  private get inside(): Inside {
    return {
      facts: this.facts,
      seats: this.seats,
      chat: this.chat,
      people: this.people(),
      isHostAway: this.isHostAway(),
      change: (facts) => this.change(facts),
      hold: (seat, holder) => this.hold(seat, holder),
      join: (guest, isHis) => this.around.join(guest, isHis),
      dismiss: (guest) => {
        for (const one of [...this.lines.visitors]) if (one.guest.id === guest) this.dismiss(one, 'removed');
        this.tellRoom();
      },
      catchUp: (guest) => {
        const missed = missedBy(this.host, this.seats.of(guest), this.facts.seen[guest]?.n);
        for (const one of this.lines.visitors) if (one.guest.id === guest) for (const told of missed) one.tell(told);
      },
    };
  }

  private async hold(seat: string, holder: string): Promise<Refusal | null> {
    const refusal = await this.seats.give(seat, holder);
    if (refusal !== null) return refusal;
    for (const visitor of this.lines.visitors) {
      const added = this.lines.hear(visitor, this.seats.viewsOf(visitor.guest.id));
      for (const seen of added) visitor.tell(this.host.update(seen));
    }
    this.tellRoom();
    void this.bots.playOn();
    return null;
  }

  private async change(facts: Partial<RoomFacts>): Promise<void> {
    const changed = { ...this.facts, ...facts };
    await this.around.keep(changed);
    this.facts = changed;
    this.tellRoom();
  }

  /** What those who sit here, or are awaited, had seen when they left. If it is lost they are told more than they missed. */
  private noteLeft(guests: readonly string[]): Promise<void> {
    const { n } = this.host.match.table;
    const when = this.around.now();
    const noted = async (): Promise<void> => {
      const { host, keptFor, seen } = this.facts;
      const known = [host, ...Object.values(keptFor), ...this.seats.people];
      const marks = guests.filter((id) => known.includes(id)).map((id) => [id, { n, when }] as const);
      if (marks.length === 0) return;
      const changed = { ...this.facts, seen: { ...seen, ...Object.fromEntries(marks) } };
      await this.around.keep(changed);
      this.facts = changed;
    };
    return this.inTurn(noted).catch(() => undefined);
  }

  private tellRoom(): void {
    const people = this.people();
    const { host, isLocked, isPublic, keptFor } = this.facts;
    const isStarted = this.facts.isStarted === true || this.host.match.previous() !== null;
    const known = { tell: 'room', host, isLocked, isPublic, isStarted, keptFor, people } as const;
    for (const visitor of this.lines.visitors) {
      const { id } = visitor.guest;
      visitor.tell({ ...known, you: id, seats: this.seats.of(id) } satisfies RoomState);
    }
  }

  private people(): RoomState['people'] {
    const { keptFor, names, muted } = this.facts;
    const here = new Map([...this.lines.visitors].map(({ guest }) => [guest.id, guest.name]));
    return [...new Set([...this.seats.people, ...Object.values(keptFor), ...here.keys()])].map((id) => ({
      id,
      name: here.get(id) ?? names[id] ?? '?',
      here: here.has(id),
      muted: muted.includes(id),
    }));
  }

  private isHere(guest: string): boolean {
    return [...this.lines.visitors].some(({ guest: { id } }) => id === guest);
  }

  private isHostAway(): boolean {
    const { host, seen } = this.facts;
    const since = Math.max(seen[host]?.when ?? 0, this.openedAt);
    return !this.isHere(host) && this.around.now() - since >= HOST_AWAY;
  }

  private dismiss(visitor: Visitor, why: Farewell['why']): void {
    this.lines.leave(visitor);
    visitor.tell({ tell: 'farewell', why });
    visitor.close(why);
  }
}
