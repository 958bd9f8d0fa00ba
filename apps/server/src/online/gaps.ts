import type { Seat, Shape } from '@shamble/kernel';
import type { Missed, Shown, TableHost } from '@shamble/protocol';
import type { Visitor } from './fanOut.ts';
import { MissedSeats, type ReadMissed } from './missed.ts';
import type { RoomFacts } from './roomFacts.ts';
import type { Seats } from './seats.ts';
import { SeenSeats } from './seen.ts';

interface Around {
  readonly history: { readonly missed: ReadMissed };
  may(what: 'journal', who: string): Promise<boolean>;
}

/** Between what somebody was shown of his seats and what has happened there. */
export class Gaps {
  private readonly host: TableHost<Shape>;
  private readonly seats: Seats;
  private readonly facts: () => RoomFacts;
  private readonly may: (guest: string) => Promise<boolean>;
  private readonly missed: MissedSeats;
  private readonly seen = new SeenSeats();

  constructor(host: TableHost<Shape>, seats: Seats, facts: () => RoomFacts, around: Around) {
    this.host = host;
    this.seats = seats;
    this.facts = facts;
    this.may = (guest) => around.may('journal', guest);
    this.missed = new MissedSeats(host, (from, wanted) => around.history.missed(from, wanted));
  }

  /** Whoever takes a seat anew has missed nothing of it. */
  begin(guest: string, seat: Seat): void {
    this.seen.begin(guest, seat, this.host.match.table.n);
  }

  noteShown({ guest }: Visitor, { seat, n }: Shown): void {
    const isHis = this.seats.holder(seat) === guest.id;
    if (isHis && n <= this.host.match.table.n) this.seen.note(this.facts(), guest.id, seat, n);
  }

  /** What these were shown, to be kept: only of those who sit here, or are awaited. Null: of none. */
  marks(guests: readonly string[], when: number): Pick<RoomFacts, 'seen'> | null {
    const { host, keptFor } = this.facts();
    const known = [host, ...Object.values(keptFor), ...this.seats.people];
    const noted = guests.filter((id) => known.includes(id));
    return noted.length === 0 ? null : { seen: this.seen.marks(this.facts(), noted, when) };
  }

  /** What a line that was opened again has not heard. If it cannot be found, that there is nothing more to wait for. */
  tellSince(visitor: Visitor, from: number): void {
    const seats = this.seats.of(visitor.guest.id);
    const tell = (all: readonly Missed[]): void => {
      for (const missed of all) visitor.tell(missed);
    };
    const to = this.host.match.table.n;
    const nothing = seats.map((seat): Missed => ({ tell: 'missed', seat, from, to, events: [], left: 0 }));
    const now = this.missed.now(seats, from);
    if (now !== null) tell(now);
    else
      void this.read(visitor, seats, from).then(
        (read) => tell(read ?? nothing),
        () => tell(nothing),
      );
  }

  /** What has happened at a seat since whoever asks was shown it. False: he has asked for too much of it. */
  async tellMissed(visitor: Visitor, seat: Seat, id: string): Promise<boolean> {
    const from = this.seen.of(this.facts(), visitor.guest.id, seat);
    const all = await this.read(visitor, [seat], from);
    for (const missed of all ?? []) visitor.tell({ ...missed, id });
    return all !== null;
  }

  /** Null: he may not have the journal read again so soon. */
  private async read({ guest }: Visitor, seats: readonly Seat[], from: number): Promise<readonly Missed[] | null> {
    const now = this.missed.now(seats, from);
    if (now !== null) return now;
    return (await this.may(guest.id)) ? this.missed.of(seats, from) : null;
  }
}
