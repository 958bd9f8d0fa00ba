import type { Secret } from '@shamble/kernel';
import type { Direction } from '@shamble/parts';
import type { Noise, OwnWeapon } from '../../content/card.ts';

// Humans, zombies, squares, openings, search spaces and cards are numbers: indexes into lists and flat arrays.
export type HumanId = number;
export type ZombieId = number;
export type Square = number;
export type OpeningId = number;
export type SearchId = number;
export type CardId = number;

/** Nobody, nowhere, nothing. */
export const NONE = -1;
/** A human has so many AP and health points, a zombie so many AP. */
export const HUMAN_AP = 6;
export const ZOMBIE_AP = 3;
export const HEALTH = 6;

export const NAMES: readonly string[] = ['ann', 'ben', 'cleo', 'dan', 'eve', 'finn'];
export const MOST_FIGURES = 4;

/** Every variant, on or off. */
export interface Variants {
  /** Zombies per human in the reserve: 4, 5 or 6 (ZP-ZTURN-04, ZP-VRES-01, ZP-VRES-02). */
  readonly reserve: number;
  readonly short: boolean;
  readonly traitor: boolean;
  /** 28 days later. */
  readonly late: boolean;
  /** The killed of 28 days later may rise. */
  readonly rising: boolean;
  readonly baby: boolean;
  readonly devour: boolean;
  readonly dogs: boolean;
  readonly group: boolean;
  readonly wounds: boolean;
  readonly carry: boolean;
  readonly heal: boolean;
  readonly charge: boolean;
  readonly boredom: boolean;
  readonly land: boolean;
  /** Zombie land without cards. */
  readonly bare: boolean;
}

export interface Options {
  /** A shipped board by its id, or a drawn one as JSON. */
  readonly board: string;
  readonly players: number;
  /** The last seat plays the zombies; otherwise they move by themselves (ZP-AUTO-01). */
  readonly zombies: 'automatic' | 'player';
  /** Figures of each human player (ZP-GAME-02). */
  readonly figures: number;
  /** Card ids, as many times as they are in the pile; null: the usual 40. */
  readonly cards: readonly string[] | null;
  readonly variants: Variants;
  /** Weapons as the copy of an owner has them. */
  readonly weapons?: readonly OwnWeapon[];
  /** The name of the box that board, pile and Weapons are from. */
  readonly box?: string;
}

/** out: not yet on the board, or waiting for a new figure (ZP-GROUP-05). */
export type Status = 'in' | 'out' | 'zombie' | 'dead' | 'carried';

export interface Human {
  seat: number;
  status: Status;
  square: Square;
  facing: Direction;
  ap: number;
  /** Nothing has been done this turn. */
  fresh: boolean;
  cards: CardId[];
  crouched: boolean;
  aimed: boolean;
  /** Saved by a First Aid Kit: rolls at the start of every turn (ZP-FAQ-14). */
  infected: boolean;
  health: number;
  /** Turns in a row without using an AP (ZP-HEAL-01). */
  still: number;
  /** Turns to miss (ZP-BABY-12). */
  misses: number;
  /** The human he treats, himself perhaps, and for how many turns (ZP-HEAL-01, ZP-HEAL-02). */
  treats: HumanId;
  treated: number;
  /** Has paid for the baby this turn (ZP-BABY-05). */
  burdened: boolean;
  /** Carried by him, and the squares of his way since (ZP-PORT-04). */
  carries: HumanId;
  path: Square[];
}

export interface Zombie {
  /** NONE: this figure is not on the board. */
  square: Square;
  facing: Direction;
  dog: boolean;
  ap: number;
  /** Has acted in this zombie turn. */
  done: boolean;
  /** The human it was, and what he carried (ZP-INFECT-04). */
  was: HumanId;
  cards: CardId[];
  /** Where it last saw a human, the car perhaps (ZP-AUTO-06). */
  seen: Square;
  /** Its last action came from priority 1 or 2 (ZP-AUTO-07). */
  hunting: boolean;
  /** Four times the square plus the facing from which it keeps trying to break a barricade, or NONE (ZP-SEE-05). */
  siege: number;
  /** The doors and windows it has been through, or found no way through (ZP-AUTO-10). */
  doors: OpeningId[];
  /** Where it has come to the crying baby, or NONE (ZP-BABY-11). */
  cradle: Square;
}

export interface Heard {
  square: Square;
  noise: Noise;
  /** A human, or -1 less a zombie: -1 is zombie 0. A thing that lies there: 99. */
  by: number;
}

/** The baby: not in play, dead, carried by a human or on a square. */
export interface Baby {
  state: 'away' | 'dead' | 'lies' | 'carried';
  square: Square;
  by: HumanId;
}

export interface State {
  board: string;
  /** Which variants are played; never changes. */
  variants: Variants;
  automatic: boolean;
  /** Weapons that differ from those of our box; never changes. */
  weapons?: readonly OwnWeapon[];
  /** Four times the square before the cellar door plus the direction of the door, or NONE (ZP-CELLAR-01). */
  cellar: number;
  /** Opening -> 1 if barricaded; the cellar door is the last. */
  barred: number[];
  /** The locked door, or NONE. */
  locked: OpeningId;
  humans: Human[];
  zombies: Zombie[];
  reserve: number;
  dogs: number;
  /** The top is at the end. */
  pile: Secret<CardId>[];
  discard: CardId[];
  /** Cards that are not in this game's pile. */
  box: CardId[];
  /** Search space -> the humans who have searched it, a bit each; bit 30: nobody needs to any more. */
  searched: number[];
  /** Card -> how many OOPS! it has had since it was loaded. */
  oops: number[];
  /** Card -> 1 if out of ammunition. */
  empty: number[];
  heard: Heard[];
  started: boolean;
  round: number;
  /** Whose turn: a human, or NONE for the zombies. */
  turn: HumanId;
  /** The humans have attacked or searched in this round (ZP-BORE-01). */
  busy: boolean;
  /** AP more for every zombie in its next turn. */
  zombieBonus: number;
  /** No arrivals in the next zombie turn. */
  calm: boolean;
  baby: Baby;
  lives: number;
  /** The traitor's seat or NONE, known to that seat alone; and what all know of it. */
  traitor: Secret<number>;
  unmasked: number;
  /** The turn with more AP and a theft is still to come (ZP-VTRAIT-06, ZP-VTRAIT-07). */
  owed: boolean;
  /** He may steal a card in this turn. */
  thief: boolean;
  /** Seats that have shown that they are not the traitor. */
  cleared: number[];
  /** 28 days later: the barricades nobody goes beyond, and whether everybody has cracked. */
  shut: OpeningId[];
  late: boolean;
  cracked: boolean;
  /** Zombies that were killed then and have risen; their own players run them (ZP-V28-07). */
  risen: ZombieId[];
  /** Seats that have given up (ZP-GAME-05). */
  resigned: number[];
}

export interface View extends Omit<State, 'pile' | 'traitor'> {
  pile: number;
  /** null: unknown to this viewer. */
  traitor: number | null;
}
