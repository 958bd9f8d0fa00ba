import { isIn, seatOf } from '../../rules/questions.ts';
import { ask, call, choice, done, next, proc } from '../../words.ts';

/**
 * A card for every zone of a building, in the order the opener's player chose (ZC-DOOR-03, ZC-DOOR-04). It goes on if
 * the opener dies of it; from then on nobody in particular draws the cards. Whoever calls it sees to it that a building
 * is revealed once, also when its door is closed and opened again (ZC-DOOR-06).
 */
export const reveal = proc('reveal', {
  choose: (play, { survivor, building, zones }) =>
    ask(seatOf(play.state, survivor), 'revealOrder', { survivor, building, zones: [...zones] }),
  order(play, locals) {
    const zones = play.answer('revealOrder').map(Number);
    play.tell({
      id: 'buildingRevealed',
      data: { building: locals.building, zones: [...zones] },
      rules: ['ZC-DOOR-03', 'ZC-DOOR-04'],
    });
    locals.zones = zones;
    return next;
  },
  draw(play, locals) {
    const zone = locals.zones.shift();
    if (zone === undefined) return done();
    const survivor = isIn(play.state.survivors[locals.survivor]!) ? locals.survivor : -1;
    return call('zombieCard', { zone, survivor, because: 'reveal', line: null, short: [] }, null, 'draw');
  },
});

export const revealOrder = choice('revealOrder', {
  offer: (_look, { zones }) => ({ kind: 'order', items: zones.map(String) }),
  usual: (_view, { zones }) => zones.map(String),
});
