import { isOpen } from '@shamble/parts';
import { type Action, canPay, LEGAL, pay, SPENT } from '../actions/action.ts';
import { board, hasSkill } from '../rules/questions.ts';
import { goto } from '../words.ts';

/** ZC-SKILL-19: an open door of the own zone is closed again, whoever stands around (ZC-DOOR-07). */
export const barricade: Action<'close'> = {
  do: 'close',
  offer({ state }, id, menu) {
    if (!hasSkill(state, id, 'barricade')) return;
    const survivor = state.survivors[id]!;
    for (const { door } of board(state).exits[survivor.zone]!)
      if (door !== null && isOpen(state.doors, door))
        menu.weigh({ do: 'close', door }, canPay(survivor, 'any') ? LEGAL : SPENT);
  },
  carryOut(play, id, { door }) {
    const { state } = play;
    pay(state.survivors[id]!, 'any');
    state.doors = `${state.doors.slice(0, door)}0${state.doors.slice(door + 1)}`;
    play.tell({ id: 'doorClosed', data: { survivor: id, door }, rules: ['ZC-SKILL-19', 'ZC-DOOR-07'] });
    return goto('choose');
  },
};
