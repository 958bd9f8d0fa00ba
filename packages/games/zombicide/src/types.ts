import type { Arrangement, RuleId, Secret } from '@shamble/kernel';
import type { Deck } from '@shamble/parts';
import type { Sheet, SkillId } from '../content/survivors.ts';
import type { CardLine } from '../content/zombies.ts';
import type { Act, Activation, Attack, AttackOf, CombineOf, Fight, Shortage, WoundSource } from './acts.ts';

export type * from './acts.ts';

// Survivors, zones, doors and cards are numbers: indexes into tables and flat arrays.
export type SurvivorId = number;
export type Zone = number;
/** One of the 62 Equipment cards; CARDS tells its kind. */
export type CardId = number;
/** One of the 42 Zombie cards, counted from 0. */
export type ZombieCardId = number;

export const KINDS = ['walker', 'runner', 'fatty', 'abomination'] as const;
/** An index into KINDS. */
export type KindId = number;
export const WALKER = 0;
export const RUNNER = 1;
export const FATTY = 2;
export const ABOMINATION = 3;
/** Where the figures of a kind in a zone are counted. */
export const at = (zone: Zone, kind: KindId): number => 4 * zone + kind;

export const LEVELS = ['blue', 'yellow', 'orange', 'red'] as const;
export type Level = (typeof LEVELS)[number];

/** The zone of what has left the board. */
export const NOWHERE = -1;
/** What an Invasion Zone is once it has been neutralised. */
export const NEUTRALISED = 2;

/** What a slot holds besides a card. */
export const EMPTY = -1;
export const WOUND = -2;
/** The first slots are the hands; the others are stored. */
export const HANDS = 2;
/** From this slot on: cards just found, which have none yet. */
export const FOUND = 16;

export interface Options {
  /** A shipped mission's id, or a mission or a drawn board as JSON text. */
  readonly mission: string;
  readonly players: number;
  /** Seat -> the sheets it plays. */
  readonly survivors: readonly (readonly string[])[];
  /** Home-made sheets: content that is not shipped travels with the table. */
  readonly sheets: readonly Sheet[];
  /** The seat that starts with the First Player token. */
  readonly first: number;
  /** The name of the box it was laid with. */
  readonly box?: string;
}

export interface Survivor {
  sheet: string;
  /** An index into the seats. */
  seat: number;
  status: 'in' | 'dead' | 'left';
  zone: Zone;
  /** The car and the place in it (0 drives); -1 on foot. */
  car: number;
  place: number;
  xp: number;
  skills: SkillId[];
  /** Two hands, then the stored slots: a card, EMPTY or WOUND. */
  slots: number[];
  /** Left in this activation. */
  actions: number;
  freeMoves: number;
  freeCombats: number;
  freeSearches: number;
  /** Actions given by another, for the next activation. */
  given: number;
  /** Has been activated this turn. */
  done: boolean;
  /** What can be used once a turn and has been: 'search', 'reroll', ... Emptied when the turn ends. */
  used: string[];
  /** The zone of the last action's kill, while no other action has followed; else -1. */
  killedIn: Zone;
}

export interface Car {
  kind: 'police' | 'pimp';
  /** NOWHERE once it has driven off. */
  zone: Zone;
  /** Place -> who sits there, or -1. Place 0 drives. */
  seats: SurvivorId[];
  searched: boolean;
  /** Cards under the token. */
  load: CardId[];
}

export interface Objective {
  zone: Zone;
  /** The colour everyone sees. */
  shown: string;
  /** Its true colour; the same unless it lies face down. */
  colour: Secret<string>;
  taken: boolean;
}

/** What is kept beside the board, and what a mission keeps by names of its own: keys, figures that are out of the game. */
export interface Marks {
  /** Who is being activated, or -1. */
  activating: SurvivorId;
  /** Cards left of those a mission lays on top of the deck. */
  firstFinds: number;
  /** Goals reached, where they have an order. */
  goals: number;
  [own: string]: number;
}

