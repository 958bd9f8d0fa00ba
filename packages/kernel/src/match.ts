import type { Engine, Played } from './engine.ts';
import { Fault } from './fault.ts';
import type { AsideId, Seat, Shape, Told } from './game.ts';
import { isBot } from './holders.ts';
import {
  type Deed,
  type Entry,
  FORMAT,
  firstN,
  type Holders,
  type Journal,
  lastSegment,
  type Segment,
} from './journal.ts';
import { copy } from './json.ts';
import { goBack, replay } from './replay.ts';
import { mustAgree, type Standing, stand, standingAtStart } from './standing.ts';
import type { TableOf } from './table.ts';

/** What somebody wants to do. */
export type Input =
  | { readonly answer: unknown }
  | { readonly aside: string; readonly answer: unknown }
  | { readonly resign: true }
  | { readonly hold: string }
  | { readonly undoTo: number }
  | { readonly undoAgreed: boolean };

/** An entry that is ready but not yet part of the game: store it, then commit it. */
export interface Prepared<G extends Shape> {
  readonly entry: Entry;
  readonly table: TableOf<G>;
  readonly told: readonly Told[];
}

/** How far undo goes: freely, always; beyond what was learned, by this rule. */
export type UndoRule = 'free' | 'consent' | 'none';

interface WayBack {
  readonly seat: Seat;
  readonly to: number;
  readonly beyond: boolean;
}

/** Bots, whose names start with "bot:", agree to everything. */
/** So many tables undo goes back to at once; those before them are worked out anew. */
const MOST_PAST = 20;

/** A table and its journal, kept in step. What a page, a server or a terminal holds for a game. */
export class Match<G extends Shape> {
  readonly engine: Engine<G>;
  readonly journal: Journal;
  readonly undoRule: UndoRule;
  table: TableOf<G>;
  /** Who sits where, who asks to go back, who did something last. */
  standing: Standing;
  /** The latest tables since the last barrier, by their number of entries. */
  private readonly past = new Map<number, TableOf<G>>();
  /** Number of entries -> that of the table one step before, as far as it is known. */
  private readonly steps = new Map<number, number | null>();
  private readonly isWhole: boolean;

  /**
   * `holders` are those at the start of the last segment; what happened since is in the entries. Where `standing` tells
   * what came of them, they need not be there.
   */
  constructor(
    engine: Engine<G>,
    journal: Journal,
    table: TableOf<G>,
    holders: Holders,
    undoRule: UndoRule = 'consent',
    standing?: Standing,
  ) {
    this.engine = engine;
    this.journal = journal;
    this.table = table;
    this.undoRule = undoRule;
    this.isWhole = standing === undefined;
    this.standing = standing ?? standingAtStart(holders);
    this.steps.set(standing === undefined ? this.first : table.n, this.standing.previous);
    if (standing === undefined) for (const entry of this.entries) this.note(entry);
  }

  get holders(): Holders {
    return this.standing.holders;
  }

  get undoAsked(): Standing['undoAsked'] {
    return this.standing.undoAsked;
  }

  /** Those of the last segment, as far as they were read. */
  get entries(): readonly Entry[] {
    return lastSegment(this.journal).entries;
  }

  /** Works out what the input leads to. Changes nothing. */
  prepare(seat: Seat, input: Input, seen = this.table.n): Prepared<G> {
    const { engine, table } = this;
    if (seen !== table.n)
      throw new Fault(
        'stale',
        `This answers an older question: the table has moved on from ${seen} to ${table.n}. Look again, then choose.`,
      );
    if (!table.seats.includes(seat)) throw new Fault('not-asked', `There is no seat "${seat}" at this table.`);
    if ('aside' in input) {
      // Judged before it is copied: what is offered has an end, what is said need not have one.
      const played = engine.aside(table, seat, input.aside as AsideId<G>, input.answer);
      return this.prepared(seat, { aside: input.aside, answer: copy(input.answer) }, played);
    }
    if ('answer' in input) return this.prepareAnswer(seat, input.answer);
    if ('resign' in input) return this.prepared(seat, { resign: true }, engine.resign(table, seat));
    if ('undoTo' in input) return this.prepareUndo(seat, input.undoTo);
    if ('undoAgreed' in input) return this.prepareConsent(seat, input.undoAgreed);
    return this.prepared(seat, { hold: input.hold }, this.unchanged());
  }

