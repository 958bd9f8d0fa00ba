import type { FanOut } from './fanOut.ts';

/** A line that drops for no longer than this is no leaving. */
export const GRACE = 60_000;

/** Who is here, and who has only just gone. */
export class Presence {
  private readonly lines: Pick<FanOut, 'visitors'>;
  /** A clock that nobody sets. */
  private readonly steady: () => number;
  /** Nobody can come back to a room before it is open. */
  private readonly openedAt: number;
  private readonly leftAt = new Map<string, number>();

  constructor(lines: Pick<FanOut, 'visitors'>, steady: () => number) {
    this.lines = lines;
    this.steady = steady;
    this.openedAt = steady();
  }

  /** On a line, now. */
  isHere(guest: string): boolean {
    for (const visitor of this.lines.visitors) if (visitor.guest.id === guest) return true;
    return false;
  }

  /** On a line, or so lately that he may be coming back. */
  isPresent(guest: string): boolean {
    return !this.isAway(guest, GRACE);
  }

  /** On no line for as long as this, in milliseconds. */
  isAway(guest: string, long: number): boolean {
    return !this.isHere(guest) && this.steady() - (this.leftAt.get(guest) ?? this.openedAt) >= long;
  }

  /** His last line has closed. */
  left(guest: string): void {
    this.leftAt.set(guest, this.steady());
  }
}
