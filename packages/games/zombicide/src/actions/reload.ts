import type { RuleId } from '@shamble/kernel';
import { areDual, areTwins, BOTH_HANDS, modeOf, slotAlone } from '../rules/combat.ts';
import { HANDS } from '../types.ts';
import { goto } from '../words.ts';
import { type Action, canPay, LEGAL, pay, SPENT } from './action.ts';

const LOADED: readonly RuleId[] = ['ZC-RELD-01'];

/** One action for a weapon in hand, or for both of two Dual ones (ZC-RELD-02, ZC-RELD-05). */
export const reload: Action<'reload'> = {
  do: 'reload',
  offer(look, id, menu) {
    const { state } = look;
    const survivor = state.survivors[id]!;
    const because = canPay(survivor, 'any') ? LEGAL : SPENT;
    const [left, right] = survivor.slots;
    const isEmpty = (card: number): boolean => card >= 0 && state.fired[card] === 1;
    if (isEmpty(left!) && isEmpty(right!) && areTwins(state, survivor) && areDual(look, id, 'ranged')) {
      menu.weigh({ do: 'reload', slots: BOTH_HANDS }, because);
      return;
    }
    for (let slot = 0; slot < HANDS; slot++) {
      const card = survivor.slots[slot]!;
      if (isEmpty(card)) menu.weigh({ do: 'reload', slots: slotAlone(slot) }, because);
      else if (menu.explain && card >= 0 && modeOf(card, 'ranged')?.reload === true)
        menu.refuse({ do: 'reload', slots: slotAlone(slot) }, LOADED);
    }
  },
  carryOut(play, id, { slots }) {
    const { state } = play;
    const survivor = state.survivors[id]!;
    const cards = slots.map((slot) => survivor.slots[slot]!);
    pay(survivor, 'any');
    for (const card of cards) state.fired[card] = 0;
    play.tell({
      id: 'reloaded',
      data: { survivor: id, cards },
      rules: cards.length > 1 ? ['ZC-RELD-02', 'ZC-RELD-05'] : ['ZC-RELD-02'],
    });
    return goto('choose');
  },
};
