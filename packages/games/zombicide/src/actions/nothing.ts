import { goto } from '../words.ts';
import type { Action } from './action.ts';

/** ZC-ACT-08: all that is left is lost, free actions too. */
export const nothing: Action<'nothing'> = {
  do: 'nothing',
  offer: (_look, _id, menu) => menu.allow({ do: 'nothing' }),
  carryOut: () => goto('end'),
};
