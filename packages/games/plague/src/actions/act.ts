import { Menu, type Next } from '@shamble/kernel';
import { chooseAct } from '../bot/act.ts';
import type { Playing } from '../rules/changes.ts';
import { inCar } from '../rules/questions.ts';
import type { Act, HumanId } from '../types.ts';
import { interrupt } from '../variants/heal.ts';
import { choice } from '../words.ts';
import { ACTION_OF, AFOOT, IN_CAR } from './index.ts';

/** Any actions in any order, as long as there are AP for them (ZP-HUM-02). */
export const act = choice('act', {
  offer(look, { human: id }, explain) {
    const menu = new Menu<Act>(explain);
    const { state } = look;
    for (const { variant, offer } of inCar(state, state.humans[id]!) ? IN_CAR : AFOOT)
      if (variant === null || state.variants[variant]) offer(menu, look, id);
    return menu.one();
  },
  usual: (view, { human }, offer) => chooseAct(view, human, offer.kind === 'one' ? (offer.from as readonly Act[]) : []),
});

export function carryOut(play: Playing, id: HumanId, chosen: Act): Next {
  const human = play.state.humans[id]!;
  const action = ACTION_OF[chosen.do];
  if (!action.keepsAim) human.aimed = false; // ZP-AIM-01
  if (!action.isRest) {
    interrupt(play, id);
    human.fresh = false;
  }
  return action.carryOut(play, id, chosen);
}
