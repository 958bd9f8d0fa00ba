import type { Act } from '../types.ts';
import { goto } from '../words.ts';
import { type Action, LEGAL } from './action.ts';

const END: Act = { do: 'end' };
const CARRYING = ['ZP-PORT-04'];

/** The last of the menu: whoever carries somebody puts him down first, if he can (ZP-PORT-04). */
export const end: Action<'end'> = {
  does: ['end'],
  isRest: true,
  offer(menu, { state }, id) {
    const isLaden = state.humans[id]!.carries >= 0 && menu.one().from.some((option) => option.do === 'put');
    menu.weigh(END, isLaden ? CARRYING : LEGAL);
  },
  carryOut: () => goto('end'),
};
