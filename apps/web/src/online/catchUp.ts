import type { Seat } from '@shamble/kernel';
import type { Missed, RoomState } from '@shamble/protocol';
import type { RoomLine } from './roomLine.ts';

/** It need not be said of every entry by itself. */
const EVERY = 1000;

/**
 * Asks once for each seat of ours what was missed there, and says what has been shown of it since. However many lines it
 * takes: the server counts as seen only what was said so.
 */
export class CatchUp {
  private readonly line: RoomLine;
  private readonly onMissed: (missed: Missed) => void;
  /** Seat -> whether what was missed there has been told. */
  private readonly seats = new Map<Seat, boolean>();
  private readonly stops: (() => void)[];
  /** What the board shows, and what of it somebody looked at. */
  private drawn = -1;
  private n = -1;
  private said = -1;
  private isReading = false;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(line: RoomLine, onMissed: (missed: Missed) => void) {
    this.line = line;
    this.onMissed = onMissed;
    const turn = (): void => {
      this.shown(this.drawn);
      this.say();
    };
    globalThis.document?.addEventListener('visibilitychange', turn);
    this.stops = [
      () => globalThis.document?.removeEventListener('visibilitychange', turn),
      line.onTold((told) => {
        if (told.tell === 'hello') this.said = -1;
        else if (told.tell === 'room') this.look(told);
        else if (told.tell === 'missed' && told.id !== undefined) this.onMissed(told);
      }),
    ];
  }

  /** The board shows the table with so many entries. */
  shown(n: number): void {
    this.drawn = Math.max(this.drawn, n);
    if (globalThis.document?.hidden === true) return;
    this.n = this.drawn;
    this.timer ??= setTimeout(() => this.say(), EVERY);
  }

  /** Somebody is reading what he missed: until he has, he has not seen it. */
  read(isReading: boolean): void {
    this.isReading = isReading;
    this.say();
  }

  close(): void {
    this.say();
    for (const stop of this.stops) stop();
  }

  private look({ seats }: RoomState): void {
    for (const seat of [...this.seats.keys()]) if (!seats.includes(seat)) this.seats.delete(seat);
    for (const seat of seats) if (!this.seats.has(seat)) void this.ask(seat);
  }

  private async ask(seat: Seat): Promise<void> {
    this.seats.set(seat, false);
    const reply = await this.line.say({ say: 'missed', seat });
    if (!this.seats.has(seat)) return;
    if (reply.tell === 'refused') this.seats.delete(seat);
    else this.seats.set(seat, true);
    this.say();
  }

  private say(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    if (this.n <= this.said || this.isReading) return;
    if ([...this.seats.values()].includes(false)) return;
    const isHeard = [...this.seats.keys()].map((seat) => this.line.mention({ say: 'shown', seat, n: this.n }));
    if (isHeard.every(Boolean)) this.said = this.n;
  }
}
