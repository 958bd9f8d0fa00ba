import { type Seat, type Shape, same } from '@shamble/kernel';
import { bandOf, chanceAt } from './account.ts';
import type { Known } from './known.ts';
import { LOOKS, surely } from './pairs.ts';
import type { Done, Looked, Task } from './perform.ts';
import { type Moment, type Point, type Report, VERSION } from './report.ts';

/** A finished game as it is given to be analysed. `K`: what goes along of each moment; null where somebody else has it. */
export interface Dossier<G extends Shape = Shape, K = Known<G>> {
  readonly seat: Seat;
  readonly open: boolean;
  readonly end: Report['end'];
  /** The start of each round. */
  readonly points: readonly { readonly n: number; readonly round: number; readonly known: K }[];
  /** What the seat's side decided where it had a choice. */
  readonly decisions: readonly Decided<K>[];
}

interface Decided<K> {
  readonly n: number;
  readonly round: number;
  readonly seat: Seat;
  readonly answer: unknown;
  readonly known: K;
}

/** Games a point has before anything else is looked at: enough for a first curve. */
const FIRST = 6;
/** Bands no wider than this are what is aimed at; watched on, they get as narrow as the last. */
const AIMED = 0.08;
/** Games asked for at once, for a first curve and then, and how narrow bands get before it is over. */
interface Pace {
  readonly first: number;
  readonly later: number;
  readonly finest: number;
}
/** While somebody watches: results come often, and whoever works is told to stop in time. */
const WATCHED: Pace = { first: 2, later: 8, finest: 0.05 };
/** For those who are far away: fewer ways, and no finer than what is aimed at. */
export const SENT: Pace = { first: 8, later: 40, finest: AIMED };
/** Games a look at a decision may play. */
const PLAYOUTS = 48;
/** So many of the decisions with the highest stakes are weighed by whole games. */
const MOST_WEIGHED = 12;
/** So much at stake is weighed even before all decisions have been looked at. */
const HIGH = 0.15;
/** So many games in a row that end as this one did leave no doubt. */
const SETTLED = 24;

export type Job =
  | { readonly on: 'guess' | 'point' | 'moment'; readonly at: number }
  | { readonly on: 'decision'; readonly at: number };

/** What is to be done, and for what. */
export interface Errand<K = Known<Shape>> {
  readonly job: Job;
  readonly task: Task<Shape, K>;
}

/**
 * Decides what is worked out next in an analysis, and gathers what comes of it: first a rough curve, then the decisions one by
 * one, then those that seem to matter by pairs of whole games; in between the curve where it is least certain. Whoever carries
 * the errands out may be several at once.
 */
export class Analyst<K = Known<Shape>> {
  private readonly dossier: Dossier<Shape, K>;
  private readonly pace: Pace;
  private points: readonly Point[];
  private readonly looked = new Map<number, Looked>();
  private readonly weighed = new Map<number, Moment>();
  private readonly busy = new Set<string>();
  private readonly failed = new Set<string>();
  private guessed = 0;
  private turn = 0;

  /** `kept`: what an analysis of the same game has found so far. */
  constructor(dossier: Dossier<Shape, K>, kept: Report | null = null, pace = WATCHED) {
    this.dossier = dossier;
    this.pace = pace;
    this.points = dossier.points.map(({ n, round }) => {
      const known = kept?.points.find((one) => one.n === n);
      return { n, round, guess: known?.guess ?? null, games: known?.games ?? '' };
    });
    if (kept === null || kept.looked < kept.decisions) return;
    for (const [at, { n, answer }] of dossier.decisions.entries()) {
      const moment = kept.moments.find((one) => one.n === n);
      this.looked.set(at, moment ?? { best: answer, policy: answer, stake: 0 });
      if (moment !== undefined) this.weighed.set(at, moment);
    }
  }

  get report(): Report {
    const { seat, open, end, decisions } = this.dossier;
    return {
      ...{ version: VERSION, seat, open, end },
      points: this.points,
      moments: [...this.weighed.values()].sort((a, b) => a.n - b.n),
      decisions: decisions.length,
      looked: this.looked.size,
    };
  }

