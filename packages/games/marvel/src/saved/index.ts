import type { AnyModifier, AnyReaction } from '@shamble/kernel';
import type { Feat } from '../actions/use.ts';
import type { Marvel } from '../types.ts';
import {
  cheer,
  coverFire,
  decoy,
  deliver,
  exchange,
  farther,
  frontPage,
  heardThem,
  makeHeadlines,
  sendAway,
  standIn,
  youCanDoIt,
} from './answers.ts';
import { bandages, fieldHandler, helpHero, passGate, sanctumGate } from './feats.ts';
import { lasting } from './lasting.ts';

// What Bystanders do for the hero who saved them.

export const SAVED_MODIFIERS: readonly AnyModifier<Marvel>[] = lasting;

export const SAVED_REACTIONS: readonly AnyReaction<Marvel>[] = [
  ...[frontPage, youCanDoIt, decoy, heardThem, farther, exchange],
];

export const SAVED_FEATS: Readonly<Record<string, Feat>> = {
  coulson: fieldHandler,
  'aunt-may': bandages,
  wong: sanctumGate,
};

export const SAVED_PROCS = {
  ...{ makeHeadlines, cheer, standIn, sendAway, coverFire, deliver, helpHero, passGate },
};
