import { MOST_POWER } from '../../content/heroes.ts';
import { changePower } from '../rules/power.ts';
import { goto } from '../words.ts';
import { type Action, forbids, pay } from './action.ts';

const GATHERED = 2;

/** As often as one likes, as long as the track is not full (MZ-HM-03). */
export const power: Action<'power'> = {
  do: 'power',
  offer(look, opening, menu) {
    const isFull = look.state.heroes[opening.hero]!.power === MOST_POWER;
    menu.weigh({ do: 'power' }, isFull ? ['MZ-HM-02'] : forbids(look, opening, 'power'));
  },
  carryOut(play, opening) {
    pay(play.state.heroes[opening.hero]!, opening);
    changePower(play, opening.hero, GATHERED, 'power', ['MZ-HM-03']);
    return goto('after');
  },
};
