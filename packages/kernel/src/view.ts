import { type Chance, diceOf } from './chance.ts';
import {
  EVERYONE,
  type Event,
  type Game,
  type Outcome,
  type Seat,
  type Shape,
  type Told,
  type Viewer,
} from './game.ts';
import { copy } from './json.ts';
import type { Frame, Pending, Table, TableOf } from './table.ts';

/** All that a viewer may know of a table. */
export interface TableView<G extends Shape> {
  readonly game: string;
  readonly version: number;
  readonly viewer: Viewer;
  readonly seats: readonly Seat[];
  readonly n: number;
  readonly barrier: number;
  readonly state: G['view'];
  /** Why the question is asked: frames hold nothing secret. */
  readonly stack: readonly Frame[];
  readonly pending: Pending | null;
  readonly outcome: Outcome | null;
}

export const viewTable = <G extends Shape>(game: Game<G>, table: TableOf<G>, viewer: Viewer): TableView<G> =>
  copy(glanceAt(game, table, viewer));

/** A view that shares with the table. */
export const glanceAt = <G extends Shape>(game: Game<G>, table: TableOf<G>, viewer: Viewer): TableView<G> => ({
  game: table.game,
  version: table.version,
  viewer,
  seats: table.seats,
  n: table.n,
  barrier: table.barrier,
  state: game.view(table.state, viewer) as G['view'],
  stack: table.stack,
  pending: table.pending,
  outcome: table.outcome,
});

export function sampleTable<G extends Shape>(game: Game<G>, view: TableView<G>, chance: Chance): TableOf<G> {
  const { state, viewer, ...open } = copy(view);
  return {
    ...open,
    seats: open.seats,
    stack: open.stack as Frame[],
    chance,
    state: game.sample(state, viewer, diceOf(chance)),
  } satisfies Table;
}

/** What of it the viewer hears. */
export function heardBy(told: readonly Told[], viewer: Viewer): Event[] {
  return told.flatMap(({ event, only, others }) => {
    if (only === undefined || viewer === EVERYONE || only.includes(viewer)) return [event];
    return others === undefined ? [] : [others];
  });
}
