import { keyText } from './chance.ts';
import type { Engine } from './engine.ts';
import { Fault } from './fault.ts';
import type { Game, ProcId, Seat, Shape } from './game.ts';
import {
  checkHeads,
  corrupt,
  type Entry,
  firstN,
  type Journal,
  lastSegment,
  parseJournal,
  type Segment,
} from './journal.ts';
import { copy, same } from './json.ts';
import { Match, segment, type UndoRule } from './match.ts';
import { isRecord, isTable } from './shape.ts';
import type { Standing } from './standing.ts';
import type { Frame, Table, TableOf } from './table.ts';

/** A game as kept: its journal, and the table it led to so that it can go on when the rules have changed. */
export interface Save {
  readonly shamble: 'save';
  readonly journal: Journal;
  readonly table: Table;
  readonly undo: UndoRule;
}

export function save<G extends Shape>(match: Match<G>): Save {
  return copy({ shamble: 'save', journal: match.journal, table: match.table, undo: match.undoRule });
}

/** Opens a save. One of older rules is carried over to the present ones, in a new segment of its journal. */
export function load<G extends Shape>(engine: Engine<G>, given: unknown): Match<G> {
  return readable(() => read(engine, copy(given)));
}

function readable<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof Fault) throw cause;
    throw corrupt(`it cannot be read (${String(cause)})`);
  }
}

function read<G extends Shape>(engine: Engine<G>, given: unknown): Match<G> {
  if (!isRecord(given) || given.shamble !== 'save') throw corrupt('it is not a saved game of Shamble');
  const journal = parseJournal(given.journal);
  const last = lastSegment(journal);
  const undo = given.undo === 'free' || given.undo === 'none' ? given.undo : 'consent';
  const kept = endOf(engine, journal, given.table, last.entries.at(-1) ?? null);
  if (kept.n !== firstN(last) + last.entries.length) throw notTheEnd();
  return carriedOver(engine, new Match(engine, journal, kept, last.start.holders, undo));
}

/** A journal of which only the last entry was read: the table it led to, and how things stand there. */
interface Unread {
  readonly journal: Journal;
  readonly last: Entry | null;
  readonly table: unknown;
  readonly standing: Standing;
  readonly undo: UndoRule;
}

/** Goes on from the table that was kept. Whether its journal leads there is for another to find out. */
export function goOn<G extends Shape>(engine: Engine<G>, unread: Unread): Match<G> {
  return readable(() => {
    const { journal, last, table, standing, undo } = unread;
    if (!isTable(table)) throw corrupt('the table is missing');
    checkHeads(journal, last, table.n);
    const kept = endOf(engine, journal, table, last);
    const segment = lastSegment(journal);
    if (last === null && kept.n !== firstN(segment)) throw notTheEnd();
    return carriedOver(engine, new Match(engine, journal, kept, segment.start.holders, undo, standing));
  });
}

/** The table that was kept, if it can be the one after this last entry. */
function endOf<G extends Shape>(engine: Engine<G>, journal: Journal, table: unknown, entry: Entry | null): TableOf<G> {
  const { game } = engine;
  if (journal.game !== game.id)
    throw new Fault('corrupt', `This is a saved game of ${journal.game}, not of ${game.id}.`);
  const last = lastSegment(journal);
  if (last.version > game.version)
    throw new Fault(
      'newer',
      `This game was saved with version ${last.version} of the rules; this Shamble has version ${game.version}. Update, then open it again.`,
    );
  if (!isTable(table)) throw corrupt('the table is missing');
  const kept = table as TableOf<G>;
  if (!isEndOf(engine, last, kept, entry?.hash ?? last.hash)) throw notTheEnd();
  return kept;
}

/** Older rules are left behind, in a new segment. */
function carriedOver<G extends Shape>(engine: Engine<G>, match: Match<G>): Match<G> {
  const { game } = engine;
  const { journal, holders, undoRule } = match;
  const last = lastSegment(journal);
  if (last.version === game.version && last.content === game.content) return match;
  const table = migrate(engine, match.table);
  journal.segments.push(segment(engine, { table: engine.clone(table), holders }, table, []));
  return new Match(engine, journal, table, holders, undoRule);
}

const notTheEnd = (): Fault => corrupt('the table is not the one its journal leads to');

/** The hash tells most of it; the key, the seats, the version and the count are not in it. */
function isEndOf<G extends Shape>(engine: Engine<G>, last: Segment, table: TableOf<G>, hash: string): boolean {
  const { game } = engine;
  const { start } = last;
  const key = 'key' in start ? start.key.toLowerCase() : keyText(start.table.chance.key);
  const seats = (): readonly Seat[] => {
    if (!('key' in start)) return start.table.seats;
    return last.version === game.version ? game.seats(game.options(start.options)) : table.seats;
  };
  return (
    table.game === game.id &&
    table.version === last.version &&
    keyText(table.chance.key) === key &&
    engine.hash(table) === hash &&
    same(table.seats, seats())
  );
}

/** The table, carried from its version of the rules to the present one. */
export function migrate<G extends Shape>(engine: Engine<G>, table: TableOf<G>): TableOf<G> {
  const { game } = engine;
  let carried = copy(table) as unknown as Record<string, unknown>;
  for (let version = table.version; version < game.version; version++) {
    const step = game.migrations[version];
    if (step === undefined)
      throw new Fault(
        'diverged',
        `This Shamble cannot carry a game of version ${version} of the rules of ${game.id} over to version ${version + 1}.`,
      );
    carried = { ...step(carried), version: version + 1 };
  }
  if (!isTable(carried)) throw corrupt('what it was carried over to is no table');
  const migrated = carried as TableOf<G>;
  const lost = migrated.stack.find((frame) => !isKnown(game, frame));
  if (lost !== undefined)
    throw new Fault(
      'diverged',
      `The rules of ${game.id} do not know how to go on with "${lost.proc}", at "${lost.step}".`,
    );
  const wrong = game.check(migrated.state);
  if (wrong.length > 0) throw corrupt(wrong.join(' '));
  return { ...migrated, barrier: migrated.n };
}

/** Whether the rules still have the procedure and the step. Those of the kernel itself stay. */
const isKnown = <G extends Shape>(game: Game<G>, { proc, step }: Frame): boolean =>
  proc.startsWith('$') || (Object.hasOwn(game.procs, proc) && Object.hasOwn(game.procs[proc as ProcId<G>], step));
