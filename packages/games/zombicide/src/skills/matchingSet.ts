import { peek, secret } from '@shamble/kernel';
import { cardOf, hasSkill, kindOf, seatOf } from '../rules/questions.ts';
import type { CardId } from '../types.ts';
import { done, proc, reaction } from '../words.ts';

/** ZC-SKILL-29: a Dual weapon found by a Search brings its twin, if the deck holds one; the deck is shuffled either way. */
export const matchingSet = reaction({
  name: 'matchingSet',
  on: 'found',
  window: 'after',
  rules: ['ZC-SKILL-29'],
  proc: 'matchSet',
  uses(look, { data: { survivor, cards } }) {
    const { state } = look;
    if (!hasSkill(state, survivor, 'matching-set') || cards.length === 0) return [];
    const isDual = (card: CardId): boolean =>
      cardOf(card).modes.some(({ attack }) => look.query('dual', { survivor, attack, card }));
    const kinds = new Set(cards.filter(isDual).map(kindOf));
    return [...kinds].map((kind) => ({
      by: seatOf(state, survivor),
      locals: { survivor, kind },
      subject: survivor,
    }));
  },
  usual: () => true,
});

export const matchSet = proc('matchSet', {
  look(play, { survivor, kind }) {
    const { state } = play;
    const { pile } = state.equipment;
    const at = pile.findIndex((card) => kindOf(peek(card)) === kind);
    if (at >= 0) {
      const card = play.reveal(pile.splice(at, 1)[0]!);
      state.found.push(card);
      play.tell({ id: 'equipmentDrawn', data: { survivor, card, from: 'search' }, rules: ['ZC-SKILL-29'] });
    }
    state.marks.firstFinds = 0;
    const cards = pile.map(peek);
    play.shuffle('equipment', cards);
    state.equipment.pile = cards.map(secret);
    return done();
  },
});
