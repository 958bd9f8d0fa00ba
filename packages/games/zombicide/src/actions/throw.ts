import { discard, makeNoise } from '../rules/changes.ts';
import { areTwins, mayBeLoud, modeOf } from '../rules/combat.ts';
import { cardOf } from '../rules/questions.ts';
import { outOfReach, zonesWithin } from '../rules/reach.ts';
import { HANDS } from '../types.ts';
import { call } from '../words.ts';
import { type Action, canPay, LEGAL, pay, SPENT } from './action.ts';

/** From the hand, as a ranged action, into a zone in sight; the card is used up (ZC-IMPR-08, ZC-IMPR-09). */
export const throwMolotov: Action<'throw'> = {
  do: 'throw',
  offer(look, id, menu) {
    const { state } = look;
    const survivor = state.survivors[id]!;
    const because = canPay(survivor, 'combat') ? LEGAL : SPENT;
    if (because.length > 0 && !menu.explain) return;
    for (let slot = 0; slot < HANDS; slot++) {
      const card = survivor.slots[slot]!;
      if (card < 0 || cardOf(card).effect !== 'burns' || (slot > 0 && areTwins(state, survivor))) continue;
      const { min, noisy } = modeOf(card, 'ranged')!;
      const max = look.query('maxRange', { survivor: id, attack: 'ranged', card });
      const loud = noisy && mayBeLoud(look, id);
      for (const zone of zonesWithin(state, survivor.zone, min, max)) {
        menu.weigh({ do: 'throw', slot, zone }, because);
        if (loud) menu.weigh({ do: 'throw', slot, zone, aloud: true }, because);
      }
      if (!menu.explain) continue;
      for (const [zone, why] of outOfReach(state, survivor.zone, min, max))
        menu.refuse({ do: 'throw', slot, zone }, why);
    }
  },
  carryOut(play, id, { slot, zone, aloud }) {
    const survivor = play.state.survivors[id]!;
    const { noisy } = modeOf(survivor.slots[slot]!, 'ranged')!;
    pay(survivor, 'combat');
    discard(play, id, slot, ['ZC-IMPR-09']);
    if (noisy) makeNoise(play, id, aloud === true, ['ZC-NOISE-01']);
    return call('molotov', { survivor: id, zone }, null, 'choose');
  },
};
