import { processorTime } from './clock.ts';

/** A figure measured several times. */
export interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly target?: { readonly atLeast: number } | { readonly atMost: number };
  readonly values: number[];
  /** Beside each value, what the loop by hand made in a second at that moment: how fast the machine was just then. */
  readonly speeds?: number[];
}

/** Decisions a second of the loop by hand on the machine that the targets were set for. */
export const REFERENCE = 1_000_000;

/** The figure as it would be on that machine; null if nobody looked how fast this one was. */
export function atReference({ speeds, ...figure }: Figure): Figure | null {
  if (speeds === undefined || figure.target === undefined) return null;
  const isRate = figure.unit.endsWith('/s');
  const values = figure.values.map((value, i) => (isRate ? value / speeds[i]! : value * speeds[i]!));
  return {
    ...figure,
    name: '  at the reference speed',
    values: values.map((value) => (isRate ? value * REFERENCE : value / REFERENCE)),
  };
}

export interface Spread {
  readonly median: number;
  readonly lower: number;
  readonly upper: number;
  readonly min: number;
  readonly max: number;
}

/** So large a share of the values is no greater. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)]!;
  return below + (sorted[Math.ceil(place)]! - below) * (place % 1);
}

export function spreadOf(values: readonly number[]): Spread {
  const at = (share: number): number => quantile(values, share);
  return { median: at(0.5), lower: at(0.25), upper: at(0.75), min: at(0), max: at(1) };
}

/** Limits are set for the machine of reference, wherever it is known how fast this one was beside it. */
export function isReached(figure: Figure): boolean | null {
  const { target, values } = atReference(figure) ?? figure;
  if (target === undefined) return null;
  const { median } = spreadOf(values);
  return 'atLeast' in target ? median >= target.atLeast : median <= target.atMost;
}

/** Calls it until the time is up; the mean time of a call, in microseconds. */
export function microseconds(milliseconds: number, call: () => void): number {
  const since = processorTime();
  let calls = 0;
  let passed = 0;
  while (passed < milliseconds) {
    for (let i = 0; i < BATCH; i++) call();
    calls += BATCH;
    passed = processorTime() - since;
  }
  return (1000 * passed) / calls;
}

/** Looking at the clock costs too. */
const BATCH = 16;
