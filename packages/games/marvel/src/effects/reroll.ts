import { seatOf } from '../rules/questions.ts';
import { amend, ask, goto, next, proc } from '../words.ts';
import { rulesOf } from './rules.ts';

/** Any of the dice, once or twice; who attacks chooses them. */
export const reroll = proc('reroll', {
  which({ state }, { attacker, by, faces, most, accuracy }) {
    return ask(seatOf(state, attacker), 'rerolls', { hero: attacker, by, faces: [...faces], most, accuracy });
  },
  roll(play, locals) {
    const dice = play.answer('rerolls');
    const { attacker, by, faces, spared, spare } = locals;
    for (const die of [...dice].sort((a, b) => a - b)) {
      faces[die] = play.roll('dice', 6);
      if (spare) spared[die] = 1;
    }
    if (dice.length > 0)
      play.tell({ id: 'rerolled', data: { hero: attacker, by, faces: [...faces] }, rules: rulesOf(by) });
    locals.times -= dice.length > 0 ? 1 : locals.times;
    return locals.times > 0 ? goto('which') : next;
  },
  lie: (_play, { faces, spared }) => amend<'rollShown'>({ faces: [...faces], spared: [...spared] }),
});
