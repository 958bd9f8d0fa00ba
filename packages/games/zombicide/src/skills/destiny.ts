import type { Look, Use } from '@shamble/kernel';
import { drawCard } from '@shamble/parts';
import { putAway } from '../rules/changes.ts';
import { hasSkill, isIn, seatOf } from '../rules/questions.ts';
import type { SurvivorId, Zombicide } from '../types.ts';
import { amend, done, proc, reaction } from '../words.ts';

/** ZC-SKILL-26: once a turn, another card of the same kind; not for the cards of the Invasion, which nobody draws. */
export const destinyEquipment = reaction({
  name: 'destiny',
  on: 'equipmentDrawn',
  window: 'before',
  rules: ['ZC-SKILL-26'],
  proc: 'redraw',
  uses: (look, { data: { survivor, card } }) => uses(look, survivor, card, 'equipment'),
});

export const destinyHorde = reaction({
  name: 'destiny',
  on: 'zombieCardDrawn',
  window: 'before',
  rules: ['ZC-SKILL-26'],
  proc: 'redraw',
  uses: (look, { data: { survivor, card } }) => uses(look, survivor, card, 'horde'),
});

function uses({ state }: Look<Zombicide>, survivor: SurvivorId, card: number, deck: 'equipment' | 'horde'): Use[] {
  if (survivor < 0 || !isIn(state.survivors[survivor]!) || !hasSkill(state, survivor, 'destiny')) return [];
  if (state.survivors[survivor]!.used.includes('destiny')) return [];
  return [{ by: seatOf(state, survivor), locals: { survivor, card, deck }, subject: survivor }];
}

export const redraw = proc('redraw', {
  draw(play, { survivor, card, deck }) {
    const { state } = play;
    state.survivors[survivor]!.used.push('destiny');
    const drawn = deck === 'equipment' ? drawCard(state.equipment, play, 'equipment') : drawCard(state.horde, play, 'horde');
    if (drawn === null) return done(); // no other card is left: this one stays
    if (deck === 'horde') {
      state.horde.discard = state.horde.discard.filter((one) => one !== card);
      state.horde.discard.push(card);
      return amend<'zombieCardDrawn'>({ card: drawn });
    }
    state.found = state.found.map((one) => (one === card ? drawn : one));
    putAway(play, card);
    return amend<'equipmentDrawn'>({ card: drawn });
  },
});
