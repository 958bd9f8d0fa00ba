import { pushEnemies } from '../rules/changes.ts';
import { seatOf } from '../rules/questions.ts';
import { ask, done, goto, proc } from '../words.ts';
import { countsOf, eachChosen } from './figures.ts';
import { rulesOf } from './rules.ts';

/** Where to, then who: Super Heroes never. */
export const push = proc('push', {
  where({ state }, { hero, by, zones }) {
    return ask(seatOf(state, hero), 'zone', { by, zones: [...zones] });
  },
  chosen(play, locals) {
    locals.to = play.answer('zone');
    return goto('who');
  },
  who({ state }, { hero, by, from, kinds, most }) {
    const about = { hero, by, zone: from, counts: countsOf(state, from, kinds), most, upTo: true };
    return ask(seatOf(state, hero), 'figures', about);
  },
  go(play, { hero, by, from, to }) {
    eachChosen(play.answer('figures'), (kind, count) => {
      pushEnemies(play, hero, kind, { from, to, count }, by, rulesOf(by));
    });
    return done();
  },
});
