import { fileOf, keptFrom, newId, newKey, resume, type TableFile } from '@shamble/kept';
import { createEngine, type Engine, Fault, openMatch, type Shape, type Table } from '@shamble/kernel';
import { type OnlineCard, OPEN_SEAT, PROTOCOL, type Said } from '@shamble/protocol';
import { games, type ShelvedGame } from '../games.ts';
import { type openDatabase, RoomStore, TableStore, Taken } from '../store/index.ts';
import { cardOf, KEPT_DAYS } from './card.ts';
import type { Visitor } from './fanOut.ts';
import type { Guest } from './guests.ts';
import { LocalOwners, NoRoom } from './owners.ts';
import { Room, type Surroundings } from './room.ts';
import { factsOf, newFacts, type RoomFacts } from './roomFacts.ts';

export interface NewRoom {
  readonly game: string;
  readonly mission: string;
  readonly seats: number;
  readonly variants: readonly string[];
  readonly isPublic: boolean;
  readonly title: string | null;
  /** In place of mission, seats and variants. */
  readonly options?: unknown;
}

interface Around extends Pick<Surroundings, 'bots' | 'may' | 'now' | 'onFault'> {
  onBroken?(table: string, why: string): void;
  onUnstored?(cause: unknown): void;
  onStored?(seconds: number): void;
}

/** All the tables of this server. One that somebody is at is in memory; the others wait in the database. */
export class Hall {
  private readonly tables: TableStore;
  private readonly kept: RoomStore<RoomFacts>;
  private readonly around: Around;
  private readonly owners = new LocalOwners((table) => this.open(table));
  private readonly engines = new Map<string, Engine<Shape>>();

  constructor(db: Awaited<ReturnType<typeof openDatabase>>, around: Around) {
    this.tables = new TableStore(db, around.onStored);
    this.kept = new RoomStore(db);
    this.around = around;
  }

  /** A new table. Whoever makes it is its host and sits in the first seat; the others are open. */
  async make(guest: Guest, wanted: NewRoom): Promise<OnlineCard> {
    const game = gameOf(wanted.game);
    const engine = this.engineOf(game);
    const options = wanted.options ?? game.pack.options(wanted.mission, wanted.seats, wanted.variants);
    const seats = game.pack.game.seats(game.pack.game.options(options));
    const holders = Object.fromEntries(seats.map((seat, i) => [seat, i === 0 ? guest.id : OPEN_SEAT]));
    const { match } = openMatch(engine, { options, key: newKey(), holders, undo: 'consent' });
    const facts = factsOf(game, engine, holders, match.table as Table, this.around.now());
    const id = `${newId()}${newId()}`;
    const kept = keptFrom(match, { id, title: wanted.title, opened: facts.touched, round: facts.round });
    const record = { ...kept.record, ...facts };
    const room = newFacts(guest, wanted.isPublic);
    await this.tables.create({ ...kept, record }, async (change) => {
      const rooms = new RoomStore<RoomFacts>(change);
      await rooms.create(id, room);
      await rooms.join(id, guest.id);
    });
    return cardOf(record, room, guest);
  }

  /** What anyone with its link may know of a table. */
  async card(table: string, guest: Guest | null): Promise<OnlineCard | null> {
    const [record, room] = await Promise.all([this.tables.record(table), this.kept.facts(table)]);
    return record === null || room === null ? null : cardOf(record, room, guest);
  }

  async listed(guest: Guest | null): Promise<OnlineCard[]> {
    return this.cards(await this.kept.open(), guest);
  }

  async of(guest: Guest): Promise<OnlineCard[]> {
    return this.cards(await this.kept.of(guest.id), guest);
  }

  /** The whole journal, for anyone with the link, once there is nothing left to hide. */
  async file(table: string): Promise<TableFile | 'not yet' | null> {
    const kept = await this.tables.read(table);
    if (kept === null) return null;
    return kept.record.outcome === null ? 'not yet' : fileOf(kept);
  }

  said(table: string): Promise<Said[]> {
    return this.kept.said(table);
  }

