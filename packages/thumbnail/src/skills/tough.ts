import { hasSkill } from '../rules/questions.ts';
import { prevent, proc, reaction } from '../words.ts';

/** The first wound of a round does nothing. */
export const tough = reaction({
  name: 'tough',
  on: 'wounded',
  window: 'before',
  rules: ['TH-SKILL-04'],
  proc: 'brace',
  uses: ({ state }, { data: { hero } }) =>
    hasSkill(state, hero, 'tough') && !state.heroes[hero]!.braced ? [{ locals: { hero }, subject: hero }] : [],
});

export const brace = proc('brace', {
  brace(play, { hero }) {
    play.state.heroes[hero]!.braced = true;
    play.tell({ id: 'saved', data: { hero, by: 'tough' }, rules: ['TH-SKILL-04'] });
    return prevent;
  },
});
