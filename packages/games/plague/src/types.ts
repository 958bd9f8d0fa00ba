import type { RuleId, Secret } from '@shamble/kernel';
import type { Direction } from '@shamble/parts';
import type { Noise } from '../content/card.ts';

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
  /** The name of the box that board and pile are from. */
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

export type Act =
  | { readonly do: 'forward' | 'back' | 'left' | 'right' | 'stealth' }
  | { readonly do: 'turn'; readonly to: 'left' | 'right' }
  | { readonly do: 'crouch' | 'stand' | 'barricade' | 'break' | 'aim' | 'search' | 'start' | 'unlock' | 'end' }
  /** From the car, along a line out of it. */
  | { readonly do: 'attack'; readonly from?: Square; readonly facing?: Direction }
  | { readonly do: 'trade' | 'carry' | 'treat'; readonly with: HumanId }
  | { readonly do: 'put'; readonly square: Square }
  | { readonly do: 'use'; readonly card: CardId }
  | { readonly do: 'throw'; readonly card: CardId; readonly square: Square }
  | { readonly do: 'leave'; readonly square: Square }
  | { readonly do: 'charge' | 'lift' | 'lay' | 'reveal' }
  | { readonly do: 'steal'; readonly card: CardId; readonly from: HumanId }
  | { readonly do: 'mend'; readonly card: CardId; readonly with: HumanId };

export type ZombieAct =
  | { readonly do: 'forward' | 'bite' | 'leap' | 'devour' | 'end' }
  | { readonly do: 'turn'; readonly to: 'left' | 'right' };

export type Shot = 'oops' | 'miss' | 'body' | 'head' | 'turn';
/** What hits: a card, or NONE for bare hands. */
export interface Attack {
  human: HumanId;
  card: CardId;
  /** Where it comes from and goes: from the car not where he stands. */
  from: Square;
  facing: Direction;
  aimed: boolean;
  faces: number[];
  result: Shot | null;
  /** Zombies hit as turned: they wait for their new facing. */
  turned: ZombieId[];
}

/** Why an automatic zombie did it. */
export interface Why {
  readonly priority: number;
  readonly rule: RuleId;
  /** Where it wants to go. */
  readonly target: Square;
  /** What it saw there, if anything. */
  readonly sees?: HumanId;
  /** What it heard there, and at what distance. */
  readonly hears?: Noise;
  readonly distance?: number;
  /** AP to get there; NONE: it cannot, and comes as near as it can. */
  readonly ap: number;
  readonly path: readonly Square[];
  readonly tied?: number;
}

