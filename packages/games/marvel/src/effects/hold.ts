import { hold as holdBack } from '../rules/changes.ts';
import { seatOf } from '../rules/questions.ts';
import { ask, done, next, proc } from '../words.ts';
import { eachChosen, wakefulOf } from './figures.ts';
import { rulesOf } from './rules.ts';

/** They stand still in the activation step; Rush!, Extra Activation! and a shortage move them all the same. */
export const hold = proc('hold', {
  where({ state }, { hero, by, zones }) {
    return ask(seatOf(state, hero), 'zone', { by, zones: [...zones] });
  },
  chosen(play, locals) {
    locals.zone = play.answer('zone');
    return next;
  },
  who({ state }, { hero, by, zone, most }) {
    const about = { hero, by, zone, counts: wakefulOf(state, zone), most, upTo: false };
    return ask(seatOf(state, hero), 'figures', about);
  },
  stop(play, { zone, by }) {
    eachChosen(play.answer('figures'), (kind, count) => {
      holdBack(play, zone, kind, count, by, rulesOf(by));
    });
    return done();
  },
});
