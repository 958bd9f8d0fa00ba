/** Something foretold of a trial: how often it happens, or how much of it there is. */
export interface Count<Trial> {
  readonly what: string;
  readonly expected: number;
  value(trial: Trial): number;
}

export interface Tally<Trial> {
  add(trial: Trial): void;
  /** What has come farther off than four standard errors. */
  faults(trials: number): string[];
}

/** Counts what trials bring, to hold it to what was foretold. */
export function tallyOf<Trial>(counts: readonly Count<Trial>[]): Tally<Trial> {
  const sums = counts.map(() => ({ sum: 0, squares: 0 }));
  return {
    add(trial) {
      for (const [at, { value }] of counts.entries()) {
        const found = value(trial);
        sums[at]!.sum += found;
        sums[at]!.squares += found * found;
      }
    },
    faults: (trials) =>
      counts.flatMap(({ what, expected }, at) => {
        const { sum, squares } = sums[at]!;
        const mean = sum / trials;
        const error = Math.sqrt(Math.max(0, squares / trials - mean * mean) / trials);
        // Rare events that did not happen at all leave no error to measure.
        const least = Math.sqrt((expected * Math.abs(1 - expected)) / trials);
        const allowed = 4 * Math.max(error, least) + 1e-9;
        return Math.abs(mean - expected) <= allowed ? [] : [`${what}: ${mean}, not ${expected} ± ${allowed}`];
      }),
  };
}