  /** How much of what is aimed at has been done, from 0 to 1. */
  get progress(): number {
    const { decisions } = this.dossier;
    const hasFailed = (job: Job): boolean => this.failed.has(keyOf(job));
    const curve = this.points.reduce(
      (sum, { games }, at) => sum + (hasFailed({ on: 'point', at }) ? 1 : Math.min(1, (AIMED / widthOf(games)) ** 2)),
      0,
    );
    const weighed = this.suspects().map((at) =>
      this.isOpen(at) && !hasFailed({ on: 'moment', at })
        ? (this.weighed.get(at)?.games.answer.length ?? 0) / LOOKS.at(-1)!
        : 1,
    );
    const share = (done: number, of: number): number => (of === 0 ? 1 : done / of);
    const pairs =
      this.looked.size < decisions.length
        ? 0
        : share(
            weighed.reduce((sum, one) => sum + one, 0),
            weighed.length,
          );
    return 0.5 * share(curve, this.points.length) + 0.25 * share(this.looked.size, decisions.length) + 0.25 * pairs;
  }

  /** Null: there is nothing left to be done, or others are at all of it. */
  next(): Errand<K> | null {
    const errand = this.first() ?? this.inTurn();
    if (errand !== null) this.busy.add(keyOf(errand.job));
    return errand;
  }

  take<E extends Errand<K>>({ job, task }: E, result: Done[E['task']['do']]): void {
    this.busy.delete(keyOf(job));
    const { at } = job;
    if (task.do === 'guess') this.change(at, { guess: result as Done['guess'] });
    if (task.do === 'play') this.change(at, { games: this.points[at]!.games + (result as Done['play']) });
    if (task.do === 'look') this.looked.set(at, result as Looked);
    if (task.do === 'pair') this.weighed.set(at, this.added(at, task.answers, result as Done['pair']));
  }

  /** Nobody carries it out after all; somebody else may. */
  lose({ job }: Errand<K>): void {
    this.busy.delete(keyOf(job));
  }

  /** It cannot be done: nobody is sent again. */
  fail({ job }: Errand<K>): void {
    this.failed.add(keyOf(job));
    this.busy.delete(keyOf(job));
    if (job.on !== 'decision') return;
    const { answer } = this.dossier.decisions[job.at]!;
    this.looked.set(job.at, { best: answer, policy: answer, stake: 0 });
  }

  /** Whether somebody is out on an errand. */
  get isBusy(): boolean {
    return this.busy.size > 0;
  }

  /** A first curve before everything else. */
  private first(): Errand<K> | null {
    if (this.guessed < this.points.length) return this.errand({ on: 'guess', at: this.guessed++ });
    return this.curve((games) => games.length < FIRST, this.pace.first);
  }

  /** The curve, the decisions and what is at stake take turns. */
  private inTurn(): Errand<K> | null {
    const { later, finest } = this.pace;
    const kinds = [() => this.look(), () => this.weigh(), () => this.curve((games) => widthOf(games) > AIMED, later)];
    for (let tries = 0; tries < kinds.length; tries++) {
      const errand = kinds[this.turn++ % kinds.length]!();
      if (errand !== null) return errand;
    }
    return this.curve((games) => widthOf(games) > finest, later);
  }

  /** Where the curve is least certain. */
  private curve(isWanted: (games: string) => boolean, games: number): Errand<K> | null {
    let widest = -1;
    for (const [at, point] of this.points.entries())
      if (isWanted(point.games) && this.isFree({ on: 'point', at }))
        if (widest < 0 || widthOf(point.games) > widthOf(this.points[widest]!.games)) widest = at;
    return widest < 0 ? null : this.errand({ on: 'point', at: widest }, games);
  }

  /** First where the curve fell most. Where nothing was left to be lost, or all was safe, nobody need look. */
  private look(): Errand<K> | null {
    let best: { readonly at: number; readonly fall: number } | null = null;
    for (const [at, { n, answer }] of this.dossier.decisions.entries()) {
      if (this.looked.has(at) || !this.isFree({ on: 'decision', at })) continue;
      const point = this.points.findLastIndex((one) => one.n <= n);
      if (this.isSettled(point)) this.looked.set(at, { best: answer, policy: answer, stake: 0 });
      else if (best === null || this.fallIn(point) > best.fall) best = { at, fall: this.fallIn(point) };
    }
    return best === null ? null : this.errand({ on: 'decision', at: best.at });
  }

