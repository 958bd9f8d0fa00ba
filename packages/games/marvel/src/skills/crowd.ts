import type { SkillId } from '../../content/skills.ts';
import { LEGAL } from '../actions/action.ts';
import { countsOf, sumOf, wakefulOf } from '../effects/figures.ts';
import { nextTo } from '../effects/lure.ts';
import { rulesOfSkill } from '../effects/rules.ts';
import { seatOf } from '../rules/questions.ts';
import { waysFrom, zonesWithin } from '../rules/reach.ts';
import { type HeroId, type KindId, NONE, SPECIALIST, type State, TROOPER, type Zone } from '../types.ts';
import { ask, call, done, proc, reaction } from '../words.ts';
import { hasNow, showSkill, skillFeat } from './skill.ts';

const AGENT_KINDS: KindId[] = [0, 1, 2];

/** Skill -> whom it pushes. */
const PUSHED: Partial<Record<SkillId, KindId[]>> = {
  'repulsor-push': AGENT_KINDS,
  'wide-sweep': [TROOPER, SPECIALIST],
};

/** After each attack of the hero's own: those left in the Zone that was hit. */
const afterAttack = (skill: SkillId) =>
  reaction({
    name: skill,
    on: 'attackResolved',
    window: 'after',
    rules: rulesOfSkill(skill),
    proc: 'pushAway',
    uses({ state }, { data: { hero, attack, zone: from } }) {
      if (attack !== 'unique' || !hasNow(state, hero, skill)) return [];
      if (sumOf(countsOf(state, from, PUSHED[skill])) === 0) return [];
      if (waysFrom(state, from).length === 0) return [];
      return [{ by: seatOf(state, hero), locals: { hero, skill, from }, subject: hero }];
    },
    usual: ({ heroes }, locals) => {
      const { from } = locals as { from: Zone };
      return heroes.some(({ zone, status }) => status === 'in' && zone === from);
    },
  });

export const pushReactions = [afterAttack('repulsor-push'), afterAttack('wide-sweep')];

export const pushAway = proc('pushAway', {
  push(play, { hero, skill, from }) {
    showSkill(play, hero, skill);
    const zones = [...waysFrom(play.state, from)];
    const kinds = [...PUSHED[skill]!];
    return call('push', { hero, by: skill, from, zones, kinds, most: 2, to: NONE }, hero, 'over');
  },
  over: () => done(),
});

const HEARD = 2;
const COME = 3;

/** Zones with agents who hear him and can come nearer. */
const earshot = (state: State, hero: HeroId): Zone[] =>
  zonesWithin(state, state.heroes[hero]!.zone, 1, HEARD).filter(
    (zone) => sumOf(countsOf(state, zone)) > 0 && nextTo(state, hero, zone).length > 0,
  );

export const bigMouthFeat = skillFeat('big-mouth', {
  forbids: ({ state }, hero) => (earshot(state, hero).length > 0 ? LEGAL : ['MZ-COMBAT-06']),
  carryOut: (play, hero) => call('shout', { hero, zones: earshot(play.state, hero) }, hero, 'after'),
});

/** Whoever hears it comes one Zone toward him. */
export const shout = proc('shout', {
  whom: ({ state }, { hero, zones }) => ask(seatOf(state, hero), 'zone', { by: 'big-mouth', zones: [...zones] }),
  come(play, { hero }) {
    const from = play.answer('zone');
    const zones = nextTo(play.state, hero, from);
    return call('push', { hero, by: 'big-mouth', from, zones, kinds: AGENT_KINDS, most: COME, to: NONE }, hero, 'over');
  },
  over: () => done(),
});

/** Zones near whose agents would act. */
const reachable = (state: State, hero: HeroId): Zone[] =>
  zonesWithin(state, state.heroes[hero]!.zone, 0, 1).filter((zone) => sumOf(wakefulOf(state, zone)) > 0);

export const webFeat = skillFeat('webbed-up', {
  forbids: ({ state }, hero) => (reachable(state, hero).length > 0 ? LEGAL : ['MZ-COMBAT-06']),
  carryOut: (play, hero) =>
    call('hold', { hero, by: 'webbed-up', zones: reachable(play.state, hero), most: 2, zone: NONE }, hero, 'after'),
});
