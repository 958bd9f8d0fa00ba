import { roundOf } from '@shamble/kept';
import { decider, type Holders, type Match, type Seat, type Shape, type Standing, type Table } from '@shamble/kernel';
import type { ShelvedGame } from '../games.ts';
import type { Facts } from '../store/index.ts';
import type { Guest } from './guests.ts';
import type { Seen } from './seen.ts';

/** What is known of a room beside its table. */
export interface RoomFacts {
  readonly host: string;
  readonly isLocked: boolean;
  readonly isPublic: boolean;
  readonly isStarted?: boolean;
  /** Play has begun, and the table was locked for it: from then on it is locked while no seat is offered. */
  readonly isBegun?: boolean;
  readonly offered?: readonly Seat[];
  /** Who held which seat when play began. */
  readonly heldAtStart?: Holders;
  /** Guest -> every seat he has held at any time: he has looked into its hand. */
  readonly sat?: Readonly<Record<string, readonly Seat[]>>;
  /** Those the host has let in, and those who ask for it, since somebody was removed. */
  readonly admitted?: readonly string[];
  readonly knocking?: readonly { readonly id: string; readonly name: string }[];
  readonly conceding?: readonly Conceding[];
  readonly muted: readonly string[];
  readonly removed: readonly string[];
  /** Guest -> what he is called, for all who have ever sat here. */
  readonly names: Readonly<Record<string, string>>;
  /** Seat that a bot keeps warm -> for whom. */
  readonly keptFor: Readonly<Record<Seat, string>>;
  /** Guest -> what he had been shown when he left, and when that was. */
  readonly seen: Readonly<Record<string, Seen>>;
}

/** A side that may give up: who held it when that was proposed, and who of them has agreed. */
export interface Conceding {
  readonly seats: readonly Seat[];
  readonly people: readonly string[];
  readonly agreed: readonly string[];
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

/** These people have held the seat. Null: that was known. */
export function satBy(facts: RoomFacts, people: readonly string[], seat: Seat): Pick<RoomFacts, 'sat'> | null {
  const news = people.filter((one) => facts.sat?.[one]?.includes(seat) !== true);
  if (news.length === 0) return null;
  return {
    sat: { ...facts.sat, ...Object.fromEntries(news.map((one) => [one, [...(facts.sat?.[one] ?? []), seat]])) },
  };
}

/** What the record of a table says of it. */
export function factsOf(
  { pack }: ShelvedGame,
  engine: Match<Shape>['engine'],
  { holders, ...standing }: Standing,
  table: Table,
  touched: number,
): Facts {
  const round = roundOf(pack, engine, table as Match<Shape>['table']);
  const { pending, outcome } = table;
  return { holders, round, outcome, touched, asked: pending === null ? null : decider(pending.who), standing };
}