  /** Makes a prepared entry part of the game. */
  commit({ entry, table, told }: Prepared<G>): readonly Told[] {
    if (entry.n !== this.table.n) throw new Fault('stale', 'Something else happened at the table meanwhile.');
    this.keep(this.table);
    lastSegment(this.journal).entries.push(entry);
    if (table.barrier > this.table.barrier) this.past.clear();
    this.table = table;
    this.note(entry);
    return told;
  }

  /** How things stand once this entry is part of the game. */
  standingAfter(entry: Entry): Standing {
    return stand(this.standing, entry, (n) => this.steps.get(n));
  }

  private note(entry: Entry): void {
    this.standing = this.standingAfter(entry);
    this.steps.set(entry.n + 1, this.standing.previous);
  }

  do(seat: Seat, input: Input, seen = this.table.n): readonly Told[] {
    return this.commit(this.prepare(seat, input, seen));
  }

  /** The table with so many entries, recomputed if need be. */
  at(n: number): TableOf<G> {
    if (n === this.table.n) return this.table;
    if (!Number.isInteger(n) || n < 0 || n > this.table.n)
      throw new Fault('bad-options', `There is no table ${n} in this game; there are those from 0 to ${this.table.n}.`);
    const past = this.past.get(n);
    if (past === undefined && !this.isWhole)
      throw new Fault('no-undo', 'This step lies too far back to be found at once. Try again in a moment.');
    return past ?? replay(this.engine, this.journal, { upTo: n });
  }

  /** The earlier table this input goes back to, if its journal was not read and it must be recalled first. */
  lacks(seat: Seat, input: Input): number | null {
    if (this.isWhole || !('undoTo' in input || 'undoAgreed' in input)) return null;
    try {
      const back = this.wayBack(seat, input);
      return back === null || (this.past.has(back.to) && this.steps.has(back.to)) ? null : back.to;
    } catch (cause) {
      if (cause instanceof Fault) return null;
      throw cause;
    }
  }

  /** What the journal says of an earlier table, and of the one before that. */
  recall(table: TableOf<G>, previous: number | null): void {
    this.keep(table);
    this.steps.set(table.n, previous);
  }

  private keep(table: TableOf<G>): void {
    this.past.delete(table.n);
    this.past.set(table.n, table);
    const [oldest] = this.past.keys();
    if (this.past.size > MOST_PAST && oldest !== undefined) this.past.delete(oldest);
  }

  /** The number of entries before those of the last segment. */
  private get first(): number {
    return firstN(lastSegment(this.journal));
  }

  /** The seats that agree to whatever this one proposes: nobody is asked whether he agrees with himself. */
  agreeing(seat: Seat): Seat[] {
    const { holders, table } = this;
    const agrees = (holder: string): boolean => holder === holders[seat] || isBot(holder);
    return table.seats.filter((one) => one !== seat && agrees(holders[one] ?? ''));
  }

  /** How far back this seat's holder may go without asking anybody or unlearning anything. */
  undoFloor(seat: Seat): number {
    const others = this.standing.lastDeeds.filter(([holder]) => holder !== this.holders[seat]).map(([, n]) => n);
    return Math.max(this.table.barrier, this.first, ...others);
  }

  /** The table one step before this one, as a player counts steps: undone ones are not there. Null at the start. */
  previous(): number | null {
    return this.standing.previous;
  }

  private prepareAnswer(seat: Seat, answer: unknown): Prepared<G> {
    const { pending } = this.table;
    const who = pending?.who;
    // One person in several seats decides at once, whichever seat the click came from.
    const acting =
      who !== undefined &&
      typeof who !== 'string' &&
      who.anyOf.includes(seat) &&
      this.holders[seat] === this.holders[who.decider]
        ? who.decider
        : seat;
    const played = this.engine.play(this.table, acting, answer, this.agreeing(acting));
    const { choice } = pending!;
    const given = copy(answer);
    const deed = played.proposed ? { propose: choice, answer: given } : { choice, answer: given };
    return this.prepared(acting, deed, played);
  }

  private prepareUndo(seat: Seat, to: number): Prepared<G> {
    const back = this.wayBack(seat, { undoTo: to });
    return back === null ? this.prepared(seat, { undoAsked: to }, this.unchanged()) : this.undone(back);
  }

