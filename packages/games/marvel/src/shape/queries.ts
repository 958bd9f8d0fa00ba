import type { Act, AttackKind, AttackOf } from '../acts.ts';
import type { BystanderIndex, Foe, FoeIndex, HeroId, KindId, Zone } from './state.ts';

/** Numbers and facts that cards may change. */
export type Queries = {
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
