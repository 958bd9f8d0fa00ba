import { goto } from '../words.ts';
import type { Action } from './action.ts';

/** What is left is given up (MZ-TURN-01); a free Action need not be made. */
export const end: Action<'end'> = {
  do: 'end',
  offer: (_look, _opening, menu) => menu.allow({ do: 'end' }),
  carryOut: () => goto('end'),
};
