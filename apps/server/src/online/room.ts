import { newId } from '@shamble/kept';
import {
  type Event,
  heardBy,
  type Match,
  replay,
  type Seat,
  type Shape,
  type Table,
  type Told,
  WATCHER,
} from '@shamble/kernel';
import {
  type Errand,
  type Farewell,
  OPEN_SEAT,
  type Refusal,
  type Request,
  type RoomState,
  readRoomRequest,
  refused,
  type Said,
  TableHost,
} from '@shamble/protocol';
import type { ShelvedGame } from '../games.ts';
import type { Facts, Message, TableStore } from '../store/index.ts';
import { BotSeats } from './botSeats.ts';
import type { Bots } from './bots.ts';
import { type FanOut, Lines, type Visitor } from './fanOut.ts';
import type { Guest } from './guests.ts';
import { factsOf, type RoomFacts } from './roomFacts.ts';

export interface Surroundings {
  readonly store: Pick<TableStore, 'append'>;
  readonly bots: Bots;
  /** Keeps what has changed in the room. Nobody is told of it before. */
  keep(facts: RoomFacts): Promise<void>;
  keepSaid(said: Omit<Said, 'tell'>): Promise<void>;
  /** Who said it; null if there is nothing under this number. */
  speaker(at: number): Promise<string | null>;
  unsay(at: number): Promise<void>;
  /** The table is among those of this guest from now on, or no longer. */
  join(guest: string, isHis: boolean): Promise<void>;
  mayChat(guest: string): Promise<boolean>;
  now(): number;
}

const BOT = 'bot:careful';
const MOST_TRIES = 20;
const MOST_MISSED = 500;
const MOST_LATELY = 100;
const MOST_CHATS = 200;
/** After so long without its host somebody else may take the table over. */
export const HOST_AWAY = 10 * 60_000;
const isBot = (holder: string | undefined): boolean => holder?.startsWith('bot:') === true;

