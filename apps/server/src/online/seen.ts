import type { Seat } from '@shamble/kernel';
import type { RoomFacts } from './roomFacts.ts';

export interface Seen {
  readonly when: number;
  /** Seat -> the number of entries with which he has been shown it. */
  readonly shown?: Readonly<Record<Seat, number>>;
  /** How many entries there were when he left: noted before people said what they were shown. */
  readonly n?: number;
}

/** What each guest has said he was shown of each of his seats. To come by and look is not to have seen it. */
export class SeenSeats {
  private readonly latest = new Map<string, Record<Seat, number>>();

  note(facts: RoomFacts, guest: string, seat: Seat, n: number): void {
    if (n > this.of(facts, guest, seat)) this.begin(guest, seat, n);
  }

  /** Whoever takes a seat anew has missed nothing of it. */
  begin(guest: string, seat: Seat, n: number): void {
    this.latest.set(guest, { ...this.latest.get(guest), [seat]: n });
  }

  of({ seen }: RoomFacts, guest: string, seat: Seat): number {
    const known = Object.hasOwn(seen, guest) ? seen[guest] : undefined;
    return this.latest.get(guest)?.[seat] ?? known?.shown?.[seat] ?? known?.n ?? 0;
  }

  /** What is to be kept of these guests. */
  marks({ seen }: RoomFacts, guests: readonly string[], when: number): RoomFacts['seen'] {
    const marked = guests.map((guest): [string, Seen] => {
      const known = seen[guest];
      return [guest, { ...known, when, shown: { ...known?.shown, ...this.latest.get(guest) } }];
    });
    return { ...seen, ...Object.fromEntries(marked) };
  }
}
