import { weightForbidden } from '../rules/cost.ts';
import { areBeside, isIn } from '../rules/questions.ts';
import { call } from '../words.ts';
import type { Action } from './action.ts';

/** Somebody beside him, for as many AP as he has health (ZP-PORT-02, ZP-PORT-03). */
export const carry: Action<'carry'> = {
  does: ['carry'],
  variant: 'carry',
  offer(menu, look, id) {
    const { state } = look;
    const { humans } = state;
    if (humans[id]!.carries >= 0) return;
    for (let other = 0; other < humans.length; other++) {
      if (other === id || !isIn(humans[other]!)) continue;
      const act = { do: 'carry', with: other } as const;
      if (areBeside(state, id, other)) menu.weigh(act, weightForbidden(look, id, other));
      else menu.refuse(act, ['ZP-PORT-02']);
    }
  },
  carryOut: (_play, id, { with: other }) => call('carry', { human: id, with: other }, id, 'choose'),
};
