import type { Square } from '../types.ts';
import type { Aim, Place } from './walls.ts';

/** What a search has come to. */
export interface Found {
  /** Which of the aims is reached; NONE: only nearer to one. */
  readonly aim: number;
  readonly place: Place;
  readonly ap: number;
}

/**
 * What one zombie works with while it makes up its mind, so that nothing need be made anew for each: wiped when it
 * looks round (`notePlaces`), so that nothing it finds depends on who was at it before.
 */
export interface Slate {
  /** Square -> nobody, a zombie or a human. */
  readonly taken: Uint8Array;

  // A walk, see walk.ts. A stamp tells which entries belong to the last one.
  stamp: number;
  /** Place -> the stamp, then what is left of MOST_AP, then whether it has been looked at: the cheaper, the larger. */
  readonly worth: Int32Array;
  /** Place -> the place before it on the way there. */
  readonly parent: Int16Array;
  /** What is to be looked at next, by how many AP more than at best: the last noted of each; with each, the one before. */
  readonly waiting: Int32Array;
  readonly latest: Int32Array;
  readonly looked: Int16Array;
  lookedCount: number;
  /** Where it ended: every place of a goal that takes the fewest AP. */
  readonly ends: Place[];
  isGivenUp: boolean;

  // A spread over squares, see places.ts.
  readonly spread: Int16Array;
  readonly isSpread: Uint8Array;

  // A search: from where, to what, and how it went; see search.ts.
  start: Place;
  sought: readonly Aim[];
  /** What can be got to of the aims: place -> AP to it if nobody were in the way; and of which aim each is. */
  readonly goals: Int16Array[];
  readonly aimOfGoal: number[];
  goalCount: number;
  found: readonly Found[];
  /** It took a walk to find that, so that all shortest ways are known. */
  isWalked: boolean;
  isShutOff: boolean;
  // The way to one of what was found: its places, which of them it is at, and the squares ahead if they have been asked.
  readonly way: Int16Array;
  wayAt: number;
  wayEnd: number;
  wayOf: Found | null;
  path: readonly Square[] | null;
  /** Place -> whether it is on a shortest way from where the walk began. */
  readonly onWay: Uint8Array;
  readonly backward: Int16Array;
  // A descent: where it has come, and which places lead nowhere.
  readonly trail: Int16Array;
  readonly isDead: Uint8Array;

  /** Places so many AP away, those of one AP more and of two: an action takes no more. */
  readonly rings: readonly Int16Array[];
}

export function newSlate(squares: number): Slate {
  const places = 4 * squares;
  return {
    taken: new Uint8Array(squares),
    stamp: 0,
    worth: new Int32Array(places),
    parent: new Int16Array(places),
    waiting: new Int32Array(3 * places + 2),
    latest: new Int32Array(places),
    looked: new Int16Array(places),
    lookedCount: 0,
    ends: [],
    isGivenUp: false,
    spread: new Int16Array(squares),
    isSpread: new Uint8Array(squares),
    start: 0,
    sought: [],
    goals: [],
    aimOfGoal: [],
    goalCount: 0,
    found: [],
    isWalked: false,
    isShutOff: false,
    way: new Int16Array(places),
    wayAt: 0,
    wayEnd: 0,
    wayOf: null,
    path: null,
    onWay: new Uint8Array(places),
    backward: new Int16Array(places),
    trail: new Int16Array(places),
    isDead: new Uint8Array(places),
    rings: [0, 1, 2].map(() => new Int16Array(places)),
  };
}
