import type { SurvivorId, View } from '../types.ts';
import { lookAt, stateOf } from './look.ts';
import type { Purse } from './preview.ts';

/** What a survivor has to act with when an activation begins. */
export function allowance(view: View, survivor: SurvivorId): Purse {
  const { query } = lookAt(stateOf(view));
  return {
    actions: query('actions', { survivor }) + view.survivors[survivor]!.given,
    freeMoves: query('freeMoves', { survivor }),
    freeCombats: query('freeCombats', { survivor }),
    freeSearches: query('freeSearches', { survivor }),
  };
}
