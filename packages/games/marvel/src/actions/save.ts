import { MOST_POWER } from '../../content/heroes.ts';
import { gainXp, takeBystander } from '../rules/changes.ts';
import { TRAPPED_SAVED } from '../rules/goals.ts';
import { changePower } from '../rules/power.ts';
import { board, bystandersAt, isIn } from '../rules/questions.ts';
import { call } from '../words.ts';
import { type Action, forbids, pay } from './action.ts';

const AMONG_ENEMIES = ['MZ-HM-11'];
const SAVED_XP = 5;

/** A Bystander of the own Zone, where no Enemy is (MZ-HM-11): the card is the hero's, and Power goes to the top. */
export const save: Action<'save'> = {
  do: 'save',
  offer(look, opening, menu) {
    const { state } = look;
    const { hero, boosts } = opening;
    const { zone } = state.heroes[hero]!;
    const here = bystandersAt(state, zone);
    if (here.length === 0) return;
    const because = look.query('maySave', { hero, zone, boosts }) ? forbids(look, opening, 'save') : AMONG_ENEMIES;
    for (const bystander of here) menu.weigh({ do: 'save', bystander }, because);
  },
  carryOut(play, opening, { bystander }) {
    const { state } = play;
    const { hero } = opening;
    const { zone } = state.heroes[hero]!;
    pay(state.heroes[hero]!, opening);
    takeBystander(play, bystander);
    state.heroes[hero]!.found = bystander;
    play.tell({ id: 'bystanderSaved', data: { hero, bystander, zone }, rules: ['MZ-HM-11'] });
    changePower(play, hero, MOST_POWER, 'save', ['MZ-HM-11']);
    if (state.bystanders[bystander]!.objective) {
      state.marks[TRAPPED_SAVED] = (state.marks[TRAPPED_SAVED] ?? 0) + 1;
      if (board(state).rules.bystanderXp === 'all-when-saved')
        for (let one = 0; one < state.heroes.length; one++)
          if (isIn(state.heroes[one]!)) gainXp(play, one, SAVED_XP, ['MZ-XP-04', 'MZ-H02-06']);
    }
    return call('keepBystander', { hero, bystander }, hero, 'after');
  },
};
