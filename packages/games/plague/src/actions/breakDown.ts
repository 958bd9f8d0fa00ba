import { openUp } from '../rules/changes.ts';
import { costOf, tooDear } from '../rules/cost.ts';
import { isClosed, isHelped, openingBefore } from '../rules/questions.ts';
import type { Act } from '../types.ts';
import { goto } from '../words.ts';
import type { Action } from './action.ts';

const BREAK: Act = { do: 'break' };
const NOTHING_TO_BREAK = ['ZP-BARR-07'];
const SHUT_IN = ['ZP-V28-04'];

/** ZP-BARR-07, ZP-BARR-08 */
export const breakDown: Action<'break'> = {
  does: ['break'],
  where: 'afoot',
  offer(menu, look, id) {
    const { state } = look;
    const opening = openingBefore(state, state.humans[id]!);
    if (opening < 0 || !isClosed(state, opening)) menu.refuse(BREAK, NOTHING_TO_BREAK);
    else menu.weigh(BREAK, state.shut.includes(opening) ? SHUT_IN : tooDear(look, id, 'break', isHelped(state, id)));
  },
  carryOut(play, id) {
    const { state } = play;
    const human = state.humans[id]!;
    const opening = openingBefore(state, human);
    const helped = isHelped(state, id);
    human.ap -= costOf(play, id, 'break', helped);
    openUp(state, opening);
    play.tell({
      id: 'barricadeBroken',
      data: { human: id, opening, helped },
      rules: [helped ? 'ZP-BARR-08' : 'ZP-BARR-07'],
    });
    return goto('choose');
  },
};
