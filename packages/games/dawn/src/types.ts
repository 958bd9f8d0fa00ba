import type { RuleId, Secret } from '@shamble/kernel';
import type { Doors } from '@shamble/parts';

// Spaces, doors, entrances and characters are numbers: indexes into lists and flat arrays. At most one zombie counter lies in
// a space, so a zombie is named by its space; a super-zombie is a character.
export type Space = number;
export type DoorId = number;
export type EntranceId = number;
export type CharacterId = number;

/** Nobody, nowhere, nothing, unknown. */
export const NONE = -1;
export const [PETER, ROGER, STEVE, FRAN] = [0, 1, 2, 3] as const;
/** A super-zombie is worth so much and moves so far; a berserk zombie moves so far (DD-SUPER-04, DD-BERS-04). */
export const SUPER_VALUE = 2;
export const SUPER_MOVE = 3;
export const BERSERK_MOVE = 2;

export interface Options {
  /** A shipped plan by its id, or a drawn one as text. */
  readonly plan: string;
  /** One alone or three or four together against automatic zombies, two against each other (DD-GAME-01, DD-GAME-02). */
  readonly players: number;
  /** Optional rules of the table, by their ids. */
  readonly variants: readonly string[];
  /** The name of the box that the plan and the numbers are from. */
  readonly box?: string;
}

/** away: not in this game, where a short plan is played by fewer. */
export type Status = 'well' | 'stunned' | 'infected' | 'super' | 'dead' | 'away';

export interface Character {
  /** NONE: not placed yet, or dead. */
  space: Space;
  status: Status;
  rifle: boolean;
  /** The round in which it was last activated, and that in which it was infected; 0 for never. */
  activated: number;
  infected: number;
  /** Of this activation: shots left, panic, and whether all of its turn went into a main door (DD-DOOR-09). */
  shots: number;
  panicked: boolean;
  spent: boolean;
  /** Whom it carries, or NONE. */
  carries: CharacterId;
  /** As a super-zombie: has moved in this turn. */
  moved: boolean;
}

/** What lies in a space: nobody, a zombie face down, a zombie face up. */
export const [EMPTY, FACE_DOWN, FACE_UP] = [0, 1, 2] as const;
/** Of a zombie: calm, berserk, or not berserk any more since this turn (DD-BERS-03). */
export const [CALM, BERSERK, CALMED] = [0, 1, 2] as const;

/** Who remembers the value of a zombie that lies face down. */
export const [UNSEEN, PRIVATE, PUBLIC] = [0, 1, 2] as const;

export interface State {
  plan: string;
  players: number;
  /** The zombies move by the solo rules. */
  automatic: boolean;
  /** The optional rule of the siege is played. */
  siege: boolean;
  round: number;
  doors: Doors;
  /** Entrance -> 1 if its main door is closed. */
  main: number[];
  /** Rifles left on their space. */
  rifles: number;
  characters: Character[];
  /** Space -> EMPTY, FACE_DOWN or FACE_UP. */
  zombies: number[];
  /** Space -> the value of the zombie there, 0 if there is none. */
  values: Secret<number>[];
  /** Space -> CALM, BERSERK or CALMED. */
  berserk: number[];
  /** Space -> 1 if the zombie there has moved in this turn. */
  moved: number[];
  /** Space -> who has seen the value of the zombie there: UNSEEN, PRIVATE to the zombie player (DD-SUPER-11), or PUBLIC. */
  looked: number[];
  /** Space -> 1 if an activated character could be seen from there in this round (DD-REACT-01). */
  seen: number[];
  /** Space -> 1 if nobody can be hidden there any more, by what all have seen. */
  clear: number[];
  /** Eliminated counters; in the solo game with the spare ones (DD-SOLO-02). */
  pool: Secret<number>[];
  /** Counters of the hidden zombies (DD-SETUP-05). */
  spare: Secret<number>[];
  /** Counters that are not in this game. */
  box: Secret<number>[];
  /** The secret list (DD-SETUP-06), and what has been struck off it. */
  hidden: Secret<Space[]>;
  struck: Space[];
  /** Who was activated in this round: alone or as a stack. */
  active: CharacterId[];
  /** Movement points left, and whether none has been spent or lost yet. */
  points: number;
  whole: boolean;
  /** The active have taken a step; one of them has taken a rifle. */
  walked: boolean;
  armed: boolean;
  /** No zombie was on the plan when their turn began: all who hide come out (DD-HIDE-12). */
  routed: boolean;
  /** Rounds in a row in which nothing was gained or lost (DD-GAME-04). */
  idle: number;
}

