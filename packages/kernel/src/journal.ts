import { Fault } from './fault.ts';
import type { Seat } from './game.ts';
import type { Forced } from './resolution.ts';
import { isCount, isListOf, isRecord, isTable, isText } from './shape.ts';
import type { Table } from './table.ts';

/** The truth on disk: how the table was made and everything said since. One segment a version of the rules. */
export interface Journal {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly segments: Segment[];
}

export const FORMAT = 1;

export interface Segment {
  readonly version: number;
  /** The hash of the shipped content it was played with. */
  readonly content: string;
  readonly start: Start;
  /** The hash of the table at its start. */
  readonly hash: string;
  readonly forced: readonly Forced[];
  readonly entries: Entry[];
}

/** A new table, or one that goes on: after a change of rules, or from a point of another game. */
export type Start =
  | { readonly options: unknown; readonly key: string; readonly holders: Holders }
  | { readonly table: Table; readonly holders: Holders };

/** Who sits where: a person, a device or a bot, by a name the edge gives. */
export type Holders = Readonly<Record<Seat, string>>;

/** `n` counts the entries before it. `hash` is that of the table after it. */
export type Entry = { readonly n: number; readonly seat: Seat; readonly hash: string } & Deed;

export type Deed =
  | { readonly choice: string; readonly answer: unknown; readonly forced?: readonly Forced[] }
  | { readonly propose: string; readonly answer: unknown }
  | { readonly aside: string; readonly answer: unknown; readonly forced?: readonly Forced[] }
  | { readonly resign: true; readonly forced?: readonly Forced[] }
  | { readonly hold: string }
  | { readonly undoTo: number; readonly beyond?: true }
  | { readonly undoAsked: number }
  | { readonly undoAgreed: boolean };

export const lastSegment = (journal: Journal): Segment => journal.segments[journal.segments.length - 1]!;

/** The number of entries before a segment's first. */
export const firstN = (segment: Segment): number => ('table' in segment.start ? segment.start.table.n : 0);

/** Deed -> whether what the entry says of it can be read. */
const DEEDS: Readonly<Record<string, (value: unknown, entry: Record<string, unknown>) => boolean>> = {
  choice: (value, entry) => isText(value) && 'answer' in entry,
  propose: (value, entry) => isText(value) && 'answer' in entry,
  aside: (value, entry) => isText(value) && 'answer' in entry,
  resign: (value) => value === true,
  hold: isText,
  undoTo: (value, { beyond }) => isCount(value) && (beyond === undefined || beyond === true),
  undoAsked: isCount,
  undoAgreed: (value) => typeof value === 'boolean',
};

/** Checks the shape of something that claims to be a journal, and gives it back as one. */
export function parseJournal(given: unknown): Journal {
  if (!isRecord(given) || typeof given.game !== 'string' || !Array.isArray(given.segments))
    throw corrupt('it is not a journal of a game');
  if (typeof given.format !== 'number') throw corrupt('it does not say its format');
  if (given.format > FORMAT)
    throw new Fault(
      'newer',
      `This journal was written by a newer Shamble (format ${given.format}; this one reads ${FORMAT}). Update, then open it again.`,
    );
  if (given.format !== FORMAT) throw corrupt(`there is no format ${given.format}`);
  if (given.segments.length === 0) throw corrupt('it has no segment');
  let first = 0;
  for (const segment of given.segments) first = checkSegment(segment, first);
  return given as unknown as Journal;
}

/** Checks a journal of which only the last entry was read. */
export function checkHeads(journal: Journal, last: Entry | null, n: number): void {
  if (journal.segments.length === 0) throw corrupt('it has no segment');
  for (const segment of journal.segments) checkSegment({ ...segment, entries: [] }, firstN(segment));
  if (last !== null) checkEntry(last, n - 1);
}

/** Gives back the number of entries up to its end. */
function checkSegment(segment: unknown, first: number): number {
  if (!isRecord(segment) || !isCount(segment.version) || !isText(segment.content) || !isText(segment.hash))
    throw corrupt('a segment lacks its version, content or hash');
  const { start, forced, entries } = segment;
  if (!isRecord(start) || !isRecord(start.holders) || !Object.values(start.holders).every(isText))
    throw corrupt('a segment does not say how its table was made');
  if ('table' in start ? !isTable(start.table) || start.table.n !== first : !isText(start.key) || first > 0)
    throw corrupt('a segment does not say how its table was made');
  if (!isListOf(forced, isForced) || !Array.isArray(entries)) throw corrupt('a segment lacks its entries');
  entries.forEach((entry: unknown, i) => {
    checkEntry(entry, first + i);
  });
  return first + entries.length;
}

function checkEntry(entry: unknown, n: number): void {
  if (!isRecord(entry) || entry.n !== n) throw corrupt(`entry ${n} is missing or out of order`);
  if (!isText(entry.seat) || !isText(entry.hash)) throw corrupt(`entry ${n} lacks its seat or hash`);
  const deeds = Object.keys(DEEDS).filter((deed) => deed in entry);
  if (deeds.length !== 1 || !DEEDS[deeds[0]!]!(entry[deeds[0]!], entry))
    throw corrupt(`entry ${n} does not say what was done`);
  if (entry.forced !== undefined && !isListOf(entry.forced, isForced))
    throw corrupt(`entry ${n} does not say what was forced`);
}

const isForced = (value: unknown): boolean => isRecord(value) && isText(value.seat) && isText(value.choice);

export const corrupt = (what: string): Fault =>
  new Fault('corrupt', `This file is damaged: ${what}. It was left as it is.`);
