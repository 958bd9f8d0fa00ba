import type { AnyModifier, AnyReaction } from '@shamble/kernel';
import type { Feat } from '../actions/use.ts';
import type { Marvel } from '../types.ts';
import { controlFeats, faceDown } from './control.ts';
import { dangerFeats, dangerReactions, lieLow, teach } from './danger.ts';
import { beDeadFlesh, brace, deadFlesh, defenceFeats, livingShield, takeShield } from './defence.ts';
import { devourFeats, nameTarget, neverEnough, overTheShoulder, stayHungry } from './devour.ts';
import { boostAttack, diceReactions, diceTraits } from './dice.ts';
import { gnawBone, hungerFeats, hungerTraits, tasteForPain, tastePain } from './hunger.ts';
import { moveFeats, moveTraits, rescue, ripDoor } from './moves.ts';
import { nothingWasted, powerFeats, takeBack } from './power.ts';
import { beSpotted, playReroll, rerollReactions, spotted } from './rerolls.ts';
import { amongJaws, firstAid, hopeRenewed, renewHope, rescueFeats, takeHit, takeTheHit } from './rescue.ts';
import { deliverHero, lend, lendChoice, sharedFeast, shareFeast, teamFeats } from './team.ts';

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

export const TRAIT_FEATS: Readonly<Record<string, Feat>> = {
  ...moveFeats,
  ...hungerFeats,
  ...defenceFeats,
  ...controlFeats,
  ...devourFeats,
  ...teamFeats,
  ...dangerFeats,
  ...powerFeats,
  ...rescueFeats,
};

export const TRAIT_PROCS = {
  ...{ boostAttack, tastePain, nameTarget, playReroll, ripDoor, gnawBone, beDeadFlesh, takeShield },
  ...{ faceDown, stayHungry, shareFeast, lieLow, teach, beSpotted, rescue, takeBack, takeHit },
  ...{ firstAid, renewHope, lend, deliverHero },
};

export const TRAIT_CHOICES = { lend: lendChoice };
