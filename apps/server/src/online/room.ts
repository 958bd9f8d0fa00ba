import { isBot, type Match, type Seat, type Shape, type Table, WATCHER } from '@shamble/kernel';
import {
  BotSeats,
  type DoRequest,
  type Farewell,
  NotStored,
  type OnlineCard,
  type Refusal,
  type Reply,
  type Request,
  readRoomRequest,
  refused,
  TableHost,
} from '@shamble/protocol';
import type { ShelvedGame } from '../games.ts';
import type { OnlineRecord, Opened, TableStore } from '../store/index.ts';
import type { Bots } from './bots.ts';
import { botTable } from './botTable.ts';
import { cardOf } from './card.ts';
import { Chat, type ChatKeeping } from './chat.ts';
import { Company } from './company.ts';
import { playedOn, whyNotResign } from './conceding.ts';
import { Crowd, MOST_WATCHERS } from './crowd.ts';
import { Door } from './door.ts';
import { runErrand } from './errands.ts';
import { Eyes } from './eyes.ts';
import { type FanOut, Lines, type Visitor } from './fanOut.ts';
import { Gaps } from './gaps.ts';
import type { Guest } from './guests.ts';
import type { Found } from './history.ts';
import type { Inside, Seating } from './inside.ts';
import { mustKnock } from './knocking.ts';
import { isTooLong } from './longest.ts';
import type { ReadMissed } from './missed.ts';
import { GRACE } from './presence.ts';
import { factsOf, keptFor, type RoomFacts, satBy } from './roomFacts.ts';
import { Seats } from './seats.ts';
import { seatingOf, stateOf } from './standing.ts';
import { Views } from './views.ts';

export interface Surroundings extends Omit<ChatKeeping, 'may'> {
  readonly store: Pick<TableStore, 'append'>;
  readonly bots: Bots;
  /** What only the journal knows. */
  readonly history: { recall(n: number): Promise<Found['recall']>; readonly missed: ReadMissed };
  /** Keeps what has changed in the room. Nobody is told of it before. */
  keep(facts: RoomFacts): Promise<void>;
  /** The table is among those of this guest from now on, or no longer. */
  join(guest: string, isHis: boolean): Promise<void>;
  /** Something went wrong that nobody waits for. */
  onFault(cause: unknown): void;
  /** Whether a guest, or a table, has not asked for too much of it. */
  may(what: 'chat' | 'said' | 'errand' | 'journal' | 'bot', who: string): Promise<boolean>;
  /** A clock that nobody sets, in milliseconds. */
  steady(): number;
}

/** A table and those around it: who is here, who may say what. The table itself is the host's of the protocol. */
export class Room {
  readonly id: string;
  private readonly around: Surroundings;
  private readonly host: TableHost<Shape>;
  private readonly game: ShelvedGame;
  private readonly lines: FanOut;
  private readonly company: Company;
  private readonly door: Door;
  private readonly bots: BotSeats;
  private readonly seats: Seats;
  private readonly eyes: Eyes;
  private readonly chat: Chat;
  private readonly crowd: Crowd;
  private readonly views: Views;
  private readonly gaps: Gaps;
  private record: OnlineRecord;
  private facts: RoomFacts;
  private isClosing = false;
  private isClosed = false;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(
    game: ShelvedGame,
    match: Match<Shape>,
    kept: Pick<Opened<RoomFacts>, 'said' | 'sent' | 'before'> & {
      readonly record: OnlineRecord;
      readonly facts: RoomFacts;
    },
    around: Surroundings,
  ) {
    this.id = kept.record.id;
    this.record = kept.record;
    this.game = game;
    this.around = around;
    this.facts = kept.facts;
    this.host = new TableHost(match, {
      before: kept.before,
      isFinal: true,
      recall: (n) => around.history.recall(n),
      limit: isTooLong,
      store: async (entry, played, table, said) => {
        const after = table as Table;
        const facts = factsOf(game, played.engine, played.standingAfter(entry), after, around.now());
        await around.store.append(this.id, entry, after, facts, said);
        this.record = { ...this.record, ...facts, n: after.n };
        this.crowd.stored(entry);
      },
    });
    this.lines = new Lines(this.host);
    this.seats = new Seats(this.host);
    const facts = (): RoomFacts => this.facts;
    this.company = new Company(facts, this.seats, this.lines, around);
    this.door = new Door(facts, (visitor, why) => this.dismiss(visitor, why));
    const { host, seats, lines } = this;
    this.eyes = new Eyes({ host, seats, lines, isVeiled: () => this.seating.isVeiled });
    this.gaps = new Gaps(this.host, this.seats, facts, around);
    this.views = new Views(this.host);
    this.crowd = new Crowd(
      lines.visitors,
      () => stateOf(this.seating, this.company),
      (guest) => seats.of(guest),
    );
    this.chat = new Chat(this.id, around, this.lines, kept.said, kept.sent);
    this.bots = new BotSeats(
      botTable(this.host, {
        game,
        bots: around.bots,
        say: (reason) => this.crowd.say(reason),
        isForSomebody: () => this.lines.visitors.size > 0 || this.seats.people.length > 0,
        isClosing: () => this.isClosing,
        may: () => around.may('bot', this.facts.host),
      }),
    );
    this.playOn();
    this.tellLater();
  }

