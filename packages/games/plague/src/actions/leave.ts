import { makeNoise, witness } from '../rules/changes.ts';
import { costOf, tooDear } from '../rules/cost.ts';
import { ground, isTaken } from '../rules/questions.ts';
import { goto } from '../words.ts';
import type { Action } from './action.ts';

/** Out of the car again, by either door (ZP-CAR-02). */
export const leave: Action<'leave'> = {
  does: ['leave'],
  where: 'car',
  offer(menu, look, id) {
    const { state } = look;
    for (const { from } of ground(state).carDoors)
      menu.weigh(
        { do: 'leave', square: from },
        isTaken(state, from) ? ['ZP-HMOVE-04'] : tooDear(look, id, 'leave', false, from),
      );
  },
  carryOut(play, id, { square }) {
    const { state } = play;
    const human = state.humans[id]!;
    human.ap -= costOf(play, id, 'leave', false, square);
    const door = ground(state).carDoors.find(({ from }) => from === square)!;
    human.square = square;
    if (human.carries >= 0) human.path.push(square);
    human.facing = (door.facing + 2) & 3;
    play.tell({ id: 'alighted', data: { human: id, to: square }, rules: ['ZP-CAR-02'] });
    makeNoise(play, square, 'faint', id, ['ZP-HEAR-01']);
    witness(state, id);
    return goto('choose');
  },
};
