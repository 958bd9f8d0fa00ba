import { type Seat, type Shape, WATCHER } from '@shamble/kernel';
import type { TableHost } from '@shamble/protocol';
import type { FanOut } from './fanOut.ts';
import type { Seats } from './seats.ts';

interface Around {
  readonly host: TableHost<Shape>;
  readonly seats: Seats;
  readonly lines: FanOut;
  /** Nobody is shown a hand yet: whoever sits there now may leave it to somebody else. */
  isVeiled(): boolean;
}

const VEILED = 'Hands are secret here: each is shown to its holder once the host says that play begins.';

/** By the eyes of which seats somebody sees the table. */
export class Eyes {
  private readonly around: Around;
  private wasVeiled: boolean;

  constructor(around: Around) {
    this.around = around;
    this.wasVeiled = around.isVeiled();
  }

  /** Those who hold no seat look on. */
  of(guest: string): Seat[] {
    const seats = this.around.isVeiled() ? [] : this.around.seats.of(guest);
    return seats.length > 0 ? seats : [WATCHER];
  }

  /** Why somebody does not speak for a seat. */
  whyNot(guest: string, seat: Seat): string {
    const isHis = this.around.seats.of(guest).includes(seat);
    return isHis && this.around.isVeiled() ? VEILED : `The seat "${seat}" is not yours.`;
  }

  /** Everyone sees what is his to see now, and is told what is new to him. */
  open(): void {
    const { host, lines } = this.around;
    for (const visitor of lines.visitors)
      for (const seat of lines.hear(visitor, this.of(visitor.guest.id))) visitor.tell(host.update(seat));
  }

  /** Once play has begun everyone is shown his hand. */
  unveil(): void {
    if (!this.wasVeiled || this.around.isVeiled()) return;
    this.wasVeiled = false;
    this.open();
  }
}
