import type { Provenance, RuleId } from '@shamble/kernel';
import type { EquipmentId } from '../../content/equipment.ts';

export const COLOURS = ['red', 'blue', 'green', 'white'] as const;
/** Of doors, Objective and Invasion Zone tokens. */
export type Colour = (typeof COLOURS)[number];
export const CAR_KINDS = ['police', 'pimp'] as const;
export type CarKind = (typeof CAR_KINDS)[number];
export const DIFFICULTIES = ['tutorial', 'easy', 'medium', 'hard'] as const;
export const GROUPS = ['tiles', 'start', 'spawns', 'exit', 'objectives', 'doors', 'cars', 'lures', 'rules'] as const;
/** What provenance is told for. */
export type Group = (typeof GROUPS)[number];

/** A mission as a file. Zones are named (see `build.ts`); whatever is left out is absent or off. */
export interface Mission {
  readonly id: string;
  readonly title: { readonly en: string; readonly fr: string };
  readonly difficulty: (typeof DIFFICULTIES)[number];
  readonly minutes: number;
  /** The least number of Survivors. */
  readonly survivors: number;
  /** Of players; 1 to 6 if not said. */
  readonly players?: { readonly min: number; readonly max: number };
  /** The mission's own clause on how many play it; ZC-SETUP-07 if not said. */
  readonly headcount?: RuleId;
  /** Rows of tiles: a face and quarter turns clockwise, `"2B@2"`; `"2B"` is not turned. */
  readonly tiles: readonly (readonly string[])[];
  readonly start: string;
  /** Clockwise. */
  readonly spawns: readonly { readonly zone: string; readonly colour?: Colour; readonly active?: boolean }[];
  readonly exit?: string;
  readonly objectives?: readonly { readonly zone: string; readonly colour?: Colour; readonly hidden?: boolean }[];
  /** True colours of the hidden Objectives, dealt at random. */
  readonly undersides?: readonly Colour[];
  readonly doors?: readonly {
    readonly between: readonly [string, string];
    readonly colour?: Colour;
    readonly open?: boolean;
  }[];
  readonly cars?: readonly { readonly kind: CarKind; readonly zone: string }[];
  readonly lures?: Lures<string>;
  readonly rules?: Partial<Rules>;
  readonly goals: readonly Goal<string>[];
  /** The goals count only one after the other: what is asked for later cannot be taken or left by before. */
  readonly inOrder?: boolean;
  /** Where each group of facts comes from. */
  readonly provenance: Readonly<Partial<Record<Group, { readonly is: Provenance; readonly note?: string }>>>;
}

/** Zones with Noise tokens that stay. A Zombie that gets there is gone; `most` of them, and the game is lost. */
export interface Lures<Z> {
  readonly zones: readonly Z[];
  /** Tokens in each. */
  readonly noise: number;
  readonly most: number;
  readonly rule?: RuleId;
}

/** The switches a mission can set. */
export interface Rules {
  /** Cars may be entered and driven (ZC-CAR-11). Searching one is always possible. */
  readonly cars: boolean;
  /** The Zombie deck holds these numbers only; null: all 42. */
  readonly zombieCards: readonly number[] | null;
  /** Starting Equipment that is not dealt but lies on top of the Equipment deck, in random order. */
  readonly firstFinds: readonly EquipmentId[];
  /** Rooms cut off by closed doors are buildings of their own when Zombies are revealed. */
  readonly cutOffRooms: boolean;
  /** Experience for each Objective taken. */
  readonly objectiveXp: number;
  /** No Search in the starting zone. */
  readonly noSearchAtStart: boolean;
  /** For an action, a supply card goes under a car or comes from it. */
  readonly loading: boolean;
  /** For an action, an Invasion Zone without Zombies is neutralised for good. */
  readonly neutralising: boolean;
  /** Opening a door opens the other doors of its building to the street. */
  readonly twinDoors: boolean;
  /** A Walker stands in every room at the start. */
  readonly walkersInside: boolean;
  /** Invasion Zones may lie in buildings, closed or not. */
  readonly spawnsInside: boolean;
  /** Survivors each player starts with; 0: by the general rule. */
  readonly survivorsEach: number;
  /** What taking an Objective of a colour does besides. */
  readonly taking: readonly Taking[];
}

