import { type Action, LEGAL } from '../actions/action.ts';
import { carries, hasSkill } from '../rules/questions.ts';
import { searchForbidden } from '../rules/search.ts';
import { call } from '../words.ts';

/** ZC-SKILL-23: a free Search right after a kill in the own zone, street included, once the zone is clear. */
export const holdYourNose: Action<'nose'> = {
  do: 'nose',
  offer({ state }, id, menu) {
    const survivor = state.survivors[id]!;
    if (!hasSkill(state, id, 'hold-your-nose')) return;
    const because = survivor.killedIn === survivor.zone ? LEGAL : ['ZC-SKILL-23'];
    menu.weigh({ do: 'nose' }, because.length > 0 ? because : searchForbidden(state, id, 'ZC-SRCH-01'));
  },
  carryOut(play, id) {
    const survivor = play.state.survivors[id]!;
    survivor.used.push('search');
    survivor.killedIn = -1;
    return call(
      'search',
      { survivor: id, draws: 1 + carries(survivor, 'flashlight'), from: 'search', car: -1 },
      id,
      'choose',
    );
  },
};
