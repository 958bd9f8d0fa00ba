import { isOffered } from './answer.ts';
import { diceOf, openChance } from './chance.ts';
import { type Compiled, compile, type Trying } from './compile.ts';
import { Fault } from './fault.ts';
import {
  type AsideId,
  EVERYONE,
  type Game,
  type RuleId,
  type Seat,
  type Shape,
  type Told,
  type Viewer,
} from './game.ts';
import { hash } from './hash.ts';
import { copy, same } from './json.ts';
import type { ArrangeOffer, Offer, Slot } from './offer.ts';
import { type Forced, MOST_OPENING_STEPS, Resolution } from './resolution.ts';
import type { Staged } from './stage.ts';
import { cloneTable, decider, isAsked, type Table, type TableOf } from './table.ts';
import { glanceAt, sampleTable, type TableView, viewTable } from './view.ts';

/** What came of an answer. */
export interface Played<G extends Shape> {
  readonly table: TableOf<G>;
  readonly told: readonly Told[];
  readonly forced: readonly Forced[];
  /** The seat may not decide: its answer now stands as a proposal. */
  readonly proposed: boolean;
}

export interface Engine<G extends Shape> {
  readonly game: Game<G>;
  /** A new table, at its first question. The key, 64 hexadecimal digits, is all the luck there will be. */
  open(options: unknown, key: string, staged?: Staged<G>): Played<G>;
  /** What the seat may answer now; null if it is not asked. */
  offer(table: TableOf<G>, seat: Seat, more?: { explain?: boolean; usual?: boolean }): Offer | null;
  /** What the seat may do unasked. */
  asides(table: TableOf<G>, seat: Seat, explain?: boolean): Partial<Record<AsideId<G>, Offer>>;
  /**
   * Answers the open question on a copy of the table; the table given stays as it was, also when a rule fails. The seats
   * `agreed` are not asked whether they agree to what the answer proposes.
   */
  play(table: TableOf<G>, seat: Seat, answer: unknown, agreed?: readonly Seat[]): Played<G>;
  /**
   * The same in place, for simulation and search. If it throws, throw the table away. What it tells may share with the
   * table: look at it before playing on. The answer is not copied: do not change it any more.
   */
  playInPlace(table: TableOf<G>, seat: Seat, answer: unknown, agreed?: readonly Seat[]): Played<G>;
  aside(table: TableOf<G>, seat: Seat, aside: AsideId<G>, answer: unknown): Played<G>;
  asideInPlace(table: TableOf<G>, seat: Seat, aside: AsideId<G>, answer: unknown): Played<G>;
  resign(table: TableOf<G>, seat: Seat): Played<G>;
  /** The table as it was at `earlier`, with luck that nobody has seen: chance goes on, and the hidden is drawn anew. */
  rewind(table: TableOf<G>, earlier: TableOf<G>): TableOf<G>;
  clone(table: TableOf<G>): TableOf<G>;
  view(table: TableOf<G>, viewer: Viewer): TableView<G>;
  /** The same without a copy, for simulation and search: look at it before playing on, and change nothing in it. */
  glance(table: TableOf<G>, viewer: Viewer): TableView<G>;
  /** A playable table that looks like this to the viewer. */
  sample(view: TableView<G>, key: string): TableOf<G>;
  /** The answer to a query, and which rules made it so. */
  trace(
    table: TableOf<G>,
    query: string,
    of: unknown,
  ): { value: unknown; by: readonly { rules: readonly RuleId[]; value: unknown }[] };
  hash(table: TableOf<G>): string;
}

export function createEngine<G extends Shape>(game: Game<G>, trying: Partial<Trying> = {}): Engine<G> {
  return new TableEngine(compile(game, { reversed: false, wary: false, ...trying })) as unknown as Engine<G>;
}

class TableEngine implements Engine<Shape> {
  readonly game: Game<Shape>;
  private readonly compiled: Compiled;
  /** The question put last: asking for its offer, or answering it, costs less than with a table from elsewhere. */
  private known: { table: Table; pending: object; resolution: Resolution } | null = null;

  constructor(compiled: Compiled) {
    this.compiled = compiled;
    this.game = compiled.game;
  }

  open(given: unknown, key: string, staged: Staged<Shape> = {}): Played<Shape> {
    return this.guarded(() => this.start(given, key, staged));
  }

  private start(given: unknown, key: string, staged: Staged<Shape>): Played<Shape> {
    const { game } = this;
    const options = game.options(given);
    const chance = openChance(key);
    const table: Table = {
      game: game.id,
      version: game.version,
      seats: game.seats(options),
      n: -1, // the opening counts up to 0
      barrier: 0,
      state: game.setup(options, diceOf(chance)),
      stack: [],
      pending: null,
      chance,
      outcome: null,
    };
    staged.edit?.(table.state);
    chance.forced = copy({ ...staged.forced });
    const resolution = new Resolution(this.compiled, table);
    const begin = staged.begin ?? [{ proc: game.start, locals: {} }];
    for (const { proc, locals, subject = null, step, inbox = null } of begin)
      table.stack.push({ ...resolution.frame(proc, locals, subject, table.stack.length > 0, step), inbox });
    return this.finish(table, resolution, MOST_OPENING_STEPS);
  }

