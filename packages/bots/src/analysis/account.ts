import { interval } from '../chances.ts';
import { type Games, gainIn, shareIn, wonIn } from './games.ts';
import { surely } from './pairs.ts';
import type { Moment, Point, Report } from './report.ts';

/** What a round changed: by decisions, as far as games confirm it, and by all the rest. They add up to the change. */
export interface RoundAccount {
  readonly n: number;
  readonly round: number;
  readonly from: number;
  readonly to: number;
  /** What was decided, against what a careful player would have. */
  readonly skill: number;
  /** Dice, cards and everybody else. */
  readonly luck: number;
}

/** A chance that was given away, confirmed by games. */
export interface Lost {
  readonly moment: Moment;
  readonly chance: number;
  readonly instead: number;
  readonly lost: number;
  /** The 95 % interval of what was lost. */
  readonly low: number;
  readonly high: number;
}

export interface Account {
  readonly start: number;
  readonly rounds: readonly RoundAccount[];
  readonly skill: number;
  readonly luck: number;
  /** What the decisions gave away against the best found, worst first. */
  readonly lost: readonly Lost[];
  readonly given: number;
  /** 1 less what was given away. */
  readonly played: number;
}

export const chanceAt = ({ games, guess }: Pick<Point, 'games' | 'guess'>): number =>
  games === '' ? (guess ?? 0.5) : shareIn(games);

/** The 95 % interval of a point. A guess has none. */
export const bandOf = (games: Games): readonly [low: number, high: number] =>
  interval({ games: games.length, won: wonIn(games) });

export function accountOf({ points, moments, end }: Report): Account {
  const rounds = points.map((point, at): RoundAccount => {
    const next = points[at + 1];
    const from = chanceAt(point);
    const to = next === undefined ? Number(end.won) : chanceAt(next);
    const skill = sum(moments.filter(({ n }) => n >= point.n && n < (next?.n ?? end.n)).map(skillOf));
    return { n: point.n, round: point.round, from, to, skill, luck: to - from - skill };
  });
  const lost = moments.flatMap((moment) => lostIn(moment) ?? []).sort((a, b) => b.lost - a.lost);
  const given = sum(lost.map((one) => one.lost));
  return {
    start: rounds[0]?.from ?? Number(end.won),
    rounds,
    skill: sum(rounds.map((one) => one.skill)),
    luck: sum(rounds.map((one) => one.luck)),
    lost,
    given,
    played: Math.max(0, 1 - given),
  };
}

/** What the answer gained on the policy's; nothing where games do not tell. */
const skillOf = ({ games: { answer, policy } }: Moment): number =>
  surely(answer, policy) === 0 ? 0 : gainIn(answer, policy).gain;

function lostIn(moment: Moment): Lost | null {
  const { answer, best } = moment.games;
  if (surely(best, answer) !== 1) return null;
  const { gain, error } = gainIn(best, answer);
  const [low, high] = [gain - 1.96 * error, gain + 1.96 * error];
  return { moment, chance: shareIn(answer), instead: shareIn(best), lost: gain, low: Math.max(0, low), high };
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
