import { type Match, type Seat, type Shape, type Table, WATCHER } from '@shamble/kernel';
import {
  type Deed,
  type Farewell,
  type Missed,
  NotStored,
  type Refusal,
  type Reply,
  type Request,
  type RoomState,
  readRoomRequest,
  refused,
  type Shown,
  TableHost,
} from '@shamble/protocol';
import type { ShelvedGame } from '../games.ts';
import type { Message, TableStore } from '../store/index.ts';
import { BotSeats } from './botSeats.ts';
import type { Bots } from './bots.ts';
import { Chat, type ChatKeeping } from './chat.ts';
import { concedingNow, playedOn, whyNotResign } from './conceding.ts';
import { Crowd, MOST_WATCHERS, namedIn, type State } from './crowd.ts';
import { runErrand } from './errands.ts';
import { type FanOut, Lines, type Visitor } from './fanOut.ts';
import type { Guest } from './guests.ts';
import type { Found } from './history.ts';
import { type Inside, ownerOf, type Seating } from './inside.ts';
import { isGuarded, mustKnock } from './knocking.ts';
import { isTooLong } from './longest.ts';
import { MissedSeats, type ReadMissed } from './missed.ts';
import { GRACE, Presence } from './presence.ts';
import { factsOf, keptFor, type RoomFacts, satBy } from './roomFacts.ts';
import { isBot, Seats } from './seats.ts';
import { SeenSeats } from './seen.ts';
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
  may(what: 'chat' | 'said' | 'errand', who: string): Promise<boolean>;
  /** A clock that nobody sets, in milliseconds. */
  steady(): number;
}

/** After so long without its host somebody else may take the table over. */
export const HOST_AWAY = 10 * 60_000;
/** After so long nobody waits for somebody's agreement any more: longer than who plays a turn a day is away. */
export const LONG_AWAY = 3 * 24 * 3600_000;

/** A table and those around it: who is here, who may say what. The table itself is the host's of the protocol. */
export class Room {
  readonly id: string;
  private readonly around: Surroundings;
  private readonly host: TableHost<Shape>;
  private readonly game: ShelvedGame;
  private readonly lines: FanOut;
  private readonly presence: Presence;
  /** Those who have not been let in. */
  private readonly atDoor = new Set<Visitor>();
  private readonly bots: BotSeats;
  private readonly seats: Seats;
  private readonly chat: Chat;
  private readonly crowd: Crowd;
  private readonly views: Views;
  private readonly missed: MissedSeats;
  private readonly seen = new SeenSeats();
  private readonly openedAt: number;
  private facts: RoomFacts;
  private isClosing = false;
  private isClosed = false;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(
    id: string,
    game: ShelvedGame,
    match: Match<Shape>,
    room: {
      readonly facts: RoomFacts;
      readonly said: number;
      readonly sent?: readonly Message[];
      readonly before?: readonly (Message & { n: number })[];
    },
    around: Surroundings,
  ) {
    this.id = id;
    this.game = game;
    this.around = around;
    this.facts = room.facts;
    this.openedAt = around.now();
    this.host = new TableHost(match, {
      before: room.before ?? [],
      isFinal: true,
      recall: (n) => around.history.recall(n),
      limit: isTooLong,
      store: async (entry, played, table, said) => {
        const after = table as Table;
        const facts = factsOf(game, played.engine, played.standingAfter(entry), after, around.now());
        await around.store.append(id, entry, after, facts, said);
      },
    });
    this.missed = new MissedSeats(this.host, (from, seats) => around.history.missed(from, seats));
    this.lines = new Lines(this.host);
    this.presence = new Presence(this.lines, around.steady);
    this.seats = new Seats(this.host);
    this.views = new Views(this.host);
    this.crowd = new Crowd(
      this.lines.visitors,
      () => this.state(),
      (guest) => this.seats.of(guest),
    );
    this.chat = new Chat(id, around, this.lines, room.said, room.sent);
    this.bots = new BotSeats(game.id, this.host, around.bots, around.onFault);
    this.playOn();
    this.tellLater();
  }

  /** Nobody is here and no bot is thinking. */
  get isIdle(): boolean {
    return this.lines.visitors.size === 0 && this.atDoor.size === 0 && !this.bots.isAtWork;
  }

