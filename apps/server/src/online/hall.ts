import { cardOf, keptFrom, newId, newKey, resume, type TableCard } from '@shamble/kept';
import { createEngine, type Engine, Fault, openMatch, type Shape, WATCHER } from '@shamble/kernel';
import { OPEN_SEAT, type Said } from '@shamble/protocol';
import { games, type ShelvedGame } from '../games.ts';
import { type openDatabase, RoomStore, TableStore, Taken } from '../store/index.ts';
import type { Bots } from './bots.ts';
import type { Guest } from './guests.ts';
import { Room, type RoomFacts, type Visitor } from './room.ts';

export interface NewRoom {
  readonly game: string;
  readonly mission: string;
  readonly seats: number;
  readonly variants: readonly string[];
  readonly isPublic: boolean;
  readonly title: string | null;
}

/** Why there is no such table. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom';
}

/** All the tables of this server. One that somebody is at is in memory; the others wait in the database. */
export class Hall {
  private readonly tables: TableStore;
  private readonly kept: RoomStore<RoomFacts>;
  private readonly bots: Bots;
  private readonly rooms = new Map<string, Promise<Room>>();
  private readonly engines = new Map<string, Engine<Shape>>();
  private isClosed = false;

  constructor(db: Awaited<ReturnType<typeof openDatabase>>, bots: Bots) {
    this.tables = new TableStore(db);
    this.kept = new RoomStore(db);
    this.bots = bots;
  }

  /** A new table. Whoever makes it is its host and sits in the first seat; the others are open. */
  async make(guest: Guest, wanted: NewRoom): Promise<TableCard> {
    const game = gameOf(wanted.game);
    const engine = this.engineOf(game);
    const options = game.pack.options(wanted.mission, wanted.seats, wanted.variants);
    const seats = game.pack.game.seats(game.pack.game.options(options));
    const holders = Object.fromEntries(seats.map((seat, i) => [seat, i === 0 ? guest.id : OPEN_SEAT]));
    const { match } = openMatch(engine, { options, key: newKey(), holders, undo: 'consent' });
    const round = game.pack.round(engine.view(match.table, WATCHER).state);
    const kept = keptFrom(match, { id: `${newId()}${newId()}`, title: wanted.title, opened: Date.now(), round });
    await this.tables.create(kept);
    const names = { [guest.id]: guest.name };
    await this.kept.create(kept.record.id, wanted.isPublic, {
      host: guest.id,
      isLocked: false,
      muted: [],
      removed: [],
      names,
    });
    return cardOf(kept.record);
  }

  /** What anyone with its link may know of a table. */
  async card(table: string): Promise<TableCard | null> {
    const kept = await this.tables.read(table);
    return kept === null ? null : cardOf(kept.record);
  }

  async listed(): Promise<TableCard[]> {
    const cards = await Promise.all((await this.kept.open()).map((id) => this.card(id)));
    return cards.filter((card) => card !== null);
  }

  said(table: string): Promise<Said[]> {
    return this.kept.said(table);
  }

  /** Lets somebody into the room of a table, which is opened if nobody is in it yet. Null: he may not come in. */
  async enter(table: string, visitor: Visitor): Promise<{ readonly room: Room; readonly leave: () => void } | null> {
    for (;;) {
      const opening = this.room(table);
      const room = await opening;
      // It may have been put away since.
      if (this.rooms.get(table) !== opening) continue;
      const leave = room.enter(visitor);
      return leave === null ? null : { room, leave };
    }
  }

  private room(table: string): Promise<Room> {
    if (this.isClosed) return Promise.reject(new NoRoom('The server is about to stop.'));
    let room = this.rooms.get(table);
    if (room === undefined) {
      room = this.open(table);
      this.rooms.set(table, room);
      room.catch(() => this.rooms.delete(table));
    }
    return room;
  }

  /** Rooms nobody is in are put away; all they know is kept. */
  async tidy(): Promise<void> {
    for (const [table, opening] of [...this.rooms]) {
      const room = await opening.catch(() => null);
      if (room?.isIdle === true && this.rooms.get(table) === opening) this.rooms.delete(table);
    }
  }

  get count(): number {
    return this.rooms.size;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    const rooms = await Promise.allSettled(this.rooms.values());
    for (const room of rooms) if (room.status === 'fulfilled') room.value.close('restart');
    await this.tables.close();
  }

  private async open(table: string): Promise<Room> {
    const [kept, room] = await Promise.all([this.tables.read(table), this.kept.read(table)]);
    if (kept === null || room === null) throw new NoRoom('There is no such table here.');
    const game = gameOf(kept.record.game);
    const { match, added } = resume(this.engineOf(game), kept);
    if (added !== null) await this.tables.addSegment(table, match.journal.segments.length - 1, added, match.table);
    return new Room(table, game, match, room, {
      store: { append: (...entry) => this.append(...entry) },
      bots: this.bots,
      keep: (facts) => this.kept.keep(table, facts),
      keepSaid: (said) => this.kept.keepSaid(table, said),
      now: () => Date.now(),
    });
  }

  /** Whoever else has written to the table knows more than we do: its room is opened anew. */
  private async append(...[table, ...entry]: Parameters<TableStore['append']>): Promise<void> {
    try {
      await this.tables.append(table, ...entry);
    } catch (cause) {
      if (cause instanceof Taken) {
        const room = this.rooms.get(table);
        this.rooms.delete(table);
        void room?.then((one) => one.close('restart'));
      }
      throw cause;
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
