import { roundOf } from '@shamble/kept';
import { decider, type Match, type Seat, type Shape, type Table } from '@shamble/kernel';
import type { ShelvedGame } from '../games.ts';
import type { Facts } from '../store/index.ts';
import type { Guest } from './guests.ts';

/** What is known of a room beside its table. */
export interface RoomFacts {
  readonly host: string;
  readonly isLocked: boolean;
  readonly isPublic: boolean;
  readonly isStarted?: boolean;
  readonly muted: readonly string[];
  readonly removed: readonly string[];
  /** Guest -> what he is called, for all who have ever sat here. */
  readonly names: Readonly<Record<string, string>>;
  /** Seat that a bot keeps warm -> for whom. */
  readonly keptFor: Readonly<Record<Seat, string>>;
  /** Guest -> how many entries there were when he left, and when that was. */
  readonly seen: Readonly<Record<string, { readonly n: number; readonly when: number }>>;
}

export const newFacts = ({ id, name }: Guest, isPublic: boolean): RoomFacts => ({
  host: id,
  isLocked: false,
  isPublic,
  muted: [],
  removed: [],
  names: { [id]: name },
  keptFor: {},
  seen: {},
});

/** For whom a bot keeps the seat warm. */
export const keptFor = (facts: RoomFacts, seat: Seat): string | null =>
  Object.hasOwn(facts.keptFor, seat) ? facts.keptFor[seat]! : null;

export const without = <T>(all: Readonly<Record<string, T>>, one: string): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => name !== one));

/** What the record of a table says of it. */
export function factsOf(
  { pack }: ShelvedGame,
  engine: Match<Shape>['engine'],
  holders: Facts['holders'],
  table: Table,
  touched: number,
): Facts {
  const round = roundOf(pack, engine, table as Match<Shape>['table']);
  const { pending, outcome } = table;
  return { holders, round, outcome, touched, asked: pending === null ? null : decider(pending.who) };
}
