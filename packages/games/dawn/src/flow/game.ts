import { Menu } from '@shamble/kernel';
import { choosePlaces } from '../bot/human.ts';
import { offered } from '../bot/offered.ts';
import { chooseLairs, chooseSymbols } from '../bot/zombie.ts';
import { askedTogether, drawCounter, layZombie, type Playing, zombieSeat } from '../rules/changes.ts';
import { ground } from '../rules/ground.ts';
import type { Space, State } from '../types.ts';
import { ask, call, choice, goto, next, proc } from '../words.ts';

/** The zombies, then the characters, then round after round (DD-SETUP-01, DD-SEQ-01). */
export const game = proc('game', {
  begin(play) {
    const seat = zombieSeat(play);
    return seat === null ? goto('characters') : ask(seat, 'deploy', {}, 'deployed');
  },
  deployed(play) {
    const { state } = play;
    const spaces = [...play.answer('deploy')].sort((a, b) => a - b);
    for (const space of spaces) layZombie(state, space, drawCounter(play, state.spare));
    play.tell({ id: 'deployed', data: { spaces }, rules: ['DD-SETUP-02', 'DD-SETUP-03'] });
    return ground(state).plan.hidden === 0 ? goto('characters') : ask(zombieSeat(play)!, 'hide', {}, 'hidden');
  },
  hidden(play) {
    const { state } = play;
    const spaces = [...play.answer('hide')].sort((a, b) => a - b);
    play.reveal(state.hidden).push(...spaces);
    const count = spaces.length;
    const rules = ['DD-SETUP-05', 'DD-SETUP-06'];
    play.tell(
      { id: 'hid', data: { count, spaces }, rules },
      { only: [zombieSeat(play)!], others: { id: 'hid', data: { count }, rules } },
    );
    return next;
  },
  characters: (play) => ask(askedTogether(play), 'place', {}, 'placed'),
  placed(play) {
    placeAll(play, play.answer('place'));
    return next;
  },
  play: () => call('round', {}, null, 'play'),
});

function placeAll(play: Playing, where: Readonly<Record<string, string>>): void {
  const { state } = play;
  for (const character of ground(state).cast) {
    const space = Number(where[`c${character}`]!.slice(1));
    state.characters[character]!.space = space;
    state.clear[space] = 1;
    play.tell({ id: 'placed', data: { character, space }, rules: ['DD-SETUP-13'] });
  }
}

/** As many as there are counters, one a space (DD-SETUP-02 to DD-SETUP-04). */
export const deploy = choice('deploy', {
  offer({ state }) {
    const { zombieSymbols, plan } = ground(state);
    const count = Math.min(plan.counters, zombieSymbols.length);
    return { kind: 'some', from: zombieSymbols, min: count, max: count };
  },
  usual: (view, _about, offer) => chooseSymbols(view, offered(offer), ground(view).plan.counters),
});

/** DD-SETUP-06 to DD-SETUP-12 */
export const hide = choice('hide', {
  always: true,
  offer({ state }, _about, explain) {
    const { exposed, crowded, plan } = ground(state);
    const menu = new Menu<Space>(explain);
    for (const [space, rule] of exposed.entries()) menu.weigh(space, rule === '' ? [] : [rule]);
    const shop = exposed.flatMap((rule, space) => (rule === '' && crowded[space] === 1 ? [space] : []));
    return menu.some(plan.hidden, plan.hidden, [{ of: shop, max: 1 }]);
  },
  usual: (view, _about, offer) => chooseLairs(view, offered(offer), ground(view).plan.hidden),
});

/** Two to a space at most (DD-SETUP-13, DD-SETUP-14). */
export const place = choice('place', {
  offer({ state }) {
    const { humanSymbols, cast } = ground(state);
    return {
      kind: 'arrange',
      items: cast.map((id) => `c${id}`),
      slots: humanSymbols.map((space) => ({ id: `s${space}`, holds: 2, because: ['DD-SETUP-14'] })),
      fits: () => true,
    };
  },
  usual: (view) => choosePlaces(ground(view).cast, ground(view).humanSymbols),
});

/** The humans, then the zombies (DD-SEQ-01). */
export const round = proc('round', {
  begin(play) {
    const { state } = play;
    state.round += 1;
    state.idle += 1;
    beginRound(state);
    play.tell({ id: 'roundBegan', data: { round: state.round }, rules: ['DD-SEQ-01'] });
    return call('activation', {}, null, 'zombies');
  },
  zombies: () => call('dead', {}, null, 'end'),
  end: () => goto('begin'),
});

export function beginRound(state: State): void {
  state.active = [];
  state.seen.fill(0);
  state.points = 0;
  state.whole = true;
  state.walked = false;
  state.armed = false;
}
