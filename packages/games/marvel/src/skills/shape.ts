import type { SkillId } from '../../content/skills.ts';
import type { HeroId, Zone } from '../types.ts';

/** Whose Skill, and what it answers. */
interface Skilled {
  hero: HeroId;
}

export type SkillProcs = {
  parry: {
    locals: Skilled & { zone: Zone; enemies: number; each: number; warded: HeroId[]; eased: string[] };
    result: null;
  };
  absorb: { locals: Skilled; result: null };
  burst: { locals: Skilled; result: null };
  /** A free attack after another, or after a Move; for some at the price of Hunger. */
  attackAgain: { locals: Skilled & { skill: SkillId; zones: Zone[] }; result: null };
  flyOff: { locals: Skilled; result: null };
  danvers: { locals: Skilled; result: null };
  pushAway: { locals: Skilled & { skill: SkillId; from: Zone }; result: null };
  growStronger: { locals: Skilled & { boosts: string[] }; result: null };
  beam: { locals: Skilled & { boosts: string[]; zones: Zone[] }; result: null };
  shout: { locals: Skilled & { zones: Zone[] }; result: null };
  goOffScript: { locals: Skilled; result: null };
  // Of the living.
  pounce: { locals: Skilled & { boosts: string[] }; result: null };
  noteMove: { locals: Skilled; result: null };
  weave: { locals: Skilled; result: null };
  bind: { locals: Skilled & { boosts: string[] }; result: null };
  openPortal: { locals: Skilled & { heroes: HeroId[]; whom: HeroId }; result: null };
  stride: { locals: Skilled; result: null };
  fly: { locals: Skilled & { zones: Zone[] }; result: null };
  bendOdds: {
    locals: Skilled & { attacker: HeroId; accuracy: number; faces: number[]; spared: number[] };
    result: null;
  };
  tradeFates: { locals: Skilled; result: null };
  rewrite: { locals: Skilled; result: null };
  shrink: { locals: Skilled; result: null };
  shrugOff: { locals: Skilled & { enemies: number; eased: string[] }; result: null };
  arrive: { locals: Skilled & { zone: Zone; zones: Zone[] }; result: null };
};
