import type { ReactionOption } from '@shamble/kernel';
import { game } from '../game.ts';
import type { View } from '../types.ts';

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

export function chooseSkill(from: readonly string[]): string {
  const rank = (skill: string): number => (LIKED.includes(skill) ? LIKED.indexOf(skill) : LIKED.length);
  let best = from[0]!;
  for (const skill of from) if (rank(skill) < rank(best)) best = skill;
  return best;
}

/** What keeps a Wound off or completes a set is used; Destiny is not tempted. */
export function usualReaction(view: View, from: readonly ReactionOption[]): ReactionOption {
  const isUsual = (option: ReactionOption): boolean =>
    'locals' in option &&
    game.reactions.some(({ name, usual }) => name === option.use && usual?.(view, option.locals) === true);
  return from.find(isUsual) ?? { use: 'none' };
}
