import type { Look } from '@shamble/kernel';
import { costOf, tooDear } from '../rules/cost.ts';
import { searchBefore } from '../rules/questions.ts';
import type { Act, HumanId, Plague } from '../types.ts';
import { call } from '../words.ts';
import type { Action } from './action.ts';

const SEARCH: Act = { do: 'search' };
const NO_SPACE = ['ZP-SEARCH-01'];
const CELLAR_DOOR = ['ZP-CELLAR-02'];

/** ZP-SEARCH-01, ZP-SEARCH-04 */
export const search: Action<'search'> = {
  does: ['search'],
  where: 'afoot',
  offer(menu, look, id) {
    menu.weigh(SEARCH, forbidden(look, id));
  },
  carryOut(play, id) {
    const { state } = play;
    const human = state.humans[id]!;
    const space = searchBefore(state, human);
    human.ap -= costOf(play, id, 'search');
    state.busy = true;
    play.tell({ id: 'searched', data: { human: id, search: space }, rules: ['ZP-SEARCH-01'] });
    return call('search', { human: id, search: space, left: 1 }, id, 'choose');
  },
};

function forbidden(look: Look<Plague>, id: HumanId): readonly string[] {
  const { state } = look;
  const human = state.humans[id]!;
  const space = searchBefore(state, human);
  if (space < 0) return state.cellar === 4 * human.square + human.facing ? CELLAR_DOOR : NO_SPACE;
  if ((state.searched[space]! & (1 << id)) !== 0) return ['ZP-SEARCH-04'];
  return tooDear(look, id, 'search');
}
