import type { Move } from '@shamble/bots';
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
import type { Said } from '../link/told.ts';

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
  const { policy, chance, instead, spared } = because!;
  const nameOf = (one: unknown): Phrase | null => (isNamed ? pack.option(view.state, view.pending!.choice, one) : null);
  return {
    seat,
    n: view.n + 1,
    did: nameOf(answer),
    rather: nameOf(policy),
    chance,
    instead,
    end: spared === null ? null : pack.outcome(spared.outcome),
  };
}

/** Nobody says why about what was taken back. */
export const saidStill = (said: Said | null, undone: readonly number[]): Said | null =>
  said === null || undone.includes(said.n) ? null : said;
