import { createEngine, type Engine, Fault, type Shape } from '@shamble/kernel';
import { type Farewell, NotStored, type OnlineCard, PROTOCOL, type Said } from '@shamble/protocol';
import { games, type ShelvedGame } from '../games.ts';
import {
  type Head,
  type Health,
  HealthCheck,
  type openDatabase,
  RoomStore,
  readOpened,
  TableStore,
} from '../store/index.ts';
import type { Lease, Leases } from '../store/leases.ts';
import type { Signal } from '../store/signals.ts';
import { within } from '../within.ts';
import { A_DAY, cardOf, KEPT_DAYS, KEPT_EMPTY_DAYS } from './card.ts';
import type { Visitor } from './fanOut.ts';
import { forgetGuest } from './forget.ts';
import type { Guest } from './guests.ts';
import { handOver } from './handOver.ts';
import { isFree, takeTable, tellWhile } from './leased.ts';
import { layTable, type NewRoom } from './newTable.ts';
import { Opening } from './opening.ts';
import { LocalOwners, NoRoom } from './owners.ts';
import { checkQuotas, NoMoreTables, type Quotas } from './quotas.ts';
import type { JournalReaders } from './readers.ts';
import { Room, type Surroundings } from './room.ts';
import { newFacts, type RoomFacts } from './roomFacts.ts';
import { Turns } from './turns.ts';
import { LATER, Writing } from './writing.ts';

interface Around extends Pick<Surroundings, 'bots' | 'may' | 'now' | 'steady'> {
  readonly readers: JournalReaders;
  /** How long a table has been open when its journal is verified, in milliseconds. */
  readonly verifyAfter?: number | undefined;
  /** Nobody could find out whether its journal leads to the table that was kept. */
  onUnverified?(table: string, cause: unknown): void;
  onFault(cause: unknown, table: string): void;
  onBroken?(table: string, cause: Fault): void;
  onUnstored?(cause: unknown, table: string): void;
  onStored?(seconds: number): void;
  /** A table was opened, and is ours. */
  onOpened?(seconds: number): void;
  readonly quotas: Quotas;
  /** There are tables. */
  onTables?(): void;
  /** Whether this server is still the only one that writes. */
  mayWrite?(): boolean;
  /** Where several processes share the tables. */
  readonly leases?: Leases | undefined;
  /** Tells the others. */
  signal?(signal: Signal): void;
}

/** A room may be opened again while others are put away. */
const MOST_TRIES = 3;
/** A server that is told to stop does not wait longer for its database, in milliseconds. */
const LAST_ORDERS = 5000;
const VERIFY_AFTER = 5000;
/** Where the server has no place for another table, one that nobody has begun to play at gives way after so long. */
export const GIVES_WAY = 15 * 60_000;

/** All the tables of this server. One that somebody is at is in memory; the others wait in the database. */
export class Hall {
  private readonly db: Awaited<ReturnType<typeof openDatabase>>;
  private readonly tables: TableStore;
  private readonly kept: RoomStore<RoomFacts>;
  private readonly around: Around;
  private readonly check: HealthCheck;
  private readonly readers: JournalReaders;
  private readonly opening: Opening;
  private readonly writing: Writing;
  private readonly turns = new Turns();
  private readonly keeping = new Turns();
  private readonly owners = new LocalOwners((table, isCurrent) => this.open(table, isCurrent));
  /** By what right a room speaks, where there are several processes. */
  private readonly held = new WeakMap<Room, Lease>();
  private readonly engines = new Map<string, Engine<Shape>>();

  constructor(db: Awaited<ReturnType<typeof openDatabase>>, around: Around) {
    this.db = db;
    this.tables = new TableStore(db, around.onStored);
    this.kept = new RoomStore(db);
    this.check = new HealthCheck(db);
    this.readers = around.readers;
    this.opening = new Opening(this.tables, around.readers);
    this.around = around;
    const { tables, check } = this;
    this.writing = new Writing({ ...around, tables, check, end: (table) => this.end(table, 'restart') });
  }

  /** A new table. Whoever makes it is its host and sits in the first seat; the others are open. */
  async make(guest: Guest, wanted: NewRoom): Promise<OnlineCard> {
    const game = gameOf(wanted.game);
    const kept = layTable(game, this.engineOf(game), wanted, guest.id, this.around.now());
    const { record } = kept;
    const room = { ...newFacts(guest, wanted.isPublic), isBegun: false };
    if (this.around.mayWrite?.() === false) throw new NotStored('not-stored', LATER);
    const make = (): Promise<void> =>
      this.tables.create(kept, async (change) => {
        const rooms = new RoomStore<RoomFacts>(change);
        await rooms.create(record.id, room);
        await rooms.join(record.id, guest.id);
        await checkQuotas(change, guest.id, this.around.quotas);
      });
    await make()
      .catch(async (cause) => {
        const isFullHouse = cause instanceof NoMoreTables && cause.whose === 'all';
        if (!isFullHouse || (await this.removeAll(await this.tables.emptySince(this.around.now() - GIVES_WAY))) === 0)
          throw cause;
        await make();
      })
      .catch((cause) => this.writing.unstored(cause, record.id));
    this.around.onTables?.();
    return cardOf(record, room, guest);
  }

