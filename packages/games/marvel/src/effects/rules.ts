import type { RuleId } from '@shamble/kernel';
import { isBystander } from '../../content/bystanders.ts';
import { clauseOf, SKILLS, type SkillId } from '../../content/skills.ts';

const OF_SKILLS: ReadonlyMap<string, readonly RuleId[]> = new Map(
  SKILLS.map((skill) => [skill as string, [clauseOf(skill) ?? 'MZ-ID-04']]),
);
/** What a Trait says on it (MZ-TRAIT-06). */
export const TRAIT: readonly RuleId[] = ['MZ-TRAIT-06'];

const BYSTANDER: readonly RuleId[] = ['MZ-BYS-04'];

/** The clause that an effect goes by: a printed Skill's own, else that cards say what they do. */
export const rulesOf = (by: string): readonly RuleId[] => OF_SKILLS.get(by) ?? (isBystander(by) ? BYSTANDER : TRAIT);
export const rulesOfSkill = (skill: SkillId): readonly RuleId[] => OF_SKILLS.get(skill)!;
