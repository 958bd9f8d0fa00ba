import type { AnyModifier, AnyReaction } from '@shamble/kernel';
import type { AnyAction } from '../actions/action.ts';
import type { Zombicide } from '../types.ts';
import { freeCombat, freeMove, freeSearch, plusAction } from './actions.ts';
import { barricade } from './barricade.ts';
import { bornLeader } from './bornLeader.ts';
import { twoCocktails } from './cocktails.ts';
import { destinyEquipment, destinyHorde, redraw } from './destiny.ts';
import { diceModifiers, plusRange } from './dice.ts';
import { ambidextrous, gunslinger, swordmaster, trickShot } from './dual.ts';
import { equipmentModifiers } from './equipment.ts';
import { addSlot, hoard, widen } from './hoard.ts';
import { holdYourNose } from './holdYourNose.ts';
import { loud } from './loud.ts';
import { matchingSet, matchSet } from './matchingSet.ts';
import { medic } from './medic.ts';
import { plusZone, slippery, twoZones } from './moves.ts';
import { quiet, unheard } from './ninja.ts';
import { lucky, oneReroll } from './rerolls.ts';
import { sniper } from './sniper.ts';
import { giveCard, isThatAll, mask, useMask } from './spare.ts';
import { beTough, tough } from './tough.ts';

export const SKILL_ACTIONS: readonly AnyAction[] = [barricade, holdYourNose, medic, bornLeader, loud];

export const MODIFIERS: readonly AnyModifier<Zombicide>[] = [
  plusAction,
  freeMove,
  freeCombat,
  freeSearch,
  ...diceModifiers,
  plusRange,
  twoZones,
  plusZone,
  slippery,
  ambidextrous,
  gunslinger,
  swordmaster,
  trickShot,
  sniper,
  lucky,
  oneReroll,
  quiet,
  unheard,
  hoard,
  twoCocktails,
  ...equipmentModifiers,
];

export const REACTIONS: readonly AnyReaction<Zombicide>[] = [
  tough,
  mask,
  isThatAll,
  destinyEquipment,
  destinyHorde,
  matchingSet,
  widen,
];

export const SKILL_PROCS = { beTough, useMask, giveCard, redraw, matchSet, addSlot };
