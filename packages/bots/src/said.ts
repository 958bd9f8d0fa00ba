import {
  type Engine,
  EVERYONE,
  type GamePack,
  type Phrase,
  type Seat,
  type Shape,
  same,
  type TableOf,
  type TableView,
  WATCHER,
} from '@shamble/kernel';
import type { Move } from './partners.ts';

/** A sentence of reasons for a move. */
export interface Said {
  readonly seat: Seat;
  /** The table after it. */
  readonly n: number;
  /** What it did, and what the policy would have done, where an option has a name. */
  readonly did: Phrase | null;
  readonly rather: Phrase | null;
  readonly chance: number;
  readonly instead: number;
  /** What speaks most for it, and the end that it makes less likely. */
  readonly why: Phrase | null;
  readonly end: Phrase | null;
}

/**
 * Whether reasons may be given at this table: not while one seat may know what others do not. A traitor's would give him away,
 * and so would his silence if the others spoke.
 */
export const maySay = (engine: Engine<Shape>, table: TableOf<Shape>): boolean =>
  same(engine.view(table, EVERYONE).state, engine.view(table, WATCHER).state);

/** What speaks for a move, in the words of the game. Only what is one of a list has a name of its own. */
export function saidOf(
  pack: GamePack<Shape>,
  view: TableView<Shape>,
  seat: Seat,
  { answer, because }: Move,
  isNamed: boolean,
): Said {
  const { policy, chance, instead, spared, reason } = because!;
  const nameOf = (one: unknown): Phrase | null => (isNamed ? pack.option(view.state, view.pending!.choice, one) : null);
  return {
    seat,
    n: view.n + 1,
    did: nameOf(answer),
    rather: nameOf(policy),
    chance,
    instead,
    why: reason === null ? null : { id: `reason.${reason}` },
    end: spared === null ? null : pack.outcome(spared.outcome),
  };
}
