import type { Engine, Played } from './engine.ts';
import { Fault } from './fault.ts';
import type { AsideId, Seat, Shape, Told } from './game.ts';
import { type Entry, firstN, type Journal, type Segment } from './journal.ts';
import { same } from './json.ts';
import type { TableOf } from './table.ts';
import { Targets } from './targets.ts';

export interface ReplayOptions<G extends Shape> {
  /** Stop at the table with so many entries; else go to the end. */
  readonly upTo?: number;
  /** Recompute every hash; a difference is a Fault `diverged` that names the first entry. */
  readonly verify?: boolean;
  /** Called after every entry, and once for the start with null. The tables and what is told may be kept. */
  onEntry?(entry: Entry | null, table: TableOf<G>, told: readonly Told[]): void;
}

/** The table a journal leads to. Only its last segment was played with rules this build has; earlier ones end where it starts. */
export function replay<G extends Shape>(
  engine: Engine<G>,
  journal: Journal,
  options: ReplayOptions<G> = {},
): TableOf<G> {
  if (journal.game !== engine.game.id)
    throw new Fault('corrupt', `This is a journal of ${journal.game}, not of ${engine.game.id}.`);
  const upTo = options.upTo ?? Number.POSITIVE_INFINITY;
  const segment = journal.segments.findLast((one) => firstN(one) <= upTo) ?? journal.segments[0]!;
  mustHaveRules(engine, segment);
  let { table, told, forced } = startTable(engine, segment);
  if (options.verify === true) {
    if (engine.hash(table) !== segment.hash) throw diverged(table.n, 'the table starts differently');
    if ('key' in segment.start && !same(segment.forced, forced)) throw diverged(table.n, 'other answers were forced');
  }
  options.onEntry?.(null, table, told);
  const kept = new Targets(engine, segment.entries, upTo);
  kept.pass(table);
  for (const entry of segment.entries) {
    if (entry.n >= upTo) break;
    const played = applyEntry(engine, table, entry, (n) => kept.get(n), options.onEntry === undefined);
    if (options.verify === true) verifyEntry(engine, entry, played);
    ({ table, told } = played);
    kept.pass(table);
    options.onEntry?.(entry, table, told);
  }
  return table;
}

/** Carries out one entry, on the table given or on a copy. `earlier` finds the table that an undo goes back to. */
export function applyEntry<G extends Shape>(
  engine: Engine<G>,
  table: TableOf<G>,
  entry: Entry,
  earlier: (n: number) => TableOf<G> | undefined,
  inPlace: boolean,
): Played<G> {
  const quiet = (next: TableOf<G>): Played<G> => ({ table: next, told: [], forced: [], proposed: false });
  if ('choice' in entry || 'propose' in entry) {
    const choice = 'choice' in entry ? entry.choice : entry.propose;
    if (table.pending?.choice !== choice)
      throw diverged(entry.n, `the journal answers "${choice}", the rules ask "${table.pending?.choice ?? 'nothing'}"`);
    return engine[inPlace ? 'playInPlace' : 'play'](table, entry.seat, entry.answer, agreedIn(entry));
  }
  if ('aside' in entry)
    return engine[inPlace ? 'asideInPlace' : 'aside'](table, entry.seat, entry.aside as AsideId<G>, entry.answer);
  if ('resign' in entry) return engine.resign(table, entry.seat);
  if ('undoTo' in entry) {
    const target = earlier(entry.undoTo);
    if (target === undefined)
      throw new Fault('corrupt', `Entry ${entry.n} goes back to a table that this journal does not hold.`);
    return quiet(goBack(engine, table, target, entry.beyond === true));
  }
  return quiet({ ...table, n: table.n + 1 });
}

/** The seats that agreed at once to what the entry proposed. */
function agreedIn(entry: Entry): readonly Seat[] {
  const forced = ('forced' in entry && entry.forced) || [];
  return forced.filter(({ agreed }) => agreed === true).map(({ seat }) => seat);
}

/** Undo. Beyond a barrier the same luck must never be seen twice. */
export function goBack<G extends Shape>(
  engine: Engine<G>,
  table: TableOf<G>,
  target: TableOf<G>,
  beyond: boolean,
): TableOf<G> {
  if (beyond) return engine.rewind(table, target);
  const back = engine.clone(target);
  back.n = table.n + 1;
  return back;
}

export function startTable<G extends Shape>(engine: Engine<G>, segment: Segment): Played<G> {
  const { start } = segment;
  if ('key' in start) return engine.open(start.options, start.key);
  const table = engine.clone(start.table as TableOf<G>);
  return { table, told: [], forced: [], proposed: false };
}

function mustHaveRules<G extends Shape>(engine: Engine<G>, segment: Segment): void {
  const { game } = engine;
  if (segment.version > game.version)
    throw new Fault(
      'newer',
      `This game was played with version ${segment.version} of the rules; this Shamble has version ${game.version}. Update, then open it again.`,
    );
  if (segment.version < game.version)
    throw new Fault(
      'diverged',
      `This part of the game was played with version ${segment.version} of the rules, which this Shamble (version ${game.version}) no longer has.`,
    );
  if (segment.content !== game.content)
    throw new Fault('diverged', 'This game was played with other cards or maps than this Shamble ships.');
}

function verifyEntry<G extends Shape>(engine: Engine<G>, entry: Entry, { table, forced }: Played<G>): void {
  const journalled = ('forced' in entry && entry.forced) || [];
  if (!same(journalled, forced)) throw diverged(entry.n, 'other answers were forced');
  if (engine.hash(table) !== entry.hash) throw diverged(entry.n, 'the table after it is another one');
}

const diverged = (n: number, what: string): Fault =>
  new Fault('diverged', `The journal and the rules part at entry ${n}: ${what}.`);
