import { hasSkill } from '../rules/questions.ts';
import { EMPTY } from '../types.ts';
import { done, modifier, proc, reaction } from '../words.ts';

/** ZC-SKILL-34: a sixth slot, stored. */
export const hoard = modifier({
  on: 'slots',
  layer: 'add',
  rules: ['ZC-SKILL-34'],
  value: (slots, { survivor }, state) => (hasSkill(state, survivor, 'hoard') ? slots + 1 : slots),
});

/** Learned in mid-game, the slot is there at once. */
export const widen = reaction({
  name: 'hoard',
  on: 'learned',
  window: 'after',
  rules: ['ZC-SKILL-34'],
  proc: 'addSlot',
  uses: ({ state }, { data: { survivor, skill } }) =>
    skill === 'hoard' && state.survivors[survivor]!.slots.length < 6 ? [{ locals: { survivor } }] : [],
});

export const addSlot = proc('addSlot', {
  add(play, { survivor }) {
    play.state.survivors[survivor]!.slots.push(EMPTY);
    return done();
  },
});
