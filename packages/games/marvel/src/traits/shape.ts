import type { TraitId } from '../../content/traits.ts';
import type { FigureId, HeroId, Zone } from '../types.ts';

/** Whose Trait, and what it is played on. */
interface Held {
  hero: HeroId;
}

export type TraitProcs = {
  /** Before the dice: the attack has the Trait among its boosts. */
  boostAttack: { locals: Held & { trait: TraitId; zone: Zone; boosts: string[] }; result: null };
  /** Before the dice, and until the Turn ends. */
  tastePain: { locals: Held; result: null };
  /** A Devour at one target. */
  nameTarget: { locals: Held & { boosts: string[]; among: FigureId[] }; result: null };
  playReroll: {
    locals: Held & { trait: TraitId; attacker: HeroId; accuracy: number; faces: number[]; spared: number[] };
    result: null;
  };
  ripDoor: { locals: Held & { by: TraitId; to: Zone }; result: null };
  beSpotted: { locals: Held & { missed: boolean }; result: null };
  rescue: { locals: Held; result: null };
  takeBack: { locals: Held & { power: number }; result: null };
  takeHit: { locals: Held & { zone: Zone; enemies: number }; result: null };
  firstAid: { locals: Held & { heroes: HeroId[]; whom: HeroId }; result: null };
  renewHope: { locals: Held; result: null };
  lend: { locals: Held & { heroes: HeroId[] }; result: null };
  deliverHero: { locals: Held & { heroes: HeroId[]; whom: HeroId }; result: null };
  gnawBone: { locals: Held; result: null };
  beDeadFlesh: { locals: Held & { trait: TraitId; enemies: number; bystanders: number }; result: null };
  takeShield: {
    locals: Held & { zone: Zone; enemies: number; each: number; warded: HeroId[]; among: FigureId[] };
    result: null;
  };
  /** One Enemy is stopped, a Super Hero's ability with it. */
  faceDown: { locals: Held & { by: TraitId; among: FigureId[] }; result: null };
  stayHungry: { locals: Held; result: null };
  /** `among`: who has not chosen yet. */
  shareFeast: { locals: Held & { among: HeroId[] }; result: null };
  lieLow: { locals: Held & { trait: TraitId; level: number; fewer: number }; result: null };
  teach: { locals: Held & { by: TraitId; heroes: HeroId[] }; result: null };
};
