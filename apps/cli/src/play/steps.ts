import { decider, type Match, type Seat, type Shape } from '@shamble/kernel';

export interface Back {
  /** The tables a person may go back to, latest first: those where one of these seats was asked. */
  readonly tables: readonly number[];
  /** How many of them cost nothing: nothing was learned since, and nobody else has answered. */
  readonly free: number;
}

/** How far the person who holds these seats can go back, as people count: undone steps are not there. */
export function stepsBack(match: Match<Shape>, seat: Seat, isMine: (seat: Seat) => boolean, most = 20): Back {
  const first = match.table.n - match.entries.length;
  const floor = match.undoFloor(seat);
  const tables: number[] = [];
  let n = match.table.n;
  while (n > first && tables.length < most) {
    const entry = match.entries[n - 1 - first]!;
    if ('undoTo' in entry) {
      n = entry.undoTo;
      continue;
    }
    n -= 1;
    if (!('choice' in entry || 'aside' in entry)) continue;
    if (isMine(entry.seat)) tables.push(n);
  }
  return { tables, free: tables.filter((table) => table >= floor).length };
}

/** Whose question is open; null when the game is over. */
export const askedSeat = ({ table }: Match<Shape>): Seat | null =>
  table.pending === null ? null : decider(table.pending.who);
