import {
  decider,
  type Engine,
  type Mind,
  type Offer,
  type Seat,
  type Shape,
  same,
  type TableOf,
  type TableView,
} from '@shamble/kernel';
import { keyOf, luckOf } from './chances.ts';
import { type Luck, rng, shuffled } from './luck.ts';
import { chanceFor } from './network.ts';
import { MOST_ANSWERS } from './playout.ts';
import type { Policy } from './policy.ts';
import { reasonFor, type Seen, unseen } from './reasons.ts';

/** How long to think: so many games played on, which is the same every time, or so long by a clock that is brought along. */
export type Budget = { readonly playouts: number } | { readonly ms: number; readonly now: () => number };

/** An answer and what came of it. */
export interface Candidate {
  readonly answer: unknown;
  /** The chance to win, and its standard error. */
  readonly value: number;
  readonly error: number;
  /** What it gains on the policy's answer in the games both have played, and the standard error of that. */
  readonly gain: number;
  readonly gainError: number;
  readonly games: number;
}

export interface Thought {
  readonly answer: unknown;
  /** Those weighed, the policy's own first; that one alone where there was nothing to weigh, or no time for it. */
  readonly candidates: readonly Candidate[];
  /** only: nothing was weighed; policy: nothing was surely better than its answer. */
  readonly chosenBy: 'only' | 'policy' | 'search';
  /** What speaks most for it against the policy's answer, by the names that the game's evaluation has for reasons. */
  readonly reason: string | null;
}

export interface Thinking<G extends Shape> {
  readonly mind: Mind<G>;
  readonly budget: Budget;
  readonly seed: number;
}

/**
 * A gain counts from so many of its standard errors on, and from so many more after few games, when the error is itself a guess and
 * the best of several is mostly the luckiest: who leaves the policy for that dithers. A candidate is given up when it is so many
 * behind the best.
 */
const SURE = 1;
const WARY = 4;
const BEHIND = 2.5;
/** Before so many games nobody is given up for that, and nobody is preferred to the policy's own. */
const FEW = 6;
/** After so many games that came out alike for all, no more are played. */
const ALIKE = 16;
/** Candidates weighed at most; fewer where the budget is too small for so many games each. */
const MOST = 12;
const GAMES_EACH = 4;

/** What is thought about. */
interface Question<G extends Shape> extends Thinking<G> {
  readonly engine: Engine<G>;
  readonly view: TableView<G>;
  readonly offer: Offer;
  readonly seat: Seat;
}

interface Entrant {
  readonly answer: unknown;
  /** Game -> how it came out. All who are still in have played the same games. */
  readonly scores: number[];
  /** The positions that the evaluation was asked about, added up. */
  readonly seen: Seen;
}

/**
 * Weighs the answers to an open question by playing on from what the seat knows: every candidate on the same samples with the same
 * luck, the worse half given up again and again. The policy's answer stays unless another is better by more than the error.
 */
export function think<G extends Shape>(
  engine: Engine<G>,
  view: TableView<G>,
  offer: Offer,
  seat: Seat,
  thinking: Thinking<G>,
): Thought {
  const question = { ...thinking, engine, view, offer, seat };
  const all = entrantsOf(question);
  const first = all[0]!;
  const best = all.length === 1 ? first : lastOf(question, all);
  const entrants = all.filter((one) => one === first || one.scores.length > 0);
  const { mean, error } = pairOf(best, first);
  const games = best.scores.length;
  const leaves = best !== first && games >= FEW && mean > (SURE + WARY / games) * error;
  return {
    answer: leaves ? best.answer : first.answer,
    candidates: entrants.map((one) => told(one, first)),
    chosenBy: entrants.length === 1 ? 'only' : leaves ? 'search' : 'policy',
    reason: leaves ? reasonFor(thinking.mind, view, seat, best.seen, first.seen) : null,
  };
}

/** A policy that thinks, for so many games a decision or so long. */
export const thinker =
  <G extends Shape>(engine: Engine<G>, mind: Mind<G>, budget: Budget): Policy<G> =>
  (view, offer, luck) =>
    think(engine, view, offer, view.viewer, { mind, budget, seed: luck(2 ** 31) }).answer;

function entrantsOf<G extends Shape>({ mind, view, offer, seed }: Question<G>): Entrant[] {
  const luck = rng(seed);
  const entrants: Entrant[] = [{ answer: mind.policy(view, offer, luck), scores: [], seen: unseen() }];
  for (const answer of othersOf(mind, view, offer, luck))
    if (entrants.length < MOST && !entrants.some((one) => same(one.answer, answer)))
      entrants.push({ answer, scores: [], seen: unseen() });
  return entrants;
}

/** Answers worth a thought beside the policy's own: what the game names, or all that a question lists. */
export const othersOf = <G extends Shape>(
  mind: Mind<G>,
  view: TableView<G>,
  offer: Offer,
  luck: Luck,
): readonly unknown[] =>
  mind.candidates?.(view, offer) ?? (offer.kind === 'one' ? shuffled([...offer.from], luck) : []);

