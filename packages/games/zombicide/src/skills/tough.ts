import { hasSkill } from '../rules/questions.ts';
import { prevent, proc, reaction } from '../words.ts';

/** ZC-SKILL-25: the first Wound of each Zombies' Phase has no effect. Only then; not against friendly fire or cars. */
export const tough = reaction({
  name: 'tough',
  on: 'wounded',
  window: 'before',
  rules: ['ZC-SKILL-25'],
  proc: 'beTough',
  uses: ({ state }, { data: { survivor, source } }) =>
    source === 'zombies' &&
    state.phase === 'zombies' &&
    hasSkill(state, survivor, 'tough') &&
    !state.survivors[survivor]!.used.includes('tough')
      ? [{ locals: { survivor }, subject: survivor }]
      : [],
});

export const beTough = proc('beTough', {
  ignore(play, { survivor }) {
    play.state.survivors[survivor]!.used.push('tough');
    play.tell({ id: 'spared', data: { survivor, by: 'tough' }, rules: ['ZC-SKILL-25'] });
    return prevent;
  },
});
