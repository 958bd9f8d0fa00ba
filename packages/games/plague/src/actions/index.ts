import type { Act } from '../types.ts';
import type { Action, AnyAction } from './action.ts';
import { aim } from './aim.ts';
import { attack } from './attack.ts';
import { barricade } from './barricade.ts';
import { breakDown } from './breakDown.ts';
import { carry } from './carry.ts';
import { charge } from './charge.ts';
import { crouch } from './crouch.ts';
import { end } from './end.ts';
import { heal } from './heal.ts';
import { items } from './items.ts';
import { lay } from './lay.ts';
import { leave } from './leave.ts';
import { lift } from './lift.ts';
import { put } from './put.ts';
import { reveal } from './reveal.ts';
import { search } from './search.ts';
import { start } from './start.ts';
import { steal } from './steal.ts';
import { step } from './step.ts';
import { trade } from './trade.ts';
import { turn } from './turn.ts';
import { unlock } from './unlock.ts';

/** All of one shape, for the menu is made at every question. */
const any = <D extends Act['do']>(action: Action<D>): AnyAction => ({
  does: action.does,
  where: action.where ?? 'anywhere',
  variant: action.variant ?? null,
  keepsAim: action.keepsAim === true,
  isRest: action.isRest === true,
  offer: action.offer,
  carryOut: action.carryOut as AnyAction['carryOut'],
});

/** The menu of a turn, in the order it is read. */
const ACTIONS: readonly AnyAction[] = [
  any(leave),
  any(start),
  any(step),
  any(turn),
  any(crouch),
  any(charge),
  any(barricade),
  any(breakDown),
  any(unlock),
  any(search),
  any(attack),
  any(aim),
  any(trade),
  any(items),
  any(lift),
  any(lay),
  any(put),
  any(carry),
  any(heal),
  any(reveal),
  any(steal),
  any(end),
];

export const AFOOT = ACTIONS.filter(({ where }) => where !== 'car');
export const IN_CAR = ACTIONS.filter(({ where }) => where !== 'afoot');

/** Which action does it. */
export const ACTION_OF = Object.fromEntries(
  ACTIONS.flatMap((action) => action.does.map((does) => [does, action])),
) as Readonly<Record<Act['do'], AnyAction>>;
