import { cotBefore } from '../rules/baby.ts';
import { costOf, tooDear } from '../rules/cost.ts';
import { isTaken } from '../rules/questions.ts';
import { NONE } from '../types.ts';
import { goto } from '../words.ts';
import type { Action } from './action.ts';

/** Down before him (ZP-BABY-06). */
export const lay: Action<'lay'> = {
  does: ['lay'],
  variant: 'baby',
  offer(menu, look, id) {
    const { state } = look;
    const { baby } = state;
    if (baby.state !== 'carried' || baby.by !== id) return;
    const square = cotBefore(state, state.humans[id]!);
    menu.weigh({ do: 'lay' }, square >= 0 && !isTaken(state, square) ? tooDear(look, id, 'lay') : ['ZP-BABY-06']);
  },
  carryOut(play, id) {
    const { state } = play;
    const human = state.humans[id]!;
    human.ap -= costOf(play, id, 'lay');
    state.baby = { state: 'lies', square: cotBefore(state, human), by: NONE };
    play.tell({ id: 'babyLaid', data: { human: id, square: state.baby.square }, rules: ['ZP-BABY-06'] });
    return goto('choose');
  },
};
