import { Menu, type Next } from '@shamble/kernel';
import { chooseAct } from '../bot/human.ts';
import { offered } from '../bot/offered.ts';
import type { Playing } from '../rules/changes.ts';
import type { Act } from '../types.ts';
import { choice, goto } from '../words.ts';
import { carry, drop, offerCarrying } from './carry.ts';
import { closeMain, moveDoor, offerDoors } from './doors.ts';
import { fire, offerFire } from './fire.ts';
import { offerRifles, takeRifle } from './rifle.ts';
import { offerSteps, walk } from './walk.ts';

const END: Act = { do: 'end' };

/** Steps and actions in any order, as long as there are points for them (DD-ACT-06, DD-MOVE-12). */
export const act = choice('act', {
  offer({ state }, _about, explain) {
    const menu = new Menu<Act>(explain);
    offerSteps(menu, state);
    offerDoors(menu, state);
    offerRifles(menu, state);
    offerCarrying(menu, state);
    offerFire(menu, state);
    menu.allow(END);
    return menu.one();
  },
  usual: (view, _about, offer) => chooseAct(view, offered(offer)),
});

export function carryOut(play: Playing, chosen: Act): Next {
  switch (chosen.do) {
    case 'walk':
      return walk(play, chosen.to);
    case 'door':
      return moveDoor(play, chosen.door);
    case 'close':
      return closeMain(play, chosen.who, chosen.entrance);
    case 'rifle':
      return takeRifle(play, chosen.who);
    case 'carry':
      return carry(play, chosen.who, chosen.with);
    case 'drop':
      return drop(play, chosen.who);
    case 'fire':
      fire(play, chosen.who, chosen.at, false);
      return goto('choose');
    case 'end':
      return goto('end');
  }
}
