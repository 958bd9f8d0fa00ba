import type { RuleId } from '@shamble/kernel';
import { LEGAL } from '../actions/action.ts';
import type { State, SurvivorId } from '../types.ts';
import { board, zombiesAt } from './questions.ts';

/** What every Search asks for: none this turn yet, and no Zombie about (ZC-SRCH-04, ZC-SRCH-01). */
export function searchForbidden(state: State, id: SurvivorId): readonly RuleId[] {
  const survivor = state.survivors[id]!;
  if (survivor.used.includes('search')) return ['ZC-SRCH-04'];
  if (zombiesAt(state, survivor.zone) > 0) return ['ZC-SRCH-01'];
  return LEGAL;
}

export const inBuilding = (state: State, id: SurvivorId): boolean =>
  !board(state).zones[state.survivors[id]!.zone]!.street;
