import type { Provenance, RuleId } from '@shamble/kernel';
import type { BystanderId } from './bystanders.ts';
import type { AgentKind, FoeId } from './enemies.ts';
import type { Level, Mode } from './modes.ts';
import type { OwnCards } from './own.ts';

export const COLOURS = ['red', 'blue', 'green'] as const;
/** Of doors, Objectives and Spawn Points. */
export type Colour = (typeof COLOURS)[number];
export const DIFFICULTIES = ['easy', 'medium', 'hard', 'very-hard'] as const;
export const GROUPS = [
  'tiles',
  'start',
  'spawns',
  'exit',
  'objectives',
  'doors',
  'sign',
  'figures',
  'cards',
  'rules',
] as const;
/** What provenance is told for. */
export type Group = (typeof GROUPS)[number];

/**
 * A mission as a file. A Zone is named after its tile: `3V-desk` is a room, `3V-NE` the street cell that is in the
 * north-east as the tile lies on the board. Whatever is left out is absent or off.
 */
export interface Mission {
  readonly id: string;
  readonly mode: Mode;
  readonly difficulty: (typeof DIFFICULTIES)[number];
  readonly minutes: number;
  /** Rows of tiles: a side and quarter turns clockwise, `"3V@2"`; `"3V"` is not turned. */
  readonly tiles: readonly (readonly string[])[];
  readonly start: readonly string[];
  /** Over two starting Zones: evenly, or one hero apart from all the others. */
  readonly split?: 'evenly' | 'one-apart';
  /** The Initial one first, then clockwise (MZ-SPAWN-02). */
  readonly spawns: readonly Spawn<string>[];
  readonly exit?: string;
  readonly objectives?: readonly { readonly zone: string; readonly colour?: Colour; readonly hidden?: boolean }[];
  /** True colours of the hidden Objectives, dealt at random (MZ-MIS-09). */
  readonly undersides?: readonly Colour[];
  /** Door tokens only; other doors of the tiles are closed and plain. On a passage it closes it. */
  readonly doors?: readonly {
    readonly between: readonly [string, string];
    readonly colour?: Colour;
    readonly open?: boolean;
  }[];
  readonly locks?: readonly Lock<string>[];
  readonly sign?: string;
  /** Super Heroes, or Zombie Heroes in Hero Mode, who stand on the board at the start; their cards are in no deck. */
  readonly foes?: readonly { readonly who: FoeId; readonly zone: string }[];
  readonly agents?: readonly ({ readonly zone: string } & Readonly<Partial<Record<AgentKind, number>>>)[];
  /** Bystander symbols without a card. */
  readonly withoutBystander?: readonly string[];
  /** Spawn symbols that bring nothing. */
  readonly withoutSpawn?: readonly string[];
  /** Cards that lie face down among those of these Zones (MZ-MIS-08), or face up in them. */
  readonly cards?: readonly {
    readonly card: BystanderId | 'secret-1' | 'secret-2';
    readonly zones: readonly string[];
    readonly faceUp?: boolean;
  }[];
  /** Where a Bystander of the mission waits: face up, or as a card face down. */
  readonly trapped?: { readonly zones: readonly string[]; readonly faceUp: boolean };
  readonly rules?: Partial<Rules>;
  /** Stages: all goals of one in any order, then those of the next (MZ-MIS-01). The last one won wins. */
  readonly goals: readonly (readonly Goal[])[];
  /** What the cards of an owner's copy say. */
  readonly own?: OwnCards;
  /** Where each group of facts comes from. */
  readonly provenance: Readonly<Partial<Record<Group, { readonly is: Provenance; readonly note?: string }>>>;
}

export interface Spawn<Z> {
  readonly zone: Z;
  /** `first`: the Initial Spawn Point. */
  readonly colour: 'first' | Colour;
  /** On the board with five or six heroes only (MZ-MIS-02). */
  readonly many?: boolean;
  /** What makes it active; from the start if not said. */
  readonly wakes?: Wake;
  /** Taken off the board when the Objective of this colour is taken. */
  readonly until?: Colour;
}

/** An Objective of the colour is taken; Secret Mission 1 is revealed; a door to the tile, or of the colour, is opened. */
export type Wake =
  | { readonly taken: Colour }
  | { readonly secret: 1 }
  | { readonly doorTo: string }
  | { readonly door: Colour };

/** Doors of the colours, or all doors of the rooms `around`, stay shut until. */
export interface Lock<Z> {
  readonly colours?: readonly Colour[];
  readonly around?: readonly Z[];
  readonly until: Until;
  readonly rule: RuleId;
}

/** All Objectives of the colours are taken; the Objective Bystander is devoured; one of the enemy is gone for good. */
export type Until =
  | 'never'
  | { readonly taken: readonly Colour[] }
  | { readonly devoured: 'objective' }
  | { readonly gone: FoeId };

