import type { Secret } from '@shamble/kernel';
import type { Deck } from '@shamble/parts';
import type { AgentKind } from '../content/enemies.ts';
import type { HeroSheet } from '../content/heroes.ts';
import type { Colour } from '../content/mission.ts';
import { LEVELS, type Level, type Mode } from '../content/modes.ts';
import type {
  Act,
  Activation,
  Assault,
  Attack,
  AttackKind,
  AttackOf,
  Because,
  OddFigures,
  Opening,
  Ruled,
  Spawning,
  TargetId,
  WoundedHero,
  WoundSource,
} from './acts.ts';
import type { EffectChoices, EffectEvents, EffectProcs } from './effects/shape.ts';

export type * from './acts.ts';
export { LEVELS, type Level, type Mode };

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
  /** Zone times four plus kind -> how many stand there. */
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

export interface Marvel {
  options: Options;
  state: State;
  view: View;
  events: {
    heroPlaced: { hero: HeroId; zone: Zone };
    roundBegan: { round: number };
    turnBegan: { hero: HeroId; actions: number };
    turnEnded: { hero: HeroId; unused: number };
    /** `by`: `round`, `ones`, `devour`, or the id of a card. */
    hungerChanged: { hero: HeroId; hunger: number; by: string };
    powerChanged: { hero: HeroId; power: number; by: string };
    moved: { hero: HeroId; from: Zone; path: Zone[]; actions: number };
    doorOpened: { hero: HeroId; door: number };
    buildingOpened: { building: number; rooms: Zone[] };
    /** A Bystander card is turned up: one that lay on the board, or the top one of the deck. */
    bystanderDrawn: { card: BystanderCard; zone: Zone; from: 'board' | 'deck'; hero: HeroId };
    bystanderAppeared: { bystander: BystanderIndex; zone: Zone; escorted: boolean; objective: boolean };
    bystanderDiscarded: { bystander: BystanderIndex };
    /** By a living hero; and by the dead. */
    bystanderSaved: { hero: HeroId; bystander: BystanderIndex; zone: Zone };
    bystanderEaten: { bystander: BystanderIndex; zone: Zone };
    traitDrawn: { hero: HeroId; card: TraitCard };
    traitsChanged: { hero: HeroId; traits: TraitCard[] };
    /** Without its effect. `swapped`: it was held, and made room for a new one. */
    traitDiscarded: { hero: HeroId; card: TraitCard; swapped: boolean };
    traitUsed: { hero: HeroId; card: TraitCard };
    /** A Skill or the ability of a Bystander card, by its id. */
    abilityUsed: { hero: HeroId; ability: string };
    /** Announced before the roll, told after. */
    attackDeclared: { hero: HeroId; attack: AttackKind; zone: Zone; boosts: string[]; also: Zone; aim: TargetId };
    rolled: { hero: HeroId; attack: AttackKind; zone: Zone; faces: number[]; accuracy: number; hits: number };
    rerolled: { hero: HeroId; by: string; faces: number[] };
    /** Announced only: the dice lie there and can be rerolled. */
    rollShown: { hero: HeroId; attack: AttackKind; zone: Zone; boosts: string[]; faces: number[]; spared: number[] };
    /** `left`: of that kind in the Zone. */
    eliminated: { hero: HeroId; zone: Zone; kind: KindId; count: number; left: number; supply: number };
    /** `status`: where its card is now. */
    foeEliminated: { hero: HeroId; foe: FoeIndex; zone: Zone; status: Foe['status'] };
    devoured: { hero: HeroId; bystander: BystanderIndex; zone: Zone };
    hitsAssigned: {
      hero: HeroId;
      attack: AttackKind;
      zone: Zone;
      slain: number[];
      foes: FoeIndex[];
      bystanders: BystanderIndex[];
    };
    attackResolved: {
      hero: HeroId;
      attack: AttackKind;
      zone: Zone;
      also: Zone;
      /** Power for dice. */
      spent: number;
      faces: number[];
      slain: number[];
      foes: FoeIndex[];
      bystanders: BystanderIndex[];
    };
    /** Announced before it is counted, told after. `given`: what another hero got of it. */
    xpGained: { hero: HeroId; xp: number; total: number; given?: number };
    levelReached: { hero: HeroId; level: Level };
    /** `lost`: the one that goes for it, or NONE. */
    bystanderKept: { hero: HeroId; bystander: BystanderIndex; lost: BystanderIndex };
    objectiveTaken: { hero: HeroId; objective: number; colour: Colour; zone: Zone; left: number };
    objectiveSeen: { objective: number; colour: Colour };
    secretTaken: { hero: HeroId; secret: number };
    spawnActivated: { spawn: number };
    spawnRemoved: { spawn: number };
    exitPlaced: { zone: Zone };
    /** `throws`: how often it can still be used. */
    signThrown: { hero: HeroId; from: Zone; to: Zone; throws: number };
    signCarried: { hero: HeroId; from: Zone; to: Zone };
    heroLeft: { hero: HeroId };
    enemyPhaseBegan: { round: number };
    /** Announced before the Wounds are shared out, told after. `attackers`: by kind. */
    woundsDealt: Assault & {
      attackers: number[];
      foes: FoeIndex[];
      fighters: BystanderIndex[];
      /** Who is spared one of the Wounds that each suffers; and the effects that have answered it. */
      warded: HeroId[];
      eased: string[];
    };
    /** Announced only: what one hero is to suffer of it. */
    woundsAssigned: WoundedHero;
    /** Announced before, told after with the Health that is left. */
    wounded: { hero: HeroId; source: WoundSource; health: number };
    spared: { hero: HeroId; wounds: number; by: string };
    healed: { hero: HeroId; health: number; by: string };
    heroEliminated: { hero: HeroId; source: WoundSource };
    marched: { kind: KindId; from: Zone; to: Zone; count: number };
    foeMoved: { foe: FoeIndex; from: Zone; to: Zone };
    bystanderMoved: { bystander: BystanderIndex; from: Zone; to: Zone };
    bystanderEscaped: { bystander: BystanderIndex; zone: Zone };
    /** By a hero's effect, not by themselves. */
    enemiesPushed: { hero: HeroId; kind: KindId; from: Zone; to: Zone; count: number; by: string };
    enemiesHeld: { zone: Zone; kind: KindId; count: number; by: string };
    foeHeld: { foe: FoeIndex; muted: boolean; by: string };
    foeWoke: { foe: FoeIndex };
    foeLaidDown: { foe: FoeIndex; zone: Zone };
    spawnBegan: { spawns: number[] };
    /** Announced only: a card is about to be drawn for a Spawn Point. */
    spawnDue: { spawn: number; round: number };
    /** Announced before it takes effect, told after. */
    spawnCardDrawn: { card: SpawnCardId; zone: Zone; spawn: number; level: Level; fewer: number };
    appeared: { zone: Zone; kind: KindId; count: number; total: number; supply: number };
    foeAppeared: { foe: FoeIndex; zone: Zone };
    figuresRanOut: { kind: KindId; missing: number };
    extraActivation: { kind: KindId; because: Because };
    /** Troopers open fire: Wounds for the Zone they aim at. */
    shotsFired: { from: Zone; at: Zone; wounds: number };
    shieldsRaised: { toughness: number };
    shieldsLowered: { toughness: number };
    endPhaseBegan: { round: number };
    roundEnded: { round: number };
    conceded: { seat: number };
  } & EffectEvents;
  choices: {
    /** Seat -> where each hero starts, where there are two Zones. Items: heroes, `0`; slots: Zones, `z12`. */
    start: { about: { zones: Zone[] }; kind: 'arrange'; option: string };
    /** Who has the next Turn. */
    activate: { about: { waiting: HeroId[] }; kind: 'one'; option: HeroId };
    act: { about: Opening; kind: 'one'; option: Act };
    /** The next target of the Hits, among those of equal priority. */
    target: {
      about: AttackOf & { at: Zone; hits: number; sharp: number; aim: TargetId };
      kind: 'one';
      option: TargetId;
    };
    /** Of the Traits held and those just drawn: the one to be discarded. */
    dropTrait: { about: { hero: HeroId; traits: TraitCard[]; drawn: TraitCard[] }; kind: 'one'; option: TraitCard };
    /** The Bystander card to keep, of the one held and the new one. */
    keepBystander: {
      about: { hero: HeroId; held: BystanderIndex; found: BystanderIndex };
      kind: 'one';
      option: BystanderIndex;
    };
    /** In which order the rooms of a building spawn. Ids: Zones. */
    roomOrder: { about: { hero: HeroId; building: number; rooms: Zone[] }; kind: 'order'; option: string };
    /** Dice to roll again, by their places in `faces`. */
    rerolls: {
      about: { hero: HeroId; by: string; faces: number[]; most: number; accuracy: number };
      kind: 'some';
      option: number;
    };
    /** Wounds onto heroes of a Zone. Ids: `0` of Enemies, `b0` of Combat Bystanders, for hero 0; `c5`: Bystander 5 is eaten. */
    wounds: { about: Assault; kind: 'share'; option: string };
    /** Who of the ways gets one figure more. Ids: Zones. */
    oddFigures: { about: OddFigures; kind: 'share'; option: string };
    foeWay: { about: { foe: FoeIndex; from: Zone; ways: Zone[] }; kind: 'one'; option: Zone };
    bystanderWay: { about: { bystander: BystanderIndex; from: Zone; ways: Zone[] }; kind: 'one'; option: Zone };
    /** A hero among several that an effect could be for. */
    hero: { about: { by: string; heroes: HeroId[] }; kind: 'one'; option: HeroId };
    /** A Zone among several that an effect could be for. */
    zone: { about: { by: string; zones: Zone[] }; kind: 'one'; option: Zone };
    /** Power for dice, before they are rolled. */
    spendPower: { about: AttackOf; kind: 'one'; option: number };
    leave: { about: { hero: HeroId }; kind: 'one'; option: 'leave' | 'stay' };
  } & EffectChoices;
  procs: {
    game: { locals: object; result: null };
    round: { locals: object; result: null };
    turn: { locals: Opening; result: null };
    /** One Action out of the Turn, or beyond its number. Gives back whether it was made. */
    freeAction: { locals: Opening; result: boolean };
    openDoor: { locals: { hero: HeroId; door: number }; result: null };
    /** A Spawn card for each room with the symbol, then the Bystander cards. */
    openBuilding: { locals: { hero: HeroId; building: number; rooms: Zone[]; cards: Zone[] }; result: null };
    /** Turns up the Bystander cards of some Zones, one after the other. */
    turnCards: { locals: { hero: HeroId; zones: Zone[] }; result: null };
    gainTraits: { locals: { hero: HeroId; draw: number; keep: number; drawn: TraitCard[] }; result: null };
    keepBystander: { locals: { hero: HeroId; bystander: BystanderIndex }; result: null };
    takeObjective: { locals: { hero: HeroId; objective: number }; result: null };
    attack: { locals: Attack; result: null };
    gainXp: { locals: { hero: HeroId; xp: number } & Ruled; result: null };
    /** Wounds of an attack on a Zone, shared out and suffered. */
    assault: {
      locals: Assault & {
        attackers: number[];
        foes: FoeIndex[];
        fighters: BystanderIndex[];
        queue: WoundedHero[];
        /** Bystanders who are to be eaten. */
        prey: BystanderIndex[];
        warded?: HeroId[];
      };
      result: null;
    };
    /** One Wound for one hero. */
    wound: { locals: { hero: HeroId; source: WoundSource }; result: null };
    enemyPhase: { locals: { at: number }; result: null };
    activate: { locals: Activation; result: null };
    /** Bystanders run. `at`: whose turn it is; `left`: Zones it still runs. */
    flight: { locals: { at: number; left: number }; result: null };
    /** A Bystander is eaten, and every hero pays for it. `at`: who is next. */
    eaten: { locals: { bystander: BystanderIndex; at: HeroId }; result: null };
    /** Bystanders go after the living. `at`: whose turn it is. */
    follow: { locals: { at: number }; result: null };
    /** A card for each active Spawn Point. `at`: how many are done with. */
    spawnStep: { locals: { at: number; because: Spawning['because'] }; result: null };
    spawnCard: { locals: Spawning; result: null };
    /** A Super Hero comes to a Zone (MZ-SPAWN-14, MZ-SPAWN-17). */
    spawnFoe: { locals: { zone: Zone } & Ruled; result: null };
    /** So many figures of a kind come to a Zone, and what a shortage calls for. */
    reinforce: { locals: { zone: Zone; kind: KindId; count: number } & Ruled; result: null };
    /** A Bystander comes to a Zone from the deck, in any case if it is the mission's. */
    callBystander: { locals: { zone: Zone; escort: SpawnCardId; objective: boolean } & Ruled; result: null };
    /** Troopers of Zone after Zone shoot. Gives back whether any did. */
    openFire: { locals: { zones: Zone[]; fired: boolean; at: Zone; aim: Zone }; result: boolean };
    endPhase: { locals: object; result: null };
  } & EffectProcs;
  queries: {
    /** Actions a Turn. */
    actions: { of: { hero: HeroId }; value: number };
    /** Whether a hero may do that now: a Ravenous one only moves and devours. */
    mayAct: { of: { hero: HeroId; doing: Act['do'] }; value: boolean };
    /** Zones a Move may cross. */
    moveZones: { of: { hero: HeroId; boosts: readonly string[] }; value: number };
    /** Actions on top of the first to leave the Zone. */
    moveExtra: { of: { hero: HeroId; zone: Zone; boosts: readonly string[] }; value: number };
    /** Whether Enemies stop a Move (MZ-MOVE-04). */
    moveStops: { of: { hero: HeroId; boosts: readonly string[] }; value: boolean };
    /** Whether a hero may step from one Zone into another (MZ-M08-08). */
    mayEnter: { of: { hero: HeroId; from: Zone; to: Zone }; value: boolean };
    /** Whether a Move may end in that Zone. */
    mayEnd: { of: { hero: HeroId; zone: Zone; boosts: readonly string[] }; value: boolean };
    dice: { of: AttackOf; value: number };
    /** Power that a Round gives. */
    powerGain: { of: { hero: HeroId }; value: number };
    /** Dice for the Power spent. */
    powerDice: { of: AttackOf & { spent: number }; value: number };
    /** Whether a Bystander can be saved, with these cards. */
    maySave: { of: { hero: HeroId; zone: Zone; boosts: readonly string[] }; value: boolean };
    /** The least face that hits. */
    accuracy: { of: AttackOf; value: number };
    /** Hits that a face counts for. */
    hits: { of: AttackOf & { face: number; accuracy: number }; value: number };
    minRange: { of: { hero: HeroId; attack: AttackKind; boosts: readonly string[] }; value: number };
    maxRange: { of: { hero: HeroId; attack: AttackKind; boosts: readonly string[] }; value: number };
    /** Hits are handed out in any order (true) or by Target Priority. */
    freeOrder: { of: AttackOf; value: boolean };
    /** Whether Hits of this attack can fall on a Super Hero. */
    exposed: { of: AttackOf & { foe: FoeIndex }; value: boolean };
    /** Hunger that the faces give after an attack. */
    hungerFrom: { of: AttackOf & { faces: readonly number[]; spared: readonly number[] }; value: number };
    /** Hunger after a Devour that eliminated a target. */
    hungerAfterMeal: { of: { hero: HeroId }; value: number };
    toughness: { of: { kind: KindId; zone: Zone; foe: FoeIndex; boosts?: readonly string[] }; value: number };
    /** Actions of an Enemy in an activation. */
    enemyActions: { of: { kind: KindId; foe: FoeIndex }; value: number };
    /** Whether each attack of a Super Hero wounds every hero in the Zone. */
    woundsAll: { of: { foe: FoeIndex }; value: boolean };
    /** Wounds of each attack of a Super Hero. */
    foeWounds: { of: { foe: FoeIndex }; value: number };
    /** Zones away that a Super Hero attacks with nobody in its own. */
    foeReach: { of: { foe: FoeIndex }; value: number };
    /** Whether common Enemies of the first kind that begin with it have a second Action. */
    rallies: { of: { foe: FoeIndex }; value: boolean };
    /** Power that heroes in its Zone lose when it has activated. */
    leeches: { of: { foe: FoeIndex }; value: number };
    /** Whether only a 5 or a 6 can hit it. */
    isTiny: { of: { foe: FoeIndex }; value: boolean };
    /** Whether the ability of a Super Hero is in force. */
    abilityOn: { of: { foe: FoeIndex }; value: boolean };
    /** Whether a Bystander fights. */
    fights: { of: { bystander: BystanderIndex }; value: boolean };
    /** Zones a fleeing Bystander runs. */
    flightZones: { of: { bystander: BystanderIndex }; value: number };
    /** Traits drawn by the Gain Trait Action, of which one is kept. */
    traitsDrawn: { of: { hero: HeroId }; value: number };
    /** Where what a Spawn card brings appears. */
    spawnZone: { of: { zone: Zone; spawn: number }; value: Zone };
    /** Rules that keep a door shut; none: it can be opened. */
    locked: { of: { door: number }; value: readonly string[] };
    /** What becomes of a Super Hero who is eliminated; as a rule the card is discarded. */
    foeFate: { of: { foe: FoeIndex; hero: HeroId }; value: Foe['status'] };
    /** Whether Bystander cards of a building are turned up when it is opened (MZ-M03-07). */
    turnsCards: { of: { building: number }; value: boolean };
  };
  asides: Record<never, never>;
}
