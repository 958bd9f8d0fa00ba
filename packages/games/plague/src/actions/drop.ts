import { seatName } from '@shamble/kernel';
import { discard } from '../rules/changes.ts';
import { isIn } from '../rules/questions.ts';
import { aside } from '../words.ts';

/** ZP-TRADE-04: at any moment of one's own turn, for nothing. */
export const drop = aside('drop', {
  offer({ state }, seat) {
    const human = state.humans[state.turn];
    if (human === undefined || !isIn(human) || seatName(human.seat) !== seat || human.cards.length === 0) return null;
    return { kind: 'one', from: human.cards };
  },
  run(play, _seat, card) {
    play.state.humans[play.state.turn]!.aimed = false; // ZP-AIM-01
    discard(play, play.state.turn, card, ['ZP-TRADE-04']);
  },
});
