import type { Menu, RuleId } from '@shamble/kernel';
import { makeNoise } from '../rules/changes.ts';
import { areDual, areTwins, attackWith, BOTH_HANDS, mayBeLoud, modeOf, NOT_DUAL, slotAlone } from '../rules/combat.ts';
import { zombiesAt } from '../rules/questions.ts';
import { type Act, HANDS, type State, type Survivor } from '../types.ts';
import { call } from '../words.ts';
import { type Action, canPay, LEGAL, pay, SPENT } from './action.ts';

/** With a weapon in hand, at the Zombies of the own zone (ZC-MELEE-01); with both of two Dual ones (ZC-COMB-12). */
export const melee: Action<'melee'> = {
  do: 'melee',
  offer(look, id, menu) {
    const { state } = look;
    const survivor = state.survivors[id]!;
    const because = forbidden(state, survivor);
    if (because.length > 0 && !menu.explain) return;
    for (let slot = 0; slot < HANDS; slot++) {
      const card = survivor.slots[slot]!;
      const mode = card < 0 ? null : modeOf(card, 'melee');
      if (mode === null) continue;
      const twins = areTwins(state, survivor);
      if (twins && slot > 0) continue;
      const loud = mode.noisy && mayBeLoud(look, id);
      weigh(menu, slotAlone(slot), loud, because);
      if (!twins) continue;
      if (areDual(look, id, 'melee')) weigh(menu, BOTH_HANDS, loud, because);
      else menu.refuse({ do: 'melee', slots: BOTH_HANDS }, NOT_DUAL);
    }
  },
  carryOut(play, id, { slots, aloud }) {
    const survivor = play.state.survivors[id]!;
    const cards = slots.map((slot) => survivor.slots[slot]!);
    pay(survivor, 'combat');
    if (modeOf(cards[0]!, 'melee')!.noisy) makeNoise(play, id, aloud === true, ['ZC-NOISE-03', 'ZC-NOISE-04']);
    return call('attack', attackWith(play, id, 'melee', cards, survivor.zone), id, 'choose');
  },
};

function weigh(menu: Menu<Act>, slots: readonly number[], loud: boolean, because: readonly RuleId[]): void {
  menu.weigh({ do: 'melee', slots }, because);
  if (loud) menu.weigh({ do: 'melee', slots, aloud: true }, because);
}

const NOBODY: readonly RuleId[] = ['ZC-MELEE-01'];

function forbidden(state: State, survivor: Survivor): readonly RuleId[] {
  if (zombiesAt(state, survivor.zone) === 0) return NOBODY;
  return canPay(survivor, 'combat') ? LEGAL : SPENT;
}
