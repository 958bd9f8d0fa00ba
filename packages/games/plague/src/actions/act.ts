import { Menu, type Next } from '@shamble/kernel';
import { chooseAct } from '../bot/act.ts';
import type { Playing } from '../rules/changes.ts';
import { inCar } from '../rules/questions.ts';
import type { Act, HumanId } from '../types.ts';
import { choice, goto } from '../words.ts';
import { lay, lift, offerBaby } from './baby.ts';
import { barricade, breakDown, offerBarricades, unlock } from './barricade.ts';
import { leaveCar, offerCar, startCar } from './car.ts';
import { offerCarrying, put, startCarrying } from './carry.ts';
import { aim, attack, offerFights } from './fight.ts';
import { interrupt, mend, offerHealing, treat } from './heal.ts';
import { offerItems, throwLure, use } from './items.ts';
import { offerSearch, search } from './search.ts';
import { crouch, offerSteps, startCharge, takeStep, turn } from './steps.ts';
import { offerTrades, startTrade } from './trade.ts';
import { offerTreason, revealTraitor, steal } from './traitor.ts';

const END: Act = { do: 'end' };
const FREE: readonly string[] = [];
const CARRYING: readonly string[] = ['ZP-PORT-04'];

/** Any actions in any order, as long as there are AP for them (ZP-HUM-02). */
export const act = choice('act', {
  offer(look, { human: id }, explain) {
    const menu = new Menu<Act>(explain);
    const { state } = look;
    const { variants } = state;
    const human = state.humans[id]!;
    if (inCar(state, human)) offerCar(menu, look, id);
    else {
      offerSteps(menu, look, id);
      offerBarricades(menu, look, id);
      offerSearch(menu, look, id);
    }
    offerFights(menu, look, id);
    offerTrades(menu, look, id);
    offerItems(menu, look, id);
    if (variants.baby) offerBaby(menu, look, id);
    if (variants.carry) offerCarrying(menu, look, id);
    if (variants.heal) offerHealing(menu, look, id);
    if (variants.traitor) offerTreason(menu, look, id);
    // Whoever carries somebody puts him down first (ZP-PORT-04).
    menu.weigh(END, human.carries >= 0 && mustPutDown(menu) ? CARRYING : FREE);
    return menu.one();
  },
  usual: (view, { human }, offer) => chooseAct(view, human, offer.kind === 'one' ? (offer.from as readonly Act[]) : []),
});

const mustPutDown = (menu: Menu<Act>): boolean => menu.one().from.some((option) => option.do === 'put');

export function carryOut(play: Playing, id: HumanId, chosen: Act): Next {
  const human = play.state.humans[id]!;
  if (chosen.do !== 'attack') human.aimed = false; // ZP-AIM-01
  if (chosen.do !== 'end' && chosen.do !== 'treat' && chosen.do !== 'reveal') {
    if (play.state.variants.heal) interrupt(play, id);
    human.fresh = false;
  }
  switch (chosen.do) {
    case 'forward':
    case 'back':
    case 'left':
    case 'right':
    case 'stealth':
      return takeStep(play, id, chosen.do);
    case 'turn':
      return turn(play, id, chosen.to);
    case 'crouch':
    case 'stand':
      return crouch(play, id, chosen.do === 'crouch');
    case 'charge':
      return startCharge(play, id);
    case 'barricade':
      return barricade(play, id);
    case 'break':
      return breakDown(play, id);
    case 'unlock':
      return unlock(play, id);
    case 'attack':
      return attack(play, id, chosen);
    case 'aim':
      return aim(play, id);
    case 'search':
      return search(play, id);
    case 'trade':
      return startTrade(play, id, chosen.with);
    case 'leave':
      return leaveCar(play, id, chosen.square);
    case 'start':
      return startCar(play, id);
    case 'use':
      return use(play, id, chosen.card);
    case 'throw':
      return throwLure(play, id, chosen.card, chosen.square);
    case 'lift':
      return lift(play, id);
    case 'lay':
      return lay(play, id);
    case 'carry':
      return startCarrying(play, id, chosen.with);
    case 'put':
      return put(play, id, chosen.square);
    case 'treat':
      return treat(play, id, chosen.with);
    case 'mend':
      return mend(play, id, chosen.card, chosen.with);
    case 'reveal':
      return revealTraitor(play, id);
    case 'steal':
      return steal(play, id, chosen.card, chosen.from);
    case 'end':
      return goto('end');
  }
}