  private fallIn(point: number): number {
    const chance = (at: number): number =>
      this.points[at] === undefined ? Number(this.dossier.end.won) : chanceAt(this.points[at]);
    return chance(point) - chance(point + 1);
  }

  /** Whether a round began and ended without a doubt, and alike. */
  private isSettled(point: number): boolean {
    const { won } = this.dossier.end;
    const sure = won ? '1' : '0';
    return [point, point + 1].every((at) => {
      const games = this.points[at]?.games ?? sure.repeat(SETTLED);
      return games.length >= SETTLED && games === sure.repeat(games.length);
    });
  }

  private weigh(): Errand<K> | null {
    const at = this.suspects().find((i) => this.isOpen(i) && this.isFree({ on: 'moment', at: i }));
    return at === undefined ? null : this.errand({ on: 'moment', at });
  }

  /** The decisions that seem to have mattered most. */
  private suspects(): readonly number[] {
    const isAll = this.looked.size === this.dossier.decisions.length;
    return [...this.looked]
      .filter(([at, { best, policy, stake }]) => {
        return (isAll || stake >= HIGH) && this.answersOf(at, { best, policy }).length > 1;
      })
      .sort(([, a], [, b]) => b.stake - a.stake)
      .slice(0, MOST_WEIGHED)
      .map(([at]) => at);
  }

  /** Whether more games could tell more about it. */
  private isOpen(at: number): boolean {
    const moment = this.weighed.get(at);
    if (moment === undefined) return true;
    const { answer, best, policy } = moment.games;
    const played = answer.length;
    if (played >= LOOKS.at(-1)!) return false;
    if (!LOOKS.includes(played)) return true;
    const isTold = (other: string): boolean => other === answer || surely(answer, other) !== 0;
    return !(isTold(best) && isTold(policy));
  }

  /** Without doubles: what was answered, the best found, what the policy says. */
  private answersOf(at: number, { best, policy }: Pick<Looked, 'best' | 'policy'>): readonly unknown[] {
    const answers: unknown[] = [this.dossier.decisions[at]!.answer];
    for (const one of [best, policy]) if (!answers.some((known) => same(known, one))) answers.push(one);
    return answers;
  }

  private added(at: number, answers: readonly unknown[], games: readonly string[]): Moment {
    const { n, round, seat, answer } = this.dossier.decisions[at]!;
    const { best, policy, stake } = this.looked.get(at)!;
    const before = this.weighed.get(at)?.games ?? { answer: '', best: '', policy: '' };
    const of = (one: unknown): string => games[answers.findIndex((known) => same(known, one))]!;
    return {
      ...{ n, round, seat, answer, best, policy, stake },
      games: { answer: before.answer + of(answer), best: before.best + of(best), policy: before.policy + of(policy) },
    };
  }

  /** Games of the curve, of looks and of pairs never meet: what a look has favoured by chance must not confirm itself. */
  private errand(job: Job, games = this.pace.later): Errand<K> {
    const { seat, points, decisions } = this.dossier;
    if (job.on === 'guess' || job.on === 'point') {
      const { n, known } = points[job.at]!;
      const from = this.points[job.at]!.games.length;
      const common = { known, seat, seed: 3 * n };
      return {
        job,
        task: job.on === 'guess' ? { ...common, do: 'guess' } : { ...common, do: 'play', from, to: from + games },
      };
    }
    const { n, known, seat: asked, answer } = decisions[job.at]!;
    if (job.on === 'decision')
      return { job, task: { do: 'look', known, seat, asked, answer, playouts: PLAYOUTS, seed: 3 * n + 1 } };
    const from = this.weighed.get(job.at)?.games.answer.length ?? 0;
    const to = Math.min(from + this.pace.later, LOOKS.find((look) => look > from)!);
    const answers = this.answersOf(job.at, this.looked.get(job.at)!);
    return { job, task: { do: 'pair', known, seat, asked, answers, seed: 3 * n + 2, from, to } };
  }

  private change(at: number, news: Partial<Point>): void {
    this.points = this.points.with(at, { ...this.points[at]!, ...news });
  }

  private isFree(job: Job): boolean {
    return !this.busy.has(keyOf(job)) && !this.failed.has(keyOf(job));
  }
}

const keyOf = ({ on, at }: Job): string => `${on} ${at}`;

function widthOf(games: string): number {
  const [low, high] = bandOf(games);
  return high - low;
}
