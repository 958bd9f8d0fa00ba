import { Menu } from '@shamble/kernel';
import { driftAll } from '../auto/drift.ts';
import { offered } from '../bot/offered.ts';
import { zombieSeat } from '../rules/changes.ts';
import { breakable } from '../rules/orders.ts';
import { hasSuper, isBerserk } from '../rules/questions.ts';
import { crowdOf, endsOf } from '../rules/ways.ts';
import { EMPTY, NONE, type Order, type State } from '../types.ts';
import { ask, choice, done, goto, proc } from '../words.ts';
import { after, comeOut, offerLeaders, offerLurkers, offerUnder, usualOrder } from './orders.ts';

/** So many normal zombies as the die says, and all others that may (DD-FREE-01 to DD-FREE-06). */
export const free = proc('free', {
  choose(play, locals) {
    const seat = zombieSeat(play);
    if (seat === null) {
      driftAll(play, locals.die, true);
      return done();
    }
    return ask(seat, 'free', { ...locals }, 'carryOut');
  },
  carryOut(play, locals) {
    const { state } = play;
    const order = play.answer('free');
    if (order.do === 'stop') return done();
    if (order.do === 'rest') {
      driftAll(play, locals.die, false);
      return done();
    }
    if (order.do === 'reveal') comeOut(play, order.at, 'free');
    else {
      if (order.do === 'step' && locals.at === NONE && counts(state, order.from)) locals.die -= 1;
      Object.assign(locals, after(play, locals, order, 'free'));
    }
    return goto('choose');
  },
});

/** Its move counts against the die, unless it is berserk (DD-FREE-05). */
const counts = (state: State, space: number): boolean => !isBerserk(state, space);

const SPENT = ['DD-FREE-01'];
const NOBODY: readonly string[] = [];

export const freeChoice = choice('free', {
  always: true,
  offer({ state }, under, explain) {
    const menu = new Menu<Order>(explain);
    if (under.at >= 0) {
      offerUnder(menu, state, under, null);
      return menu.one();
    }
    const crowd = crowdOf(state);
    for (let from = 0; from < state.zombies.length; from++) {
      if (state.zombies[from] === EMPTY || state.moved[from] === 1 || crowd.human[from] === 1) continue;
      const isCounted = counts(state, from);
      const isSpent = under.die === 0 && isCounted;
      if (isSpent && !explain) continue;
      for (const to of endsOf(state, from, null, crowd)) menu.weigh({ do: 'step', from, to }, isSpent ? SPENT : NOBODY);
      if (isCounted || hasSuper(state, from)) continue;
      for (const door of breakable(state, from)) menu.allow({ do: 'break', from, door });
    }
    offerLeaders(menu, state, null);
    const must = offerLurkers(menu, state, false) && state.routed ? ['DD-HIDE-12'] : NOBODY;
    menu.weigh({ do: 'rest' }, must);
    menu.weigh({ do: 'stop' }, must);
    return menu.one();
  },
  usual: (_view, _about, offer) => usualOrder(offered(offer)),
});