/** Who is best of those left when the budget is spent, or when all others are surely behind or no different. */
function lastOf<G extends Shape>(question: Question<G>, entrants: readonly Entrant[]): Entrant {
  const spent = spending(question.budget);
  let live = joining(question, entrants, spent);
  const rounds = Math.ceil(Math.log2(live.length));
  for (let round = 1, game = 1; round <= rounds && live.length > 1; round++) {
    while (live.length > 1 && spent.share(live.length) <= round / rounds) {
      play(question, live, game++);
      spent.count(live.length);
      if (game >= FEW) live = live.filter((one) => !isBehind(one, leaderOf(live)));
      if (game >= ALIKE && live.every((one) => isAlike(one, live[0]!))) return live[0]!;
    }
    if (round < rounds) live = betterHalf(live, entrants[0]!);
  }
  return leaderOf(live);
}

/** The first game: as many come in as the budget has enough games for, the most promising first. */
function joining<G extends Shape>(question: Question<G>, entrants: readonly Entrant[], spent: Spending): Entrant[] {
  const live: Entrant[] = [];
  for (const one of entrants) {
    if (live.length > 0 && spent.share(1) * GAMES_EACH > 1) break;
    play(question, [one], 0);
    spent.count(1);
    live.push(one);
  }
  return live;
}

/** Every candidate goes through the same game: the same sample, the same luck of table and players. */
function play<G extends Shape>(question: Question<G>, live: readonly Entrant[], game: number): void {
  const { engine, view, seat, seed } = question;
  const base = engine.sample(view, keyOf(seed, game));
  for (const [at, { answer, scores, seen }] of live.entries()) {
    const table = at === live.length - 1 ? base : engine.clone(base);
    engine.playInPlace(table, seat, answer);
    scores.push(playOn(question, table, game, seen));
  }
}

/** To the end of the game, or to where the game's evaluation can tell: how good that is for the seat. */
function playOn<G extends Shape>(
  { engine, view, seat, mind, seed }: Question<G>,
  table: TableOf<G>,
  game: number,
  seen: Seen,
): number {
  const { policy, evaluation } = mind;
  const luck = luckOf(seed, game);
  const network = evaluation?.network(view.state) ?? null;
  const stop = network === null ? 0 : evaluation!.moment(view.state) + (evaluation!.ahead ?? 1);
  for (let answers = 0; table.outcome === null && answers < MOST_ANSWERS; answers++) {
    const asked = decider(table.pending!.who);
    const now = engine.glance(table, asked);
    if (network !== null && evaluation!.moment(now.state) >= stop)
      return chanceFor(evaluation!, network, engine.glance(table, seat).state, seat, seen);
    engine.playInPlace(table, asked, policy(now, engine.offer(table, asked)!, luck));
  }
  return table.outcome?.winners.includes(seat) ? 1 : 0;
}

interface Spending {
  count(games: number): void;
  /** How much of the budget is gone after so many more games. */
  share(more: number): number;
}

function spending(budget: Budget): Spending {
  let games = 0;
  const count = (more: number): void => {
    games += more;
  };
  if ('playouts' in budget) return { count, share: (more) => (games + more) / budget.playouts };
  const start = budget.now();
  return { count, share: (more) => ((budget.now() - start) * (1 + more / games)) / budget.ms };
}

const leaderOf = (live: readonly Entrant[]): Entrant =>
  live.reduce((best, one) => (meanOf(one.scores) > meanOf(best.scores) ? one : best));

/** The better half, and the policy's own, which all are measured by. */
function betterHalf(live: readonly Entrant[], first: Entrant): Entrant[] {
  const order = [...live].sort((a, b) => meanOf(b.scores) - meanOf(a.scores));
  return order.filter((one, rank) => one === first || rank < Math.ceil(live.length / 2));
}

function isBehind(one: Entrant, leader: Entrant): boolean {
  const { mean, error } = pairOf(leader, one);
  return mean > 0 && mean > BEHIND * error;
}

const isAlike = ({ scores }: Entrant, { scores: others }: Entrant): boolean =>
  scores.every((score, game) => score === others[game]);

const meanOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/** What the one had more than the other in the games both have played, and the standard error of that. */
const pairOf = ({ scores: ones }: Entrant, { scores: others }: Entrant): { mean: number; error: number } =>
  spreadOf(Array.from({ length: Math.min(ones.length, others.length) }, (_, game) => ones[game]! - others[game]!));

function spreadOf(values: readonly number[]): { mean: number; error: number } {
  if (values.length < 2) return { mean: values[0] ?? 0, error: 1 };
  const mean = meanOf(values);
  const square = values.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return { mean, error: Math.sqrt(square / (values.length - 1) / values.length) };
}

function told(one: Entrant, first: Entrant): Candidate {
  const { mean: value, error } = spreadOf(one.scores);
  const { mean: gain, error: gainError } = pairOf(one, first);
  return { answer: one.answer, value, error, gain, gainError, games: one.scores.length };
}
