import type { Owner } from '../store/leases.ts';
import type { Room } from './room.ts';

/** Why there is no such table. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom';
  readonly why: 'gone' | 'restart';

  constructor(why: 'gone' | 'restart') {
    super(why === 'gone' ? 'There is no such table here.' : 'The server is about to stop.');
    this.why = why;
  }
}

/** Another process owns the table. */
export class Elsewhere extends Error {
  override readonly name = 'Elsewhere';
  readonly owner: Owner;

  constructor(owner: Owner) {
    super('Another process owns this table.');
    this.owner = owner;
  }
}

/**
 * Finds the one owner of a table: this process, or of several the one that holds a lease; then there is an Elsewhere. Should two
 * believe they own it, the database lets only one write, and the other opens it anew.
 */
export interface Owners {
  /** The room of the table, opened if need be. */
  own(table: string): Promise<Room>;
  /** Whether this is still the room of its table. */
  owns(table: string, room: Room): boolean;
  /** Somebody else has written to the table: it is opened anew when it is wanted. */
  disown(table: string): Promise<Room> | undefined;
}

const IDLE_TIMES = 5;

/** The tables of this process. */
export class LocalOwners implements Owners {
  private readonly open: (table: string, isCurrent: () => boolean) => Promise<Room>;
  private readonly opening = new Map<string, Promise<Room>>();
  private readonly rooms = new Map<string, Room>();
  /** How often in a row nobody was found there. */
  private readonly idle = new Map<string, number>();
  private isClosed = false;

  /** `isCurrent`: whether the room that is opened then is still the one of its table. */
  constructor(open: (table: string, isCurrent: () => boolean) => Promise<Room>) {
    this.open = open;
  }

  own(table: string): Promise<Room> {
    const known = this.opening.get(table);
    if (known !== undefined) return known;
    if (this.isClosed) return Promise.reject(new NoRoom('restart'));
    const opening = this.open(table, () => this.opening.get(table) === opening);
    this.opening.set(table, opening);
    opening.then(
      (room) => this.opening.get(table) === opening && this.rooms.set(table, room),
      () => this.opening.get(table) === opening && this.opening.delete(table),
    );
    return opening;
  }

  owns(table: string, room: Room): boolean {
    return this.rooms.get(table) === room;
  }

  disown(table: string): Promise<Room> | undefined {
    const opening = this.opening.get(table);
    this.opening.delete(table);
    this.rooms.delete(table);
    this.idle.delete(table);
    return opening;
  }

  has(table: string): boolean {
    return this.opening.has(table);
  }

  get all(): readonly Room[] {
    return [...this.rooms.values()];
  }

  /** Those in memory, once those that are being opened are there too. */
  async opened(): Promise<readonly Room[]> {
    await Promise.allSettled(this.opening.values());
    return this.all;
  }

  /** Rooms nobody has been in for a while are put away; all they know is kept. To open one takes time, so not at once. */
  tidy(): Room[] {
    const away: Room[] = [];
    for (const [table, room] of [...this.rooms]) {
      const times = room.isIdle ? (this.idle.get(table) ?? 0) + 1 : 0;
      this.idle.set(table, times);
      if (times < IDLE_TIMES) continue;
      this.disown(table);
      away.push(room);
    }
    return away;
  }

  /** No table is opened any more. */
  close(): void {
    this.isClosed = true;
  }
}
