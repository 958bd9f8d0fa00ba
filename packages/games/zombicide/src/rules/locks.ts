import type { RuleId } from '@shamble/kernel';
import type { State } from '../types.ts';
import { board } from './questions.ts';

/** What a mission says of its Objectives and goals stands in a clause of its own, or in none (ZC-ACT-06). */
export const clauseFor = ({ rule }: { readonly rule?: RuleId }): readonly RuleId[] => [rule ?? 'ZC-ACT-06'];

/** A door of a colour that an Objective unlocks stays shut until that Objective has been taken. Null if it opens. */
export function isLocked(state: Pick<State, 'mission' | 'marks'>, door: number): readonly RuleId[] | null {
  const { doors, rules } = board(state);
  const { colour } = doors[door]!;
  for (const taking of rules.taking)
    if (taking.does === 'unlock' && taking.of === colour && state.marks[keyOf(colour)] !== 1) return clauseFor(taking);
  return null;
}

export const keyOf = (colour: string): string => `key ${colour}`;
