import { costOf, tooDear } from '../rules/cost.ts';
import { isHelped, openingBefore } from '../rules/questions.ts';
import type { Act } from '../types.ts';
import { goto } from '../words.ts';
import type { Action } from './action.ts';

const BARRICADE: Act = { do: 'barricade' };
const NO_OPENING = ['ZP-BARR-01'];
const ALREADY = ['ZP-BARR-03'];

/** ZP-BARR-01, ZP-BARR-02, ZP-BARR-03 */
export const barricade: Action<'barricade'> = {
  does: ['barricade'],
  where: 'afoot',
  offer(menu, look, id) {
    const { state } = look;
    const opening = openingBefore(state, state.humans[id]!);
    if (opening < 0) menu.refuse(BARRICADE, NO_OPENING);
    else if (state.barred[opening] === 1) menu.refuse(BARRICADE, ALREADY);
    else menu.weigh(BARRICADE, tooDear(look, id, 'barricade', isHelped(state, id)));
  },
  carryOut(play, id) {
    const { state } = play;
    const human = state.humans[id]!;
    const opening = openingBefore(state, human);
    const helped = isHelped(state, id);
    human.ap -= costOf(play, id, 'barricade', helped);
    state.barred[opening] = 1;
    play.tell({
      id: 'barricaded',
      data: { human: id, opening, helped },
      rules: helped ? ['ZP-BARR-02', 'ZP-BARR-03'] : ['ZP-BARR-01', 'ZP-BARR-03'],
    });
    return goto('choose');
  },
};
