import { BYSTANDER_DECK } from '../../content/bystanders.ts';
import { FOES_DUE } from '../rules/goals.ts';
import { flightOf } from '../rules/march.ts';
import { board, everyone } from '../rules/questions.ts';
import { TROOPER } from '../types.ts';
import { ask, call, done, proc, reaction } from '../words.ts';

/** A Super Hero comes wherever a Bystander is devoured (MZ-M09-07). */
export const devouringHeard = reaction({
  name: 'answerDevouring',
  on: 'devoured',
  window: 'after',
  rules: ['MZ-M09-07'],
  proc: 'answerDevouring',
  uses: ({ state }, { data: { zone } }) => (board(state).rules.devouredCalls ? [{ locals: { zone } }] : []),
});

export const answerDevouring = proc('answerDevouring', {
  come: (_play, { zone }) => call('spawnFoe', { zone, rules: ['MZ-SPAWN-14', 'MZ-M09-07'] }),
  /** From now on the board can be clear of them. */
  came(play) {
    play.state.marks[FOES_DUE] = 0;
    return done();
  },
});

const SECRET_1 = BYSTANDER_DECK.zombie.indexOf('secret-1');

/** Troopers for a new Danger Level, until the first device is taken (MZ-M10-11, MZ-M10-12). */
export const levelNoticed = reaction({
  name: 'sendTroopers',
  on: 'levelReached',
  window: 'after',
  rules: ['MZ-M10-11'],
  proc: 'sendTroopers',
  uses({ state }, { data: { hero } }) {
    const count = board(state).rules.levelTroopers;
    return count === 0 || state.removed.includes(SECRET_1) ? [] : [{ locals: { hero, count } }];
  },
});

export const sendTroopers = proc('sendTroopers', {
  /** None come for whoever no open way leads to. */
  find(play, { hero }) {
    const near = flightOf(play.state, play.state.heroes[hero]!.zone);
    return near === null ? done() : ask(everyone(play), 'zone', { by: 'troopers', zones: near.targets });
  },
  send: (play, { count }) =>
    call('reinforce', { zone: play.answer('zone'), kind: TROOPER, count, rules: ['MZ-M10-11'] }, null, 'over'),
  over: () => done(),
});
