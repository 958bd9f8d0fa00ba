import { discard } from '../rules/changes.ts';
import { cardOf, hasSkill, seatOf } from '../rules/questions.ts';
import { prevent, proc, reaction } from '../words.ts';

/** ZC-INV-09: the Hockey Mask goes, the Wound does not come; from any slot, against any source. */
export const mask = reaction({
  name: 'mask',
  on: 'wounded',
  window: 'before',
  rules: ['ZC-INV-09'],
  proc: 'useMask',
  uses({ state }, { data: { survivor } }) {
    const slot = state.survivors[survivor]!.slots.findIndex((held) => held >= 0 && cardOf(held).effect === 'mask');
    return slot < 0 ? [] : [{ by: seatOf(state, survivor), locals: { survivor, slot }, subject: survivor }];
  },
  usual: () => true,
});

export const useMask = proc('useMask', {
  use(play, { survivor, slot }) {
    discard(play, survivor, slot, ['ZC-INV-09']);
    play.tell({ id: 'spared', data: { survivor, by: 'mask' }, rules: ['ZC-INV-09'] });
    return prevent;
  },
});

/** ZC-SKILL-21: any Equipment card instead of the Wound. */
export const isThatAll = reaction({
  name: 'isThatAll',
  on: 'wounded',
  window: 'before',
  rules: ['ZC-SKILL-21'],
  proc: 'giveCard',
  uses({ state }, { data: { survivor } }) {
    if (!hasSkill(state, survivor, 'is-that-all')) return [];
    return state.survivors[survivor]!.slots.flatMap((held, slot) =>
      held >= 0 ? [{ by: seatOf(state, survivor), locals: { survivor, slot }, subject: survivor }] : [],
    );
  },
  // A Wound would cost a card all the same.
  usual: ({ survivors }, locals) => {
    const { survivor, slot } = locals as { survivor: number; slot: number };
    return slot === survivors[survivor]!.slots.findLastIndex((held) => held >= 0);
  },
});

export const giveCard = proc('giveCard', {
  give(play, { survivor, slot }) {
    discard(play, survivor, slot, ['ZC-SKILL-21']);
    play.tell({ id: 'spared', data: { survivor, by: 'is-that-all' }, rules: ['ZC-SKILL-21'] });
    return prevent;
  },
});