  /** Nobody is here and no bot is thinking. */
  get isIdle(): boolean {
    return this.lines.visitors.size === 0 && this.door.visitors.size === 0 && !this.bots.isAtWork;
  }

  /** Whether this guest is here, or was. */
  knows(guest: string): boolean {
    return this.company.knows(guest);
  }

  /** Whether anything was said here that may still be read. */
  get hasChat(): boolean {
    return this.chat.count > 0;
  }

  /** What anyone with its link may know of the table. */
  card(guest: Guest): OnlineCard {
    return cardOf(this.record, this.facts, guest);
  }

  /** Whether he was let in. */
  isIn(visitor: Visitor): boolean {
    return this.lines.visitors.has(visitor);
  }

  /**
   * Comes in, or waits at the door, having seen so many entries. Null, with a farewell, if he was asked to leave before or
   * too many look on.
   */
  enter(visitor: Visitor, seen?: number): (() => void) | null {
    const { id } = visitor.guest;
    if (this.facts.removed.includes(id)) {
      this.dismiss(visitor, 'removed');
      return null;
    }
    const isAtDoor = mustKnock(this.seating, id);
    const { company, door } = this;
    if (isAtDoor ? door.isFull : !company.needed.has(id) && company.watching >= MOST_WATCHERS) {
      this.dismiss(visitor, 'full');
      return null;
    }
    if (isAtDoor) {
      door.wait(visitor);
      return () => door.leave(visitor);
    }
    const views = this.eyes.of(id);
    this.lines.hear(visitor, views);
    this.rename(visitor.guest);
    this.crowd.tellOne(visitor);
    this.crowd.tell();
    const shown = views.map((seat) => this.views.of(seat));
    for (const { update } of shown) visitor.tell(update);
    if (seen === undefined) for (const { lately } of shown) for (const one of lately) visitor.tell(one);
    if (seen !== undefined && !this.seating.isVeiled) this.gaps.tellSince(visitor, seen);
    this.playOn();
    return () => {
      if (!this.lines.visitors.has(visitor)) return;
      this.lines.leave(visitor);
      if (!company.presence.isHere(id)) {
        company.presence.left(id);
        void this.noteSeen([id]);
        this.tellLater();
      }
      this.crowd.tell();
    };
  }

