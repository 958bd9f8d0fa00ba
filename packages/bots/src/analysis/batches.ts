import type { Analyst, Errand } from './analyst.ts';
import type { Done, Task } from './perform.ts';
import type { Report } from './report.ts';

/** What came of an errand; null: it cannot be done. */
export type Result = { readonly result: Done[Task['do']] } | null;

interface Batches<K> {
  /** Errands that are given out together. */
  readonly size: number;
  /** After so many errands it is over, whatever is left. */
  readonly most: number;
  /** What comes of each, in their order. */
  carryOut(errands: readonly Errand<K>[]): Promise<readonly Result[]>;
  onNews?(analyst: Analyst<K>): void;
}

/**
 * An analysis by people who are far away. What it finds depends on the game and the size of a batch alone: not on who was
 * fast, nor on how many they were.
 */
export async function analyseInBatches<K>(analyst: Analyst<K>, batches: Batches<K>): Promise<Report> {
  const { size, carryOut, onNews } = batches;
  for (let left = batches.most; left > 0; ) {
    const errands: Errand<K>[] = [];
    for (let errand = analyst.next(); errand !== null; errand = errands.length < size ? analyst.next() : null)
      errands.push(errand);
    if (errands.length === 0) break;
    const results = await carryOut(errands);
    for (const [at, errand] of errands.entries()) {
      const done = results[at] ?? null;
      if (done === null) analyst.fail(errand);
      else analyst.take(errand, done.result);
    }
    left -= errands.length;
    onNews?.(analyst);
  }
  return analyst.report;
}
