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
  const told = host.toldSince(from) ?? retoldSince(host, from);
  return seats.map((seat) => {
    const events: Event[] = heardBy(told, seat);
    const latest = events.slice(-MOST_MISSED);
    return { tell: 'missed', seat, from, to, events: latest, left: events.length - latest.length };
  });
}

interface Past {
  /** What each entry told, and the number of entries in all. */
  readonly told: readonly { readonly n: number; readonly told: readonly Told[] }[];
  readonly upTo: number;
}

/** A whole journal takes long to read: nobody may have it read again and again. */
const pasts = new WeakMap<TableHost<Shape>, Past>();

/** What was told longer ago than anybody remembers is told again by the journal. */
function retoldSince(host: TableHost<Shape>, from: number): readonly Told[] {
  const known = pasts.get(host);
  const later = known === undefined ? null : host.toldSince(known.upTo);
  const past = known === undefined || later === null ? retold(host) : known;
  pasts.set(host, past);
  return [...past.told.filter(({ n }) => n >= from).flatMap(({ told }) => told), ...(later ?? [])];
}

function retold({ match }: TableHost<Shape>): Past {
  const all: { readonly n: number; readonly told: readonly Told[] }[] = [];
  replay(match.engine, match.journal, {
    onEntry: (entry, _table, told) => {
      if (entry !== null) all.push({ n: entry.n, told });
    },
  });
  return { told: all, upTo: match.table.n };
}
