import type { SkillId } from '../../content/skills.ts';
import { freeOpening } from '../effects/free.ts';
import { rulesOfSkill } from '../effects/rules.ts';
import { hasSkill, seatOf } from '../rules/questions.ts';
import { waysFrom } from '../rules/reach.ts';
import { call, done, modifier, proc, reaction } from '../words.ts';
import { isReadyInTurn, useSkill } from './skill.ts';

const WINGS = rulesOfSkill('swift-wings');
const WINGED: readonly SkillId[] = ['swift-wings', 'swing'];

/** Two Zones with every Move; entering a Zone with Enemies still ends it (MZ-MOVE-04) ... */
const farther = modifier({
  on: 'moveZones',
  layer: 'set',
  rules: WINGS,
  value: (zones, { hero }, state) =>
    WINGED.some((skill) => hasSkill(state, hero, skill)) ? Math.max(2, zones) : zones,
});

/** ... and one more Action at most to get away. */
const nimble = modifier({
  on: 'moveExtra',
  layer: 'limit',
  rules: WINGS,
  value: (extra, { hero }, state) => (extra > 1 && hasSkill(state, hero, 'swift-wings') ? 1 : extra),
});

/** Swing: no Enemy holds him. */
const unheld = modifier({
  on: 'moveExtra',
  layer: 'limit',
  rules: rulesOfSkill('swing'),
  value: (extra, { hero }, state) => (extra > 0 && hasSkill(state, hero, 'swing') ? 0 : extra),
});

export const moveSkills = [farther, nimble, unheld];

/** After an attack of hers, once in her Turn; a Move is open to the Ravenous, too (MZ-RAV-03). */
export const stingAndFly = reaction({
  name: 'sting-and-fly',
  on: 'attackResolved',
  window: 'after',
  rules: rulesOfSkill('sting-and-fly'),
  proc: 'flyOff',
  uses({ state }, { data: { hero, attack } }) {
    if (attack !== 'unique' || !isReadyInTurn(state, hero, 'sting-and-fly')) return [];
    if (waysFrom(state, state.heroes[hero]!.zone).length === 0) return [];
    return [{ by: seatOf(state, hero), locals: { hero }, subject: hero }];
  },
  usual: () => false,
});

export const flyOff = proc('flyOff', {
  fly(play, { hero }) {
    useSkill(play, hero, 'sting-and-fly');
    return call('freeAction', freeOpening(hero, { only: ['move'], boosts: ['sting-and-fly'] }), hero, 'over');
  },
  over: () => done(),
});
