import type { AnyModifier, AnyReaction } from '@shamble/kernel';
import type { Feat } from '../actions/use.ts';
import type { Marvel } from '../types.ts';
import { aimSpear, farSight, lookFar, spearDiscipline } from './aim.ts';
import { borrowedRing, borrowRing, clearance, listen, secondHearing, topCard } from './errands.ts';
import { headline, shareHeadline, xpGiven } from './headline.ts';
import { lasting } from './lasting.ts';
import { cookAtHome, cower, duck, homeCooking, luckyStreak, tryLuck } from './luck.ts';

export const BYSTANDER_MODIFIERS: readonly AnyModifier<Marvel>[] = lasting;

export const BYSTANDER_REACTIONS: readonly AnyReaction<Marvel>[] = [
  ...[headline, luckyStreak, homeCooking, cower, spearDiscipline, farSight],
];

export const BYSTANDER_FEATS: Readonly<Record<string, Feat>> = {
  coulson: clearance,
  'blind-al': secondHearing,
  wong: borrowedRing,
};

export const BYSTANDER_PROCS = {
  ...{ shareHeadline, tryLuck, cookAtHome, duck, aimSpear, lookFar, listen, borrowRing },
};

export const BYSTANDER_CHOICES = { xpGiven, topCard };
