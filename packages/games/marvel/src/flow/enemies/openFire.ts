import { anyHeroAt, everyone } from '../../rules/questions.ts';
import { zonesWithin } from '../../rules/reach.ts';
import { at, TROOPER } from '../../types.ts';
import { ask, call, choice, done, goto, proc } from '../../words.ts';
import { zoneFor } from '../sense.ts';

const MANY = 5;

/** Troopers shoot at the nearest heroes they see, no farther than one Zone (MZ-SPAWN-13). Gives back whether any did. */
export const openFire = proc('openFire', {
  next(play, locals) {
    const zone = locals.zones.shift();
    if (zone === undefined) return done(locals.fired);
    const { state } = play;
    const seen = zonesWithin(state, zone, 0, 1).filter((one) => anyHeroAt(state, one));
    const targets = seen.includes(zone) ? [zone] : seen;
    if (targets.length === 0) return goto('next');
    locals.at = zone;
    if (targets.length > 1) return ask(everyone(play), 'zone', { by: 'open-fire', zones: targets }, 'chosen');
    locals.aim = targets[0]!;
    return goto('shoot');
  },
  chosen(play, locals) {
    locals.aim = play.answer('zone');
    return goto('shoot');
  },
  shoot(play, locals) {
    const count = play.state.figures[at(locals.at, TROOPER)]!;
    const wounds = count >= MANY ? 2 : 1;
    locals.fired = true;
    play.tell({ id: 'shotsFired', data: { from: locals.at, at: locals.aim, wounds }, rules: ['MZ-SPAWN-13'] });
    const assault = { zone: locals.aim, enemies: wounds, bystanders: 0, each: 0 };
    return call(
      'assault',
      { ...assault, attackers: [count, 0, 0, 0], foes: [], fighters: [], queue: [], prey: [] },
      null,
      'next',
    );
  },
});

export const zone = choice('zone', {
  offer: (_look, { zones }) => ({ kind: 'one', from: zones }),
  usual: (view, { by, zones }) => zoneFor(view, by, zones),
});