export interface State {
  /** The mission as `boardOf` understands it: an id, or text that travels with the table. */
  mission: string;
  /** A letter a door: '1' open, '0' closed. */
  doors: string;
  /** Building -> 1 once revealed. */
  revealed: number[];
  /** `at(zone, kind)` -> how many stand there. */
  figures: number[];
  /** Kind -> how many are left in the box. */
  supply: number[];
  /** Zone -> Noise tokens. */
  noise: number[];
  /** A zone that counts as the noisiest, and by whom (Loud); -1 none. */
  loudest: Zone;
  loudestBy: SurvivorId;
  survivors: Survivor[];
  sheets: Sheet[];
  equipment: Deck<CardId>;
  /** Zombie cards. */
  horde: Deck<ZombieCardId>;
  /** Molotovs that can still be made, and cards that are out of the game. */
  molotovs: CardId[];
  removed: CardId[];
  /** What the next pimp-mobile searched holds, the last first. */
  trunk: Secret<CardId>[];
  /** Card -> 1 while it has been fired and not reloaded. */
  fired: number[];
  /** Card -> the Scope under it, or -1. */
  scope: CardId[];
  /** Cards drawn by the Search under way that are not anybody's yet. */
  found: CardId[];
  cars: Car[];
  objectives: Objective[];
  /** Spawn zone -> 1 while it is active, 0 while it sleeps, NEUTRALISED; in the clockwise order of the board. */
  active: number[];
  /** The spawn zone that comes first, chosen at the first Invasion; -1 before. */
  firstSpawn: number;
  marks: Marks;
  round: number;
  phase: 'players' | 'zombies' | 'end';
  /** The seat with the First Player token. */
  first: number;
  /** Zones of Ninjas who chose to be heard, by survivor, this Zombies' Phase. */
  heard: SurvivorId[];
}

export interface View extends Omit<State, 'equipment' | 'horde' | 'trunk' | 'objectives'> {
  equipment: { left: number; discard: CardId[] };
  horde: { left: number; discard: ZombieCardId[] };
  trunk: number;
  /** `colour` is null while it lies face down. */
  objectives: (Omit<Objective, 'colour'> & { colour: string | null })[];
}