  /** Whether this guest is here, or was. */
  knows(guest: string): boolean {
    return this.presence.isHere(guest) || JSON.stringify([this.facts, this.seats.people]).includes(`"${guest}"`);
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
    if (isAtDoor ? this.atDoor.size >= MOST_WATCHERS : !this.needed().has(id) && this.watching() >= MOST_WATCHERS) {
      this.dismiss(visitor, 'full');
      return null;
    }
    if (isAtDoor) {
      this.atDoor.add(visitor);
      this.tellDoor(visitor);
      return () => this.atDoor.delete(visitor);
    }
    const views = this.seats.viewsOf(id);
    this.lines.hear(visitor, views);
    this.rename(visitor.guest);
    this.crowd.tellOne(visitor);
    this.crowd.tell();
    const shown = views.map((seat) => this.views.of(seat));
    for (const { update } of shown) visitor.tell(update);
    if (seen === undefined) for (const { lately } of shown) for (const one of lately) visitor.tell(one);
    if (seen !== undefined) this.tellGap(visitor, this.seats.of(id), seen);
    return () => {
      if (!this.lines.visitors.has(visitor)) return;
      this.lines.leave(visitor);
      if (!this.presence.isHere(id)) {
        this.presence.left(id);
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
    const isAtDoor = this.atDoor.has(visitor);
    if (!isAtDoor && !this.isIn(visitor)) return;
    if (isAtDoor && request.say !== 'knock')
      return visitor.tell(refused('id' in request ? request.id : null, 'not-yours', 'You have not been let in yet.'));
    if (request.say === 'do' || request.say === 'look') return this.play(visitor, request);
    if (request.say === 'shown') return this.noteShown(visitor, request);
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
  async close(why: Farewell['why']): Promise<void> {
    this.isClosing = true;
    this.bots.stop();
    this.crowd.close();
    await this.host.settled();
    const noted = this.noteSeen([...this.lines.visitors].map(({ guest }) => guest.id));
    this.isClosed = true;
    await noted;
    for (const visitor of [...this.lines.visitors, ...this.atDoor]) this.dismiss(visitor, why);
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
    const isHis = this.seats.viewsOf(id).includes(request.seat);
    if (request.say === 'look')
      return visitor.tell(isHis ? this.views.of(request.seat).update : notYours(null, request.seat));
    // Who sits where is settled by sitting down and leaving, not by play.
    if (!isHis || request.seat === WATCHER || request.input.do === 'hold')
      return visitor.tell(notYours(request.id, request.seat));
    const goesBack = request.input.do === 'undo' || request.input.do === 'agree';
    if (goesBack && !(await this.around.may('errand', id)))
      return visitor.tell(refused(request.id, 'too-fast', 'You want more than anyone can follow: wait a moment.'));
    const reply = await (request.input.do === 'resign'
      ? this.resign(visitor.guest, request)
      : this.carryOut(visitor.guest, request));
    visitor.tell(reply);
    if (reply.tell === 'refused' && reply.code === 'stale' && this.seats.viewsOf(id).includes(request.seat))
      visitor.tell(this.views.of(request.seat).update);
    this.playOn();
  }

  private async carryOut({ id }: Guest, deed: Deed): Promise<Reply> {
    const reply = await this.host.receive(deed, id);
    const goesOn = reply.tell === 'done' && (deed.input.do === 'answer' || deed.input.do === 'aside');
    // It is in the journal, whatever comes of this.
    if (goesOn && playedOn(this.facts, deed.seat) !== null)
      await this.inTurn(() => this.goOn(deed.seat)).catch(() => undefined);
    return reply;
  }

  private async goOn(seat: Seat): Promise<void> {
    const changed = playedOn(this.facts, seat);
    if (changed !== null) await this.change(changed);
  }

  /** Among the errands, so that nobody sits down beside him meanwhile. */
  private resign(guest: Guest, deed: Deed): Promise<Reply> {
    return this.inTurn(async () => {
      await this.begin();
      // It may have waited while his seat went to somebody else.
      if (!this.seats.of(guest.id).includes(deed.seat)) return notYours(deed.id, deed.seat);
      const why = this.host.match.table.outcome === null ? whyNotResign(this.seating, guest, deed.seat) : null;
      return why === null ? this.host.receive(deed, guest.id) : refused(deed.id, 'not-yours', why);
    });
  }

  private playOn(): void {
    void this.bots
      .playOn()
      .then(() => this.inTurn(() => this.begin()))
      .catch(() => undefined);
  }

  /** Play has begun: from now on only those seats are taken that the host offers. Before any errand, so that none is first. */
  private async begin(): Promise<void> {
    const { isBegun, heldAtStart = this.host.match.holders } = this.facts;
    if (!this.isBegun || (isBegun === true && this.facts.heldAtStart !== undefined)) return;
    const locked = isBegun === true ? {} : { isBegun: true, isLocked: true, offered: [] };
    await this.change({ ...locked, heldAtStart });
  }

  private get isBegun(): boolean {
    return this.facts.isBegun === true || this.facts.isStarted === true || this.host.match.previous() !== null;
  }

  /** What it takes to say who may sit where, and who gives up. */
  private get seating(): Seating {
    const { match } = this.host;
    const seen = () => match.engine.view(match.table, WATCHER);
    const { pack } = this.game;
    const room = this;
    return {
      get facts() {
        return room.facts;
      },
      get hasSecrets() {
        return pack.secrets?.(seen().state) === true;
      },
      get isBegun() {
        return room.isBegun;
      },
      get isOver() {
        return match.table.outcome !== null;
      },
      seats: this.seats,
      sideOf(seat) {
        const { state, seats } = seen();
        return pack.sides?.(state, seats).find((side) => side.includes(seat)) ?? seats;
      },
      isPresent: (guest) => this.presence.isPresent(guest),
      isLongAway: (guest) => this.isLongAway(guest),
    };
  }

  private inside(visitor: Visitor): Inside {
    return Object.assign(this.seating, {
      chat: this.chat,
      people: this.described(new Set([...this.needed(), ...this.here().keys()]), this.here()),
      isHostAway: this.isHostAway(),
      change: (facts: Partial<RoomFacts>) => this.change(facts),
      hold: (seat: string, holder: string) => this.hold(seat, holder),
      resign: (seat: string) => this.seats.resign(seat),
      join: (guest: string, isHis: boolean) => this.around.join(guest, isHis),
      dismiss: (guest: string) => {
        for (const one of [...this.lines.visitors]) if (one.guest.id === guest) this.dismiss(one, 'removed');
        this.crowd.tell();
      },
      answerDoor: (guest: string, how: 'open' | 'asked' | 'removed') => {
        for (const one of [...this.atDoor].filter(({ guest: { id } }) => id === guest))
          if (how === 'asked') this.tellDoor(one);
          else this.dismiss(one, how === 'open' ? 'restart' : how);
      },
      tellMissed: async (seat: string, id: string) => {
        const from = this.seen.of(this.facts, visitor.guest.id, seat);
        for (const missed of await this.missed.of([seat], from)) visitor.tell({ ...missed, id });
      },
    });
  }

  private async hold(seat: string, holder: string): Promise<Refusal | null> {
    const people = [this.seats.holder(seat) ?? holder, holder].filter((one) => !isBot(one));
    const sat = satBy(this.facts, people, seat);
    if (sat !== null) await this.change(sat);
    const refusal = await this.seats.give(seat, holder);
    if (refusal !== null) return refusal;
    const isNew = !isBot(holder) && keptFor(this.facts, seat) !== holder;
    if (isNew) this.seen.begin(holder, seat, this.host.match.table.n);
    if (isNew) void this.noteSeen([holder]);
    for (const visitor of this.lines.visitors) {
      const added = this.lines.hear(visitor, this.seats.viewsOf(visitor.guest.id));
      for (const seen of added) visitor.tell(this.host.update(seen));
    }
    this.crowd.tell();
    this.playOn();
    return null;
  }

  private async change(facts: Partial<RoomFacts>): Promise<void> {
    const changed = { ...this.facts, ...facts };
    await this.around.keep(changed);
    this.facts = changed;
    this.crowd.tell();
  }

  private noteShown({ guest }: Visitor, { seat, n }: Shown): void {
    const isHis = this.seats.holder(seat) === guest.id;
    if (isHis && n <= this.host.match.table.n) this.seen.note(this.facts, guest.id, seat, n);
  }

  /** What a line that was opened again has not heard. If it cannot be found, that there is nothing more to wait for. */
  private tellGap(visitor: Visitor, seats: readonly Seat[], from: number): void {
    const tell = (all: readonly Missed[]): void => {
      for (const missed of all) visitor.tell(missed);
    };
    const to = this.host.match.table.n;
    const nothing = seats.map((seat): Missed => ({ tell: 'missed', seat, from, to, events: [], left: 0 }));
    const now = this.missed.now(seats, from);
    if (now !== null) tell(now);
    else void this.missed.of(seats, from).then(tell, () => tell(nothing));
  }

  /** What those who sit here, or are awaited, were shown before they left. If it is lost they are told more than they missed. */
  private noteSeen(guests: readonly string[]): Promise<void> {
    const when = this.around.now();
    const noted = async (): Promise<void> => {
      const { host, keptFor } = this.facts;
      const known = [host, ...Object.values(keptFor), ...this.seats.people];
      const noted = guests.filter((id) => known.includes(id));
      if (noted.length === 0) return;
      const changed = { ...this.facts, seen: this.seen.marks(this.facts, noted, when) };
      await this.around.keep(changed);
      this.facts = changed;
    };
    return this.inTurn(noted).catch(() => undefined);
  }

  private state(): State {
    const { host, isPublic, keptFor } = this.facts;
    const standing = this.standing();
    const isLocked = this.facts.isBegun === true ? standing.offered.length === 0 : this.facts.isLocked;
    const here = this.here();
    const { named, watchers } = namedIn(this.needed(), here);
    const people = this.described(named, here);
    const isStarted = this.isBegun;
    const known = { tell: 'room', host, isLocked, isPublic, isStarted, keptFor, people, ...standing } as const;
    return { known, watchers, muted: this.facts.muted, knocking: this.facts.knocking ?? [] };
  }

  /** Who may do what, as everyone may know it. */
  private standing(): Pick<RoomState, 'offered' | 'absent' | 'isGuarded' | 'admitted' | 'conceding'> {
    const { admitted = [] } = this.facts;
    const offered = (this.facts.offered ?? []).filter((seat) => isBot(this.seats.holder(seat)));
    const owners = new Set(this.seats.all.map((seat) => ownerOf(this.seating, seat)).filter((owner) => owner !== null));
    const absent = [...owners].filter((owner) => !this.presence.isPresent(owner));
    return { offered, admitted, absent, isGuarded: isGuarded(this.seating), conceding: concedingNow(this.seating) };
  }

  /** When who has just gone counts as away. */
  private tellLater(): void {
    setTimeout(() => this.crowd.tell(), GRACE + 1).unref();
  }

  private tellDoor(visitor: Visitor): void {
    const isKnocking = this.facts.knocking?.some(({ id }) => id === visitor.guest.id) === true;
    visitor.tell({ tell: 'door', isKnocking });
  }

  /** Everyone who sits here, is awaited or is the host. */
  private needed(): Set<string> {
    const { keptFor, host } = this.facts;
    return new Set([...this.seats.people, ...Object.values(keptFor), host]);
  }

  private watching(): number {
    const needed = this.needed();
    return [...this.lines.visitors].filter(({ guest }) => !needed.has(guest.id)).length;
  }

  private here(): Map<string, string> {
    return new Map([...this.lines.visitors].map(({ guest }) => [guest.id, guest.name]));
  }

  private described(ids: Iterable<string>, here: ReadonlyMap<string, string>): RoomState['people'] {
    const { names, muted } = this.facts;
    return [...ids].map((id) => ({
      id,
      name: here.get(id) ?? names[id] ?? '?',
      here: here.has(id),
      muted: muted.includes(id),
    }));
  }

  private isHostAway(): boolean {
    return this.presence.isAway(this.facts.host, HOST_AWAY);
  }

  /** By the time of day, which outlasts a server; but a server that was killed has not noted who was here. */
  private isLongAway(guest: string): boolean {
    const since = this.facts.seen[guest]?.when ?? this.openedAt;
    return !this.presence.isPresent(guest) && this.around.now() - since >= LONG_AWAY;
  }

  private dismiss(visitor: Visitor, why: Farewell['why']): void {
    this.atDoor.delete(visitor);
    this.lines.leave(visitor);
    visitor.tell({ tell: 'farewell', why });
    visitor.close(why);
  }
}

const notYours = (named: string | null, seat: Seat): Refusal =>
  refused(named, 'not-yours', `The seat "${seat}" is not yours.`);
