import { cotBefore } from '../rules/baby.ts';
import { costOf, tooDear } from '../rules/cost.ts';
import { NONE } from '../types.ts';
import { burden } from '../variants/baby.ts';
import { goto } from '../words.ts';
import type { Action } from './action.ts';

/** The baby on the ground before him (ZP-BABY-04). */
export const lift: Action<'lift'> = {
  does: ['lift'],
  variant: 'baby',
  offer(menu, look, id) {
    const { state } = look;
    const { baby } = state;
    if (baby.state !== 'lies') return;
    const isBefore = cotBefore(state, state.humans[id]!) === baby.square;
    menu.weigh({ do: 'lift' }, isBefore ? tooDear(look, id, 'lift') : ['ZP-BABY-04']);
  },
  carryOut(play, id) {
    const { state } = play;
    state.humans[id]!.ap -= costOf(play, id, 'lift');
    state.baby = { state: 'carried', square: NONE, by: id };
    play.tell({ id: 'babyLifted', data: { human: id }, rules: ['ZP-BABY-04'] });
    burden(play, id);
    return goto('choose');
  },
};
