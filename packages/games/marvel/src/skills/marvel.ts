import { LEGAL } from '../actions/action.ts';
import { agentFigures, readFigure } from '../effects/figures.ts';
import { freeOpening } from '../effects/free.ts';
import { eliminate, gainXp } from '../rules/changes.ts';
import { newAttack } from '../rules/combat.ts';
import { enemiesAt, isRavenous, seatOf } from '../rules/questions.ts';
import { waysFrom } from '../rules/reach.ts';
import { type FigureId, type HeroId, SPECIALIST, type State, TROOPER, type Zone } from '../types.ts';
import { ask, call, done, modifier, proc, reaction } from '../words.ts';
import { hasNow, showSkill, skillFeat } from './skill.ts';

// Captain Marvel's own.

/** MZ-CARD-07: with each attack, once the Hits are assigned. */
export const energyBurst = reaction({
  name: 'energy-burst',
  on: 'hitsAssigned',
  window: 'after',
  rules: ['MZ-CARD-07'],
  proc: 'burst',
  uses({ state }, { data: { hero, attack } }) {
    if (attack !== 'unique' || !hasNow(state, hero, 'energy-burst') || victims(state, hero).length === 0) return [];
    return [{ by: seatOf(state, hero), locals: { hero }, subject: hero }];
  },
  usual: () => true,
});

const victims = (state: State, hero: HeroId): FigureId[] =>
  agentFigures(state, state.heroes[hero]!.zone, [TROOPER, SPECIALIST]);

export const burst = proc('burst', {
  whom: ({ state }, { hero }) =>
    ask(seatOf(state, hero), 'figure', { hero, by: 'energy-burst', among: victims(state, hero) }),
  kill(play, { hero }) {
    showSkill(play, hero, 'energy-burst');
    const one = readFigure(play.answer('figure'));
    if ('kind' in one) eliminate(play, hero, one.zone, one.kind, 1, ['MZ-CARD-07', 'MZ-ENEMY-08']);
    gainXp(play, hero, 1, ['MZ-XP-01', 'MZ-FAQ-03']);
    return done();
  },
});

/** Up to two Zones by open ways, to Enemies (MZ-CARD-09). */
function isPreyNear(state: State, from: Zone): boolean {
  const near = waysFrom(state, from);
  const isPrey = (zone: Zone): boolean => zone !== from && enemiesAt(state, zone) > 0;
  return near.some((zone) => isPrey(zone) || waysFrom(state, zone).some(isPrey));
}

export const danversFeat = skillFeat('danvers-special', {
  cost: 1,
  forbids({ state }, hero) {
    if (isRavenous(state.heroes[hero]!)) return ['MZ-RAV-04', 'MZ-CARD-09'];
    return isPreyNear(state, state.heroes[hero]!.zone) ? LEGAL : ['MZ-CARD-09'];
  },
  carryOut: (_play, hero) => call('danvers', { hero }, hero, 'after'),
});

export const amongEnemies = modifier({
  on: 'mayEnd',
  layer: 'set',
  rules: ['MZ-CARD-09'],
  value: (may, { zone, boosts }, state) => may && (!boosts.includes('danvers-special') || enemiesAt(state, zone) > 0),
});

export const danvers = proc('danvers', {
  fly: (_play, { hero }) =>
    call('freeAction', freeOpening(hero, { only: ['move'], boosts: ['danvers-special'] }), hero, 'hit'),
  hit(play, { hero }) {
    if (play.result('freeAction') !== true) return done();
    return call('attack', newAttack(hero, 'unique', play.state.heroes[hero]!.zone, ['danvers-special']), hero, 'over');
  },
  over: () => done(),
});
