import { heardBy, type Seat, type Shape, type Told } from '@shamble/kernel';
import type { Lately, Missed, TableHost } from '@shamble/protocol';
import { type Found, type Heard, MOST_MISSED } from './history.ts';

const MOST_LATELY = 100;

/** What each of these seats has heard last. */
export function latelyTo(host: TableHost<Shape>, seats: readonly Seat[]): Lately[] {
  return seats
    .map((seat): Lately => ({ tell: 'lately', seat, chapters: host.lately(seat, MOST_LATELY) }))
    .filter(({ chapters }) => chapters.length > 0);
}

/** What was told longer ago than anybody remembers is told again by the journal. */
export type ReadMissed = (from: number, seats: readonly Seat[]) => Promise<Found['missed']>;

/** What happened since the table had so many entries, as a seat may know it. */
export class MissedSeats {
  private readonly host: TableHost<Shape>;
  private readonly read: ReadMissed;
  /** Seat -> what was read last: nobody may have the journal read again and again. */
  private readonly known = new Map<Seat, Heard & { readonly from: number; readonly to: number }>();
  private reading: Promise<unknown> = Promise.resolve();

  constructor(host: TableHost<Shape>, read: ReadMissed) {
    this.host = host;
    this.read = read;
  }

  /** Null: the journal must be read for it. */
  now(seats: readonly Seat[], from: number): Missed[] | null {
    const to = this.host.match.table.n;
    if (from >= to) return [];
    const all = seats.map((seat): Missed | null => {
      const known = this.known.get(seat);
      const told = this.host.toldSince(from);
      const later = known?.from === from ? this.host.toldSince(known.to) : null;
      if (told !== null) return { tell: 'missed', seat, from, to, ...heard({ events: [], left: 0 }, told, seat) };
      return later === null ? null : { tell: 'missed', seat, from, to, ...heard(known!, later, seat) };
    });
    return all.some((one) => one === null) ? null : (all as Missed[]);
  }

  /** One after the other: the second may find it read already. */
  of(seats: readonly Seat[], from: number): Promise<Missed[]> {
    const turn = this.reading.then(async () => {
      const now = this.now(seats, from);
      if (now !== null) return now;
      const { to, seats: found } = await this.read(from, seats);
      for (const seat of seats) this.known.set(seat, { ...found[seat]!, from, to });
      return this.now(seats, from) ?? [];
    });
    this.reading = turn.catch(() => undefined);
    return turn;
  }
}

function heard({ events, left }: Heard, told: readonly Told[], seat: Seat): Heard {
  const all = [...events, ...heardBy(told, seat)];
  const latest = all.slice(-MOST_MISSED);
  return { events: latest, left: left + all.length - latest.length };
}
