import type { Engine, Mind, Offer, Shape, TableView } from '@shamble/kernel';
import { endsAfter, type Spared, sparedBy } from './ends.ts';
import { rng } from './luck.ts';
import { think } from './search.ts';

/** Partners for every bot seat -> how long they may think about a move, in milliseconds. */
export const PARTNERS = { careful: 0, steady: 50, strong: 900 } as const;
export type Partner = keyof typeof PARTNERS;

export const isPartner = (bot: string): bot is Partner => Object.hasOwn(PARTNERS, bot);

/** Why the search left what the policy says. */
export interface Because {
  /** What the policy would have answered. */
  readonly policy: unknown;
  readonly chance: number;
  readonly instead: number;
  readonly spared: Spared | null;
  /** What speaks most for it, by a name of the game's; null where its evaluation has no such names. */
  readonly reason: string | null;
}

export interface Move {
  readonly answer: unknown;
  /** Null where the policy would have done the same. */
  readonly because: Because | null;
}

interface Sitting {
  readonly seed: number;
  readonly now: () => number;
  /** Less time than usual, where many others wait. */
  readonly most?: number;
}

/** Part of a second that goes into saying why. */
const SAYING = 0.12;
const GAMES = 24;
/** With less than this nothing can be weighed. */
const LEAST = 5;

/** What a partner answers for the seat whose view it is. Without time to think it is the policy's answer. */
export function moveOf<G extends Shape>(
  engine: Engine<G>,
  mind: Mind<G>,
  partner: Partner,
  view: TableView<G>,
  offer: Offer,
  { seed, now, most = Number.POSITIVE_INFINITY }: Sitting,
): Move {
  const ms = Math.min(PARTNERS[partner], most);
  if (ms < LEAST) return { answer: mind.policy(view, offer, rng(seed)), because: null };
  const until = now() + ms;
  const budget = { ms: (1 - SAYING) * ms, now };
  const { answer, candidates, chosenBy, reason } = think(engine, view, offer, view.viewer, { mind, seed, budget });
  const [policy] = candidates;
  const found = candidates.find((one) => one.answer === answer);
  if (chosenBy !== 'search' || policy === undefined || found === undefined) return { answer, because: null };
  const answers = [answer, policy.answer];
  const isUp = (): boolean => now() > until;
  const ends = isUp() ? [] : endsAfter(answers, { engine, mind, view, seat: view.viewer, seed, games: GAMES, isUp });
  const spared = ends.length === 0 ? null : sparedBy(ends[0]!, ends[1]!, view.viewer);
  return { answer, because: { policy: policy.answer, chance: found.value, instead: policy.value, spared, reason } };
}