export interface View extends Omit<State, 'values' | 'pool' | 'spare' | 'box' | 'hidden'> {
  /** Space -> 0 for nobody, NONE for a zombie that lies face down. */
  values: number[];
  /** Space -> the value that this viewer has seen of a zombie that lies face down again, else 0 (DD-REVEAL-06). */
  memory: number[];
  pool: number;
  spare: number;
  box: number;
  /** The list, for the zombie player; how long it is, for everyone. */
  hidden: Space[] | null;
  hiding: number;
}

/** What an activated character or stack does next. */
export type Act =
  | { readonly do: 'walk'; readonly to: Space }
  | { readonly do: 'door'; readonly door: DoorId }
  | { readonly do: 'close'; readonly who: CharacterId; readonly entrance: EntranceId }
  | { readonly do: 'rifle'; readonly who: CharacterId }
  | { readonly do: 'carry'; readonly who: CharacterId; readonly with: CharacterId }
  | { readonly do: 'drop'; readonly who: CharacterId }
  | { readonly do: 'fire'; readonly who: readonly CharacterId[]; readonly at: Space }
  | { readonly do: 'end' };

/** Whom a super-zombie takes along: NONE, a super-zombie, or ZOMBIE for the counter in its space. */
export const ZOMBIE = 4;

/** What the zombie player orders in reaction and in free movement. */
export type Order =
  | { readonly do: 'step'; readonly from: Space; readonly to: Space }
  | { readonly do: 'break'; readonly from: Space; readonly door: DoorId }
  | { readonly do: 'lead'; readonly who: CharacterId; readonly to: Space; readonly with: number }
  | { readonly do: 'reveal'; readonly at: Space }
  /** Whoever is under way goes no further. */
  | { readonly do: 'stay' }
  /** All the others move as usual, and the phase is over. */
  | { readonly do: 'rest' }
  /** Nobody else moves, and the phase is over. */
  | { readonly do: 'stop' };

/** Why an automatic zombie did it. */
export interface Why {
  readonly rule: RuleId;
  /** The place on the list of free movement (DD-SPRI-02 to DD-SPRI-07). */
  readonly priority?: number;
  /** Whom it goes for, and how many spaces he is away. */
  readonly prey?: CharacterId;
  readonly distance?: number;
  /** The entrance it makes room at. */
  readonly entrance?: EntranceId;
  /** How many were equally good, so that the lot decided. */
  readonly tied?: number;
}

export type Bite = 'infected' | 'stunned' | 'none';
export type Moment = 'reaction' | 'free';

/** A zombie under way, between two orders: its space, the super-zombie that leads, and how far they still go. */
export interface Under {
  at: Space;
  who: CharacterId;
  left: number;
  /** Whom the super-zombie takes along (NONE, ZOMBIE, another super-zombie), and where the move began. */
  tow: number;
  from: Space;
}

