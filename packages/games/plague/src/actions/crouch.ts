import { witness } from '../rules/changes.ts';
import { costOf, tooDear } from '../rules/cost.ts';
import type { Act } from '../types.ts';
import { goto } from '../words.ts';
import type { Action } from './action.ts';

const CROUCH: Act = { do: 'crouch' };
const STAND: Act = { do: 'stand' };

/** Down, or up again (ZP-CROUCH-01, ZP-CROUCH-02). */
export const crouch: Action<'crouch' | 'stand'> = {
  does: ['crouch', 'stand'],
  where: 'afoot',
  offer(menu, look, id) {
    const act = look.state.humans[id]!.crouched ? STAND : CROUCH;
    menu.weigh(act, tooDear(look, id, act.do));
  },
  carryOut(play, id, { do: what }) {
    const human = play.state.humans[id]!;
    human.ap -= costOf(play, id, what);
    human.crouched = what === 'crouch';
    if (human.crouched) play.tell({ id: 'crouched', data: { human: id }, rules: ['ZP-CROUCH-01'] });
    else {
      play.tell({ id: 'stood', data: { human: id }, rules: ['ZP-CROUCH-02'] });
      witness(play.state, id);
    }
    return goto('choose');
  },
};
