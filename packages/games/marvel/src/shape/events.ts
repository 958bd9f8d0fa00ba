import type { Colour } from '../../content/mission.ts';
import type { Level } from '../../content/modes.ts';
import type { Assault, AttackKind, Because, TargetId, WoundedHero, WoundSource } from '../acts.ts';
import type {
  BystanderCard,
  BystanderIndex,
  Foe,
  FoeIndex,
  HeroId,
  KindId,
  SpawnCardId,
  TraitCard,
  Zone,
} from './state.ts';

/** What happens, told in the past tense. */
export type Events = {
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
};
