import { peek, type RuleId } from '@shamble/kernel';
import type { Until } from '../../content/mission.ts';
import type { State } from '../types.ts';
import { OBJECTIVES_DEVOURED } from './goals.ts';
import { board, foeNamed } from './questions.ts';

/** The mission's clauses that keep a door shut now (MZ-DOOR-04); none: it can be opened. */
export function locksOf(state: State, door: number): readonly RuleId[] {
  const { locks } = board(state);
  const rules: RuleId[] = [];
  for (const { doors, until, rule } of locks)
    if (doors.includes(door) && !isOver(state, until)) rules.push('MZ-DOOR-04', rule);
  return rules;
}

function isOver(state: State, until: Until): boolean {
  if (until === 'never') return false;
  if ('devoured' in until) return (state.marks[OBJECTIVES_DEVOURED] ?? 0) > 0;
  if ('gone' in until) return state.foes[foeNamed(state.mode, until.gone)]!.status === 'gone';
  return state.objectives.every(({ taken, colour }) => taken || !until.taken.includes(peek(colour)));
}
