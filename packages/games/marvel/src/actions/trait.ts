import { hasUsed } from '../rules/questions.ts';
import { call } from '../words.ts';
import { type Action, forbids, pay } from './action.ts';

/** Once a Turn (MZ-TRAIT-02). */
export const trait: Action<'trait'> = {
  do: 'trait',
  offer(look, opening, menu) {
    const isUsed = hasUsed(look.state, opening.hero, 'trait');
    menu.weigh({ do: 'trait' }, isUsed ? ['MZ-TRAIT-02'] : forbids(look, opening, 'trait'));
  },
  carryOut(play, opening) {
    const { hero } = opening;
    pay(play.state.heroes[hero]!, opening);
    play.state.heroes[hero]!.used.push('trait');
    return call('gainTraits', { hero, draw: play.query('traitsDrawn', { hero }), keep: 1, drawn: [] }, hero, 'after');
  },
};