  offer(table: Table, seat: Seat, more: { explain?: boolean; usual?: boolean } = {}): Offer | null {
    const { pending } = table;
    if (pending === null || !isAsked(pending.who, seat)) return null;
    const explain = more.explain === true;
    if (!explain && more.usual !== true && this.known?.table === table && this.known.pending === pending)
      return this.known.resolution.offer;
    return this.guarded(() => {
      const choice = this.compiled.choices.get(pending.choice)!;
      const offer = choice.offer(new Resolution(this.compiled, table), pending.about, explain) as Offer;
      if (more.usual !== true || choice.usual === undefined) return offer;
      return { ...offer, usual: choice.usual(this.game.view(table.state, seat), pending.about, offer) as never };
    });
  }

  asides(table: Table, seat: Seat, explain = false): Record<string, Offer> {
    const offers: Record<string, Offer> = {};
    if (table.outcome !== null || !table.seats.includes(seat)) return offers;
    return this.guarded(() => {
      const look = new Resolution(this.compiled, table);
      for (const [name, aside] of Object.entries(this.game.asides)) {
        const offer = aside.offer(look, seat, explain, table.pending);
        if (offer !== null) offers[name] = offer as Offer;
      }
      return offers;
    });
  }

  play(table: Table, seat: Seat, answer: unknown, agreed?: readonly Seat[]): Played<Shape> {
    try {
      this.mayAnswer(table, seat, answer);
      return this.answer(this.clone(table), seat, copy(answer), agreed);
    } catch (cause) {
      throw this.faultOf(cause);
    }
  }

  playInPlace(table: Table, seat: Seat, answer: unknown, agreed?: readonly Seat[]): Played<Shape> {
    try {
      this.mayAnswer(table, seat, answer);
      return this.answer(table, seat, answer, agreed);
    } catch (cause) {
      throw this.faultOf(cause);
    }
  }

  aside(table: Table, seat: Seat, name: string, answer: unknown): Played<Shape> {
    return this.guarded(() => {
      this.mayStepAside(table, seat, name, answer);
      return this.stepAside(this.clone(table), seat, name, answer);
    });
  }

  asideInPlace(table: Table, seat: Seat, name: string, answer: unknown): Played<Shape> {
    return this.guarded(() => {
      this.mayStepAside(table, seat, name, answer);
      return this.stepAside(table, seat, name, answer);
    });
  }

  resign(table: Table, seat: Seat): Played<Shape> {
    if (table.outcome !== null) throw new Fault('over', 'This game is over.');
    if (!table.seats.includes(seat)) throw new Fault('not-asked', `There is no seat "${seat}" at this table.`);
    return this.guarded(() => {
      const left = this.clone(table);
      const resolution = new Resolution(this.compiled, left);
      resolution.interrupt();
      this.game.resign(resolution, seat);
      return this.finish(left, resolution);
    });
  }

  rewind(table: Table, earlier: Table): Table {
    const view = this.view(earlier, EVERYONE);
    const chance = { key: table.chance.key, at: { ...table.chance.at }, forced: {} };
    const back = this.guarded(() => sampleTable(this.game, view, chance));
    return { ...back, n: table.n + 1, barrier: table.n + 1 };
  }

  clone(table: Table): Table {
    return cloneTable(table, this.compiled.cloneState);
  }

  view(table: Table, viewer: Viewer): TableView<Shape> {
    return this.guarded(() => viewTable(this.game, table, viewer));
  }

  glance(table: Table, viewer: Viewer): TableView<Shape> {
    return this.guarded(() => glanceAt(this.game, table, viewer));
  }

  sample(view: TableView<Shape>, key: string): Table {
    return this.guarded(() => sampleTable(this.game, view, openChance(key)));
  }

  trace(
    table: Table,
    name: string,
    of: unknown,
  ): { value: unknown; by: { rules: readonly RuleId[]; value: unknown }[] } {
    const query = this.compiled.queries.get(name);
    if (query === undefined) throw new Fault('bad-options', `There is no query "${name}".`);
    return this.guarded(() => {
      let value = query.base(of, table.state);
      const by: { rules: readonly RuleId[]; value: unknown }[] = [];
      for (const modifier of query.modifiers) {
        const next = modifier.value(value, of, table.state);
        if (!same(next, value)) by.push({ rules: modifier.rules, value: next });
        value = next;
      }
      return { value, by };
    });
  }

  hash(table: Table): string {
    const { state, stack, pending, outcome, barrier, chance } = table;
    return hash([state, stack, pending, outcome, barrier, chance.at, chance.forced]);
  }

  private mayAnswer(table: Table, seat: Seat, answer: unknown): void {
    const { pending } = table;
    if (table.outcome !== null || pending === null) throw new Fault('over', 'This game is over.');
    if (!isAsked(pending.who, seat))
      throw new Fault('not-asked', `The question "${pending.choice}" is for ${decider(pending.who)}, not for ${seat}.`);
    if (isOffered(this.offer(table, seat)!, answer)) return;
    throw notOffered(pending.choice, this.offer(table, seat, { explain: true })!, answer);
  }

