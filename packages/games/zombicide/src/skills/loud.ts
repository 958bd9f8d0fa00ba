import type { Action } from '../actions/action.ts';
import { hasSkill } from '../rules/questions.ts';
import { goto } from '../words.ts';

/** ZC-SKILL-20: once a turn the own zone counts as the noisiest until the next activation; the last use counts. */
export const loud: Action<'loud'> = {
  do: 'loud',
  offer({ state }, id, menu) {
    if (!hasSkill(state, id, 'loud')) return;
    menu.weigh({ do: 'loud' }, state.survivors[id]!.used.includes('loud') ? ['ZC-SKILL-20'] : []);
  },
  carryOut(play, id) {
    const { state } = play;
    state.survivors[id]!.used.push('loud');
    state.loudest = state.survivors[id]!.zone;
    state.loudestBy = id;
    play.tell({ id: 'madeLoudest', data: { survivor: id, zone: state.loudest }, rules: ['ZC-SKILL-20'] });
    return goto('choose');
  },
};
