import { type Engine, type Mind, type Shape, same } from '@shamble/kernel';
import type { Dossier } from './analyst.ts';
import { type Done, perform } from './perform.ts';
import { type Moment, type Point, type Report, readReport } from './report.ts';

/** A report that somebody kept, and how many of its games were played again and came out so. */
export interface Checked {
  readonly report: Report;
  readonly played: number;
  readonly of: number;
}

interface Checking {
  readonly engine: Engine<Shape>;
  readonly mind: Mind<Shape>;
  /** A whole number below this one. */
  luck(below: number): number;
  /** After each game: no more. */
  isUp(): boolean;
}

type Spot = { readonly point: Point; readonly game: number } | { readonly moment: Moment; readonly game: number };

/** The one of what was kept that is about this; nothing where it does not fit, or where a game of it comes out otherwise now. */
export function checkedIn(kept: readonly unknown[], dossier: Dossier, checking: Checking): Checked | null {
  const { seat, open, end } = dossier;
  const report = kept
    .map(readReport)
    .find((one) => one !== null && one.seat === seat && one.open === open && one.end.hash === end.hash);
  if (report === undefined || report === null || !isAbout(report, dossier)) return null;
  const { points, moments } = report;
  const of =
    points.reduce((sum, { games }) => sum + games.length, 0) + 3 * moments.reduce((n, m) => n + lengthOf(m), 0);
  let played = 0;
  try {
    for (const spot of spotsIn(report, checking.luck)) {
      if (played > 0 && checking.isUp()) break;
      if (!comesOutSo(spot, dossier, checking)) return null;
      played += 'point' in spot ? 1 : 3;
    }
  } catch {
    // An answer that nobody could have given.
    return null;
  }
  return { report, played, of };
}

const lengthOf = ({ games }: Moment): number => games.answer.length;

/** Whether it tells of this game at all. */
function isAbout({ points, moments }: Report, dossier: Dossier): boolean {
  return (
    points.every(({ n }) => dossier.points.some((one) => one.n === n)) &&
    moments.every(({ n, seat, answer, games }) => {
      const decided = dossier.decisions.find((one) => one.n === n);
      if (decided === undefined || decided.seat !== seat || !same(decided.answer, answer)) return false;
      return games.best.length === games.answer.length && games.policy.length === games.answer.length;
    })
  );
}

/** Any game of every moment and point, in any order; then any others. Each is looked at once at most. */
function* spotsIn({ points, moments }: Report, luck: Checking['luck']): Generator<Spot> {
  const rows = [
    ...moments.map((moment) => ({ of: (game: number): Spot => ({ moment, game }), left: upTo(lengthOf(moment)) })),
    ...points.map((point) => ({ of: (game: number): Spot => ({ point, game }), left: upTo(point.games.length) })),
  ];
  const drawn = <T>(from: T[]): T => {
    const at = luck(from.length);
    const [one] = from.splice(at, 1, from.at(-1)!);
    from.pop();
    return one!;
  };
  for (let round = rows; round.length > 0; round = rows.filter(({ left }) => left.length > 0))
    for (const row of shuffledBy(round, drawn)) if (row.left.length > 0) yield row.of(drawn(row.left));
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

function shuffledBy<T>(all: readonly T[], drawn: (from: T[]) => T): T[] {
  const left = [...all];
  return all.map(() => drawn(left));
}

function comesOutSo(spot: Spot, { seat, points, decisions }: Dossier, { engine, mind }: Checking): boolean {
  const { game } = spot;
  const range = { from: game, to: game + 1 };
  if ('point' in spot) {
    const { n, games } = spot.point;
    const { known } = points.find((one) => one.n === n)!;
    return perform(engine, mind, { do: 'play', known, seat, seed: 3 * n, ...range }) === games[game];
  }
  const { n, answer, best, policy, games } = spot.moment;
  const { known, seat: asked } = decisions.find((one) => one.n === n)!;
  const task = { do: 'pair', known, seat, asked, answers: [answer, best, policy], seed: 3 * n + 2, ...range } as const;
  const found = perform(engine, mind, task) as Done['pair'];
  return same(found, [games.answer[game]!, games.best[game]!, games.policy[game]!]);
}
