import type { Look, Next, Play, RuleId } from '@shamble/kernel';
import type { SkillId } from '../../content/skills.ts';
import type { Feat } from '../actions/use.ts';
import { rulesOfSkill } from '../effects/rules.ts';
import { useAbility } from '../rules/changes.ts';
import { hasSkill, hasUsed, isIn } from '../rules/questions.ts';
import type { HeroId, Marvel, State } from '../types.ts';

/** Unlocked, and the hero still in play: an attack may have cost its life. */
export const hasNow = (state: State, hero: HeroId, skill: SkillId): boolean =>
  isIn(state.heroes[hero]!) && hasSkill(state, hero, skill);

/** And not used in this Turn. */
export const isReady = (state: State, hero: HeroId, skill: SkillId): boolean =>
  hasNow(state, hero, skill) && !hasUsed(state, hero, skill);

/** Ready in the hero's own Turn. */
export const isReadyInTurn = (state: State, hero: HeroId, skill: SkillId): boolean =>
  state.marks.acting === hero && isReady(state, hero, skill);

/** Noted for the Turn, and told. */
export function useSkill(play: Play<Marvel>, hero: HeroId, skill: SkillId): void {
  useAbility(play, hero, skill, rulesOfSkill(skill));
}

/** Told only: it can be used again. */
export function showSkill(play: Play<Marvel>, hero: HeroId, skill: SkillId): void {
  play.tell({ id: 'abilityUsed', data: { hero, ability: skill }, rules: rulesOfSkill(skill) });
}

interface Effect {
  readonly cost?: 0 | 1;
  forbids(look: Look<Marvel>, hero: HeroId): readonly RuleId[];
  carryOut(play: Play<Marvel>, hero: HeroId): Next;
}

/** Once in the own Turn, between Actions. */
export const skillFeat = (skill: SkillId, { cost = 0, forbids, carryOut }: Effect): Readonly<Record<string, Feat>> => ({
  [skill]: {
    cost,
    forbids: (look, hero) => (hasUsed(look.state, hero, skill) ? rulesOfSkill(skill) : forbids(look, hero)),
    carryOut(play, hero) {
      useSkill(play, hero, skill);
      return carryOut(play, hero);
    },
  },
});
