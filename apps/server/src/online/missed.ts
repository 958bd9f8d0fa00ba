import { type Event, heardBy, replay, type Seat, type Shape, type Told } from '@shamble/kernel';
import type { Lately, Missed, TableHost } from '@shamble/protocol';

const MOST_MISSED = 500;
const MOST_LATELY = 100;

/** What each of these seats has heard last. */
export function latelyTo(host: TableHost<Shape>, seats: readonly Seat[]): Lately[] {
  return seats
    .map((seat): Lately => ({ tell: 'lately', seat, chapters: host.lately(seat, MOST_LATELY) }))
    .filter(({ chapters }) => chapters.length > 0);
}

/** What happened since the table had so many entries, as each of these seats may know it. */
export function missedBy(host: TableHost<Shape>, seats: readonly Seat[], from: number | undefined): Missed[] {
  const to = host.match.table.n;
  if (from === undefined || from >= to || seats.length === 0) return [];
  const told = host.toldSince(from) ?? retold(host, from);
  return seats.map((seat) => {
    const events: Event[] = heardBy(told, seat);
    const latest = events.slice(-MOST_MISSED);
    return { tell: 'missed', seat, from, to, events: latest, left: events.length - latest.length };
  });
}

/** What was told longer ago than anybody remembers is told again by the journal. */
function retold({ match }: TableHost<Shape>, from: number): readonly Told[] {
  const all: Told[] = [];
  replay(match.engine, match.journal, {
    onEntry: (entry, _table, told) => {
      if (entry !== null && entry.n >= from) all.push(...told);
    },
  });
  return all;
}