  /** What anyone with its link may know of a table. */
  async card(table: string, guest: Guest | null): Promise<OnlineCard | null> {
    const found = await this.kept.listed(table);
    return found === null ? null : cardOf(found.record, found.facts, guest);
  }

  async listed(guest: Guest | null): Promise<OnlineCard[]> {
    return (await this.kept.open()).map(({ record, facts }) => cardOf(record, facts, guest));
  }

  async of(guest: Guest): Promise<OnlineCard[]> {
    return (await this.kept.of(guest.id)).map(({ record, facts }) => cardOf(record, facts, guest));
  }

  said(table: string): Promise<Said[]> {
    return this.kept.said(table);
  }

  /** Lets somebody into the room of a table, which is opened if nobody is in it yet. Null: he may not come in. */
  async enter(table: string, visitor: Visitor, seen?: number): Promise<{ room: Room; leave: () => void } | null> {
    for (;;) {
      const room = await this.owners.own(table);
      // It may have been put away since.
      if (!this.owners.owns(table, room)) continue;
      const lease = this.held.get(room);
      if (lease?.isMine() === false) {
        this.lost((one) => one === room);
        throw new NoRoom('restart');
      }
      if (lease !== undefined) tellWhile(visitor, lease);
      visitor.tell({ tell: 'hello', protocol: PROTOCOL, table: room.card(visitor.guest) });
      const leave = room.enter(visitor, seen);
      return leave === null ? null : { room, leave };
    }
  }

  /** Tells every table a guest is at, here or at other processes, what he is called now. */
  rename(guest: Guest): void {
    this.renamed(guest);
    this.around.signal?.({ is: 'renamed', guest });
  }

  renamed(guest: Guest): void {
    for (const room of this.owners.all) room.rename(guest);
  }

  async tidy(): Promise<void> {
    await this.release(this.owners.tidy());
  }

  private async release(rooms: readonly Room[]): Promise<void> {
    await this.around.leases?.release(
      rooms.flatMap((room) => (this.held.has(room) ? [[room.id, this.held.get(room)!]] : [])),
    );
  }

  /** Others may own our tables by now, or those: no room says anything any more, and everyone is told to come again. */
  lost(isLost: (room: Room) => boolean = () => true): void {
    for (const room of this.owners.all.filter(isLost)) {
      this.owners.disown(room.id);
      room.part('restart');
    }
  }

  /** Another process has taken the table. */
  moved(table: string, epoch: number): void {
    this.lost((room) => room.id === table && (this.held.get(room)?.epoch ?? epoch) < epoch);
  }

  /** A table was deleted: whoever is there is told, and what came meanwhile goes too. */
  async deleted(table: string): Promise<void> {
    await this.end(table, 'gone');
    await this.tables.remove(table);
  }