export interface Dawn {
  options: Options;
  state: State;
  view: View;
  events: {
    deployed: { spaces: Space[] };
    hid: { count: number; spaces?: Space[] };
    placed: { character: CharacterId; space: Space };
    roundBegan: { round: number };
    activated: { characters: CharacterId[]; space: Space; points: number };
    nobodyActivated: Record<string, never>;
    walked: { characters: CharacterId[]; from: Space; to: Space; cost: number; points: number };
    activationEnded: { characters: CharacterId[]; unused: number };
    doorOpened: { characters: CharacterId[]; door: DoorId; points: number };
    doorClosed: { characters: CharacterId[]; door: DoorId; points: number };
    mainClosed: { character: CharacterId; entrance: EntranceId };
    rifleTaken: { character: CharacterId };
    carried: { character: CharacterId; with: CharacterId };
    setDown: { character: CharacterId; with: CharacterId; space: Space };
    recovered: { character: CharacterId; space: Space };
    panicChecked: { character: CharacterId; faces: number[]; panic: number; held: boolean };
    fired: {
      characters: CharacterId[];
      from: Space;
      at: Space;
      faces: number[];
      modifier: number;
      result: number;
      value: number;
      hit: boolean;
    };
    glassShot: { door: DoorId };
    turnedUp: { space: Space; value: number };
    turnedDown: { space: Space };
    eliminated: { space: Space; value: number };
    superEliminated: { character: CharacterId; space: Space };
    hiddenFound: { space: Space; value: number };
    hiddenRevealed: { space: Space };
    hiddenRolled: { faces: number[]; digit: number };
    hiddenCame: { space: Space };
    zombieTurnBegan: { round: number };
    berserkRolled: { space: Space; face: number; stays: boolean };
    berserkTried: { space: Space; face: number; berserk: boolean };
    shambled: { from: Space; to: Space; moment: Moment };
    superMoved: { character: CharacterId; from: Space; to: Space; with: number; moment: Moment };
    looked: { space: Space; value: number };
    glassTried: { space: Space; door: DoorId; faces: number[]; value: number; broken: boolean };
    freeRolled: { face: number };
    attacked: { space: Space; value: number };
    spread: { space: Space; count: number; face: number };
    bitten: { character: CharacterId; strength: number; faces: number[]; result: Bite };
    stunned: { character: CharacterId };
    infected: { character: CharacterId };
    died: { character: CharacterId; space: Space };
    entryRolled: { faces: number[]; entrances: EntranceId[] };
    entryCancelled: { entrance: EntranceId };
    entered: { entrance: EntranceId; space: Space };
    infectionRolled: { character: CharacterId; faces: number[]; turns: boolean };
    turnedSuper: { character: CharacterId; space: Space };
    resigned: { seat: number };
  };
  choices: {
    deploy: { about: Record<string, never>; kind: 'some'; option: Space };
    hide: { about: Record<string, never>; kind: 'some'; option: Space };
    place: { about: Record<string, never>; kind: 'arrange'; option: string };
    /** Nobody, one, or a stack. */
    activate: { about: Record<string, never>; kind: 'one'; option: readonly CharacterId[] };
    act: { about: { characters: CharacterId[] }; kind: 'one'; option: Act };
    berserk: { about: Record<string, never>; kind: 'one'; option: Space };
    react: { about: Under; kind: 'one'; option: Order };
    /** `die`: how many normal zombies may still move. */
    free: { about: Under & { die: number }; kind: 'one'; option: Order };
    assault: { about: { spaces: Space[] }; kind: 'one'; option: Space };
    /** Who fires before the attack; nobody to end it. */
    defend: { about: { space: Space; fired: CharacterId[] }; kind: 'one'; option: readonly CharacterId[] };
    spread: { about: { space: Space }; kind: 'one'; option: number };
    victims: { about: { space: Space; count: number }; kind: 'some'; option: CharacterId };
    /** In which order the targets are rolled for. */
    sequence: { about: { space: Space; targets: CharacterId[] }; kind: 'order'; option: string };
    entrance: { about: { entrances: EntranceId[] }; kind: 'one'; option: EntranceId };
    lair: { about: { spaces: Space[] }; kind: 'one'; option: Space };
  };
  procs: {
    game: { locals: Record<string, never>; result: null };
    round: { locals: Record<string, never>; result: null };
    activation: { locals: Record<string, never>; result: null };
    dead: { locals: Record<string, never>; result: null };
    react: { locals: Under; result: null };
    free: { locals: Under & { die: number }; result: null };
    attacks: { locals: { spaces: Space[] }; result: null };
    attack: {
      locals: { space: Space; fired: CharacterId[]; targets: CharacterId[]; strength: number };
      result: null;
    };
    generation: { locals: { entrances: EntranceId[]; spaces: Space[] }; result: null };
  };
  queries: Record<string, never>;
  asides: Record<string, never>;
}
