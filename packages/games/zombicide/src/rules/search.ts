import type { RuleId } from '@shamble/kernel';
import { LEGAL } from '../actions/action.ts';
import type { State, SurvivorId } from '../types.ts';
import { board, zombiesAt } from './questions.ts';

/**
 * What every Search asks for, of a room, of a car and by a skill: none this turn yet, no Zombie about (by the clause
 * `calm`), and a mission that does not forbid it (ZC-SRCH-04, ZC-PREC-02).
 */
export function searchForbidden(state: State, id: SurvivorId, calm: RuleId): readonly RuleId[] {
  const { used, zone } = state.survivors[id]!;
  if (used.includes('search')) return ['ZC-SRCH-04'];
  if (zombiesAt(state, zone) > 0) return [calm];
  const { rules, start } = board(state);
  return rules.noSearchAtStart && zone === start ? ['ZC-M06-07'] : LEGAL;
}

export const inBuilding = (state: State, id: SurvivorId): boolean =>
  !board(state).zones[state.survivors[id]!.zone]!.street;
