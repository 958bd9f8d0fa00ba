import {
  type Engine,
  type Journal,
  Match,
  replay,
  type Segment,
  type Shape,
  type TableOf,
  type Told,
} from '@shamble/kernel';
import { undoneIn } from './undone.ts';

/** Answers from the start of a game that cannot be played again. */
export interface Before {
  readonly answers: number;
  /** The rules they were given under. */
  readonly version: number;
}

/** What of a journal can be watched: its segments from some point on, and what came before. */
interface Reels {
  readonly journal: Journal;
  readonly before: Before | null;
}

/** Rules that have changed since still show what they lead to table by table, every hash of it the one written down. */
function reelsOf(engine: Engine<Shape>, journal: Journal): Reels {
  const { version, content } = engine.game;
  const segments = journal.segments.slice(-1);
  for (const segment of journal.segments.slice(0, -1).reverse()) {
    const alike = { ...segment, version, content };
    if (!isSame(engine, { ...journal, segments: [alike] }))
      return {
        journal: { ...journal, segments },
        before: { answers: firstOf(segments[0]!), version: segment.version },
      };
    segments.unshift(alike);
  }
  return { journal: { ...journal, segments }, before: null };
}

/** Each segment as a journal of its own. */
export const reelsIn = (journal: Journal): readonly Journal[] =>
  journal.segments.map((segment) => ({ ...journal, segments: [segment] }));

const firstOf = ({ start }: Segment): number => ('table' in start ? start.table.n : 0);

function isSame(engine: Engine<Shape>, journal: Journal): boolean {
  try {
    replay(engine, journal, { verify: true });
    return true;
  } catch {
    // What other rules wrote may be of any shape.
    return false;
  }
}

/** A game played again, every table of it at hand: a few kilobytes each. */
export interface Again {
  /** As far as it can be played again. */
  readonly match: Match<Shape>;
  readonly before: Before | null;
  readonly tables: readonly TableOf<Shape>[];
  /** What was told on the way to each. */
  readonly told: readonly (readonly Told[])[];
  /** The tables that were left behind by going back. */
  readonly undone: readonly number[];
}

export function playAgain({ engine, table: end, undoRule, journal: whole }: Match<Shape>): Again {
  const { journal, before } = reelsOf(engine, whole);
  const tables: TableOf<Shape>[] = [];
  const told: (readonly Told[])[] = [];
  for (const reel of reelsIn(journal))
    replay(engine, reel, {
      onEntry: (entry, table, heard) => {
        const goesOn = entry === null && tables.length > 0;
        if (goesOn) tables.pop();
        else told.push(heard);
        tables.push(table);
      },
    });
  const match = new Match(engine, journal, end, journal.segments.at(-1)!.start.holders, undoRule);
  const undone = journal.segments.flatMap(({ entries }) => [...undoneIn(entries)]);
  return { match, before, tables, told, undone };
}
