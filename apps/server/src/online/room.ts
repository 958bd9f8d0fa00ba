import { newId, type TableRecord } from '@shamble/kept';
import { decider, type Engine, type Match, type Seat, type Shape, type Table, WATCHER } from '@shamble/kernel';
import {
  botIn,
  type Errand,
  type Farewell,
  OPEN_SEAT,
  proposalFor,
  type Refusal,
  type Request,
  type RoomState,
  type RoomTold,
  readRoomRequest,
  refused,
  type Said,
  TableHost,
  type Update,
} from '@shamble/protocol';
import type { ShelvedGame } from '../games.ts';
import type { TableStore } from '../store/index.ts';
import type { Bots } from './bots.ts';
import type { Guest } from './guests.ts';

/** Somebody's line to the room. One guest may have several. */
export interface Visitor {
  readonly guest: Guest;
  tell(told: RoomTold): void;
  close(): void;
}

/** What is known of a room beside its table. */
export interface RoomFacts {
  readonly host: string;
  readonly isLocked: boolean;
  readonly muted: readonly string[];
  readonly removed: readonly string[];
  /** Guest -> what he is called, for all who have ever sat here. */
  readonly names: Readonly<Record<string, string>>;
}

export interface Surroundings {
  readonly store: Pick<TableStore, 'append'>;
  readonly bots: Bots;
  /** Keeps what has changed in the room. Nobody is told of it before. */
  keep(facts: RoomFacts): Promise<void>;
  keepSaid(said: Omit<Said, 'tell'>): Promise<void>;
  now(): number;
}

const BOT = 'bot:careful';
const MOST_TRIES = 20;
const isBot = (holder: string | undefined): boolean => holder?.startsWith('bot:') === true;

/** A table and those around it: who sits where, who may say what. The table itself is the host's of the protocol. */
export class Room {
  readonly id: string;
  private readonly game: ShelvedGame;
  private readonly around: Surroundings;
  private readonly host: TableHost<Shape>;
  private readonly visitors = new Set<Visitor>();
  /** Seat or watcher -> who hears what it is told. */
  private readonly hearing = new Map<Seat, { readonly stop: () => void; readonly by: Set<Visitor> }>();
  private facts: RoomFacts;
  private said: number;
  private botsAtWork = false;

  constructor(
    id: string,
    game: ShelvedGame,
    match: Match<Shape>,
    room: { readonly facts: RoomFacts; readonly said: number },
    around: Surroundings,
  ) {
    this.id = id;
    this.game = game;
    this.around = around;
    this.facts = room.facts;
    this.said = room.said;
    this.host = new TableHost(match, {
      store: async (entry, { holders }, after) => {
        const held = 'hold' in entry ? { ...holders, [entry.seat]: entry.hold } : holders;
        await around.store.append(id, entry, after as Table, this.recordFacts(held, after as Table));
      },
    });
    void this.letBotsPlay();
  }

  /** Nobody is here and no bot is thinking. */
  get isIdle(): boolean {
    return this.visitors.size === 0 && !this.botsAtWork;
  }

  /** Comes in. Null, with a farewell, if he was asked to leave before. */
  enter(visitor: Visitor): (() => void) | null {
    const { id, name } = visitor.guest;
    if (this.facts.removed.includes(id)) {
      this.dismiss(visitor, 'removed');
      return null;
    }
    this.visitors.add(visitor);
    if (this.facts.names[id] !== name && this.seatsOf(id).length > 0)
      void this.change({ names: { ...this.facts.names, [id]: name } });
    this.listen(visitor);
    this.tellRoom();
    for (const seat of this.viewsOf(visitor)) visitor.tell(this.host.update(seat));
    return () => {
      this.visitors.delete(visitor);
      this.deafen(visitor);
      this.tellRoom();
    };
  }

  async receive(visitor: Visitor, message: unknown): Promise<void> {
    const read = readRoomRequest(message);
    if ('wrong' in read) return visitor.tell(refused(null, 'bad-message', read.wrong));
    const { request } = read;
    if (request.say === 'do' || request.say === 'look') return this.play(visitor, request);
    const refusal = await this.run(visitor, request);
    visitor.tell(refusal ?? { tell: 'done', id: request.id, n: this.host.match.table.n });
  }

