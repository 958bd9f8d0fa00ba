import type { Action } from '../actions/action.ts';
import { healWound } from '../rules/changes.ts';
import { hasSkill, survivorsAt, wounds } from '../rules/questions.ts';
import { goto } from '../words.ts';

/** ZC-SKILL-31: once a turn, for free, one Wound of one survivor in the same zone, the Medic included. */
export const medic: Action<'heal'> = {
  do: 'heal',
  offer({ state }, id, menu) {
    if (!hasSkill(state, id, 'medic')) return;
    const { zone, used } = state.survivors[id]!;
    for (const who of survivorsAt(state, zone))
      if (wounds(state.survivors[who]!) > 0)
        menu.weigh({ do: 'heal', who }, used.includes('medic') ? ['ZC-SKILL-31'] : []);
  },
  carryOut(play, id, { who }) {
    play.state.survivors[id]!.used.push('medic');
    healWound(play, who, 'medic', ['ZC-SKILL-31']);
    return goto('choose');
  },
};
