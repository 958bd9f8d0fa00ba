import { isOpen } from '@shamble/parts';
import { board } from '../rules/questions.ts';
import type { State } from '../types.ts';

/** The closed doors to the street that open with this one: those of the same building, where the mission says so. */
export function twinsOf(state: Pick<State, 'mission' | 'doors'>, door: number): number[] {
  const { doors, zones, rules } = board(state);
  if (!rules.twinDoors) return [];
  const buildingOf = (at: number): number => zones[doors[at]!.a]!.building;
  return [...doors.keys()].filter(
    (other) =>
      other !== door &&
      !doors[other]!.onOpening &&
      buildingOf(other) === buildingOf(door) &&
      !isOpen(state.doors, other),
  );
}
