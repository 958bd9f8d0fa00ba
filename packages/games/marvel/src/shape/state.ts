import type { Secret } from '@shamble/kernel';
import type { Deck } from '@shamble/parts';
import type { AgentKind } from '../../content/enemies.ts';
import type { HeroSheet } from '../../content/heroes.ts';
import type { Colour } from '../../content/mission.ts';
import type { Mode } from '../../content/modes.ts';

// Heroes, Zones, doors, enemies and cards are numbers: indexes into tables and flat arrays.
export type HeroId = number;
export type Zone = number;
/** Of SUPER_HEROES, in Hero Mode of ZOMBIE_HEROES. */
export type FoeIndex = number;
/** Of BYSTANDER_IDS. */
export type BystanderIndex = number;
/** Of BYSTANDER_DECK: the first ones are the Bystanders themselves, by their index. */
export type BystanderCard = number;
/** Of TRAIT_CARDS and of SPAWN_CARDS, copy by copy. */
export type TraitCard = number;
export type SpawnCardId = number;

/** Kinds of Enemy, by what they are in Zombie Mode; FOE: a Super Hero, in Hero Mode a Zombie Hero. */
export type KindId = number;
export const [TROOPER, GUARD, SPECIALIST, FOE] = [0, 1, 2, 3] as const;
export const KINDS = 4;
/** The three that are all alike, which the box holds so many of. */
export const AGENTS = 3;
export const AGENT_NAMES: Readonly<Record<Mode, readonly [AgentKind, AgentKind, AgentKind]>> = {
  zombie: ['trooper', 'guard', 'specialist'],
  hero: ['walker', 'brute', 'runner'],
};
/** Where the figures of a kind in a Zone are counted. */
export const at = (zone: Zone, kind: KindId): number => 4 * zone + kind;

/** The mark of the Spawn card that all know to lie on top of the deck; NONE or nothing: nobody knows it. */
export const NEXT_SPAWN = 'next spawn card';

/** Nobody, nowhere, nothing. */
export const NONE = -1;

export interface Options {
  /** A shipped mission's id, or a mission as JSON text. */
  readonly mission: string;
  readonly players: number;
  /** Seat -> the heroes it plays. */
  readonly heroes: readonly (readonly string[])[];
  /** The name of the box the table was laid with. */
  readonly box?: string;
}

export interface Hero {
  /** An ID card: `hulk`. */
  sheet: string;
  /** What an owner's copy says of it, where that is something else. */
  own?: HeroSheet;
  /** An index into the seats. */
  seat: number;
  /** `out`: eliminated; `left`: by the Exit. */
  status: 'in' | 'out' | 'left';
  zone: Zone;
  health: number;
  /** Hunger in Zombie Mode, Power in Hero Mode; the other stays 0. */
  hunger: number;
  power: number;
  xp: number;
  /** Two at most, in the order they came (MZ-TRAIT-04). */
  traits: TraitCard[];
  /** The Bystander card held, or NONE; and one just gained that is weighed against it. */
  bystander: BystanderIndex;
  found: BystanderIndex;
  /** Has begun its Turn this Round; the token is turned when it has ended (MZ-TURN-02). */
  done: boolean;
  /** Left in this Turn. */
  actions: number;
  /** What can be used once a Turn and has been, by the ids of cards; `trait` for the Gain Trait Action. */
  used: string[];
  /** Effects that last until the Turn ends, by the ids of their cards. */
  boosts: string[];
  /** Targets that a Devour has eliminated this Turn. */
  fed: number;
  /** Objectives taken and Bystanders devoured in this game. */
  taken: number;
  devoured: number;
}

/** A Super Hero, in Hero Mode a Zombie Hero. */
export interface Foe {
  /** `waiting`: to come back in the End Phase; `lying`: on the board and ignored; `gone`: for good. */
  status: 'deck' | 'in' | 'waiting' | 'lying' | 'gone';
  zone: Zone;
  /** Does not act, and its ability is off, until a door of its building is opened (MZ-M10-09). */
  asleep: boolean;
  /** Does not act in the coming activation step. */
  held: boolean;
  /** Its ability is off until the Enemy Phase ends. */
  muted: boolean;
}

export interface Bystander {
  /** NONE: not on the board. */
  zone: Zone;
  /** The Spawn card under its card while it is escorted, else NONE (MZ-SPAWN-11). */
  escort: SpawnCardId;
  /** Marked by the mission: the one to devour, or to save. */
  objective: boolean;
}

/** A Bystander card on the board. */
export interface Laid {
  zone: Zone;
  card: Secret<BystanderCard>;
  /** Face up: a Secret Mission to be taken (MZ-M10-05). */
  open: boolean;
  /** The Objective it lies under, or NONE. */
  under: number;
}

export interface Objective {
  zone: Zone;
  /** The colour everyone sees. */
  shown: Colour;
  /** Its true colour; the same unless it lies hidden. */
  colour: Secret<Colour>;
  /** Its true colour is known to all. */
  known: boolean;
  taken: boolean;
}

/** Numbers that are kept beside the board; missions and cards keep their own by names of theirs. */
export interface Marks {
  /** Whose Turn it is, or NONE. */
  acting: HeroId;
  /** The last Round in whose Player Phase Guards hold their shields up; 0: they do not. */
  shields: number;
  [own: string]: number;
}

export interface State {
  /** The mission as `boardOf` understands it: an id, or text that travels with the table. */
  mission: string;
  mode: Mode;
  /** A letter a door: '1' open, '0' closed. */
  doors: string;
  /** Building -> 1 once it has been opened (MZ-BLDG-01). */
  opened: number[];
  /** `at(zone, kind)` -> how many stand there. */
  figures: number[];
  /** The same -> how many of them do not act in the coming activation step. */
  held: number[];
  /** Kind -> how many are left in the box. */
  supply: number[];
  foes: Foe[];
  foeDeck: Deck<FoeIndex>;
  bystanders: Bystander[];
  bystanderDeck: Deck<BystanderCard>;
  laid: Laid[];
  heroes: Hero[];
  traitDeck: Deck<TraitCard>;
  spawnDeck: Deck<SpawnCardId>;
  /** Bystander cards and Spawn cards that are out of the game, and Secret Missions that have been taken. */
  removed: BystanderCard[];
  removedSpawns: SpawnCardId[];
  objectives: Objective[];
  /** Spawn Point -> 1 active, 0 asleep, NONE not on the board. */
  active: number[];
  /** NONE: there is none, or not yet. */
  exit: Zone;
  /** Where the Avengers Sign lies, or NONE, and how often it can still be used. */
  sign: Zone;
  throws: number;
  marks: Marks;
  round: number;
  phase: 'players' | 'enemies' | 'end';
}

type Closed = 'foeDeck' | 'bystanderDeck' | 'traitDeck' | 'spawnDeck' | 'laid' | 'objectives';

/** A deck as all see it. */
export interface SeenDeck {
  left: number;
  discard: number[];
}

export interface View extends Omit<State, Closed> {
  foeDeck: SeenDeck;
  bystanderDeck: SeenDeck;
  traitDeck: SeenDeck;
  spawnDeck: SeenDeck;
  /** `card` is NONE while it lies face down. */
  laid: (Omit<Laid, 'card'> & { card: BystanderCard })[];
  /** `colour` is null while it is hidden. */
  objectives: (Omit<Objective, 'colour'> & { colour: Colour | null })[];
}
