import type { AnyModifier, AnyReaction } from '@shamble/kernel';
import type { Marvel } from '../types.ts';
import { doorHeard, escapeNoticed, loseBystander, wakeSleepers } from './alarms.ts';
import { answerDevouring, devouringHeard, levelNoticed, sendTroopers } from './calls.ts';
import { calm, comeBack, comesBack, fate } from './returns.ts';
import { look, revealSecret, secretRevealed } from './secrets.ts';
import { standing } from './standing.ts';
import { afterTaking, drawGift, gift, taken } from './taking.ts';

export const MISSION_MODIFIERS: readonly AnyModifier<Marvel>[] = [...standing, fate, calm];

export const MISSION_REACTIONS: readonly AnyReaction<Marvel>[] = [
  ...[taken, secretRevealed, devouringHeard, levelNoticed, doorHeard, escapeNoticed, comesBack],
];

export const MISSION_PROCS = {
  ...{ afterTaking, drawGift, revealSecret, answerDevouring, sendTroopers, wakeSleepers, loseBystander, comeBack },
};

export const MISSION_CHOICES = { look, gift };
