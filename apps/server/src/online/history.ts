import { outlineOf } from '@shamble/bots';
import { fileOf, journalOf, type Kept, resume, type SegmentRecord, type TableFile } from '@shamble/kept';
import {
  type Engine,
  type Entry,
  type Event,
  Fault,
  heardBy,
  parseJournal,
  replay,
  type Seat,
  type Segment,
  type Shape,
  type Standing,
  same,
  standingAt,
  type Table,
} from '@shamble/kernel';
import { dossierIn, isSound, type Whose } from '../queue/game.ts';
import type { Game } from '../queue/sending.ts';
import type { OnlineRecord } from '../store/index.ts';

/** Of what one seat has missed no more than so many events are told. */
export const MOST_MISSED = 500;

/** A table as it is written down; the entries come beside it. */
export interface Written {
  readonly record: OnlineRecord;
  readonly segments: readonly SegmentRecord[];
  readonly snapshot: string | null;
}

/** What one may want to know of a journal. */
export type Want =
  /** The table it leads to, every hash of it checked. */
  | { readonly want: 'resume' }
  /** Nothing, if it leads to the table that was kept, and things stand as was said; else a Fault. */
  | { readonly want: 'verify'; readonly standing: Standing }
  /** How things stand at its end; nothing is checked. */
  | { readonly want: 'stand' }
  /** The table with so many entries. */
  | { readonly want: 'recall'; readonly n: number }
  /** What each of these seats has heard since the table with so many entries. */
  | { readonly want: 'missed'; readonly from: number; readonly seats: readonly Seat[] }
  /** The file of it, with what analyses have found. */
  | { readonly want: 'file'; readonly analyses: readonly unknown[] }
  /** The file, and what an analysis of it has to do. */
  | ({ readonly want: 'outline' } & Whose)
  /** Whether somebody else's report is one of this game. */
  | ({ readonly want: 'check'; readonly report: unknown } & Whose);

export interface Found {
  readonly resume: { readonly table: Table; readonly standing: Standing; readonly added: Segment | null };
  readonly verify: null;
  readonly stand: Standing;
  readonly recall: { readonly table: Table; readonly previous: number | null };
  readonly missed: { readonly to: number; readonly seats: Readonly<Record<Seat, Heard>> };
  readonly file: TableFile;
  readonly outline: Game;
  readonly check: boolean;
}

export interface Heard {
  readonly events: readonly Event[];
  /** So many before them are left out. */
  readonly left: number;
}

/** Reads a whole journal, which takes long: in a thread of its own. */
export function readHistory(
  engine: Engine<Shape>,
  { record, segments, snapshot }: Written,
  bodies: readonly string[],
  want: Want,
): Found[Want['want']] {
  const entries = bodies.map((body, at) => {
    const entry = parsed(body) as Entry | undefined;
    if (entry == null) throw new Fault('corrupt', `This table is damaged: entry ${at} cannot be read.`);
    return { table: record.id, n: entry.n, entry };
  });
  const table = parsed(snapshot ?? '') as Table | undefined;
  const end = table && { table: record.id, n: record.n, kept: table };
  const kept: Kept = { record, segments, entries, snapshot: end };
  switch (want.want) {
    case 'resume':
      return resumed(engine, kept);
    case 'verify':
      return verified(engine, kept, want.standing);
    case 'stand':
      return standingAt(lastOf(kept), record.n);
    case 'recall': {
      const earlier = replay(engine, parseJournal(journalOf(kept)), { upTo: want.n });
      return { table: earlier as Table, previous: standingAt(lastOf(kept), want.n).previous };
    }
    case 'missed':
      return missedIn(engine, kept, want.from, want.seats);
    case 'file': {
      const { analyses } = want;
      return fileOf(analyses.length === 0 || !end ? kept : { ...kept, snapshot: { ...end, analyses } });
    }
    case 'outline': {
      const { text } = fileOf(kept);
      return { text, outline: outlineOf(dossierIn(text, want).dossier) };
    }
    case 'check':
      return isSound(fileOf(kept).text, want, want.report);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const lastOf = (kept: Kept): Segment => parseJournal(journalOf(kept)).segments.at(-1)!;

function resumed(engine: Engine<Shape>, kept: Kept): Found['resume'] {
  const { match, added } = resume(engine, kept);
  return { table: match.table as Table, standing: match.standing, added };
}

function verified(engine: Engine<Shape>, kept: Kept, standing: Standing): null {
  const { table, standing: found, added } = resumed(engine, kept);
  // With rules that have changed the kept table is all there is to go on from.
  if (added === null && !same(table, kept.snapshot?.kept))
    throw new Fault('corrupt', 'This table is damaged: its journal leads to another one. It was left as it is.');
  if (added === null && !same(found, standing))
    throw new Fault('corrupt', 'This table is damaged: its journal names other people. It was left as it is.');
  return null;
}

function missedIn(engine: Engine<Shape>, kept: Kept, from: number, seats: readonly Seat[]): Found['missed'] {
  const heard = new Map<Seat, Event[]>(seats.map((seat) => [seat, []]));
  const left = new Map<Seat, number>();
  replay(engine, parseJournal(journalOf(kept)), {
    onEntry: (entry, _table, told) => {
      if (entry === null || entry.n < from) return;
      for (const [seat, events] of heard) {
        events.push(...heardBy(told, seat));
        const over = Math.max(0, events.length - MOST_MISSED);
        events.splice(0, over);
        left.set(seat, (left.get(seat) ?? 0) + over);
      }
    },
  });
  const found = seats.map((seat): [Seat, Heard] => [seat, { events: heard.get(seat)!, left: left.get(seat) ?? 0 }]);
  return { to: kept.record.n, seats: Object.fromEntries(found) };
}
