import {
  type Engine,
  type Entry,
  Fault,
  goOn,
  type Journal,
  keyText,
  load,
  Match,
  parseJournal,
  replay,
  type Segment,
  type Shape,
  type Standing,
  type Table,
  type TableOf,
  type Told,
} from '@shamble/kernel';
import { commitmentOf } from './key.ts';
import type { Kept, SegmentRecord, TableRecord } from './records.ts';

export interface Resumed {
  readonly match: Match<Shape>;
  /** The segment in which it goes on with other rules than it was kept with: to be stored before anything else. */
  readonly added: Segment | null;
}

/** The match that was kept, every hash of it checked. A Fault tells what is wrong. */
export function resume(engine: Engine<Shape>, kept: Kept): Resumed {
  const { record, snapshot } = kept;
  const journal = parseJournal(journalOf(kept));
  const last = journal.segments.at(-1)!;
  const n = journal.segments.reduce((sum, { entries }) => sum + entries.length, firstOf(kept));
  if (n !== record.n)
    throw new Fault('corrupt', `This table is damaged: of ${record.n} entries ${n} are there. It was left as it is.`);
  const { version, content } = engine.game;
  // The journal is the truth. Where it cannot be replayed, since the rules have changed, the table it led to goes on.
  const replayable = last.version === version && last.content === content && journal.game === engine.game.id;
  const table = replayable ? replay(engine, journal, { verify: true }) : snapshot?.kept;
  const segments = journal.segments.length;
  return resumed(load(engine, { shamble: 'save', journal, table, undo: record.undo }), record, segments);
}

/** What is kept of a table, and of its journal the last entry only. */
export interface KeptEnd extends Pick<Kept, 'record' | 'segments'> {
  readonly last: Entry | null;
  readonly table: unknown;
  readonly standing: Standing;
}

/** The match goes on from the table kept last, if that is the one after the last entry. The journal is not read. */
export function reopen(engine: Engine<Shape>, { record, segments, last, table, standing }: KeptEnd): Resumed {
  const journal = journalOf({ record, segments, entries: [], snapshot: undefined });
  const match = goOn(engine, { journal, last, table, standing, undo: record.undo });
  if (match.table.n !== record.n)
    throw new Fault('corrupt', 'This table is damaged: its last entry is missing. It was left as it is.');
  return resumed(match, record, segments.length);
}

function resumed(match: Match<Shape>, { commitment }: TableRecord, segments: number): Resumed {
  if (commitmentOf(keyText(match.table.chance.key)) !== commitment)
    throw new Fault('corrupt', 'This table is damaged: its dice are not those it began with. It was left as it is.');
  const added = match.journal.segments.length > segments ? match.journal.segments.at(-1)! : null;
  return { match, added };
}

/** The journal as far as it can be put together; nobody has looked whether it is sound. */
export function journalOf({ record, segments, entries }: Kept): Journal {
  const open = [...segments].sort((a, b) => a.at - b.at);
  const upTo = (at: number): number => open[at + 1]?.first ?? Number.POSITIVE_INFINITY;
  return {
    format: record.format as Journal['format'],
    game: record.game,
    segments: open.map(({ table: _table, at: _at, first, ...segment }, at) => ({
      ...segment,
      entries: entries.filter(({ n }) => n >= first && n < upTo(at)).map(({ entry }) => entry),
    })),
  };
}

const firstOf = ({ segments }: Kept): number => Math.min(...segments.map(({ first }) => first));

/** What is to be kept of a match that was not kept before. */
export function keptFrom(
  match: Match<Shape>,
  facts: Pick<TableRecord, 'id' | 'title' | 'opened' | 'round'>,
  analyses: readonly unknown[] = [],
): Kept {
  const { journal, table, holders, undoRule } = match;
  const { id } = facts;
  const start = journal.segments[0]!.start;
  let first = 'table' in start ? start.table.n : 0;
  const segments: SegmentRecord[] = journal.segments.map(({ entries, ...segment }, at) => {
    const record = { ...segment, table: id, at, first };
    first += entries.length;
    return record;
  });
  const record: TableRecord = {
    ...facts,
    game: journal.game,
    format: journal.format,
    undo: undoRule,
    options: 'options' in start ? start.options : null,
    seats: table.seats,
    holders,
    commitment: commitmentOf(keyText(table.chance.key)),
    touched: facts.opened,
    n: table.n,
    outcome: table.outcome,
    damaged: null,
  };
  return {
    record,
    segments,
    entries: journal.segments.flatMap(({ entries }) => entries.map((entry) => ({ table: id, n: entry.n, entry }))),
    snapshot: { table: id, n: table.n, kept: table as Table, ...(analyses.length === 0 ? {} : { analyses }) },
  };
}

/** The match some entries later, and what was told meanwhile. Null if it takes the whole journal to get there. */
export function follow(match: Match<Shape>, { segments, entries }: Kept): { match: Match<Shape>; told: Told[] } | null {
  const { engine, journal, table, holders, undoRule } = match;
  const news = entries.filter(({ n }) => n >= table.n).map(({ entry }) => entry);
  const last = journal.segments.at(-1)!;
  if (segments.length !== journal.segments.length || news[0]?.n !== table.n) return null;
  const told: Told[] = [];
  const start = { table: engine.clone(table), holders };
  const piece: Segment = { ...last, start, hash: engine.hash(table), forced: [], entries: news };
  try {
    const now: TableOf<Shape> = replay(
      engine,
      { ...journal, segments: [piece] },
      { verify: true, onEntry: (_entry, _table, heard) => void told.push(...heard) },
    );
    const whole = { ...last, entries: [...last.entries, ...news] };
    const segmentsNow = [...journal.segments.slice(0, -1), whole];
    return { match: new Match(engine, { ...journal, segments: segmentsNow }, now, last.start.holders, undoRule), told };
  } catch (cause) {
    // An undo that goes further back than this piece.
    if (cause instanceof Fault) return null;
    throw cause;
  }
}
