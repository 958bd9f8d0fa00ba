import { costOf, tooDear } from '../rules/cost.ts';
import { itemOf, openingBefore } from '../rules/questions.ts';
import { NONE } from '../types.ts';
import { goto } from '../words.ts';
import type { Action } from './action.ts';

/** The locked door, by whoever has the key (ZP-DECK-05). */
export const unlock: Action<'unlock'> = {
  does: ['unlock'],
  where: 'afoot',
  offer(menu, look, id) {
    const { state } = look;
    if (state.locked < 0) return;
    const human = state.humans[id]!;
    if (state.locked === openingBefore(state, human) && itemOf(human, 'key') >= 0)
      menu.weigh({ do: 'unlock' }, tooDear(look, id, 'unlock'));
  },
  carryOut(play, id) {
    const { state } = play;
    state.humans[id]!.ap -= costOf(play, id, 'unlock');
    const opening = state.locked;
    state.locked = NONE;
    play.tell({ id: 'doorUnlocked', data: { human: id, opening }, rules: ['ZP-DECK-05'] });
    return goto('choose');
  },
};