export const TAKINGS = ['unlock', 'activate', 'heal', 'armoury', 'recruit'] as const;

/**
 * `unlock`: doors of colour `of` could not be opened before. `activate`: Invasion Zones of colour `of` become active.
 * `heal`: the taker loses a Wound. `armoury`: everyone in the zone, the taker first, draws until their inventory is
 * full and keeps weapons, ammunition and Scopes. `recruit`: a new Survivor joins.
 */
export interface Taking {
  readonly colour: Colour;
  readonly does: (typeof TAKINGS)[number];
  readonly of?: Colour;
  /** The mission's own clause for it; ZC-ACT-06 if not said. */
  readonly rule?: RuleId;
}

export const PLAIN_RULES: Rules = {
  cars: false,
  zombieCards: null,
  firstFinds: [],
  cutOffRooms: false,
  objectiveXp: 0,
  noSearchAtStart: false,
  loading: false,
  neutralising: false,
  twinDoors: false,
  walkersInside: false,
  spawnsInside: false,
  survivorsEach: 0,
  taking: [],
};

/**
 * `any`: one Survivor is enough. `living`: all who are still in the game. `everyone`: all who began, so no one may
 * have died.
 */
export const WHOS = ['any', 'living', 'everyone'] as const;
export type Who = (typeof WHOS)[number];
export const GOALS = ['take', 'reach', 'leave', 'level', 'clear', 'supplies', 'seated', 'neutralise'] as const;
export const PLACES = ['held', 'loaded', 'gone'] as const;

/**
 * What wins: all of a mission's goals. `Z`: a zone's name in the file, its number on the board. `rule`: the mission's
 * own clause for it; ZC-ACT-06 if not said.
 */
export type Goal<Z> = Sought<Z> & { readonly rule?: RuleId };

type Sought<Z> =
  /** So many Objectives of that colour; all if no count is said (a board says it), of any colour if none is said. */
  | { readonly goal: 'take'; readonly colour?: Colour; readonly count?: number }
  /** Survivors are together in one of the zones; `clear`: without a Zombie in it. */
  | { readonly goal: 'reach'; readonly zones: readonly Z[]; readonly who: Who; readonly clear?: boolean }
  /**
   * Survivors leave the board from that zone. `clear`: only while no Zombie is in it; `when`: free at any moment of
   * the own activation, or only at its end. `count`: so many for 1, 2, 3 ... players, in place of `who`. `byCar`: not
   * on foot; a car that comes there drives off with all it holds.
   */
  | {
      readonly goal: 'leave';
      readonly zone: Z;
      readonly who: Who;
      readonly clear?: boolean;
      readonly when?: 'any-time' | 'end-of-activation';
      readonly count?: readonly number[];
      readonly byCar?: boolean;
    }
  | { readonly goal: 'level'; readonly level: 'yellow' | 'orange' | 'red'; readonly who: Who }
  /** No Zombie is left in the zones; on the whole board if none is named. */
  | { readonly goal: 'clear'; readonly zones: readonly Z[] }
  /**
   * Supply cards: `each` of every kind listed, or `total` of them in any mix. `held` by Survivors; `loaded` under cars;
   * `gone` from the board with those who left and with their cars. With `zone`, those who stand there count as gone, and
   * may leave from it.
   */
  | {
      readonly goal: 'supplies';
      readonly kinds: readonly EquipmentId[];
      readonly each?: number;
      readonly total?: number;
      readonly where: (typeof PLACES)[number];
      readonly zone?: Z;
    }
  /** Survivors sit in cars. */
  | { readonly goal: 'seated'; readonly who: Who }
  /** No Invasion Zone is left that Survivors have not neutralised. */
  | { readonly goal: 'neutralise' };
