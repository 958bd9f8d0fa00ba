import type { Engine, Played } from './engine.ts';
import { Fault } from './fault.ts';
import type { AsideId, Seat, Shape, Told } from './game.ts';
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

interface UndoAsked {
  readonly seat: Seat;
  readonly to: number;
  readonly agreed: readonly string[];
}

/** A table and its journal, kept in step. What a page, a server or a terminal holds for a game. */
export class Match<G extends Shape> {
  readonly engine: Engine<G>;
  readonly journal: Journal;
  readonly undoRule: UndoRule;
  table: TableOf<G>;
  holders: Holders;
  undoAsked: UndoAsked | null = null;
  /** The tables since the last barrier, by their number of entries: undo goes back to these at once. */
  private past = new Map<number, TableOf<G>>();
  /** Holder -> the number of entries up to the last by which he changed something. */
  private readonly lastDeed = new Map<string, number>();

  /** `holders` are those at the start of the last segment; what happened since is in the entries. */
  constructor(
    engine: Engine<G>,
    journal: Journal,
    table: TableOf<G>,
    holders: Holders,
    undoRule: UndoRule = 'consent',
  ) {
    this.engine = engine;
    this.journal = journal;
    this.table = table;
    this.holders = holders;
    this.undoRule = undoRule;
    for (const entry of this.entries) this.note(entry);
  }

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
    this.past.set(this.table.n, this.table);
    lastSegment(this.journal).entries.push(entry);
    if (table.barrier > this.table.barrier) this.past.clear();
    this.table = table;
    this.note(entry);
    return told;
  }

  /** Who sits where, who asks to go back, who did something last. */
  private note(entry: Entry): void {
    const holder = this.holders[entry.seat] ?? '';
    if ('hold' in entry) this.holders = { ...this.holders, [entry.seat]: entry.hold };
    else if ('undoAsked' in entry) this.undoAsked = { seat: entry.seat, to: entry.undoAsked, agreed: [holder] };
    else if ('undoAgreed' in entry)
      this.undoAsked =
        entry.undoAgreed && this.undoAsked !== null
          ? { ...this.undoAsked, agreed: [...this.undoAsked.agreed, holder] }
          : null;
    else {
      this.undoAsked = null;
      this.lastDeed.set(holder, entry.n + 1);
    }
  }

  do(seat: Seat, input: Input, seen = this.table.n): readonly Told[] {
    return this.commit(this.prepare(seat, input, seen));
  }

  /** The table with so many entries, recomputed if need be. */
  at(n: number): TableOf<G> {
    if (n === this.table.n) return this.table;
    if (!Number.isInteger(n) || n < 0 || n > this.table.n)
      throw new Fault('bad-options', `There is no table ${n} in this game; there are those from 0 to ${this.table.n}.`);
    return this.past.get(n) ?? replay(this.engine, this.journal, { upTo: n });
  }

  /** How far back this seat's holder may go without asking anybody or unlearning anything. */
  undoFloor(seat: Seat): number {
    let floor = Math.max(this.table.barrier, firstN(lastSegment(this.journal)));
    for (const [holder, n] of this.lastDeed) if (holder !== this.holders[seat]) floor = Math.max(floor, n);
    return floor;
  }

  /** The table one step before this one, as a player counts steps: undone ones are not there. Null at the start. */
  previous(): number | null {
    const first = firstN(lastSegment(this.journal));
    let n = this.table.n;
    while (n > first) {
      const entry = this.entries[n - 1 - first]!;
      if ('undoTo' in entry) n = entry.undoTo;
      else if ('choice' in entry || 'aside' in entry || 'resign' in entry) return n - 1;
      else n -= 1;
    }
    return null;
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
    const played = this.engine.play(this.table, acting, answer);
    const { choice } = pending!;
    const given = copy(answer);
    const deed = played.proposed ? { propose: choice, answer: given } : { choice, answer: given };
    return this.prepared(acting, deed, played);
  }

  private prepareUndo(seat: Seat, to: number): Prepared<G> {
    const first = firstN(lastSegment(this.journal));
    if (!Number.isInteger(to) || to < first || to >= this.table.n)
      throw new Fault('no-undo', `There is no earlier table ${to} to go back to.`);
    if (to >= this.undoFloor(seat)) return this.undone(seat, to, false);
    if (this.undoRule === 'none')
      throw new Fault('no-undo', 'At this table, what was seen or answered by another stays.');
    if (this.undoRule === 'free' || this.mustAgree([this.holders[seat] ?? '']).length === 0)
      return this.undone(seat, to, true);
    return this.prepared(seat, { undoAsked: to }, this.unchanged());
  }

  private prepareConsent(seat: Seat, agreed: boolean): Prepared<G> {
    const asked = this.undoAsked;
    if (asked === null) throw new Fault('no-undo', 'Nobody has asked to go back.');
    const missing = this.mustAgree(asked.agreed);
    if (!missing.includes(this.holders[seat] ?? ''))
      throw new Fault('no-undo', 'Your agreement is not needed for this.');
    if (agreed && missing.length === 1) return this.undone(asked.seat, asked.to, true);
    return this.prepared(seat, { undoAgreed: agreed }, this.unchanged());
  }

  /** The people at the table beside these. Bots, whose names start with "bot:", agree to everything. */
  private mustAgree(agreed: readonly string[]): string[] {
    const people = Object.values(this.holders).filter(
      (holder) => !holder.startsWith('bot:') && !agreed.includes(holder),
    );
    return [...new Set(people)];
  }

  private undone(seat: Seat, to: number, beyond: boolean): Prepared<G> {
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
