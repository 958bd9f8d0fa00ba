import type { Event, GamePack, Phrase, Seat, Shape } from '@shamble/kernel';
import type { Chapter } from '../link/messages.ts';
import { idOf, type Telling } from './telling.ts';

/** An event that has been shown. */
export interface LogLine {
  readonly id: string;
  /** The number of entries after it. */
  readonly n: number;
  readonly event: Event;
  readonly phrase: Phrase;
  /** Somebody has gone back: this has not happened. */
  readonly undone: boolean;
}

const NOTHING: readonly LogLine[] = [];

/** What each seat has been shown, once somebody has looked at it. */
export class Logs {
  private readonly lines = new Map<Seat, readonly LogLine[]>();

  /** False if there is one already. */
  begin(seat: Seat): boolean {
    if (this.lines.has(seat)) return false;
    this.lines.set(seat, NOTHING);
    return true;
  }

  note(seat: Seat, shown: readonly Telling[], pack: GamePack<Shape>): void {
    const log = this.lines.get(seat);
    if (shown.length === 0 || log === undefined) return;
    const lines = shown.map(({ id, event, update }) => {
      const phrase = pack.event(update.view.state, event);
      return { id, n: update.n, event, phrase, undone: false };
    });
    this.lines.set(seat, [...log, ...lines]);
  }

  /** The story so far comes before what was heard while it was fetched, and without what still waits to be shown. */
  tellBefore(seat: Seat, chapters: readonly Chapter[], waiting: readonly Telling[]): void {
    const since = this.lines.get(seat) ?? NOTHING;
    const isLater = new Set([...since, ...waiting].map(({ id }) => id));
    this.lines.set(seat, [...linesOf(chapters).filter(({ id }) => !isLater.has(id)), ...since]);
  }

  /** With what was undone marked; the same list as long as nothing has changed. */
  of(seat: Seat | null, undone: readonly number[]): readonly LogLine[] {
    const log = seat === null ? undefined : this.lines.get(seat);
    if (seat === null || log === undefined) return NOTHING;
    const now = marked(log, new Set(undone));
    this.lines.set(seat, now);
    return now;
  }
}

const linesOf = (chapters: readonly Chapter[]): LogLine[] =>
  chapters.flatMap(({ n, lines }) => lines.map((line, at) => ({ ...line, id: idOf(n, at), n, undone: false })));

function marked(lines: readonly LogLine[], undone: ReadonlySet<number>): readonly LogLine[] {
  if (lines.every((line) => line.undone === undone.has(line.n))) return lines;
  return lines.map((line) => (line.undone === undone.has(line.n) ? line : { ...line, undone: !line.undone }));
}
