import type { RuleId } from '@shamble/kernel';
import { type FoeId, SUPER_HEROES } from '../../content/enemies.ts';
import type { Foe, FoeIndex, State } from '../types.ts';

/** One unique ability each, as long as it stays in play (MZ-ENEMY-06). */
export const IN_FORCE: readonly RuleId[] = ['MZ-ENEMY-06'];

export const foeIndex = (id: FoeId): FoeIndex => SUPER_HEROES.indexOf(id as (typeof SUPER_HEROES)[number]);

/** The Super Hero whose ability is in force, or null: it sleeps, is muted, or is not in play. */
export function inForce({ mode, foes }: Pick<State, 'mode' | 'foes'>, id: FoeId): Foe | null {
  if (mode !== 'zombie') return null;
  const foe = foes[foeIndex(id)];
  return foe !== undefined && foe.status === 'in' && !foe.asleep && !foe.muted ? foe : null;
}
