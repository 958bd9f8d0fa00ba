import type { Playing } from '../rules/changes.ts';

/** One of several equally good ones: by lot for automatic zombies (DD-SOLO-16), else the first. */
export function drawLot<T>(play: Playing, among: readonly T[], byLot: boolean): T {
  return among[byLot && among.length > 1 ? play.pick('lot', among.length) : 0]!;
}

/** Those for which the measure is lowest. */
export function lowest<T>(among: readonly T[], measure: (one: T) => number): T[] {
  let least = Number.POSITIVE_INFINITY;
  let found: T[] = [];
  for (const one of among) {
    const size = measure(one);
    if (size > least) continue;
    if (size < least) found = [];
    least = size;
    found.push(one);
  }
  return found;
}
