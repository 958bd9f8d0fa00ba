import type { Activation, Assault, Attack, Opening, Ruled, Spawning, WoundedHero, WoundSource } from '../acts.ts';
import type { BystanderIndex, FoeIndex, HeroId, KindId, SpawnCardId, TraitCard, Zone } from './state.ts';

/** Named pieces of rules, with what each works on and gives back. */
export type Procs = {
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
};
