import { distancesTo, pathsOf } from '@shamble/parts';
import { walk } from '../actions/move.ts';
import { rulesOfSkill } from '../effects/rules.ts';
import { board, isIn, seatOf } from '../rules/questions.ts';
import { rangeTo, waysFrom } from '../rules/reach.ts';
import type { HeroId, State, Zone } from '../types.ts';
import { ask, done, proc, reaction } from '../words.ts';
import { isReady, useSkill } from './skill.ts';

// Spider-Man's own.

const NEAR = 2;

/** Into the Zone that is attacked, by an open way of two Zones at most; or out of it, if it is his own. */
function leaps(state: State, hero: HeroId, zone: Zone): Zone[] {
  const from = state.heroes[hero]!.zone;
  if (from === zone) return [...waysFrom(state, from)];
  const range = rangeTo(state, from, zone);
  const steps = distancesTo(pathsOf(board(state).map, state.doors), zone)[from]!;
  return range > 0 && range <= NEAR && steps <= NEAR ? [zone] : [];
}

/** Once in each Enemy Phase, before the Wounds are shared out. `used` is wiped when the Turn after it begins. */
export const alwaysInTime = reaction({
  name: 'always-in-time',
  on: 'woundsDealt',
  window: 'before',
  rules: rulesOfSkill('always-in-time'),
  proc: 'arrive',
  uses({ state }, { data: { zone } }) {
    if (state.phase !== 'enemies' || state.mode !== 'hero') return [];
    const hero = state.heroes.findIndex((one, id) => isIn(one) && isReady(state, id, 'always-in-time'));
    if (hero < 0) return [];
    const zones = leaps(state, hero, zone);
    return zones.length > 0 ? [{ by: seatOf(state, hero), locals: { hero, zone, zones }, subject: hero }] : [];
  },
  usual: ({ heroes }, locals) => {
    const { hero, zone } = locals as { hero: HeroId; zone: Zone };
    return heroes[hero]!.zone === zone && heroes[hero]!.health < 3;
  },
});

export const arrive = proc('arrive', {
  where({ state }, { hero, zones }) {
    return ask(seatOf(state, hero), 'zone', { by: 'always-in-time', zones: [...zones] });
  },
  leap(play, { hero }) {
    useSkill(play, hero, 'always-in-time');
    walk(play, hero, [play.answer('zone')], rulesOfSkill('always-in-time'));
    return done();
  },
});