/** The switches a mission can set. `src/missions` holds what they do. */
export interface Rules {
  /** Experience for an Objective, by its colour: to its taker or to all. */
  readonly objectiveXp: Readonly<Partial<Record<Colour, 'taker' | 'all'>>>;
  /** Experience for a Bystander: to whoever devours it, or to all when the Objective Bystander is saved. */
  readonly bystanderXp: 'devourer' | 'all-when-saved' | null;
  /** Lost when any Bystander leaves the board, when the Objective Bystander does, or when that one is devoured or discarded. */
  readonly lost: 'bystander-left' | 'objective-left' | 'objective-gone' | null;
  /** One Spawn card for each active Spawn Point after set-up (MZ-MIS-07): always, or with five or six heroes. */
  readonly spawnFirst: 'always' | 'many' | null;
  /** One Spawn card more for the Initial Spawn Point in each spawning step, with five or six heroes. */
  readonly spawnTwiceFirst: boolean;
  /** A Bystander card is turned when a hero enters its Zone, not when its building is opened. */
  readonly revealOnEntry: boolean;
  /** Every Bystander flees, and so many Zones at a time. */
  readonly allFlee: number | null;
  /** One who comes back: see `src/missions/returns.ts`. */
  readonly returns: {
    readonly who: FoeId;
    readonly unless: 'wong-devoured' | 'seasoned-slayer';
    readonly lying?: boolean;
  } | null;
  /** What revealing a Secret Mission card does: its Objective Bystander appears, or one Objective is looked at. */
  readonly secret: 'objective-bystander' | 'look' | null;
  /** What taking an Objective of the colour does besides. */
  readonly taking: readonly Taking[];
  /** Heroes enter the street through the door of this colour only. */
  readonly noStreetBut: Colour | null;
  /** A Bystander card without Saved! lies under each Objective and comes out with it, as an Objective Bystander. */
  readonly underObjectives: boolean;
  /** A Super Hero comes wherever a Bystander is devoured. */
  readonly devouredCalls: boolean;
  /** No Super Hero! cards in the Spawn deck. */
  readonly noFoeCards: boolean;
  /** Those of the enemy who wait in a building sleep until one of its doors is opened. */
  readonly sleepers: boolean;
  /** Troopers that come to the nearest Spawn Zone when a hero reaches a new Danger Level. */
  readonly levelTroopers: number;
  /** Once Secret Mission 2 is taken, every attack but a Devour rolls one die more. */
  readonly secretDie: boolean;
  /** The Sign stays where it is until the Blue and the Green Objective are taken; then it is carried, and thrown once. */
  readonly beacon: boolean;
  /** No Devoured! cards in the Bystander deck. */
  readonly noDevoured: boolean;
  /** The Bystander of `trapped` does not move. */
  readonly trappedStays: boolean;
}

/**
 * `bystander`: the taker may draw a Bystander card. `exit`: the Exit is there. `foe`: a Super Hero comes to the Spawn Point
 * of that colour. `trait`: the taker draws a Trait. `calm`: the one who returns does not act in this Round.
 */
export interface Taking {
  readonly colour: Colour;
  readonly does: 'bystander' | 'exit' | 'foe' | 'trait' | 'calm';
  readonly rule: RuleId;
}

export const PLAIN_RULES: Rules = {
  objectiveXp: {},
  bystanderXp: null,
  lost: null,
  spawnFirst: null,
  spawnTwiceFirst: false,
  revealOnEntry: false,
  allFlee: null,
  returns: null,
  secret: null,
  taking: [],
  noStreetBut: null,
  underObjectives: false,
  devouredCalls: false,
  noFoeCards: false,
  sleepers: false,
  levelTroopers: 0,
  secretDie: false,
  beacon: false,
  noDevoured: false,
  trappedStays: false,
};

/** `rule`: the mission's own clause for it. */
export type Goal = {
  readonly rule: RuleId;
} /** No Bystander and no Bystander card is left on the board (MZ-MIS-10). */ & (
  | { readonly goal: 'devour-all' }
  | { readonly goal: 'devour'; readonly who: BystanderId }
  /** So many Objective Bystanders. */
  | { readonly goal: 'devour-objective'; readonly count: number }
  /** All Objectives, or all of these colours. */
  | { readonly goal: 'take'; readonly colours?: readonly Colour[] }
  /** Secret Mission 1 is revealed. */
  | { readonly goal: 'find-secret' }
  /** Both Secret Mission cards are taken. */
  | { readonly goal: 'take-secrets' }
  /** Eliminated for good. */
  | { readonly goal: 'eliminate'; readonly who: FoeId }
  | { readonly goal: 'no-foes' }
  /** Every hero, eliminated ones too. */
  | { readonly goal: 'each-takes' }
  | { readonly goal: 'each-devours' }
  | { readonly goal: 'each-reaches'; readonly level: Level }
  /** The Bystanders of `trapped`. */
  | { readonly goal: 'save-trapped' }
  /** The Sign lies in the Exit Zone. */
  | { readonly goal: 'sign-home' }
  /** All heroes leave by the Exit (MZ-MIS-03, MZ-MIS-04). */
  | { readonly goal: 'exit' }
);
