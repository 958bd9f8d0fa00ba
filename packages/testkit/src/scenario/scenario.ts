import type { Clauses } from './clauses.ts';

/** One scenario as written, checked for shape; what its names mean is known only when it runs. */
export interface Scenario {
  readonly file: string;
  readonly line: number;
  readonly title: string;
  /** Null where the file does not say: the caller knows. */
  readonly game: string | null;
  readonly givenLine: number;
  /** The game's own words. */
  readonly given: Readonly<Record<string, unknown>>;
  /** Forced values, by stream. */
  readonly dice: Readonly<Record<string, readonly number[]>>;
  readonly key: string | number | null;
  readonly steps: readonly Step[];
}

/** Something done at the table, or a place where clauses are asserted. */
export type Step = { readonly line: number; readonly text: string } & Happening;

export type Happening =
  | { readonly does: 'answer'; readonly seat: string; readonly aside: string | null; readonly answer: unknown }
  | {
      readonly does: 'try';
      readonly seat: string;
      readonly aside: string | null;
      readonly answer: unknown;
      readonly refused: Clauses;
    }
  | { readonly does: 'undo'; readonly seat: string; readonly times: number }
  | { readonly does: 'resign'; readonly seat: string }
  | { readonly does: 'then'; readonly cites: readonly Cite[] };

/** A clause and what is said to prove it. */
export interface Cite {
  readonly clause: string;
  readonly line: number;
  readonly claims: readonly Claim[];
}

export interface Claim {
  readonly line: number;
  readonly text: string;
  readonly kind: string;
  readonly expected: unknown;
}

/** What came of a scenario. */
export interface Result {
  readonly file: string;
  readonly line: number;
  readonly title: string;
  readonly game: string;
  readonly passed: boolean;
  /** What was expected and what came; null if it passed. */
  readonly failure: string | null;
  /** What it threw, for a debugger. */
  readonly cause: unknown;
  /** The clauses its `then` names. */
  readonly cited: readonly string[];
  /** The same if it passed, else none. */
  readonly proved: readonly string[];
  /** Every question, answer and event of it, as text. */
  readonly trace: readonly string[];
}

export interface RunOptions {
  /** The ids of the game's clause list; a scenario that cites another fails. */
  readonly clauses?: ReadonlySet<string>;
}

export const MOST_CLAUSES = 3;
