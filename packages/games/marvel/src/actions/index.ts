import type { Mode } from '../../content/modes.ts';
import type { AnyAction } from './action.ts';
import { attack, devour, throwSign } from './attack.ts';
import { carry } from './carry.ts';
import { end } from './end.ts';
import { move } from './move.ts';
import { objective } from './objective.ts';
import { open } from './open.ts';
import { power } from './power.ts';
import { save } from './save.ts';
import { secret } from './secret.ts';
import { trait } from './trait.ts';
import { use } from './use.ts';

const COMMON: readonly AnyAction[] = [move, open, objective, secret, trait, use, end];

/** Mode -> the menu of a Turn, in the order it is read (MZ-PHASE-06, MZ-HM-03, MZ-HM-11). */
export const ACTIONS: Readonly<Record<Mode, readonly AnyAction[]>> = {
  zombie: [attack, devour, throwSign, ...COMMON],
  hero: [attack, save, throwSign, carry, power, ...COMMON],
};
