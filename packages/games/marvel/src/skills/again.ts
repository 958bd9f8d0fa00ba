import type { Look } from '@shamble/kernel';
import type { SkillId } from '../../content/skills.ts';
import { growHungry, hasPower, preyFor, spend } from '../effects/free.ts';
import { rulesOfSkill } from '../effects/rules.ts';
import { enemiesAt, isRavenous, seatOf } from '../rules/questions.ts';
import type { HeroId, Marvel, View, Zone } from '../types.ts';
import { call, done, modifier, proc, reaction } from '../words.ts';
import { hasNow, isReadyInTurn, showSkill, useSkill } from './skill.ts';

// Attacks that follow on something, free of cost or for a point of Hunger.

/** How far they reach; the first number stays 0. They stay what they are (MZ-CARD-04). */
const REACH: Partial<Record<string, number>> = { ricochet: 1, 'second-salvo': 2, 'call-the-lightning': 2 };

export const reaching = modifier({
  on: 'maxRange',
  layer: 'set',
  rules: ['MZ-CARD-04'],
  value(range, { attack, boosts }) {
    if (attack !== 'unique' || boosts.length === 0) return range;
    return boosts.reduce((most, boost) => Math.max(most, REACH[boost] ?? 0), range);
  },
});

type Resolved = Marvel['events']['attackResolved'];

/** Once in the own Turn, after an attack of his own: another one. Not while Ravenous (MZ-RAV-04). */
const after = (skill: SkillId, fits: (look: Look<Marvel>, attack: Resolved, zone: Zone) => boolean) =>
  reaction({
    name: skill,
    on: 'attackResolved',
    window: 'after',
    rules: rulesOfSkill(skill),
    proc: 'attackAgain',
    uses(look, { data }) {
      const { state } = look;
      const { hero, attack } = data;
      if (attack !== 'unique' || !isReadyInTurn(state, hero, skill) || isRavenous(state.heroes[hero]!)) return [];
      const zones = preyFor(look, hero, [skill]).filter((zone) => fits(look, data, zone));
      return zones.length === 0 ? [] : [{ by: seatOf(state, hero), locals: { hero, skill, zones }, subject: hero }];
    },
    usual: (view, locals) => isAffordable(view, locals as { hero: HeroId; skill: SkillId }),
  });

/** Those that cost Hunger, as long as nobody gets Ravenous by it. */
const DEAR: readonly SkillId[] = ['encore', 'needle-storm'];
const isAffordable = ({ heroes }: View, { hero, skill }: { hero: HeroId; skill: SkillId }): boolean =>
  !DEAR.includes(skill) || heroes[hero]!.hunger < 3;

/** Each time a Move of hers has ended among Enemies. */
const needleStorm = reaction({
  name: 'needle-storm',
  on: 'moved',
  window: 'after',
  rules: rulesOfSkill('needle-storm'),
  proc: 'attackAgain',
  uses(look, { data: { hero, path } }) {
    const { state } = look;
    if (state.marks.acting !== hero || !hasNow(state, hero, 'needle-storm')) return [];
    const { zone } = state.heroes[hero]!;
    if (zone !== path.at(-1) || isRavenous(state.heroes[hero]!) || enemiesAt(state, zone) === 0) return [];
    const locals = { hero, skill: 'needle-storm', zones: [zone] };
    return [{ by: seatOf(state, hero), locals, subject: hero }];
  },
  usual: (view, locals) => isAffordable(view, locals as { hero: HeroId; skill: SkillId }),
});

const anywhere = (): boolean => true;

export const againReactions = [
  after('ricochet', anywhere),
  after('encore', anywhere),
  after('second-salvo', (_look, { zone: before }, zone) => zone !== before),
  after('royal-fury', ({ state }, { hero, slain }) => hasPower(state, hero) && slain.some((count) => count > 0)),
  needleStorm,
];

export const attackAgain = proc('attackAgain', {
  pay(play, { hero, skill, zones }) {
    if (skill === 'needle-storm') showSkill(play, hero, skill);
    else useSkill(play, hero, skill);
    // Made even by a hero whom this very price makes Ravenous (MZ-FAQ-04).
    if (DEAR.includes(skill)) growHungry(play, hero, skill);
    else if (skill === 'royal-fury') spend(play, hero, 1, skill);
    return call('strike', { hero, by: skill, zones }, hero, 'over');
  },
  over: () => done(),
});