/** A table and those around it: who sits where, who may say what. The table itself is the host's of the protocol. */
export class Room {
  readonly id: string;
  private readonly game: ShelvedGame;
  private readonly around: Surroundings;
  private readonly host: TableHost<Shape>;
  private readonly lines: FanOut;
  private readonly bots: BotSeats;
  private readonly openedAt: number;
  private facts: RoomFacts;
  private said: number;
  private readonly chats = new Set<string>();
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
    this.game = game;
    this.around = around;
    this.facts = room.facts;
    this.said = room.said;
    this.openedAt = around.now();
    this.host = new TableHost(match, {
      before: room.before ?? [],
      store: async (entry, { holders }, after, said) => {
        const held = 'hold' in entry ? { ...holders, [entry.seat]: entry.hold } : holders;
        await around.store.append(id, entry, after as Table, this.recordFacts(held, after as Table), said);
      },
    });
    this.lines = new Lines(this.host);
    this.bots = new BotSeats(game.id, this.host, around.bots);
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
    this.lines.hear(visitor, this.viewsOf(id));
    this.rename(visitor.guest);
    this.tellRoom();
    for (const seat of this.viewsOf(id)) visitor.tell(this.host.update(seat));
    if (seen === undefined) this.tellLately(visitor);
    this.tellMissed(visitor, seen ?? this.facts.seen[id]?.n);
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
    const refusal = await this.inTurn(() => this.run(visitor, request));
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
    const isHis = this.viewsOf(id).includes(request.seat);
    if (request.say === 'look')
      return visitor.tell(isHis ? this.host.update(request.seat) : notYours(null, request.seat));
    // Who sits where is settled by sitting down and leaving, not by play.
    if (!isHis || request.seat === WATCHER || request.input.do === 'hold')
      return visitor.tell(notYours(request.id, request.seat));
    const reply = await this.host.receive(request, id);
    visitor.tell(reply);
    if (reply.tell === 'refused' && reply.code === 'stale' && this.viewsOf(id).includes(request.seat))
      visitor.tell(this.host.update(request.seat));
    void this.bots.playOn();
  }

  private async run({ guest }: Visitor, errand: Errand): Promise<Refusal | null> {
    const { match } = this.host;
    const isHost = guest.id === this.facts.host;
    const no = (sentence: string): Refusal => refused(errand.id, 'not-yours', sentence);
    switch (errand.say) {
      case 'sit': {
        const holder = match.table.seats.includes(errand.seat) ? match.holders[errand.seat] : undefined;
        if (holder === undefined) return no(`There is no seat "${errand.seat}" at this table.`);
        if (holder === guest.id) return null;
        if (!isBot(holder)) return no('Somebody sits there already.');
        const owner = this.keptFor(errand.seat);
        if (owner !== null && owner !== guest.id) return no('A bot keeps this seat warm for somebody else.');
        if (this.facts.isLocked && !isHost && owner !== guest.id) return no('The host has locked this table.');
        await this.around.join(guest.id, true);
        await this.change({
          names: { ...this.facts.names, [guest.id]: guest.name },
          keptFor: without(this.facts.keptFor, errand.seat),
        });
        return this.hold(errand.id, errand.seat, guest.id);
      }
      case 'leave': {
        if (!match.table.seats.includes(errand.seat)) return no(`There is no seat "${errand.seat}" at this table.`);
        const holder = match.holders[errand.seat]!;
        const owner = isBot(holder) ? this.keptFor(errand.seat) : holder;
        if (holder !== guest.id && !isHost) return no('This seat is not yours to leave.');
        const others = without(this.facts.keptFor, errand.seat);
        const isKept = errand.to === 'bot' && owner !== null;
        await this.change({ keptFor: isKept ? { ...others, [errand.seat]: owner } : others });
        return this.hold(errand.id, errand.seat, errand.to === 'bot' ? BOT : OPEN_SEAT);
      }
      case 'chat': {
        // Said again because no answer came: it is there already.
        const chat = `${guest.id} ${errand.id}`;
        if (this.chats.has(chat)) return null;
        if (this.facts.muted.includes(guest.id)) return no('The host has asked you to be silent.');
        if (!(await this.around.mayChat(guest.id)))
          return refused(errand.id, 'too-fast', 'You say more than anyone can follow: wait a moment.');
        await this.say(guest, errand.text);
        this.remember(chat);
        return null;
      }
      case 'unsay': {
        const by = await this.around.speaker(errand.at);
        if (by === null) return no('Nothing was said under this number.');
        if (by !== guest.id && !isHost) return no('Only the host may take back what others have said.');
        await this.around.unsay(errand.at);
        this.lines.everyone({ tell: 'unsaid', at: errand.at });
        return null;
      }
      case 'host':
        if (!this.people().some(({ id }) => id === errand.guest)) return no('There is nobody of that name here.');
        if (!isHost && !(errand.guest === guest.id && this.seatsOf(guest.id).length > 0 && this.isHostAway()))
          return no('Only the host of the table may do that.');
        await this.around.join(errand.guest, true);
        await this.change({ host: errand.guest });
        return null;
    }
    if (!isHost) return no('Only the host of the table may do that.');
    switch (errand.say) {
      case 'start':
        await this.change({ isStarted: true });
        break;
      case 'lock':
        await this.change({ isLocked: errand.locked });
        break;
      case 'publish':
        await this.change({ isPublic: errand.isPublic });
        break;
      case 'mute': {
        const others = this.facts.muted.filter((one) => one !== errand.guest);
        await this.change({ muted: errand.muted ? [...others, errand.guest] : others });
        break;
      }
      case 'remove': {
        if (errand.guest === guest.id) return no('The host cannot remove himself: hand the table over first.');
        const kept = Object.entries(this.facts.keptFor).filter(([, owner]) => owner !== errand.guest);
        await this.change({
          removed: [...new Set([...this.facts.removed, errand.guest])],
          keptFor: Object.fromEntries(kept),
        });
        await this.around.join(errand.guest, false);
        for (const seat of this.seatsOf(errand.guest)) await this.hold(newId(), seat, OPEN_SEAT);
        for (const one of [...this.lines.visitors]) if (one.guest.id === errand.guest) this.dismiss(one, 'removed');
        this.tellRoom();
        break;
      }
    }
    return null;
  }

  /** A change of holder is an entry of the journal, like any other. */
  private async hold(id: string, seat: Seat, holder: string): Promise<Refusal | null> {
    for (let tries = 0; ; tries++) {
      const { n } = this.host.match.table;
      const deed = { say: 'do', id: newId(), n, seat, input: { do: 'hold', holder } };
      const reply = await this.host.receive(deed, 'room');
      if (reply.tell !== 'refused') break;
      // Somebody has played meanwhile: that does not matter here.
      if (reply.code !== 'stale' || tries === MOST_TRIES) return { ...reply, id };
    }
    for (const visitor of this.lines.visitors) {
      const added = this.lines.hear(visitor, this.viewsOf(visitor.guest.id));
      for (const seen of added) visitor.tell(this.host.update(seen));
    }
    this.tellRoom();
    void this.bots.playOn();
    return null;
  }

  private remember(chat: string): void {
    this.chats.add(chat);
    const [oldest] = this.chats;
    if (this.chats.size > MOST_CHATS && oldest !== undefined) this.chats.delete(oldest);
  }

  private async say({ id, name }: Guest, text: string): Promise<void> {
    const said = { at: this.said++, by: id, name, text, when: this.around.now() };
    await this.around.keepSaid(said);
    this.lines.everyone({ tell: 'said', ...said });
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
      const known = [host, ...Object.values(keptFor), ...Object.values(this.host.match.holders)];
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
      visitor.tell({ ...known, you: id, seats: this.seatsOf(id) } satisfies RoomState);
    }
  }

  private tellLately(visitor: Visitor): void {
    for (const seat of this.viewsOf(visitor.guest.id)) {
      const chapters = this.host.lately(seat, MOST_LATELY);
      if (chapters.length > 0) visitor.tell({ tell: 'lately', seat, chapters });
    }
  }

  private tellMissed(visitor: Visitor, from: number | undefined): void {
    const to = this.host.match.table.n;
    const seats = this.seatsOf(visitor.guest.id);
    if (from === undefined || from >= to || seats.length === 0) return;
    const told = this.host.toldSince(from) ?? this.retold(from);
    for (const seat of seats) {
      const events: Event[] = heardBy(told, seat);
      const latest = events.slice(-MOST_MISSED);
      visitor.tell({ tell: 'missed', seat, from, to, events: latest, left: events.length - latest.length });
    }
  }

  /** What was told longer ago than anybody remembers is told again by the journal. */
  private retold(from: number): readonly Told[] {
    const all: Told[] = [];
    const { engine, journal } = this.host.match;
    replay(engine, journal, {
      onEntry: (entry, _table, told) => {
        if (entry !== null && entry.n >= from) all.push(...told);
      },
    });
    return all;
  }

  private people(): RoomState['people'] {
    const here = new Map([...this.lines.visitors].map(({ guest }) => [guest.id, guest.name]));
    const seated = Object.values(this.host.match.holders).filter((holder) => !isBot(holder));
    const awaited = Object.values(this.facts.keptFor);
    return [...new Set([...seated, ...awaited, ...here.keys()])].map((id) => ({
      id,
      name: here.get(id) ?? this.facts.names[id] ?? '?',
      here: here.has(id),
      muted: this.facts.muted.includes(id),
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

  private keptFor(seat: Seat): string | null {
    return Object.hasOwn(this.facts.keptFor, seat) ? this.facts.keptFor[seat]! : null;
  }

  private seatsOf(guest: string): Seat[] {
    const { holders, table } = this.host.match;
    return table.seats.filter((seat) => holders[seat] === guest);
  }

  /** Those who hold no seat look on. */
  private viewsOf(guest: string): Seat[] {
    const seats = this.seatsOf(guest);
    return seats.length > 0 ? seats : [WATCHER];
  }

  private dismiss(visitor: Visitor, why: Farewell['why']): void {
    this.lines.leave(visitor);
    visitor.tell({ tell: 'farewell', why });
    visitor.close(why);
  }

  private recordFacts(holders: Facts['holders'], table: Table): Facts {
    return factsOf(this.game, this.host.match.engine, holders, table, this.around.now());
  }
}

const without = <T>(all: Readonly<Record<string, T>>, one: string): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => name !== one));

const notYours = (id: string | null, seat: Seat): Refusal =>
  refused(id, 'not-yours', `The seat "${seat}" is not yours.`);
