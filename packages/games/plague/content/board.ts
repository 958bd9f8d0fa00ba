import type { Sourced } from './sources.ts';

/** Column and row, from the top left, both from 0. */
export type At = readonly [column: number, row: number];

/** Where a search space is: it decides whether the cellar can be found there (ZP-CELLAR-01, ZP-CELLAR-03). */
export type Place = 'inside' | 'garage' | 'vehicle' | 'outdoors';

export type RoomKind =
  | 'bedroom'
  | 'study'
  | 'bathroom'
  | 'hall'
  | 'living-room'
  | 'kitchen'
  | 'garage'
  | 'cellar'
  | 'other';

export interface Room {
  /** The letter of its squares in `rooms`. */
  readonly letter: string;
  readonly id: string;
  readonly kind: RoomKind;
  /** Part of the house that has to be barricaded (ZP-WIN-03); a garage is not. */
  readonly house: boolean;
  /** Can be barricaded by itself for the shorter game and the traitor; every opening of it has to be one. */
  readonly closable: boolean;
}

/**
 * A board. In `plan` every second letter of every second line is a square: `.` can be walked on, `#` an obstacle, `X` a
 * search space, `C` the car, `~` water. Between two squares: a blank is nothing, `|` or `-` a wall, `D` a door, `W` a
 * window. The letter where four squares meet is a blank or `+`. `rooms` has one letter a square, `.` for outdoors.
 */
export interface BoardSheet extends Sourced {
  readonly id: string;
  readonly plan: readonly string[];
  readonly rooms: readonly string[];
  readonly roomList: readonly Room[];
  /** Doors and windows by name; every `D` and `W` of the plan is listed. */
  readonly openings: readonly { readonly id: string; readonly between: readonly [At, At] }[];
  readonly searches: readonly { readonly id: string; readonly square: At; readonly place: Place }[];
  /** The squares at the arrows, from which the car is entered (ZP-CAR-02). */
  readonly carDoors: readonly { readonly from: At; readonly car: At }[];
  /** The number on the edge -> its square (ZP-ARR-01): all 21, or none for a cellar. */
  readonly edge: Readonly<Record<string, At>>;
  /** What the obstacles are, for the picture alone. */
  readonly things: readonly { readonly kind: string; readonly squares: readonly At[] }[];
  /** What the ground is, for the picture alone: one letter a square, as in `grounds`. */
  readonly ground: readonly string[];
  readonly grounds: Readonly<Record<string, string>>;
}

/** The cellar: a board of its own, joined to a search space of another (ZP-CELLAR-06). */
export interface CellarSheet extends BoardSheet {
  /** The square at the top of the stairs, and the square beyond which the door would be: off the plan, next to it. */
  readonly stairs: { readonly top: At; readonly out: 'north' | 'east' | 'south' | 'west' };
}
