import type { SkillId } from '../../content/skills.ts';
import { growHungry } from '../effects/free.ts';
import { rulesOfSkill } from '../effects/rules.ts';
import { enemiesAt, hasSkill, isRavenous, seatOf } from '../rules/questions.ts';
import { sees, waysFrom } from '../rules/reach.ts';
import type { HeroId, State, View, Zone } from '../types.ts';
import { amend, ask, modifier, proc, reaction } from '../words.ts';
import { isReadyInTurn, showSkill, useSkill } from './skill.ts';

// Attacks that hit harder.

const isSafe = ({ heroes }: View, { hero }: { hero: HeroId }): boolean => heroes[hero]!.hunger < 3;

/** Hulk: a point of Hunger for two dice, and the die that Hunger gives itself (MZ-FAQ-07). Once an attack (MZ-FAQ-01). */
export const hungrier = reaction({
  name: 'hungrier-is-stronger',
  on: 'attackDeclared',
  window: 'before',
  rules: rulesOfSkill('hungrier-is-stronger'),
  proc: 'growStronger',
  uses({ state }, { data: { hero, attack, boosts } }) {
    if (attack !== 'unique' || isRavenous(state.heroes[hero]!) || boosts.includes('hungrier-is-stronger')) return [];
    if (!hasSkill(state, hero, 'hungrier-is-stronger')) return [];
    return [{ by: seatOf(state, hero), locals: { hero, boosts }, subject: hero }];
  },
  usual: (view, locals) => isSafe(view, locals as { hero: HeroId }),
});

export const growStronger = proc('growStronger', {
  use(play, { hero, boosts }) {
    showSkill(play, hero, 'hungrier-is-stronger');
    growHungry(play, hero, 'hungrier-is-stronger');
    return amend<'attackDeclared'>({ boosts: [...boosts, 'hungrier-is-stronger'] });
  },
});

const strongerDice = modifier({
  on: 'dice',
  layer: 'add',
  rules: rulesOfSkill('hungrier-is-stronger'),
  value: (dice, { boosts }) => (boosts.includes('hungrier-is-stronger') ? dice + 2 : dice),
});

/** Each 6 counts twice. */
const heavySixes = (skill: SkillId) =>
  modifier({
    on: 'hits',
    layer: 'scale',
    rules: rulesOfSkill(skill),
    value: (hits, { hero, attack, face }, state) =>
      face === 6 && attack === 'unique' && hasSkill(state, hero, skill) ? 2 * hits : hits,
  });

/** Hulk attacks while Ravenous. */
const beyondHunger = modifier({
  on: 'mayAct',
  layer: 'set',
  rules: [...rulesOfSkill('beyond-hunger'), 'MZ-RAV-02'],
  value: (may, { hero, doing }, state) => may || (doing === 'attack' && hasSkill(state, hero, 'beyond-hunger')),
});

export const powerSkills = [strongerDice, heavySixes('gamma-fists'), heavySixes('blessed-by-storms'), beyondHunger];

/** Iron Man: Zones next to the target that he sees, with somebody to hit. */
const beside = (state: State, hero: HeroId, zone: Zone): Zone[] =>
  waysFrom(state, zone).filter((one) => enemiesAt(state, one) > 0 && sees(state, state.heroes[hero]!.zone, one));

/** One roll, two Zones. */
export const unibeam = reaction({
  name: 'unibeam',
  on: 'attackDeclared',
  window: 'before',
  rules: rulesOfSkill('unibeam'),
  proc: 'beam',
  uses({ state }, { data: { hero, attack, zone, boosts } }) {
    if (attack !== 'unique' || isRavenous(state.heroes[hero]!) || !isReadyInTurn(state, hero, 'unibeam')) return [];
    const zones = beside(state, hero, zone);
    return zones.length === 0 ? [] : [{ by: seatOf(state, hero), locals: { hero, boosts, zones }, subject: hero }];
  },
  usual: (view, locals) => isSafe(view, locals as { hero: HeroId }),
});

export const beam = proc('beam', {
  where(play, { hero, zones }) {
    useSkill(play, hero, 'unibeam');
    growHungry(play, hero, 'unibeam');
    return ask(seatOf(play.state, hero), 'zone', { by: 'unibeam', zones: [...zones] });
  },
  aim: (play, { boosts }) => amend<'attackDeclared'>({ boosts: [...boosts, 'unibeam'], also: play.answer('zone') }),
});
