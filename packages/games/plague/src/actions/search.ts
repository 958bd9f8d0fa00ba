import type { Look, Menu, Next } from '@shamble/kernel';
import { OPEN } from '../board/ground.ts';
import type { Playing } from '../rules/changes.ts';
import { costOf, tooDear } from '../rules/cost.ts';
import { ground } from '../rules/questions.ts';
import { type Act, type Human, type HumanId, NONE, type Plague, type SearchId, type State } from '../types.ts';
import { call } from '../words.ts';

/** The search space in front of him, or NONE. */
export function searchBefore(state: State, { square, facing }: Human): SearchId {
  const board = ground(state);
  if (board.side[4 * square + facing] !== OPEN) return NONE;
  const to = board.to[4 * square + facing]!;
  return to < 0 ? NONE : board.searchAt[to]!;
}

const SEARCH: Act = { do: 'search' };
const NO_SPACE = ['ZP-SEARCH-01'];
const CELLAR_DOOR = ['ZP-CELLAR-02'];

export function offerSearch(menu: Menu<Act>, look: Look<Plague>, id: HumanId): void {
  menu.weigh(SEARCH, forbidden(look, id));
}

function forbidden(look: Look<Plague>, id: HumanId): readonly string[] {
  const { state } = look;
  const human = state.humans[id]!;
  const search = searchBefore(state, human);
  if (search < 0) return state.cellar === 4 * human.square + human.facing ? CELLAR_DOOR : NO_SPACE;
  if ((state.searched[search]! & (1 << id)) !== 0) return ['ZP-SEARCH-04'];
  return tooDear(look, id, 'search');
}

export function search(play: Playing, id: HumanId): Next {
  const { state } = play;
  const human = state.humans[id]!;
  const space = searchBefore(state, human);
  human.ap -= costOf(play, id, 'search');
  state.busy = true;
  play.tell({ id: 'searched', data: { human: id, search: space }, rules: ['ZP-SEARCH-01'] });
  return call('search', { human: id, search: space, left: 1 }, id, 'choose');
}