  async receive(visitor: Visitor, message: unknown): Promise<void> {
    // Whoever gets no answer says it again to the next server, by the same name.
    if (this.isClosing) return;
    const read = readRoomRequest(message);
    if ('wrong' in read) return visitor.tell(refused(null, 'bad-message', read.wrong));
    const { request } = read;
    const isAtDoor = this.door.visitors.has(visitor);
    if (!isAtDoor && !this.isIn(visitor)) return;
    if (isAtDoor && request.say !== 'knock')
      return visitor.tell(refused('id' in request ? request.id : null, 'not-yours', 'You have not been let in yet.'));
    if (request.say === 'do' || request.say === 'look') return this.play(visitor, request);
    if (request.say === 'shown') return this.gaps.noteShown(visitor, request);
    if (request.say !== 'chat' && !(await this.around.may('errand', visitor.guest.id)))
      return visitor.tell(refused(request.id, 'too-fast', 'You want more than anyone can follow: wait a moment.'));
    if (this.isClosing) return;
    const run = (): Promise<Refusal | null> => runErrand(this.inside(visitor), visitor.guest, request);
    const begun = async (): Promise<Refusal | null> => {
      await this.begin();
      return run();
    };
    // To read a journal takes long, and changes nothing.
    const refusal = await (request.say === 'missed' ? run() : this.inTurn(begun));
    if (this.isIn(visitor)) this.crowd.tellOne(visitor);
    visitor.tell(refusal ?? { tell: 'done', id: request.id, n: this.host.match.table.n });
  }

  /** A guest is called something else now. */
  rename({ id, name }: Guest): void {
    const his = [...this.lines.visitors].filter(({ guest }) => guest.id === id);
    if (his.some(({ guest }) => guest.name !== name)) {
      for (const visitor of his) visitor.guest = { id, name };
      this.crowd.tell();
    }
    const known = this.facts.names[id];
    if (known === undefined || known === name) return;
    void this.inTurn(() => this.change({ names: { ...this.facts.names, [id]: name } })).catch(() => undefined);
  }

  /** What was begun is finished; then everyone is told, and the lines are closed. */
  close(why: Farewell['why']): Promise<void> {
    return this.settle().then(() => this.part(why));
  }

  async settle(): Promise<void> {
    this.isClosing = true;
    this.crowd.close();
    await this.host.settled();
    const noted = this.noteSeen([...this.lines.visitors].map(({ guest }) => guest.id));
    this.isClosed = true;
    await noted;
  }

  /** Nothing is waited for. */
  part(why: Farewell['why']): void {
    this.isClosing = true;
    this.isClosed = true;
    for (const visitor of [...this.lines.visitors, ...this.door.visitors]) this.dismiss(visitor, why);
  }

  /** One errand after the other, so that no two take the same seat. */
  private inTurn<T>(run: () => Promise<T>): Promise<T> {
    // Another room of the table may be open by now, and know more.
    if (this.isClosed) return Promise.reject(new NotStored('not-stored', 'This table was closed meanwhile.'));
    const turn = this.queue.then(run);
    this.queue = turn.catch(() => undefined);
    return turn;
  }

  private async play(visitor: Visitor, request: Request): Promise<void> {
    const { id } = visitor.guest;
    const isHis = this.eyes.of(id).includes(request.seat);
    if (request.say === 'look')
      return visitor.tell(isHis ? this.views.of(request.seat).update : this.notHis(id, request.seat, null));
    // Who sits where is settled by sitting down and leaving, not by play.
    if (!isHis || request.seat === WATCHER || request.input.do === 'hold')
      return visitor.tell(this.notHis(id, request.seat, request.id));
    const goesBack = request.input.do === 'undo' || request.input.do === 'agree';
    if (goesBack && !(await this.around.may('errand', id)))
      return visitor.tell(refused(request.id, 'too-fast', 'You want more than anyone can follow: wait a moment.'));
    const reply = await (request.input.do === 'resign'
      ? this.resign(visitor.guest, request)
      : this.carryOut(visitor.guest, request));
    visitor.tell(reply);
    if (reply.tell === 'refused' && reply.code === 'stale' && this.eyes.of(id).includes(request.seat))
      visitor.tell(this.views.of(request.seat).update);
    this.playOn();
  }

  private notHis(guest: string, seat: Seat, message: string | null): Refusal {
    return refused(message, 'not-yours', this.eyes.whyNot(guest, seat));
  }

  private async carryOut({ id }: Guest, deed: DoRequest): Promise<Reply> {
    const reply = await this.host.receive(deed, id);
    const goesOn = reply.tell === 'done' && (deed.input.do === 'answer' || deed.input.do === 'aside');
    // It is in the journal, whatever comes of this.
    if (goesOn && playedOn(this.facts, deed.seat) !== null)
      await this.inTurn(() => this.change(playedOn(this.facts, deed.seat) ?? {})).catch(() => undefined);
    return reply;
  }

