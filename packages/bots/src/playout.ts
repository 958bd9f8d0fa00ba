import {
  decider,
  type Engine,
  type Offer,
  type Outcome,
  type Seat,
  type Shape,
  type TableOf,
  type TableView,
} from '@shamble/kernel';
import type { Luck } from './luck.ts';
import type { Policy } from './policy.ts';

/** Who plays a seat. */
export type Casting<G extends Shape> = (seat: Seat) => Policy<G>;

/** After so many answers a game counts as one that has no end. */
export const MOST_ANSWERS = 4000;

/**
 * What a policy answers for a seat, shown no more than it wants to see. The table is looked at, not copied. `offer` is the open
 * question's, if known.
 */
export function decide<G extends Shape>(
  engine: Engine<G>,
  table: TableOf<G>,
  seat: Seat,
  policy: Policy<G>,
  luck: Luck,
  offer: Offer = engine.offer(table, seat, { usual: policy.wants === 'usual' })!,
): unknown {
  return policy(policy.wants === undefined ? engine.glance(table, seat) : UNSEEN, offer, luck);
}

/** Stands in for the view of a policy that has said it does not look at it. */
const UNSEEN = {} as TableView<never>;

/** Plays a table on to its end, in place: nobody is told anything. Null: it has not come to one. */
export function playOut<G extends Shape>(
  engine: Engine<G>,
  table: TableOf<G>,
  cast: Casting<G>,
  luck: Luck,
  most = MOST_ANSWERS,
): Outcome | null {
  for (let answers = 0; table.outcome === null && answers < most; answers++) {
    const seat = decider(table.pending!.who);
    engine.playInPlace(table, seat, decide(engine, table, seat, cast(seat), luck));
  }
  return table.outcome;
}