  /** Lets somebody into the room of a table, which is opened if nobody is in it yet. Null: he may not come in. */
  async enter(table: string, visitor: Visitor, seen?: number): Promise<{ room: Room; leave: () => void } | null> {
    for (;;) {
      const room = await this.owners.own(table);
      const card = await this.card(table, visitor.guest);
      // It may have been put away since.
      if (!this.owners.owns(table, room)) continue;
      if (card !== null) visitor.tell({ tell: 'hello', protocol: PROTOCOL, table: card });
      const leave = room.enter(visitor, seen);
      return leave === null ? null : { room, leave };
    }
  }

  /** Tells every table a guest is at what he is called now. */
  rename(guest: Guest): void {
    for (const room of this.owners.all) room.rename(guest);
  }

  tidy(): void {
    this.owners.tidy();
  }

  /** Tables nobody has touched for longer than was promised are let go. */
  async purge(): Promise<number> {
    const old = await this.tables.untouchedSince(this.around.now() - KEPT_DAYS * 24 * 3600_000);
    const idle = old.filter((table) => !this.owners.has(table));
    for (const table of idle) await this.tables.remove(table);
    return idle.length;
  }

  get count(): number {
    return this.owners.all.length;
  }

  /** Whether the database answers. */
  isReady(): Promise<boolean> {
    return this.tables.record('').then(
      () => true,
      () => false,
    );
  }

  async close(): Promise<void> {
    const rooms = await this.owners.close();
    await Promise.all(rooms.map((room) => room.close('restart')));
    await this.tables.close();
  }

  private async cards(ids: readonly string[], guest: Guest | null): Promise<OnlineCard[]> {
    const cards = await Promise.all(ids.map((id) => this.card(id, guest)));
    return cards.filter((card) => card !== null);
  }

  private async open(table: string): Promise<Room> {
    const [kept, room, before] = await Promise.all([
      this.tables.read(table),
      this.kept.read(table),
      this.tables.messages(table),
    ]);
    if (kept === null || room === null) throw new NoRoom('gone');
    const game = gameOf(kept.record.game);
    const { match, added } = this.resumed(game, kept);
    if (added !== null) await this.tables.addSegment(table, match.journal.segments.length - 1, added, match.table);
    const { bots, may, now, onFault } = this.around;
    return new Room(
      table,
      game,
      match,
      { ...room, before },
      {
        store: { append: (...entry) => this.append(...entry) },
        bots,
        may,
        keep: (facts) => this.kept.keep(table, facts),
        keepSaid: (said) => this.kept.keepSaid(table, said),
        speaker: (at) => this.kept.speaker(table, at),
        unsay: (at) => this.kept.unsay(table, at),
        join: (guest, isHis) => (isHis ? this.kept.join(table, guest) : this.kept.part(table, guest)),
        now,
        onFault,
      },
    );
  }

  private resumed(game: ShelvedGame, kept: Parameters<typeof resume>[1]): ReturnType<typeof resume> {
    try {
      return resume(this.engineOf(game), kept);
    } catch (cause) {
      if (cause instanceof Fault) this.around.onBroken?.(kept.record.id, cause.message);
      throw cause;
    }
  }

  /** Whoever else has written to the table knows more than we do: its room is opened anew. */
  private async append(...[table, ...entry]: Parameters<TableStore['append']>): Promise<void> {
    try {
      await this.tables.append(table, ...entry);
    } catch (cause) {
      if (cause instanceof Taken) void this.owners.disown(table)?.then((room) => room.close('restart'));
      else this.around.onUnstored?.(cause);
      // What is wrong with the database is nobody's business but its owner's.
      throw new Error('the server cannot write it down now.');
    }
  }

  private engineOf({ id, pack }: ShelvedGame): Engine<Shape> {
    const engine = this.engines.get(id) ?? createEngine(pack.game);
    this.engines.set(id, engine);
    return engine;
  }
}

function gameOf(id: string): ShelvedGame {
  const game = games.find((one) => one.id === id);
  if (game === undefined) throw new Fault('bad-options', `This Shamble has no game "${id}".`);
  return game;
}
