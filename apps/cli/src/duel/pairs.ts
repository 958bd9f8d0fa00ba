import { byChance } from '@shamble/bots';
import { wilson } from '../simulate/statistics.ts';
import type { Played } from './played.ts';

/** The same game, played by the one and by the other. */
export type Pair = readonly [one: Played, other: Played];

interface Won {
  readonly won: number;
  readonly low: number;
  readonly high: number;
}

/** What pairs of games tell of two who play. */
export interface Compared {
  readonly pairs: number;
  readonly one: Won;
  readonly other: Won;
  /** Games that only one of them won: all others say nothing of who is better. */
  readonly onlyOne: number;
  readonly onlyOther: number;
  /** How many times as often the one wins, with its 95 % interval; null where one of them has not won. */
  readonly ratio: { readonly value: number; readonly low: number; readonly high: number } | null;
  /** How likely so much comes by chance between two who are alike (exact test of signs). */
  readonly chance: number;
  /** Of the one's choices, in milliseconds of the processor: the middle of the games' medians, and the longest. */
  readonly median: number;
  readonly longest: number;
}

export function compared(pairs: readonly Pair[]): Compared {
  const count = (fits: (one: boolean, other: boolean) => boolean): number =>
    pairs.filter(([one, other]) => fits(one.won, other.won)).length;
  const [won, lost] = [count((one) => one), count((_, other) => other)];
  const [onlyOne, onlyOther] = [count((one, other) => one && !other), count((one, other) => !one && other)];
  const medians = pairs.map(([{ median }]) => median).sort((a, b) => a - b);
  return {
    pairs: pairs.length,
    one: { won, ...wilson(won, pairs.length) },
    other: { won: lost, ...wilson(lost, pairs.length) },
    onlyOne,
    onlyOther,
    ratio: ratioOf(won, lost, onlyOne + onlyOther),
    chance: byChance(Math.min(onlyOne, onlyOther), onlyOne + onlyOther),
    median: medians[medians.length >> 1] ?? 0,
    longest: Math.max(0, ...pairs.map(([{ longest }]) => longest)),
  };
}

/** Of two shares in the same games: the logarithm of their ratio is about normal, and games that both won do not spread it. */
function ratioOf(won: number, lost: number, apart: number): Compared['ratio'] {
  if (won === 0 || lost === 0) return null;
  const value = won / lost;
  const factor = Math.exp(1.959964 * Math.sqrt(apart / (won * lost)));
  return { value, low: value / factor, high: value * factor };
}
