import { costOf, tooDear } from '../rules/cost.ts';
import type { Act } from '../types.ts';
import { goto } from '../words.ts';
import type { Action } from './action.ts';

const AIM: Act = { do: 'aim' };
const AIMED = ['ZP-AIM-02'];

/** ZP-AIM-01 */
export const aim: Action<'aim'> = {
  does: ['aim'],
  offer(menu, look, id) {
    menu.weigh(AIM, look.state.humans[id]!.aimed ? AIMED : tooDear(look, id, 'aim'));
  },
  carryOut(play, id) {
    const human = play.state.humans[id]!;
    human.ap -= costOf(play, id, 'aim');
    human.aimed = true;
    play.tell({ id: 'aimed', data: { human: id }, rules: ['ZP-AIM-01'] });
    return goto('choose');
  },
};