  private prepareConsent(seat: Seat, agreed: boolean): Prepared<G> {
    const back = this.wayBack(seat, { undoAgreed: agreed });
    return back === null ? this.prepared(seat, { undoAgreed: agreed }, this.unchanged()) : this.undone(back);
  }

  /** Where this leads back to, and by whose wish; null as long as others must agree. */
  private wayBack(seat: Seat, input: { undoTo: number } | { undoAgreed: boolean }): WayBack | null {
    if ('undoTo' in input) return this.wayBackTo(seat, input.undoTo);
    const asked = this.undoAsked;
    if (asked === null) throw new Fault('no-undo', 'Nobody has asked to go back.');
    const { missing } = asked;
    if (!missing.includes(this.holders[seat] ?? ''))
      throw new Fault('no-undo', 'Your agreement is not needed for this.');
    return input.undoAgreed && missing.length === 1 ? { seat: asked.seat, to: asked.to, beyond: true } : null;
  }

  private wayBackTo(seat: Seat, to: number): WayBack | null {
    if (!Number.isInteger(to) || to < this.first || to >= this.table.n)
      throw new Fault('no-undo', `There is no earlier table ${to} to go back to.`);
    if (to >= this.undoFloor(seat)) return { seat, to, beyond: false };
    if (this.undoRule === 'none')
      throw new Fault('no-undo', 'At this table, what was seen or answered by another stays.');
    const isFree = this.undoRule === 'free' || mustAgree(this.standing, this.holders[seat] ?? '', to).length === 0;
    return isFree ? { seat, to, beyond: true } : null;
  }

  private undone({ seat, to, beyond }: WayBack): Prepared<G> {
    const table = goBack(this.engine, this.table, this.at(to), beyond);
    return this.prepared(seat, beyond ? { undoTo: to, beyond: true } : { undoTo: to }, {
      table,
      told: [],
      forced: [],
      proposed: false,
    });
  }

  private unchanged(): Played<G> {
    const table = { ...this.table, n: this.table.n + 1 };
    return { table, told: [], forced: [], proposed: false };
  }

  private prepared(seat: Seat, deed: Deed, { table, told, forced }: Played<G>): Prepared<G> {
    const { n } = this.table;
    const hash = this.engine.hash(table);
    const entry = forced.length > 0 ? { n, seat, ...deed, forced, hash } : { n, seat, ...deed, hash };
    return { entry: entry as Entry, table, told };
  }
}

/** A new game and its journal. Seats without a holder are held by whoever is here. */
export function openMatch<G extends Shape>(
  engine: Engine<G>,
  setup: { options: unknown; key: string; holders?: Holders; undo?: UndoRule },
): { match: Match<G>; told: readonly Told[] } {
  const { table, told, forced } = engine.open(setup.options, setup.key);
  const here = Object.fromEntries(table.seats.map((seat) => [seat, 'here']));
  const holders = { ...here, ...setup.holders };
  const start = copy({ options: setup.options, key: setup.key, holders });
  const journal: Journal = { format: FORMAT, game: engine.game.id, segments: [segment(engine, start, table, forced)] };
  return { match: new Match(engine, journal, table, start.holders, setup.undo), told };
}

/** "Continue from here" as a game of its own. The same luck only if the old game is over; else all that is hidden is drawn anew. */
export function fork<G extends Shape>(match: Match<G>, n: number, key: string | 'same'): Match<G> {
  const { engine, holders } = match;
  if (key === 'same' && match.table.outcome === null)
    throw new Fault('bad-options', 'The same dice are for games that are over. Give this one a key of its own.');
  const from = match.at(n);
  const table =
    key === 'same' ? engine.clone(from) : { ...engine.sample(engine.view(from, '$everyone'), key), n: 0, barrier: 0 };
  table.n = 0;
  table.barrier = 0;
  const journal: Journal = {
    format: FORMAT,
    game: engine.game.id,
    segments: [segment(engine, { table: engine.clone(table), holders }, table, [])],
  };
  return new Match(engine, journal, table, holders, match.undoRule);
}

export function segment<G extends Shape>(
  engine: Engine<G>,
  start: Segment['start'],
  table: TableOf<G>,
  forced: Segment['forced'],
): Segment {
  const { version, content } = engine.game;
  return { version, content, start, hash: engine.hash(table), forced, entries: [] };
}
