import { listOf } from './differ.ts';
import { sameSet } from './matching.ts';

/** Exactly these clauses, one or a list; or `has`: these, perhaps among others. */
export type Clauses = string | readonly string[] | { readonly has: string | readonly string[] };

export function areClauses(expected: Clauses, came: readonly string[]): boolean {
  if (isPart(expected)) return listOf(expected.has).every((clause) => came.includes(clause));
  return sameSet(listOf(expected), came);
}

/** As it is told: a list, or a map with one. */
export const clausesOf = (expected: Clauses): unknown =>
  isPart(expected) ? { has: listOf(expected.has) } : listOf(expected);

const isPart = (expected: Clauses): expected is { readonly has: string | readonly string[] } =>
  typeof expected === 'object' && 'has' in expected;
