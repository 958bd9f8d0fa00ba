import { type Doors, exitsOf, isOpen, type ZoneMap } from './zones.ts';

export const UNREACHABLE = 0xffff;

/** Distances over the ways that are open, worked out once per state of the doors and only for the targets asked for. */
export interface Paths {
  /** Zone -> the zones one step away, in map order. */
  readonly steps: readonly (readonly number[])[];
  readonly rows: (Uint16Array | undefined)[];
}

/** So many states of the doors are kept per map; a long session does not fill the memory, and neither do many maps. */
const MOST_KEPT = 128;
const MOST_BYTES = 16_000_000;
let known = new WeakMap<ZoneMap, Map<Doors, Paths>>();
let bytes = 0;
/** A row for every zone, and the steps. */
const weightOf = ({ zones, ways }: ZoneMap): number => 2 * zones * zones + 100 * zones + 16 * ways.length + 500;

export function pathsOf(map: ZoneMap, doors: Doors): Paths {
  let byDoors = known.get(map);
  let paths = byDoors?.get(doors);
  if (paths === undefined) {
    // Two ways between the same zones, say by two doors, are one step.
    const steps = exitsOf(map).map((exits) => [
      ...new Set(exits.filter(({ door }) => door === null || isOpen(doors, door)).map(({ to }) => to)),
    ]);
    paths = { steps, rows: [] };
    bytes += weightOf(map);
    if (bytes > MOST_BYTES) {
      known = new WeakMap();
      bytes = weightOf(map);
    }
    byDoors = known.get(map) ?? new Map();
    known.set(map, byDoors);
    if (byDoors.size >= MOST_KEPT) byDoors.clear();
    byDoors.set(doors, paths);
  }
  return paths;
}

/** Zone -> how many steps it is away from `target`. */
export function distancesTo(paths: Paths, target: number): Uint16Array {
  let row = paths.rows[target];
  if (row === undefined) {
    row = new Uint16Array(paths.steps.length).fill(UNREACHABLE);
    row[target] = 0;
    const queue = [target];
    for (const zone of queue) {
      for (const next of paths.steps[zone]!) {
        if (row[next] !== UNREACHABLE) continue;
        row[next] = row[zone]! + 1;
        queue.push(next);
      }
    }
    paths.rows[target] = row;
  }
  return row;
}

/** All first steps of shortest paths from `from` to `target`, in map order; none if it is there or cannot get there. */
export function firstSteps(paths: Paths, from: number, target: number): number[] {
  const row = distancesTo(paths, target);
  const distance = row[from]!;
  if (distance === 0 || distance === UNREACHABLE) return [];
  return paths.steps[from]!.filter((zone) => row[zone] === distance - 1);
}
