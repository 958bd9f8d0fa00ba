import { isIn, seatOf } from '../../rules/questions.ts';
import { ask, call, choice, done, goto, next, proc } from '../../words.ts';
import { phaseActivation } from './extra.ts';

/** Activation, then Invasion (ZC-TURN-05). `at`: the survivor being looked at. */
export const zombiesPhase = proc('zombiesPhase', {
  begin(play) {
    play.state.phase = 'zombies';
    play.state.heard = [];
    return next;
  },
  // Whoever makes no sound says whether to be heard this once (ZC-SKILL-32).
  listen(play, locals) {
    const { survivors } = play.state;
    for (; locals.at < survivors.length; locals.at++)
      if (isIn(survivors[locals.at]!) && play.query('presence', { survivor: locals.at }) === 0)
        return ask(seatOf(play.state, locals.at), 'ninja', { survivor: locals.at }, 'heard');
    return goto('activate');
  },
  heard(play, locals) {
    if (play.answer('ninja') === 'heard') play.state.heard.push(locals.at);
    locals.at += 1;
    return goto('listen');
  },
  activate: () => call('activate', phaseActivation()),
  invade: () => call('invasion', { at: 0 }),
  end(play) {
    play.state.heard = [];
    return done();
  },
});

export const ninja = choice('ninja', {
  offer: () => ({ kind: 'one', from: ['unheard', 'heard'] }),
  usual: () => 'unheard',
});
