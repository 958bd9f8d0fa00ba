import type { RuleId } from '@shamble/kernel';
import { carries } from '../rules/questions.ts';
import { inBuilding, searchForbidden } from '../rules/search.ts';
import type { State, SurvivorId } from '../types.ts';
import { call } from '../words.ts';
import { type Action, canPay, LEGAL, pay, SPENT } from './action.ts';

/** In a building, without Zombies, once a turn (ZC-SRCH-01, ZC-SRCH-04). Each Flashlight draws one card more (ZC-INV-04). */
export const search: Action<'search'> = {
  do: 'search',
  offer({ state }, id, menu) {
    menu.weigh({ do: 'search' }, forbidden(state, id));
  },
  carryOut(play, id) {
    const survivor = play.state.survivors[id]!;
    pay(survivor, 'search');
    survivor.used.push('search');
    return call(
      'search',
      { survivor: id, draws: 1 + carries(survivor, 'flashlight'), from: 'search', car: -1 },
      id,
      'choose',
    );
  },
};

function forbidden(state: State, id: SurvivorId): readonly RuleId[] {
  const because = searchForbidden(state, id, 'ZC-SRCH-01');
  if (because.length > 0) return because;
  if (!inBuilding(state, id)) return ['ZC-SRCH-01'];
  return canPay(state.survivors[id]!, 'search') ? LEGAL : SPENT;
}
