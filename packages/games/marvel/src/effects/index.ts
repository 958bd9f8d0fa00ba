import type { AnyModifier, AnyReaction } from '@shamble/kernel';
import type { Feat } from '../actions/use.ts';
import {
  BYSTANDER_CHOICES,
  BYSTANDER_FEATS,
  BYSTANDER_MODIFIERS,
  BYSTANDER_PROCS,
  BYSTANDER_REACTIONS,
} from '../bystanders/index.ts';
import { MISSION_CHOICES, MISSION_MODIFIERS, MISSION_PROCS, MISSION_REACTIONS } from '../missions/index.ts';
import { SAVED_FEATS, SAVED_MODIFIERS, SAVED_PROCS, SAVED_REACTIONS } from '../saved/index.ts';
import { SKILL_FEATS, SKILL_MODIFIERS, SKILL_PROCS, SKILL_REACTIONS } from '../skills/index.ts';
import { SUPER_HERO_MODIFIERS, SUPER_HERO_PROCS, SUPER_HERO_REACTIONS } from '../superheroes/index.ts';
import { TRAIT_CHOICES, TRAIT_FEATS, TRAIT_MODIFIERS, TRAIT_PROCS, TRAIT_REACTIONS } from '../traits/index.ts';
import type { Marvel, Mode } from '../types.ts';
import { pullTogether, ZOMBIE_HERO_MODIFIERS, ZOMBIE_HERO_REACTIONS } from '../zombieheroes/index.ts';
import { figure, figuresChoice, giveTrait, howMuch } from './figures.ts';
import { hold } from './hold.ts';
import { lead } from './lead.ts';
import { lure } from './lure.ts';
import { push } from './push.ts';
import { reroll } from './reroll.ts';
import { strike } from './strike.ts';

// What Traits, Skills, Bystanders, Super Heroes and missions do, put together.

export const MODIFIERS: readonly AnyModifier<Marvel>[] = [
  ...TRAIT_MODIFIERS,
  ...SKILL_MODIFIERS,
  ...BYSTANDER_MODIFIERS,
  ...SUPER_HERO_MODIFIERS,
  ...MISSION_MODIFIERS,
  ...SAVED_MODIFIERS,
  ...ZOMBIE_HERO_MODIFIERS,
];

export const REACTIONS: readonly AnyReaction<Marvel>[] = [
  ...TRAIT_REACTIONS,
  ...SKILL_REACTIONS,
  ...BYSTANDER_REACTIONS,
  ...SUPER_HERO_REACTIONS,
  ...MISSION_REACTIONS,
  ...SAVED_REACTIONS,
  ...ZOMBIE_HERO_REACTIONS,
];

/** Mode -> id of a Trait, Skill or Bystander -> what it lets a hero do in its own Turn. */
export const FEATS: Readonly<Record<Mode, Readonly<Record<string, Feat>>>> = {
  zombie: { ...TRAIT_FEATS, ...SKILL_FEATS, ...BYSTANDER_FEATS },
  hero: { ...TRAIT_FEATS, ...SKILL_FEATS, ...SAVED_FEATS },
};

const COMMON_PROCS = { reroll, push, hold, lure, lead, strike };
export const PROCS = {
  ...COMMON_PROCS,
  ...TRAIT_PROCS,
  ...SKILL_PROCS,
  ...BYSTANDER_PROCS,
  ...SUPER_HERO_PROCS,
  ...MISSION_PROCS,
  ...SAVED_PROCS,
  pullTogether,
};

const COMMON_CHOICES = { figure, figures: figuresChoice, howMuch, giveTrait };
export const CHOICES = { ...COMMON_CHOICES, ...TRAIT_CHOICES, ...BYSTANDER_CHOICES, ...MISSION_CHOICES };
