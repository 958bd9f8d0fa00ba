import {
  type Engine,
  type Entry,
  type FaultCode,
  type GamePack,
  type Holders,
  type Outcome,
  type Seat,
  type Segment,
  type Shape,
  type Table,
  type TableOf,
  type UndoRule,
  WATCHER,
} from '@shamble/kernel';

/** What is known of a table without opening it. It holds no secret. */
export interface TableCard {
  readonly id: string;
  readonly game: string;
  /** What a person called it; null until somebody does. */
  readonly title: string | null;
  /** What it was made from: mission, number of seats. Null for a table that went on from another. */
  readonly options: unknown;
  readonly seats: readonly Seat[];
  readonly holders: Holders;
  /** The SHA-256 of the key of its dice, known from the start. */
  readonly commitment: string;
  /** When it was made and when somebody last did something, in milliseconds. */
  readonly opened: number;
  readonly touched: number;
  /** How many entries its journal has. */
  readonly n: number;
  readonly round: number;
  readonly outcome: Outcome | null;
  /** Why it cannot be opened. It is kept as it is. */
  readonly damaged: Damage | null;
}

export interface Damage {
  readonly code: FaultCode;
  readonly sentence: string;
}

export interface TableRecord extends TableCard {
  readonly format: number;
  readonly undo: UndoRule;
}

/** A segment without its entries; `first` counts the entries before it. */
export interface SegmentRecord extends Omit<Segment, 'entries'> {
  readonly table: string;
  readonly at: number;
  readonly first: number;
}

export interface EntryRecord {
  readonly table: string;
  readonly n: number;
  readonly entry: Entry;
}

/** The table its journal led to last. */
export interface SnapshotRecord {
  readonly table: string;
  readonly n: number;
  readonly kept: Table;
  /** What analyses of it have found: whoever reads them looks whether they are sound. */
  readonly analyses?: readonly unknown[];
}

/** All that is kept of a table. */
export interface Kept {
  readonly record: TableRecord;
  readonly segments: readonly SegmentRecord[];
  readonly entries: readonly EntryRecord[];
  readonly snapshot: SnapshotRecord | undefined;
}

/** The round being played, as anybody may know it. */
export function roundOf(pack: GamePack<Shape>, engine: Engine<Shape>, table: TableOf<Shape>): number {
  return pack.round(engine.view(table, WATCHER).state);
}

export function cardOf(record: TableRecord): TableCard {
  const { format: _format, undo: _undo, ...card } = record;
  return isWhole(record) ? card : unreadable(record);
}

/** One record that cannot be read must not hide all the others. */
function isWhole({ id, game, seats, holders, commitment, n, damaged }: Partial<TableRecord>): boolean {
  return (
    [id, game, commitment].every((one) => typeof one === 'string') &&
    Array.isArray(seats) &&
    typeof holders === 'object' &&
    Number.isInteger(n) &&
    damaged !== undefined
  );
}

const unreadable = ({ id, game }: Partial<TableRecord>): TableCard => ({
  id: String(id),
  game: String(game),
  title: null,
  options: null,
  seats: [],
  holders: {},
  commitment: '',
  opened: 0,
  touched: 0,
  n: 0,
  round: 0,
  outcome: null,
  damaged: { code: 'corrupt', sentence: 'This table is damaged: its card cannot be read. It was left as it is.' },
});
