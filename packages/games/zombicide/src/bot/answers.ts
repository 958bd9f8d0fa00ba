/** Of skills on offer the one that helps most. */
const LIKED: readonly string[] = [
  'plus-die-combat',
  'free-combat',
  'plus-action',
  'plus-die-ranged',
  'plus-die-melee',
  'plus-roll-combat',
  'plus-roll-melee',
  'plus-roll-ranged',
  'tough',
  'medic',
  'free-move',
  'slippery',
];

export function chooseSkill<Skill extends string>(from: readonly Skill[]): Skill {
  const rank = (skill: string): number => (LIKED.includes(skill) ? LIKED.indexOf(skill) : LIKED.length);
  let best = from[0]!;
  for (const skill of from) if (rank(skill) < rank(best)) best = skill;
  return best;
}