  /** Among the errands, so that nobody sits down beside him meanwhile. */
  private resign(guest: Guest, deed: DoRequest): Promise<Reply> {
    return this.inTurn(async () => {
      await this.begin();
      // It may have waited while his seat went to somebody else.
      if (!this.seats.of(guest.id).includes(deed.seat)) return this.notHis(guest.id, deed.seat, deed.id);
      const why = this.host.match.table.outcome === null ? whyNotResign(this.seating, guest, deed.seat) : null;
      return why === null ? this.host.receive(deed, guest.id) : refused(deed.id, 'not-yours', why);
    });
  }

  private playOn(): void {
    void this.bots
      .playOn()
      // A table at which a bot fails waits; the others know nothing of it.
      .catch(this.around.onFault)
      .then(() => this.inTurn(() => this.begin()))
      .catch(() => undefined);
  }

  /** Play has begun: from now on only those seats are taken that the host offers. Before any errand, so that none is first. */
  private async begin(): Promise<void> {
    const { isBegun, heldAtStart = this.host.match.holders } = this.facts;
    if (!this.seating.isBegun || (isBegun === true && this.facts.heldAtStart !== undefined)) return;
    const locked = isBegun === true ? {} : { isBegun: true, isLocked: true, offered: [] };
    await this.change({ ...locked, heldAtStart });
  }

  private get seating(): Seating {
    const { host, game, seats, company } = this;
    return seatingOf({ host, game, seats, company, facts: () => this.facts });
  }

  private inside(visitor: Visitor): Inside {
    return Object.assign(this.seating, {
      chat: this.chat,
      people: this.company.all,
      isHostAway: this.company.isHostAway,
      change: (facts: Partial<RoomFacts>) => this.change(facts),
      hold: (seat: string, holder: string) => this.hold(seat, holder),
      resign: (seat: string) => this.seats.resign(seat),
      join: (guest: string, isHis: boolean) => this.around.join(guest, isHis),
      dismiss: (guest: string) => {
        for (const one of [...this.lines.visitors]) if (one.guest.id === guest) this.dismiss(one, 'removed');
        this.crowd.tell();
      },
      answerDoor: (...answer: Parameters<Door['answer']>) => this.door.answer(...answer),
      tellMissed: (seat: string, id: string) => this.gaps.tellMissed(visitor, seat, id),
    });
  }

  private async hold(seat: string, holder: string): Promise<Refusal | null> {
    const people = [this.seats.holder(seat) ?? holder, holder].filter((one) => !isBot(one));
    const sat = this.seating.isVeiled ? null : satBy(this.facts, people, seat);
    if (sat !== null) await this.change(sat);
    const refusal = await this.seats.give(seat, holder);
    if (refusal !== null) return refusal;
    const isNew = !isBot(holder) && keptFor(this.facts, seat) !== holder;
    if (isNew) this.gaps.begin(holder, seat);
    if (isNew) void this.noteSeen([holder]);
    this.eyes.open();
    this.crowd.tell();
    this.playOn();
    return null;
  }

  private async change(facts: Partial<RoomFacts>): Promise<void> {
    await this.keep(facts);
    this.eyes.unveil();
    this.crowd.tell();
  }

  private async keep(facts: Partial<RoomFacts>): Promise<void> {
    const changed = { ...this.facts, ...facts };
    await this.around.keep(changed);
    this.facts = changed;
  }

  /** What those who go were shown. If it is lost they are told more than they missed. */
  private noteSeen(guests: readonly string[]): Promise<void> {
    const when = this.around.now();
    return this.inTurn(async () => {
      const marks = this.gaps.marks(guests, when);
      if (marks !== null) await this.keep(marks);
    }).catch(() => undefined);
  }

  /** When who has just gone counts as away. */
  private readonly tellLater = (): unknown => setTimeout(() => this.crowd.tell(), GRACE + 1).unref();

  private dismiss(visitor: Visitor, why: Farewell['why']): void {
    this.door.leave(visitor);
    this.lines.leave(visitor);
    visitor.tell({ tell: 'farewell', why });
    visitor.close(why);
  }
}
