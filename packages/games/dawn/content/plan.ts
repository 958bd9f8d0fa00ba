import type { Provenance } from '@shamble/kernel';

/** The four main doors, in the order of the state's list. */
export const ENTRANCES = ['north', 'east', 'south', 'west'] as const;
export type Entrance = (typeof ENTRANCES)[number];

export interface Area {
  readonly id: string;
  /** The hall, or a store: whatever is not the hall (DD-SETUP-07). */
  readonly hall: boolean;
}

/** A plan of the mall. Spaces are named by their printed numbers. */
export interface MallPlan {
  readonly id: string;
  readonly provenance: Provenance;
  /**
   * Every second letter of every second line is a space: the letter of its area, a blank or # where there is none. Between two
   * spaces: a blank, | or - or + a wall, G a glass door, D a solid one.
   */
  readonly lines: readonly string[];
  /** Letter -> area. */
  readonly areas: Readonly<Record<string, Area>>;
  /** The printed numbers, line by line; left out: 1, 2, 3 and so on. */
  readonly numbers?: readonly number[];
  /** Spaces with the zombie symbol, and with the human symbol. */
  readonly zombies: readonly number[];
  readonly humans: readonly number[];
  /** Where the rifles lie. */
  readonly rifles: number;
  /** The spaces of the main doors; a short plan may have fewer. */
  readonly entrances: Readonly<Partial<Record<Entrance, number>>>;
  /** The store in which at most one zombie may hide (DD-SETUP-12). */
  readonly crowded: string;
  /** Zombie counters on the plan, and hidden ones. */
  readonly counters: number;
  readonly hidden: number;
  /** How much the humans may not lose, Fran counting two (DD-WIN-01). */
  readonly losses: number;
  /** Who plays, by name; the others are not in the game. */
  readonly cast: readonly string[];
}
