import { Menu } from '@shamble/kernel';
import { reactAll } from '../auto/react.ts';
import { offered } from '../bot/offered.ts';
import { zombieSeat } from '../rules/changes.ts';
import { breakable, mayReact } from '../rules/orders.ts';
import { activeSpace, hasSuper } from '../rules/questions.ts';
import { crowdOf, distances, endsOf } from '../rules/ways.ts';
import type { Order, State } from '../types.ts';
import { ask, choice, done, goto, proc } from '../words.ts';
import { after, comeOut, offerLeaders, offerLurkers, offerUnder, usualOrder } from './orders.ts';

/** All who have seen the active go one space closer, in the order their player likes (DD-REACT-01 to DD-REACT-09). */
export const react = proc('react', {
  choose(play, locals) {
    const { state } = play;
    const seat = zombieSeat(play);
    if (seat === null) {
      reactAll(play, true);
      return done();
    }
    // With a list of the hidden the question is always put: its absence would tell who has seen nothing.
    if (locals.at < 0 && state.spare.length === 0 && !hasOrders(state)) return done();
    return ask(seat, 'react', { ...locals }, 'carryOut');
  },
  carryOut(play, locals) {
    const order = play.answer('react');
    if (order.do === 'rest') {
      reactAll(play, false);
      return done();
    }
    if (order.do === 'reveal') comeOut(play, order.at, 'reaction');
    else Object.assign(locals, after(play, locals, order, 'reaction'));
    return goto('choose');
  },
});

/** Somebody on the plan can react: whoever has seen them and finds no way closer cannot. */
function hasOrders(state: State): boolean {
  const menu = new Menu<Order>(false);
  offerReactions(menu, state);
  return menu.one().from.length > 0;
}

export const reactChoice = choice('react', {
  always: true,
  offer({ state }, under, explain) {
    const menu = new Menu<Order>(explain);
    if (under.at >= 0) {
      offerUnder(menu, state, under, distances(state, activeSpace(state)));
      return menu.one();
    }
    offerReactions(menu, state);
    const lurk = offerLurkers(menu, state, true);
    menu.weigh({ do: 'rest' }, lurk && state.routed ? ['DD-HIDE-12'] : []);
    return menu.one();
  },
  usual: (_view, _about, offer) => usualOrder(offered(offer)),
});

/** What those on the plan may do who have seen the active. */
function offerReactions(menu: Menu<Order>, state: State): void {
  const toward = distances(state, activeSpace(state));
  const crowd = crowdOf(state);
  for (let from = 0; from < state.zombies.length; from++) {
    if (state.seen[from] === 0 || !mayReact(state, from)) continue;
    for (const to of endsOf(state, from, toward, crowd)) menu.allow({ do: 'step', from, to });
    if (!hasSuper(state, from)) for (const door of breakable(state, from)) menu.allow({ do: 'break', from, door });
  }
  offerLeaders(menu, state, toward);
}
