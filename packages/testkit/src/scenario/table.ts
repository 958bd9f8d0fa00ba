import {
  type Engine,
  Fault,
  type Forced,
  type GamePack,
  type Input,
  type Match,
  type OfferKind,
  type Seat,
  type Shape,
  type Table,
  type Told,
} from '@shamble/kernel';
import { questionText, toldText } from '../golden/text.ts';
import { mustBeListed } from './facts.ts';
import { mustHaveForms, mustListEnding, mustListStreams } from './listed.ts';
import { brief } from './matching.ts';
import { type NamedOffer, nameOffer } from './names.ts';
import type { Scenario } from './scenario.ts';
import { plainName, unknownName } from './spelling.ts';

/** A scenario being played. */
export interface Run {
  readonly pack: GamePack<Shape>;
  readonly engine: Engine<Shape>;
  readonly match: Match<Shape>;
  readonly scenario: Scenario;
  /** Choice -> of what kind its offers are, as far as they were worked out. */
  readonly kinds: ReadonlyMap<string, OfferKind>;
  readonly drawn: Readonly<Record<string, number>>;
  /** The scene broke no invariant, so no answer may. */
  readonly lawful: boolean;
  readonly trace: string[];
  /** Since the last `then`. */
  told: Told[];
  forced: Forced[];
  /** Told before the last `then`. */
  readonly earlier: Told[];
  /** The table before the last answer: forced answers are named by it. */
  before: Table;
  /** The names of all options offered or refused so far. */
  readonly seen: Set<string>;
}

/** The open question as the seat has it, with what is refused. */
export function offerNow({ pack, engine, match: { table } }: Run, seat: Seat, usual = false): NamedOffer {
  const offer = engine.offer(table, seat, { explain: true, usual })!;
  return nameOffer(pack, table.state, table.pending!.choice, offer);
}

/** What the seat may do unasked, by the name of the aside. */
export function asideNow(run: Run, seat: Seat, name: string): NamedOffer {
  const { pack, engine, seen } = run;
  const { table } = run.match;
  const known = Object.keys(pack.game.asides);
  if (!known.includes(name)) throw new Fault('bad-content', unknownName('aside', name, known));
  const offer = engine.asides(table, seat, true)[name];
  if (offer === undefined) throw new Fault('not-offered', `${seat} cannot do "${name}" now.`);
  const named = nameOffer(pack, table.state, name, offer);
  remember(pack, seen, named);
  return named;
}

/** Does it, and remembers what was told. */
export function commit(run: Run, seat: Seat, input: Input): void {
  const { match, pack } = run;
  run.before = match.table;
  const prepared = match.prepare(seat, input);
  const told = match.commit(prepared);
  run.told.push(...told);
  const forced = ('forced' in prepared.entry && prepared.entry.forced) || [];
  run.forced.push(...forced);
  for (const one of forced) run.trace.push(`  . ${one.seat}: ${one.choice} = ${brief(one.answer)} (forced)`);
  traceQuestion(run, told);
  const broken = run.lawful ? pack.game.check(match.table.state) : [];
  if (broken.length > 0) throw new Fault('broken-rule', `The table is no longer possible: ${broken.join(' ')}`);
}

type Traced = Pick<Run, 'pack' | 'engine' | 'match' | 'trace' | 'seen'>;

/** Writes down what was told and what is asked now, and remembers its names. */
export function traceQuestion({ pack, engine, match: { table }, trace, seen }: Traced, told: readonly Told[]): void {
  mustBeListed(pack, table.state, told);
  trace.push(...toldText(pack, table.state, told));
  const named = questionText(pack, engine, table, trace);
  if (named !== null) remember(pack, seen, named);
  mustListStreams(pack, table.chance.at);
  mustListEnding(pack, table.outcome);
}

function remember(pack: GamePack<Shape>, seen: Set<string>, named: NamedOffer): void {
  mustHaveForms(pack, named);
  for (const { name } of [...named.options, ...named.refused]) seen.add(plainName(name));
}
