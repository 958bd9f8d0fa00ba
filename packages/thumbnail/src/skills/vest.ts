import { discard } from '../rules/changes.ts';
import { seatOf, slotWith } from '../rules/questions.ts';
import { prevent, proc, reaction } from '../words.ts';

/** TH-VEST-01: the vest goes, the wound does not come. */
export const vest = reaction({
  name: 'vest',
  on: 'wounded',
  window: 'before',
  rules: ['TH-VEST-01'],
  proc: 'useVest',
  uses({ state }, { data: { hero } }) {
    const slot = slotWith(state.heroes[hero]!, 'vest');
    return slot < 0 ? [] : [{ by: seatOf(state, hero), locals: { hero, slot }, subject: hero }];
  },
});

export const useVest = proc('useVest', {
  use(play, { hero, slot }) {
    discard(play, hero, slot, ['TH-VEST-01']);
    play.tell({ id: 'saved', data: { hero, by: 'vest' }, rules: ['TH-VEST-01'] });
    return prevent;
  },
});
