import type { Seat, Shape } from '@shamble/kernel';
import type { Farewell, RoomTold, TableHost, Update } from '@shamble/protocol';
import type { Guest } from './guests.ts';

/** Somebody's line to the room. One guest may have several. */
export interface Visitor {
  guest: Guest;
  tell(told: RoomTold): void;
  close(why: Farewell['why']): void;
}

/** Who hears what a table tells. With several processes a message bus goes behind this; now all lines end here. */
export interface FanOut {
  readonly visitors: ReadonlySet<Visitor>;
  /** From now on the visitor hears what these seats are told, and nothing else. The seats that are new to him. */
  hear(visitor: Visitor, seats: readonly Seat[]): Seat[];
  leave(visitor: Visitor): void;
  everyone(told: RoomTold): void;
}

/** The lines of this process. Each view is made once, however many look at it. */
export class Lines implements FanOut {
  readonly visitors = new Set<Visitor>();
  private readonly host: TableHost<Shape>;
  /** Seat or watcher -> who hears what it is told. */
  private readonly hearing = new Map<Seat, { readonly stop: () => void; readonly by: Set<Visitor> }>();

  constructor(host: TableHost<Shape>) {
    this.host = host;
  }

  hear(visitor: Visitor, seats: readonly Seat[]): Seat[] {
    this.visitors.add(visitor);
    const before = this.heardBy(visitor);
    for (const seat of before) if (!seats.includes(seat)) this.deafen(visitor, seat);
    const added = seats.filter((seat) => !before.includes(seat));
    for (const seat of added) {
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
    return added;
  }

  leave(visitor: Visitor): void {
    this.visitors.delete(visitor);
    for (const seat of this.heardBy(visitor)) this.deafen(visitor, seat);
  }

  everyone(told: RoomTold): void {
    for (const visitor of this.visitors) visitor.tell(told);
  }

  private heardBy(visitor: Visitor): Seat[] {
    return [...this.hearing].flatMap(([seat, { by }]) => (by.has(visitor) ? [seat] : []));
  }

  private deafen(visitor: Visitor, seat: Seat): void {
    const hearers = this.hearing.get(seat)!;
    hearers.by.delete(visitor);
    if (hearers.by.size > 0) return;
    hearers.stop();
    this.hearing.delete(seat);
  }
}
