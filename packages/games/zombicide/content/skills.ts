import { EQUIPMENT, type EquipmentId } from './equipment.ts';

/** Clause -> the concrete skills it describes. */
const LIST = {
  'ZC-SKILL-01': ['plus-action'],
  'ZC-SKILL-02': ['plus-damage-melee', 'plus-damage-ranged'],
  'ZC-SKILL-03': ['plus-roll-ranged'],
  'ZC-SKILL-04': ['plus-roll-combat'],
  'ZC-SKILL-05': ['plus-roll-melee'],
  'ZC-SKILL-06': ['plus-die-ranged'],
  'ZC-SKILL-07': ['plus-die-combat'],
  'ZC-SKILL-08': ['plus-die-melee'],
  'ZC-SKILL-09': ['free-combat'],
  'ZC-SKILL-10': ['free-move'],
  'ZC-SKILL-11': ['free-search'],
  'ZC-SKILL-12': ['plus-range'],
  'ZC-SKILL-13': ['plus-zone'],
  'ZC-SKILL-14': ['one-reroll'],
  'ZC-SKILL-15': ['two-cocktails'],
  'ZC-SKILL-16': ['two-zones'],
  'ZC-SKILL-17': ['ambidextrous'],
  'ZC-SKILL-18': ['gunslinger'],
  'ZC-SKILL-19': ['barricade'],
  'ZC-SKILL-20': ['loud'],
  'ZC-SKILL-21': ['is-that-all'],
  'ZC-SKILL-22': ['lucky'],
  'ZC-SKILL-23': ['hold-your-nose'],
  'ZC-SKILL-24': ['born-leader'],
  'ZC-SKILL-25': ['tough'],
  'ZC-SKILL-26': ['destiny'],
  'ZC-SKILL-27': ['trick-shot'],
  'ZC-SKILL-28': ['slippery'],
  'ZC-SKILL-29': ['matching-set'],
  'ZC-SKILL-30': ['swordmaster'],
  'ZC-SKILL-31': ['medic'],
  'ZC-SKILL-32': ['ninja'],
  'ZC-SKILL-34': ['hoard'],
  'ZC-SKILL-35': ['sniper'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type PlainSkill = (typeof LIST)[keyof typeof LIST][number];
/** ZC-SKILL-33 is a skill for each kind of Equipment that the deck holds at set-up. */
export type StartsWith = `starts-with:${EquipmentId}`;
export type SkillId = PlainSkill | StartsWith;

const startsWith: readonly StartsWith[] = Object.values(EQUIPMENT)
  .filter(({ setAside, effect }) => setAside === null && effect !== 'trap')
  .map(({ id }): StartsWith => `starts-with:${id}`);

const plain: readonly (readonly [string, readonly SkillId[]])[] = Object.entries(LIST);

/** Clause ZC-SKILL-01 to ZC-SKILL-35 -> the skills a sheet can carry for it. */
export const SKILLS_BY_CLAUSE: Readonly<Record<string, readonly SkillId[]>> = Object.fromEntries(
  [...plain, ['ZC-SKILL-33', startsWith] as const].sort(([a], [b]) => (a < b ? -1 : 1)),
);

/** Every skill a sheet can carry. */
export const SKILLS: readonly SkillId[] = Object.values(SKILLS_BY_CLAUSE).flat();

const clauses = new Map(Object.entries(SKILLS_BY_CLAUSE).flatMap(([clause, ids]) => ids.map((id) => [id, clause])));
export const clauseOf = (skill: SkillId): string => clauses.get(skill)!;
export const isSkill = (name: unknown): name is SkillId => clauses.has(name as SkillId);

/** The kind of Equipment that a skill gives at the start, or null. */
export const startingKind = (skill: SkillId): EquipmentId | null =>
  skill.startsWith('starts-with:') ? (skill.slice('starts-with:'.length) as EquipmentId) : null;
