import { turnLeft, turnRight } from '@shamble/parts';
import { costOf, tooDear } from '../rules/cost.ts';
import type { Act } from '../types.ts';
import { goto } from '../words.ts';
import type { Action } from './action.ts';

const LEFT: Act = { do: 'turn', to: 'left' };
const RIGHT: Act = { do: 'turn', to: 'right' };

/** ZP-HMOVE-11 */
export const turn: Action<'turn'> = {
  does: ['turn'],
  where: 'afoot',
  offer(menu, look, id) {
    const dear = tooDear(look, id, 'turn');
    menu.weigh(LEFT, dear);
    menu.weigh(RIGHT, dear);
  },
  carryOut(play, id, { to }) {
    const human = play.state.humans[id]!;
    human.ap -= costOf(play, id, 'turn');
    human.facing = to === 'left' ? turnLeft(human.facing) : turnRight(human.facing);
    play.tell({ id: 'turned', data: { human: id, facing: human.facing }, rules: ['ZP-HMOVE-11'] });
    return goto('choose');
  },
};