  /** Everyone is told, and the lines are closed. */
  close(why: Farewell['why']): void {
    for (const visitor of [...this.visitors]) this.dismiss(visitor, why);
  }

  private async play(visitor: Visitor, request: Request): Promise<void> {
    const views = this.viewsOf(visitor);
    const isHis = views.includes(request.seat);
    if (request.say === 'look')
      return visitor.tell(isHis ? this.host.update(request.seat) : notYours(null, request.seat));
    // Who sits where is settled by sitting down and leaving, not by play.
    if (!isHis || request.seat === WATCHER || request.input.do === 'hold')
      return visitor.tell(notYours(request.id, request.seat));
    // Two guests may call different things by the same name.
    const reply = await this.host.receive({
      ...request,
      id: `${visitor.guest.id.slice(0, 24)} ${request.id}`.slice(0, 64),
    });
    visitor.tell('id' in reply ? { ...reply, id: request.id } : reply);
    void this.letBotsPlay();
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
        if (this.facts.isLocked && !isHost) return no('The host has locked this table.');
        await this.change({ names: { ...this.facts.names, [guest.id]: guest.name } });
        return this.hold(errand.id, errand.seat, guest.id);
      }
      case 'leave': {
        if (!match.table.seats.includes(errand.seat)) return no(`There is no seat "${errand.seat}" at this table.`);
        if (match.holders[errand.seat] !== guest.id && !isHost) return no('This seat is not yours to leave.');
        return this.hold(errand.id, errand.seat, errand.to === 'bot' ? BOT : OPEN_SEAT);
      }
      case 'chat':
        if (this.facts.muted.includes(guest.id)) return no('The host has asked you to be silent.');
        await this.say(guest, errand.text);
        return null;
    }
    if (!isHost) return no('Only the host of the table may do that.');
    switch (errand.say) {
      case 'lock':
        await this.change({ isLocked: errand.locked });
        break;
      case 'mute': {
        const others = this.facts.muted.filter((one) => one !== errand.guest);
        await this.change({ muted: errand.muted ? [...others, errand.guest] : others });
        break;
      }
      case 'host':
        if (!this.people().some(({ id }) => id === errand.guest)) return no('There is nobody of that name here.');
        await this.change({ host: errand.guest });
        break;
      case 'remove':
        if (errand.guest === guest.id) return no('The host cannot remove himself: hand the table over first.');
        await this.change({ removed: [...new Set([...this.facts.removed, errand.guest])] });
        for (const seat of this.seatsOf(errand.guest)) await this.hold(newId(), seat, OPEN_SEAT);
        for (const one of [...this.visitors]) if (one.guest.id === errand.guest) this.dismiss(one, 'removed');
        break;
    }
    return null;
  }

  /** A change of holder is an entry of the journal, like any other. */
  private async hold(id: string, seat: Seat, holder: string): Promise<Refusal | null> {
    for (let tries = 0; ; tries++) {
      const { n } = this.host.match.table;
      const reply = await this.host.receive({ say: 'do', id: newId(), n, seat, input: { do: 'hold', holder } });
      if (reply.tell !== 'refused') break;
      // Somebody has played meanwhile: that does not matter here.
      if (reply.code !== 'stale' || tries === MOST_TRIES) return { ...reply, id };
    }
    for (const visitor of this.visitors) {
      const before = this.heardBy(visitor);
      this.listen(visitor);
      for (const seen of this.viewsOf(visitor)) if (!before.includes(seen)) visitor.tell(this.host.update(seen));
    }
    this.tellRoom();
    void this.letBotsPlay();
    return null;
  }

  private async say({ id, name }: Guest, text: string): Promise<void> {
    const said = { at: this.said++, by: id, name, text, when: this.around.now() };
    await this.around.keepSaid(said);
    for (const visitor of this.visitors) visitor.tell({ tell: 'said', ...said });
  }

  private async change(facts: Partial<RoomFacts>): Promise<void> {
    const changed = { ...this.facts, ...facts };
    await this.around.keep(changed);
    this.facts = changed;
    this.tellRoom();
  }

  private tellRoom(): void {
    const people = this.people();
    const { host, isLocked } = this.facts;
    for (const visitor of this.visitors) {
      const { id } = visitor.guest;
      visitor.tell({ tell: 'room', you: id, host, isLocked, seats: this.seatsOf(id), people } satisfies RoomState);
    }
  }

  private people(): RoomState['people'] {
    const here = new Map([...this.visitors].map(({ guest }) => [guest.id, guest.name]));
    const seated = Object.values(this.host.match.holders).filter((holder) => !isBot(holder));
    return [...new Set([...seated, ...here.keys()])].map((id) => ({
      id,
      name: here.get(id) ?? this.facts.names[id] ?? '?',
      here: here.has(id),
      muted: this.facts.muted.includes(id),
    }));
  }

  private seatsOf(guest: string): Seat[] {
    const { holders, table } = this.host.match;
    return table.seats.filter((seat) => holders[seat] === guest);
  }

  /** Those who hold no seat look on. */
  private viewsOf({ guest }: Visitor): Seat[] {
    const seats = this.seatsOf(guest.id);
    return seats.length > 0 ? seats : [WATCHER];
  }

  private heardBy(visitor: Visitor): Seat[] {
    return [...this.hearing].flatMap(([seat, { by }]) => (by.has(visitor) ? [seat] : []));
  }

  /** Each view is made once, however many look at it. */
  private listen(visitor: Visitor): void {
    const wanted = this.viewsOf(visitor);
    for (const seat of this.heardBy(visitor)) if (!wanted.includes(seat)) this.unhear(visitor, seat);
    for (const seat of wanted) {
      let hearers = this.hearing.get(seat);
      if (hearers === undefined) {
        const by = new Set<Visitor>();
        const hear = (update: Update): void => {
          for (const one of by) one.tell(update);
        };
        hearers = { by, stop: this.host.listen({ seat, hear }) };
        this.hearing.set(seat, hearers);
      }
      hearers.by.add(visitor);
    }
  }

  private deafen(visitor: Visitor): void {
    for (const seat of this.heardBy(visitor)) this.unhear(visitor, seat);
  }

  private unhear(visitor: Visitor, seat: Seat): void {
    const hearers = this.hearing.get(seat)!;
    hearers.by.delete(visitor);
    if (hearers.by.size > 0) return;
    hearers.stop();
    this.hearing.delete(seat);
  }

  private dismiss(visitor: Visitor, why: Farewell['why']): void {
    this.visitors.delete(visitor);
    this.deafen(visitor);
    visitor.tell({ tell: 'farewell', why });
    visitor.close();
  }

  /** Bots answer one after the other, until a person is asked. */
  private async letBotsPlay(): Promise<void> {
    if (this.botsAtWork) return;
    this.botsAtWork = true;
    try {
      while (await this.letBotPlay());
    } finally {
      this.botsAtWork = false;
    }
  }

  private async letBotPlay(): Promise<boolean> {
    const { table, holders } = this.host.match;
    if (table.pending === null || table.outcome !== null) return false;
    const seat = decider(table.pending.who);
    const bot = botIn(holders, seat);
    if (bot === null || holders[seat] === OPEN_SEAT) return false;
    const proposal = proposalFor(table.pending, holders);
    if (proposal === 'awaited') return false;
    const { offer, view } = this.host.update(seat);
    const answer = proposal === null ? await this.around.bots.decide(this.game.id, bot, view, offer!) : proposal.answer;
    const deed = { say: 'do', id: newId(), n: table.n, seat, input: { do: 'answer', answer } };
    const reply = await this.host.receive(deed);
    return reply.tell === 'done' || (reply.tell === 'refused' && reply.code === 'stale');
  }

  private recordFacts(
    holders: TableRecord['holders'],
    table: Table,
  ): Pick<TableRecord, 'holders' | 'round' | 'outcome' | 'touched'> {
    const { engine } = this.host.match as { engine: Engine<Shape> };
    const round = this.game.pack.round(engine.view(table, WATCHER).state);
    return { holders, round, outcome: table.outcome, touched: this.around.now() };
  }
}

const notYours = (id: string | null, seat: Seat): Refusal =>
  refused(id, 'not-yours', `The seat "${seat}" is not yours.`);