  /** A guest was deleted: no room in memory may write him down again. */
  async forget(guest: string): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const concerned = (await this.owners.opened()).filter((room) => room.knows(guest));
      for (const room of concerned) await this.owners.disown(room.id)?.then(() => room.settle());
      // Whoever comes again finds him gone.
      await forgetGuest(this.db, guest).finally(() => concerned.map((room) => room.part('restart')));
      if (concerned.length === 0) return;
    }
  }

  /** Tables nobody has touched for longer than was promised are let go; those nobody ever played at are soon forgotten. */
  async purge(): Promise<number> {
    const old = await this.tables.untouchedSince(this.around.now() - KEPT_DAYS * A_DAY);
    const empty = await this.tables.emptySince(this.around.now() - KEPT_EMPTY_DAYS * A_DAY);
    return this.removeAll([...new Set([...old, ...empty])]);
  }

  /** Those that somebody is at stay. How many are gone. */
  private async removeAll(tables: readonly string[]): Promise<number> {
    let count = 0;
    for (const table of tables) {
      await this.turns.take();
      const isEmpty = (): boolean => !this.owners.has(table);
      if (!(isEmpty() && (await isFree(this.around.leases, table)) && isEmpty())) continue;
      await this.tables.remove(table);
      count += 1;
    }
    return count;
  }

  get count(): number {
    return this.owners.all.length;
  }

  /** Finds out whether there are tables already. */
  async look(): Promise<void> {
    if ((await this.tables.untouchedSince(Number.MAX_SAFE_INTEGER, 1)).length > 0) this.around.onTables?.();
  }

  /** Whether the database takes what it is given. */
  health(): Promise<Health> {
    return this.check.ask();
  }

  async close(): Promise<void> {
    this.owners.close();
    if (this.around.leases !== undefined) await this.handOver(this.around.leases);
    await within(this.finish(), LAST_ORDERS);
    await this.tables.close();
  }

  /** Whoever is told to come again finds the tables free. */
  private async handOver(leases: Leases): Promise<void> {
    await handOver(this.owners.all, {
      idOf: ({ id }) => id,
      isEmpty: (room) => room.isIdle,
      giveUp: async (rooms) => {
        await Promise.all(rooms.map((room) => room.settle()));
        await this.release(rooms).catch(() => undefined);
        this.lost((room) => rooms.includes(room));
      },
      unowned: (tables) => leases.unowned(tables),
    });
  }

  private async finish(): Promise<void> {
    const rooms = await this.owners.opened();
    const { leases } = this.around;
    await Promise.all(rooms.map((room) => (leases === undefined ? this.end(room.id, 'restart') : room.settle())));
    await leases?.leave();
    this.lost();
    await this.readers.close();
    await this.tables.settled();
  }

  private async open(table: string, isCurrent: () => boolean): Promise<Room> {
    await this.writing.dispelled(table);
    await this.turns.take();
    const since = performance.now();
    const lease = await takeTable(this.around.leases, table);
    const epoch = lease?.epoch;
    const opened = await readOpened<RoomFacts>(this.db, table);
    if (opened === null || opened.facts === null) throw new NoRoom('gone');
    const { head, facts } = opened;
    const game = gameOf(head.record.game);
    const { match, added, isVerified } = await this.opening.open(this.engineOf(game), head).catch((cause) => {
      if (cause instanceof Fault) this.around.onBroken?.(table, cause);
      throw cause;
    });
    if (added !== null)
      await this.tables.addSegment(table, match.journal.segments.length - 1, added, match.table, epoch);
    if (!isVerified) void this.verify(table, head);
    const { bots, may, now, onFault, steady } = this.around;
    const { kept: store, tables } = this;
    const write = this.writing.writer(table, lease, isCurrent);
    const change = <T>(run: (rooms: RoomStore<RoomFacts>) => Promise<T>): Promise<T> =>
      write(() => store.change(table, run, epoch));
    const room = new Room(
      game,
      match,
      { ...opened, facts, record: head.record },
      {
        store: {
          append: (id, entry, after, news, said) => write(() => tables.append(id, entry, after, news, said, epoch)),
        },
        bots,
        may,
        history: {
          recall: async (n) => this.opening.read(await this.mustHave(table), { want: 'recall', n }),
          missed: async (from, seats) => this.opening.read(await this.mustHave(table), { want: 'missed', from, seats }),
        },
        keep: async (facts) => {
          await this.keeping.take();
          await change((rooms) => rooms.keep(table, facts));
        },
        keepSaid: (said, id) => change((rooms) => rooms.keepSaid(table, said, id)),
        speaker: (at) => store.speaker(table, at),
        unsay: (at) => change((rooms) => rooms.unsay(table, at)),
        join: (guest, isHis) => change((rooms) => (isHis ? rooms.join(table, guest) : rooms.part(table, guest))),
        now,
        onFault: (cause) => onFault(cause, table),
        steady,
      },
    );
    if (lease !== null) this.held.set(room, lease);
    this.around.onOpened?.((performance.now() - since) / 1000);
    return room;
  }

  /** A table that was trusted and should not have been is closed to everyone, and kept as it is. */
  private async verify(table: string, head: Head): Promise<void> {
    try {
      // Not while everybody comes back.
      await new Promise((resolve) => setTimeout(resolve, this.around.verifyAfter ?? VERIFY_AFTER).unref());
      await this.opening.verify(head);
    } catch (cause) {
      if (!(cause instanceof Fault)) return this.around.onUnverified?.(table, cause);
      // It may have been let go meanwhile.
      if ((await this.tables.record(table).catch(() => null)) === null) return;
      this.around.onBroken?.(table, cause);
      await this.tables
        .mark(table, { code: cause.code, sentence: cause.message })
        .catch((unmarked) => this.around.onUnverified?.(table, unmarked));
      await this.end(table, 'broken');
    }
  }

  /** Whoever is at the table is told to go. A room that could not be opened has nobody in it. */
  private async end(table: string, why: Farewell['why']): Promise<void> {
    const room = await this.owners.disown(table)?.catch(() => undefined);
    await room?.close(why);
  }

  private async mustHave(table: string): Promise<Head> {
    const opened = await readOpened(this.db, table);
    if (opened === null) throw new NoRoom('gone');
    return opened.head;
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
