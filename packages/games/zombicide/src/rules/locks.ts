import type { RuleId } from '@shamble/kernel';
import type { State } from '../types.ts';
import { board } from './questions.ts';

/** A door of a colour that an Objective unlocks stays shut until that Objective has been taken (ZC-ACT-06). Null if it opens. */
export function isLocked(state: Pick<State, 'mission' | 'marks'>, door: number): readonly RuleId[] | null {
  const { doors, rules } = board(state);
  const { colour } = doors[door]!;
  for (const { does, of } of rules.taking)
    if (does === 'unlock' && of === colour && state.marks[keyOf(colour)] !== 1) return ['ZC-ACT-06'];
  return null;
}

export const keyOf = (colour: string): string => `key ${colour}`;
