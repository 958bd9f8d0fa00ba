import type { Action } from '../actions/action.ts';
import { hasSkill, isIn } from '../rules/questions.ts';
import { goto } from '../words.ts';

/** ZC-SKILL-24: once a turn, for free, one action for another's next activation. */
export const bornLeader: Action<'lead'> = {
  do: 'lead',
  offer({ state }, id, menu) {
    if (!hasSkill(state, id, 'born-leader')) return;
    const because = state.survivors[id]!.used.includes('born-leader') ? ['ZC-SKILL-24'] : [];
    state.survivors.forEach((other, who) => {
      if (who !== id && isIn(other)) menu.weigh({ do: 'lead', who }, because);
    });
  },
  carryOut(play, id, { who }) {
    play.state.survivors[id]!.used.push('born-leader');
    play.state.survivors[who]!.given += 1;
    play.tell({ id: 'actionGiven', data: { survivor: id, to: who }, rules: ['ZC-SKILL-24'] });
    return goto('choose');
  },
};
