import type { AnyModifier, AnyReaction } from '@shamble/kernel';
import type { Deed } from '../actions/use.ts';
import type { Marvel } from '../types.ts';
import { controlDeeds, faceDown } from './control.ts';
import { dangerDeeds, dangerReactions, lieLow, teach } from './danger.ts';
import { beDeadFlesh, brace, deadFlesh, defenceDeeds, livingShield, takeShield } from './defence.ts';
import { devourDeeds, nameTarget, neverEnough, overTheShoulder, stayHungry } from './devour.ts';
import { boostAttack, diceReactions, diceTraits } from './dice.ts';
import { gnawBone, hungerDeeds, hungerTraits, tasteForPain, tastePain } from './hunger.ts';
import { moveDeeds, moveTraits, rescue, ripDoor } from './moves.ts';
import { nothingWasted, powerDeeds, takeBack } from './power.ts';
import { beSpotted, playReroll, rerollReactions, spotted } from './rerolls.ts';
import { amongJaws, firstAid, hopeRenewed, renewHope, rescueDeeds, takeHit, takeTheHit } from './rescue.ts';
import { deliverHero, lend, lendChoice, sharedFeast, shareFeast, teamDeeds } from './team.ts';

export const TRAIT_MODIFIERS: readonly AnyModifier<Marvel>[] = [
  ...diceTraits,
  ...hungerTraits,
  ...moveTraits,
  amongJaws,
];

export const TRAIT_REACTIONS: readonly AnyReaction<Marvel>[] = [
  ...diceReactions,
  tasteForPain,
  overTheShoulder,
  ...rerollReactions,
  spotted,
  ...[livingShield, deadFlesh, brace, takeTheHit],
  ...[neverEnough, sharedFeast, nothingWasted, hopeRenewed],
  ...dangerReactions,
];

export const TRAIT_DEEDS: Readonly<Record<string, Deed>> = {
  ...moveDeeds,
  ...hungerDeeds,
  ...defenceDeeds,
  ...controlDeeds,
  ...devourDeeds,
  ...teamDeeds,
  ...dangerDeeds,
  ...powerDeeds,
  ...rescueDeeds,
};

export const TRAIT_PROCS = {
  ...{ boostAttack, tastePain, nameTarget, playReroll, ripDoor, gnawBone, beDeadFlesh, takeShield },
  ...{ faceDown, stayHungry, shareFeast, lieLow, teach, beSpotted, rescue, takeBack, takeHit },
  ...{ firstAid, renewHope, lend, deliverHero },
};

export const TRAIT_CHOICES = { lend: lendChoice };
