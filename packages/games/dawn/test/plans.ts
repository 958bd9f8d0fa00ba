import {
  type Floor,
  floorOf,
  readGrid,
  type Side,
  type Sights,
  sightsOf,
  stepsTo,
  type Walks,
  walksOf,
} from '@shamble/parts';
import type { Area, MallPlan } from '../content/plan.ts';

const SIDES: Readonly<Record<string, Side>> = { ' ': 'open', G: 'glass', D: 'solid' };

/** A plan to be looked at, by printed numbers. */
export interface Read {
  readonly plan: MallPlan;
  readonly floor: Floor;
  readonly sights: Sights;
  readonly walks: Walks;
  readonly numbers: readonly number[];
  readonly at: (number: number) => number;
  readonly areaOf: (number: number) => Area;
  readonly near: (number: number) => readonly number[];
  readonly steps: (from: number, to: number) => number;
}

export function read(plan: MallPlan): Read {
  const grid = readGrid(plan.lines);
  const floor = floorOf(
    grid,
    (letter) => letter in plan.areas,
    (mark) => SIDES[mark] ?? 'wall',
  );
  const numbers = plan.numbers ?? Array.from({ length: floor.spaces }, (_, space) => space + 1);
  const at = (number: number): number => numbers.indexOf(number);
  const walks = walksOf(floor);
  return {
    plan,
    floor,
    sights: sightsOf(floor),
    walks,
    numbers,
    at,
    areaOf: (number) =>
      plan.areas[grid.cells[floor.rowOf[at(number)]! * floor.columns + floor.columnOf[at(number)]!]!]!,
    near: (number) => [0, 1, 2, 3].flatMap((way) => numbers[floor.beyond[4 * at(number) + way]!] ?? []),
    steps: (from, to) => stepsTo(walks, '1'.repeat(floor.doors.length), at(to))[at(from)]!,
  };
}
