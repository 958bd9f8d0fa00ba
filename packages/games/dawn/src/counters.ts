import { SPREAD } from '../content/counters.ts';
import type { View } from './types.ts';

/** All values of the zombie counters, lowest first. */
export const COUNTERS: readonly number[] = Object.entries(SPREAD).flatMap(([value, count]) =>
  Array<number>(count).fill(Number(value)),
);

/** Every value that this viewer has not seen, as often as there are counters of it. */
export function unseenValues({ values, memory }: Pick<View, 'values' | 'memory'>): number[] {
  const unseen = [...COUNTERS];
  for (const value of [...values, ...memory]) {
    const at = value > 0 ? unseen.indexOf(value) : -1;
    if (at >= 0) unseen.splice(at, 1);
  }
  return unseen;
}