export interface Plague {
  options: Options;
  state: State;
  view: View;
  events: {
    roundBegan: { round: number };
    turnBegan: { human: HumanId; ap: number };
    turnEnded: { human: HumanId; unused: number };
    turnMissed: { human: HumanId };
    arrived: { human: HumanId; square: Square; facing: Direction; faces: number[] };
    zombieArrived: {
      zombie: ZombieId;
      square: Square;
      facing: Direction;
      faces: number[];
      dog: boolean;
      /** What is left of both. */
      reserve: number;
      dogs: number;
    };
    moved: { human: HumanId; from: Square; to: Square; how: string; ap: number };
    turned: { human: HumanId; facing: Direction };
    crouched: { human: HumanId };
    stood: { human: HumanId };
    barricaded: { human: HumanId; opening: OpeningId; helped: boolean };
    barricadeBroken: { human: HumanId; opening: OpeningId; helped: boolean };
    barricadeSmashed: { zombie: ZombieId; opening: OpeningId; group: number };
    aimed: { human: HumanId };
    rolled: { human: HumanId; weapon: string; faces: number[]; aimed: boolean; result: Shot };
    fumbled: { human: HumanId; ap: number };
    emptied: { human: HumanId; card: CardId };
    reloaded: { human: HumanId; card: CardId };
    cut: { human: HumanId; card: CardId };
    pushed: { human: HumanId; zombie: ZombieId; from: Square; to: Square };
    heldFast: { human: HumanId; zombie: ZombieId; square: Square };
    slain: { human: HumanId; zombie: ZombieId; square: Square; reserve: number };
    died: { human: HumanId; by: HumanId };
    looted: { human: HumanId; cards: CardId[] };
    searched: { human: HumanId; search: SearchId };
    found: { human: HumanId; card: CardId };
    nothingFound: { human: HumanId };
    eventDrawn: { human: HumanId; card: CardId };
    shuffledBack: { human: HumanId; card: CardId };
    discarded: { human: HumanId; card: CardId };
    traded: { human: HumanId; with: HumanId; given: CardId[]; got: CardId[] };
    refused: { human: HumanId; with: HumanId };
    boarded: { human: HumanId; from: Square };
    alighted: { human: HumanId; to: Square };
    carTried: { human: HumanId; face: number };
    carStarted: { human: HumanId };
    carOverrun: { square: Square; group: number };
    cellarOpened: { human: HumanId; search: SearchId; square: Square };
    barricadeLost: { opening: OpeningId };
    barricadeWon: { human: HumanId; opening: OpeningId };
    doorLocked: { opening: OpeningId };
    doorUnlocked: { human: HumanId; opening: OpeningId };
    noiseMade: { square: Square; noise: Noise; by: number };
    apChanged: { human: HumanId; ap: number };
    used: { human: HumanId; card: CardId };
    zombiesRoused: { ap: number };
    calmed: Record<string, never>;
    turnedAbout: { zombies: number };
    zombieTurnBegan: { zombies: number };
    zombieMoved: { zombie: ZombieId; from: Square; to: Square };
    zombieTurned: { zombie: ZombieId; facing: Direction };
    zombieWaits: { zombie: ZombieId };
    bit: { zombie: ZombieId; human: HumanId; face: number; hit: boolean };
    wounded: { human: HumanId; zombie: ZombieId };
    hurt: { human: HumanId; health: number };
    infectionRolled: { human: HumanId; face: number };
    zombified: { human: HumanId; zombie: ZombieId; square: Square };
    saved: { human: HumanId; card: CardId };
    bored: { reserve: number };
    lifeLost: { human: HumanId; lives: number };
    babyCame: { human: HumanId; square: Square };
    babyLifted: { human: HumanId };
    babyLaid: { human: HumanId; square: Square };
    babyDied: { square: Square };
    carried: { human: HumanId; with: HumanId };
    putDown: { human: HumanId; with: HumanId; square: Square };
    treating: { human: HumanId; with: HumanId; turns: number };
    treatmentFailed: { human: HumanId };
    healed: { human: HumanId; health: number };
    charged: { human: HumanId; zombie: ZombieId; face: number; hit: boolean };
    unmasked: { human: HumanId; traitor: boolean };
    stolen: { human: HumanId; from: HumanId; card: CardId };
    lateBegan: Record<string, never>;
    lateRolled: { human: HumanId; face: number };
    cracked: Record<string, never>;
    resigned: { seat: number };
  };
  choices: {
    act: { about: { human: HumanId }; kind: 'one'; option: Act };
    facing: { about: { human: HumanId; zombie: ZombieId; square: Square }; kind: 'one'; option: Direction };
    spot: { about: { human: HumanId; zombie: ZombieId; squares: Square[] }; kind: 'one'; option: Square };
    keep: { about: { human: HumanId }; kind: 'one'; option: CardId };
    lose: { about: { human: HumanId }; kind: 'one'; option: CardId };
    trade: { about: { human: HumanId; with: HumanId }; kind: 'arrange'; option: string };
    agree: { about: { human: HumanId; with: HumanId; to: 'trade' | 'carry' }; kind: 'one'; option: 'yes' | 'no' };
    zombie: { about: Record<string, never>; kind: 'one'; option: ZombieId };
    zombieAct: { about: { zombie: ZombieId }; kind: 'one'; option: ZombieAct };
    arrivals: { about: { most: number }; kind: 'one'; option: number };
    opening: { about: { human: HumanId; to: 'smash' | 'bar' | 'lock' }; kind: 'one'; option: OpeningId };
    room: { about: { human: HumanId }; kind: 'one'; option: Square };
    cot: { about: { human: HumanId }; kind: 'one'; option: Square };
  };
  procs: {
    game: { locals: { at: number }; result: null };
    round: { locals: { at: number }; result: null };
    turn: { locals: { human: HumanId }; result: null };
    arrive: {
      locals: {
        human: HumanId;
        zombie: ZombieId;
        dog: boolean;
        faces: number[];
        squares: Square[];
        /** Does not come out of the reserve. */
        beyond: boolean;
      };
      result: null;
    };
    attack: { locals: Attack; result: null };
    search: { locals: { human: HumanId; search: SearchId; left: number }; result: null };
    effect: { locals: { human: HumanId; card: CardId; search: SearchId }; result: number };
    overload: { locals: { human: HumanId }; result: null };
    trade: {
      locals: { human: HumanId; with: HumanId; given: CardId[]; got: CardId[]; baby: HumanId };
      result: null;
    };
    carry: { locals: { human: HumanId; with: HumanId }; result: null };
    charge: { locals: { human: HumanId; square: Square; facing: Direction; paid: number }; result: null };
    zombies: { locals: { left: number; at: number }; result: null };
    activate: { locals: { zombie: ZombieId }; result: null };
    bite: { locals: { zombie: ZombieId; human: HumanId }; result: null };
    /** True: a card has undone it. */
    wound: { locals: { human: HumanId; zombie: ZombieId; way: Direction; push: boolean }; result: boolean };
    infect: { locals: { human: HumanId; zombie: ZombieId }; result: null };
    rise: { locals: { human: HumanId; square: Square; facing: Direction }; result: null };
    overrun: { locals: { humans: HumanId[]; squares: Square[] }; result: null };
    useCase: { locals: { human: HumanId; card: CardId }; result: null };
    useKit: { locals: { human: HumanId; card: CardId }; result: null };
    useAmmo: { locals: { human: HumanId; card: CardId; gun: CardId }; result: null };
    useCharm: { locals: { human: HumanId; card: CardId; aimed: boolean; dice: number }; result: null };
  };
  queries: {
    /** What an action costs. */
    cost: { of: { human: HumanId; act: string; helped: boolean; to: Square }; value: number };
    /** AP at the start of a turn. */
    ap: { of: { human: HumanId }; value: number };
    /** The lowest face of the bite die that wounds; 7: none. */
    biteHits: { of: { human: HumanId; zombie: ZombieId }; value: number };
    zombieAp: { of: { zombie: ZombieId }; value: number };
    /** AP that somebody costs whoever takes him up (ZP-PORT-03). */
    weight: { of: { human: HumanId; by: HumanId }; value: number };
    /** Zombies that come in a turn of theirs. */
    newcomers: { of: Record<string, never>; value: number };
  };
  asides: { drop: { kind: 'one'; option: CardId } };
}
