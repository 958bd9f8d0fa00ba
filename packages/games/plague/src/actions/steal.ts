import { take } from '../rules/changes.ts';
import { areBeside, isIn } from '../rules/questions.ts';
import { goto } from '../words.ts';
import type { Action } from './action.ts';

/** A card of somebody beside him, by the traitor who has just shown himself (ZP-VTRAIT-07). */
export const steal: Action<'steal'> = {
  does: ['steal'],
  variant: 'traitor',
  offer(menu, { state }, id) {
    if (!state.thief) return;
    for (let other = 0; other < state.humans.length; other++) {
      const human = state.humans[other]!;
      if (other === id || !isIn(human) || !areBeside(state, id, other)) continue;
      for (const card of human.cards) menu.allow({ do: 'steal', card, from: other });
    }
  },
  carryOut(play, id, { card, from }) {
    const { state } = play;
    state.thief = false;
    const victim = state.humans[from]!;
    victim.cards = victim.cards.filter((one) => one !== card);
    play.tell({ id: 'stolen', data: { human: id, from, card }, rules: ['ZP-VTRAIT-07'] });
    take(play, id, [card]);
    return goto('choose');
  },
};
