import type { Look, Play, Use } from '@shamble/kernel';
import { drawCard } from '@shamble/parts';
import { drawEquipment, putAway } from '../rules/changes.ts';
import { hasSkill, isIn, seatOf } from '../rules/questions.ts';
import type { CardId, SurvivorId, Zombicide } from '../types.ts';
import { amend, proc, reaction } from '../words.ts';

type From = Zombicide['procs']['redraw']['locals']['from'];

/**
 * ZC-SKILL-26: once a turn, another card of the same kind. Only for cards that the survivor's own actions bring: not in
 * the Invasion, which nobody draws, nor where somebody else's action makes the survivor draw.
 */
export const destinyEquipment = reaction({
  name: 'destiny',
  on: 'equipmentDrawn',
  window: 'before',
  rules: ['ZC-SKILL-26'],
  proc: 'redraw',
  uses: (look, { data: { survivor, card, from } }) =>
    uses(look, survivor, card, from === 'pimp' ? 'trunk' : 'equipment'),
});

export const destinyHorde = reaction({
  name: 'destiny',
  on: 'zombieCardDrawn',
  window: 'before',
  rules: ['ZC-SKILL-26'],
  proc: 'redraw',
  uses: (look, { data: { survivor, card } }) => uses(look, survivor, card, 'horde'),
});

function uses({ state }: Look<Zombicide>, survivor: SurvivorId, card: number, from: From): Use[] {
  if (survivor < 0 || survivor !== state.marks.activating || !isIn(state.survivors[survivor]!)) return [];
  if (!hasSkill(state, survivor, 'destiny') || state.survivors[survivor]!.used.includes('destiny')) return [];
  if (from === 'trunk' && state.trunk.length === 0) return [];
  return [{ by: seatOf(state, survivor), locals: { survivor, card, from }, subject: survivor }];
}

export const redraw = proc('redraw', {
  draw(play, { survivor, card, from }) {
    const { state } = play;
    state.survivors[survivor]!.used.push('destiny');
    play.tell({ id: 'redrawn', data: { survivor, card, from }, rules: ['ZC-SKILL-26'] });
    if (from === 'horde') {
      const drawn = drawCard(state.horde, play, 'horde')!;
      state.horde.discard.push(drawn);
      return amend<'zombieCardDrawn'>({ card: drawn });
    }
    return amend<'equipmentDrawn'>({ card: swap(play, card, from) });
  },
});

/** It is discarded first: if the deck is empty, it is shuffled in with the others. A pimp-mobile holds two weapons. */
function swap(play: Play<Zombicide>, card: CardId, from: 'equipment' | 'trunk'): CardId {
  const { state } = play;
  putAway(play, card);
  const drawn = from === 'trunk' ? play.reveal(state.trunk.pop()!) : drawEquipment(play)!;
  state.found = state.found.map((one) => (one === card ? drawn : one));
  return drawn;
}