  private mayStepAside(table: Table, seat: Seat, name: string, answer: unknown): void {
    if (table.outcome !== null) throw new Fault('over', 'This game is over.');
    const offer = this.asides(table, seat, true)[name];
    if (offer === undefined) throw new Fault('not-offered', `The seat ${seat} cannot do "${name}" now.`);
    if (!isOffered(offer, answer)) throw notOffered(name, offer, answer);
  }

  private answer(table: Table, seat: Seat, answer: unknown, agreed?: readonly Seat[]): Played<Shape> {
    const pending = table.pending!;
    const { known } = this;
    this.known = null;
    const resolution =
      known?.table === table && known.pending === pending
        ? known.resolution.again(agreed)
        : new Resolution(this.compiled, table, agreed);
    if (decider(pending.who) !== seat) {
      const others = (pending.proposals ?? []).filter((one) => one.seat !== seat);
      table.pending = { ...pending, proposals: [...others, { seat, answer }] };
      resolution.count();
      return { table, told: [], forced: [], proposed: true };
    }
    resolution.receive(answer);
    return this.finish(table, resolution);
  }

  private stepAside(table: Table, seat: Seat, name: string, answer: unknown): Played<Shape> {
    const resolution = new Resolution(this.compiled, table);
    resolution.interrupt();
    this.game.asides[name]!.run(resolution, seat, copy(answer) as never);
    return this.finish(table, resolution);
  }

  private finish(table: Table, resolution: Resolution, most?: number): Played<Shape> {
    resolution.run(most);
    resolution.count();
    const { offer, told, forced } = resolution;
    this.known = offer === null || table.pending === null ? null : { table, pending: table.pending, resolution };
    return { table, told, forced, proposed: false };
  }

  private guarded<T>(run: () => T): T {
    try {
      return run();
    } catch (cause) {
      throw this.faultOf(cause);
    }
  }

  /** A rule that throws something else than a Fault is told as a Fault. */
  private faultOf(cause: unknown): Fault {
    if (cause instanceof Fault) return cause;
    const what = cause instanceof Error ? cause.message : String(cause);
    return new Fault('broken-rule', `A rule of ${this.game.id} failed (${what}).`, { cause });
  }
}

function notOffered(choice: string, offer: Offer, answer: unknown): Fault {
  // Nobody is told more of what no offer holds than that: to look for its parts among those refused would take long.
  if (isVast(answer)) return new Fault('not-offered', `This is not allowed as an answer to "${choice}".`);
  const parts = partsOf(offer, answer);
  const refused = (offer.refused ?? []).filter((one) => parts.some((part) => same(one.option, part)));
  const unfit = offer.kind === 'arrange' ? [...overfull(offer, answer), ...misplaced(offer, answer)] : [];
  const rules = [...new Set([...refused, ...unfit].flatMap(({ because = [] }) => because))];
  const because = rules.length > 0 ? ` by ${rules.join(', ')}` : '';
  return new Fault('not-offered', `${shown(answer)} is not allowed as an answer to "${choice}"${because}.`, {
    rules,
  });
}

const MOST_PARTS = 1000;

/** Whether it has more parts than any answer. */
function isVast(answer: unknown): boolean {
  const waiting = [answer];
  for (let count = 0; waiting.length > 0; count++) {
    const one = waiting.pop();
    if (typeof one !== 'object' || one === null) continue;
    for (const key in one)
      if (waiting.push((one as Record<string, unknown>)[key]) > MOST_PARTS || count > MOST_PARTS) return true;
  }
  return false;
}

/** The slots that would hold more than they can. */
function overfull({ slots }: ArrangeOffer, answer: unknown): Slot[] {
  const taken: unknown[] = typeof answer === 'object' && answer !== null ? Object.values(answer) : [];
  return slots.filter(({ id, holds }) => taken.filter((slot) => slot === id).length > holds);
}

/** The items that are where they do not fit. */
function misplaced({ items, slots, fits, because }: ArrangeOffer, answer: unknown): Pick<Slot, 'because'>[] {
  if (because === undefined || typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer)
    .filter(([item, slot]) => items.includes(item) && slots.some(({ id }) => id === slot) && !fits(item, slot))
    .map(([item, slot]) => ({ because: because(item, slot) }));
}

/** What of an answer could be refused for itself. */
function partsOf(offer: Offer, answer: unknown): readonly unknown[] {
  if (offer.kind === 'one') return [answer];
  if (Array.isArray(answer)) return answer;
  return typeof answer === 'object' && answer !== null ? Object.keys(answer) : [];
}

/** What somebody sent, for a sentence: it may be long, endless or nothing that JSON can write. */
function shown(answer: unknown): string {
  try {
    const text = JSON.stringify(answer) ?? String(answer);
    return text.length > 200 ? `${text.slice(0, 200)}…` : text;
  } catch {
    return 'This';
  }
}
