import { type Form, misfit, type Seat } from '@shamble/kernel';
import type { Games } from './games.ts';

/** What is known of the chances of a finished game. Plain data, kept with the game. */
export interface Report {
  readonly version: typeof VERSION;
  /** Whose chances. */
  readonly seat: Seat;
  /** Whether all cards lay open, or only what the players knew counted. */
  readonly open: boolean;
  /** The table it ended with, and its hash: what this is a report of. */
  readonly end: { readonly n: number; readonly hash: string; readonly won: boolean };
  readonly points: readonly Point[];
  readonly moments: readonly Moment[];
  /** Decisions that could have been others, and how many of them have been looked at. */
  readonly decisions: number;
  readonly looked: number;
}

export const VERSION = 1;

/** The chance at the start of a round. */
export interface Point {
  readonly n: number;
  readonly round: number;
  /** What the game's evaluation says, before anything is played; null: it has none. */
  readonly guess: number | null;
  readonly games: Games;
}

/** A decision that may have mattered: games after what was answered, after the best found, and after what the policy says. */
export interface Moment {
  readonly n: number;
  readonly round: number;
  readonly seat: Seat;
  readonly answer: unknown;
  readonly best: unknown;
  readonly policy: unknown;
  /** How much seemed to be at stake when it was looked at. */
  readonly stake: number;
  readonly games: { readonly answer: Games; readonly best: Games; readonly policy: Games };
}

const count: Form = { type: 'integer', minimum: 0, maximum: 1e6 };
const games: Form = { type: 'string', maxLength: 20_000, pattern: '^[01]*$' };
const text: Form = { type: 'string', maxLength: 200 };
const object = (properties: Readonly<Record<string, Form>>, more: readonly string[] = []): Form => ({
  type: 'object',
  properties,
  required: [...Object.keys(properties), ...more],
});
const form = object({
  version: { enum: [VERSION] },
  seat: text,
  open: { type: 'boolean' },
  end: object({ n: count, hash: text, won: { type: 'boolean' } }),
  points: { type: 'array', maxItems: 1000, items: object({ n: count, round: count, games }, ['guess']) },
  moments: {
    type: 'array',
    maxItems: 1000,
    items: object(
      { n: count, round: count, seat: text, games: object({ answer: games, best: games, policy: games }) },
      ['answer', 'best', 'policy', 'stake'],
    ),
  },
  decisions: count,
  looked: count,
});

const isNumber = (given: unknown): boolean => typeof given === 'number' && Number.isFinite(given);

/** What somebody kept, if it is a report of this version; else null. */
export function readReport(given: unknown): Report | null {
  if (misfit(form, given, 'analysis') !== null) return null;
  const report = given as Report;
  const isSound =
    report.points.every(({ guess }) => guess === null || isNumber(guess)) &&
    report.moments.every(({ stake }) => isNumber(stake));
  return isSound ? report : null;
}