export interface Zombicide {
  options: Options;
  state: State;
  view: View;
  events: {
    turnBegan: { round: number; first: number };
    activationBegan: { survivor: SurvivorId; actions: number };
    activationEnded: { survivor: SurvivorId; unused: number };
    moved: { survivor: SurvivorId; from: Zone; path: Zone[] };
    noiseMade: { zone: Zone; total: number; survivor: SurvivorId };
    equipmentDrawn: { survivor: SurvivorId; card: CardId; from: 'search' | 'police' | 'pimp' | 'shop' };
    /** By Destiny: this one is discarded, and another comes in its place. */
    redrawn: { survivor: SurvivorId; card: number; from: 'equipment' | 'trunk' | 'horde' };
    found: { survivor: SurvivorId; cards: CardId[] };
    inventoryChanged: { survivor: SurvivorId; slots: number[] };
    traded: { survivor: SurvivorId; with: SurvivorId };
    tradeDeclined: { survivor: SurvivorId; with: SurvivorId };
    discarded: { survivor: SurvivorId; card: CardId };
    combined: { survivor: SurvivorId; make: string; card: CardId };
    reloaded: { survivor: SurvivorId; cards: CardId[] };
    doorOpened: { survivor: SurvivorId; door: number; weapon: string };
    doorClosed: { survivor: SurvivorId; door: number };
    buildingRevealed: { building: number; zones: Zone[] };
    zombieCardDrawn: { card: ZombieCardId; zone: Zone; level: Level; survivor: SurvivorId };
    appeared: { zone: Zone; kind: KindId; count: number; total: number; supply: number };
    figuresRanOut: { kind: KindId; missing: number };
    /** `supply`: a card asked for more figures than there were; `split`: groups that parted did. */
    extraActivation: { kind: KindId; because: 'card' | 'supply' | 'split' };
    rolled: { survivor: SurvivorId; weapon: string; zone: Zone; faces: number[]; needed: number; successes: number };
    rerolled: { survivor: SurvivorId; by: string };
    survivorHit: { survivor: SurvivorId; by: SurvivorId; wounds: number };
    attackResolved: { survivor: SurvivorId; weapon: string; zone: Zone; slain: number[] };
    xpGained: { survivor: SurvivorId; xp: number; total: number };
    levelReached: { survivor: SurvivorId; level: Level };
    learned: { survivor: SurvivorId; skill: SkillId };
    zombiesAttacked: { zone: Zone; wounds: number; attackers: number[] };
    /** Announced before, told after. */
    wounded: { survivor: SurvivorId; source: WoundSource };
    spared: { survivor: SurvivorId; by: string };
    cardLost: { survivor: SurvivorId; card: CardId };
    died: { survivor: SurvivorId; source: WoundSource | 'molotov' };
    healed: { survivor: SurvivorId; by: string };
    carEntered: { survivor: SurvivorId; car: number; place: number };
    carLeft: { survivor: SurvivorId; car: number };
    seatChanged: { survivor: SurvivorId; car: number; place: number };
    drove: { survivor: SurvivorId; car: number; from: Zone; to: Zone };
    carHit: { survivor: SurvivorId; car: number; zone: Zone; faces: number[]; successes: number };
    objectiveTaken: { survivor: SurvivorId; objective: number; colour: string; zone: Zone; left: number };
    spawnActivated: { spawn: number };
    doorUnlocked: { colour: string };
    shambled: { kind: KindId; from: Zone; to: Zone; count: number; added: number };
    blocked: { kind: KindId; zone: Zone; count: number; door: number };
    invasionBegan: { spawns: number[] };
    firstSpawnChosen: { spawn: number };
    survivorLeft: { survivor: SurvivorId };
    survivorJoined: { survivor: SurvivorId; sheet: string; seat: number; zone: Zone };
    loaded: { survivor: SurvivorId; car: number; card: CardId };
    unloaded: { survivor: SurvivorId; car: number; card: CardId };
    carDroveOff: { car: number; cards: CardId[] };
    spawnNeutralised: { survivor: SurvivorId; spawn: number };
    zombiesLeft: { zone: Zone; kind: KindId; count: number; total: number };
    actionGiven: { survivor: SurvivorId; to: SurvivorId };
    madeLoudest: { survivor: SurvivorId; zone: Zone };
    turnEnded: { round: number; first: number };
    conceded: { seat: number };
  };
  choices: {
    activate: { about: { seat: number }; kind: 'one'; option: SurvivorId };
    act: { about: { survivor: SurvivorId }; kind: 'one'; option: Act };
    /** Cards of one or two survivors and those just found, into slots or away. Items: card ids and `w0`, `w1` for Wounds. */
    inventory: {
      about: { survivor: SurvivorId; with: SurvivorId; because: 'search' | 'organise' | 'partner' | 'shop' };
      kind: 'arrange';
      option: string;
    };
    /** To an exchange: cards given to the partner, got from them, and thrown away. `arrange`: yes, and then one's own cards. */
    agree: {
      about: { survivor: SurvivorId; with: SurvivorId; given: CardId[]; got: CardId[]; lost: CardId[] };
      kind: 'one';
      option: 'yes' | 'arrange' | 'no';
    };
    /** The slot of the card a wounded survivor loses. */
    loseCard: { about: { survivor: SurvivorId }; kind: 'one'; option: number };
    /** Successes onto targets of one rank, or of all where the shooter chooses freely. Ids: a kind, or `s` and a survivor. */
    targets: { about: Fight & { successes: number }; kind: 'share'; option: string };
    /** `keep` the roll, or what to re-roll it with. `winning`: faces of a die that are a success. */
    reroll: {
      about: Fight & { faces: number[]; successes: number; winning: number; used: string[] };
      kind: 'one';
      option: string;
    };
    /** Wounds onto the survivors of a zone. Ids: survivors. */
    bites: { about: { zone: Zone; wounds: number }; kind: 'share'; option: string };
    revealOrder: { about: { survivor: SurvivorId; building: number; zones: Zone[] }; kind: 'order'; option: string };
    firstSpawn: { about: { spawns: number[] }; kind: 'one'; option: number };
    /** The way the Abomination takes. */
    abominationPath: { about: { from: Zone; steps: Zone[] }; kind: 'one'; option: Zone };
    /** The groups that stay short of a figure, over all zones. Ids: `from>to`; `from` again for those who wait at a door. */
    shortGroup: { about: Shortage; kind: 'share'; option: string };
    /** The manholes, the first served first, when figures run short. Ids: indexes into `manholesOf`. */
    manholeOrder: { about: { manholes: number[] }; kind: 'order'; option: string };
    skill: { about: { survivor: SurvivorId; level: Level }; kind: 'one'; option: SkillId };
    /** Does a Ninja count as noise in this Zombies' Phase? */
    ninja: { about: { survivor: SurvivorId }; kind: 'one'; option: 'unheard' | 'heard' };
    /** The seat that a new survivor joins. */
    recruiter: { about: { survivor: SurvivorId; seats: number[] }; kind: 'one'; option: number };
  };
  procs: {
    game: { locals: object; result: null };
    /** One turn after another. `at`: seats already played this turn. */
    turn: { locals: { at: number }; result: null };
    activation: { locals: { survivor: SurvivorId }; result: null };
    search: {
      locals: { survivor: SurvivorId; draws: number; from: 'search' | 'police' | 'pimp'; car: number };
      result: null;
    };
    /** `cost`: actions it is paid with when it happens. `where`: what is proposed. `arranges`: the partner wants to, too. */
    organise: {
      locals: { survivor: SurvivorId; with: SurvivorId; cost: 0 | 1; where: Arrangement; arranges: boolean };
      result: null;
    };
    openDoor: { locals: { survivor: SurvivorId; door: number }; result: null };
    /** Draws for zone after zone. */
    reveal: { locals: { survivor: SurvivorId; building: number; zones: Zone[] }; result: null };
    /** Roll, re-roll, assign, for one zone: melee, a shot, a car. Gives back the re-rolls used. */
    attack: { locals: Attack; result: string[] | null };
    /** Several attacks of one action, one after the other. */
    volley: { locals: { survivor: SurvivorId; attacks: Attack[]; rerolls: string[] }; result: null };
    molotov: { locals: { survivor: SurvivorId; zone: Zone }; result: null };
    /** `path`: what is left of it. */
    drive: { locals: { survivor: SurvivorId; car: number; path: Zone[]; rerolls: string[] }; result: null };
    /** One Wound for one survivor. */
    wound: { locals: { survivor: SurvivorId; source: WoundSource }; result: null };
    takeObjective: { locals: { survivor: SurvivorId; objective: number }; result: null };
    /** `level`: an index into LEVELS. */
    levelUp: { locals: { survivor: SurvivorId; level: number }; result: null };
    zombiesPhase: { locals: { at: number }; result: null };
    /** One activation of the kinds named, Runners twice; then the extra ones that a lack of figures calls for. */
    activate: { locals: Activation; result: string[] };
    /** All Zombies of a zone (of the kinds) attack. */
    bite: { locals: { zone: Zone; wounds: number; queue: SurvivorId[] }; result: null };
    invasion: { locals: { at: number }; result: null };
    /** Draws one Zombie card for a zone and carries it out. `survivor` drew it, or -1 in the Invasion. */
    zombieCard: {
      locals: {
        zone: Zone;
        survivor: SurvivorId;
        because: 'invasion' | 'reveal';
        line: CardLine | null;
        short: KindId[];
      };
      result: null;
    };
    /** Reactions and skills. */
    useMask: { locals: { survivor: SurvivorId; slot: number }; result: null };
    beTough: { locals: { survivor: SurvivorId }; result: null };
    giveCard: { locals: { survivor: SurvivorId; slot: number }; result: null };
    redraw: { locals: { survivor: SurvivorId; card: number; from: 'equipment' | 'trunk' | 'horde' }; result: null };
    matchSet: { locals: { survivor: SurvivorId; kind: string }; result: null };
    addSlot: { locals: { survivor: SurvivorId }; result: null };
    /** A mission's own. */
    armoury: { locals: { queue: SurvivorId[]; rules: RuleId[] }; result: null };
    recruit: { locals: { survivor: SurvivorId; rules: RuleId[] }; result: null };
  };
  queries: {
    actions: { of: { survivor: SurvivorId }; value: number };
    freeMoves: { of: { survivor: SurvivorId }; value: number };
    freeCombats: { of: { survivor: SurvivorId }; value: number };
    freeSearches: { of: { survivor: SurvivorId }; value: number };
    /** Zones a Move may cross. */
    moveZones: { of: { survivor: SurvivorId }; value: number };
    /** Actions on top of the first to leave the zone. */
    moveExtra: { of: { survivor: SurvivorId; zone: Zone }; value: number };
    /** Dice of one weapon. */
    dice: { of: AttackOf; value: number };
    rollBonus: { of: AttackOf; value: number };
    damage: { of: AttackOf; value: number };
    maxRange: { of: AttackOf; value: number };
    /** Whether two identical ones can be used together. */
    dual: { of: AttackOf; value: boolean };
    freeTargets: { of: AttackOf; value: boolean };
    /** Whether each of two weapons may aim at a zone of its own. */
    splitAim: { of: { survivor: SurvivorId }; value: boolean };
    slots: { of: { survivor: SurvivorId }; value: number };
    /** Noise tokens of a noisy action. */
    noise: { of: { survivor: SurvivorId; aloud: boolean }; value: number };
    /** Noise the survivor counts for. */
    presence: { of: { survivor: SurvivorId }; value: number };
    molotovs: { of: { survivor: SurvivorId }; value: number };
    /** Re-rolls the survivor may use for this roll, by name. */
    rerolls: {
      of: { survivor: SurvivorId; attack: Fight['attack']; weapon: string; used: readonly string[] };
      value: readonly string[];
    };
  };
  asides: {
    /** Slot of a survivor. */
    discard: { kind: 'one'; option: { readonly survivor: SurvivorId; readonly slot: number } };
    combine: { kind: 'one'; option: CombineOf };
    /** The first cards, before the survivor has acted: in hand or stored. */
    stow: { kind: 'one'; option: { readonly survivor: SurvivorId } };
    /** An exchange, or a rearranging, that has not happened yet. */
    callOff: { kind: 'one'; option: { readonly survivor: SurvivorId; readonly with: SurvivorId } };
  };
}
