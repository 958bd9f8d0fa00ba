import { type Doors, type Exit, exitsOf, isOpen, type ZoneMap } from './zones.ts';

export const UNREACHABLE = 0xffff;

/** Distances over the ways that are open, worked out once per state of the doors and only for the targets asked for. */
export interface Paths {
  /** Zone -> the zones one step away, in map order. */
  readonly steps: readonly (readonly number[])[];
  readonly rows: (Uint16Array | undefined)[];
}

/** So many states of the doors are kept per map; a long session does not fill the memory, and neither do many maps. */
const MOST_KEPT = 1024;
const MOST_BYTES = 16_000_000;
let known = new WeakMap<ZoneMap, Map<Doors, Paths>>();
let bytes = 0;
// Play asks again and again with the same doors.
let last: { readonly map: ZoneMap; readonly doors: Doors; readonly paths: Paths } | undefined;
/** A row for every zone, and the steps. */
const weightOf = ({ zones, ways }: ZoneMap): number => 2 * zones * zones + 100 * zones + 16 * ways.length + 500;

export function pathsOf(map: ZoneMap, doors: Doors): Paths {
  if (last !== undefined && last.map === map && last.doors === doors) return last.paths;
  let byDoors = known.get(map);
  let paths = byDoors?.get(doors);
  if (paths === undefined) {
    paths = { steps: exitsKept(map).map((exits) => stepsBy(exits, doors)), rows: [] };
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
  last = { map, doors, paths };
  return paths;
}

const exitsByMap = new WeakMap<ZoneMap, ReturnType<typeof exitsOf>>();

function exitsKept(map: ZoneMap): ReturnType<typeof exitsOf> {
  const exits = exitsByMap.get(map) ?? exitsOf(map);
  exitsByMap.set(map, exits);
  return exits;
}

/** Two ways between the same zones, say by two doors, are one step; exits come in map order. */
function stepsBy(exits: readonly Exit[], doors: Doors): number[] {
  const steps: number[] = [];
  for (const { to, door } of exits)
    if ((door === null || isOpen(doors, door)) && steps[steps.length - 1] !== to) steps.push(to);
  return steps;
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

/** Those of the targets that are nearest, all of them where they tie; none if no open way leads to any. */
export function nearestOf(paths: Paths, from: number, targets: readonly number[]): number[] {
  let least = UNREACHABLE;
  let nearest: number[] = [];
  for (const target of targets) {
    const far = distancesTo(paths, target)[from]!;
    if (far > least || far === UNREACHABLE) continue;
    if (far < least) nearest = [];
    least = far;
    nearest.push(target);
  }
  return nearest;
}

/** First steps of all shortest paths to all the targets, each once, in map order. */
export function stepsToward(paths: Paths, from: number, targets: readonly number[]): number[] {
  const ways: number[] = [];
  for (const step of paths.steps[from]!) if (leadsTo(paths, from, step, targets)) ways.push(step);
  return ways;
}

function leadsTo(paths: Paths, from: number, step: number, targets: readonly number[]): boolean {
  for (const target of targets) {
    const row = distancesTo(paths, target);
    if (row[from] !== UNREACHABLE && row[step] === row[from]! - 1) return true;
  }
  return false;
}

/** What a walk meets, and what it carries on. */
interface Walker<Carried> {
  /** A way of some zones, the last one included; what is carried on from there, or undefined: it ends there. */
  reach(path: readonly number[], carried: Carried): Carried | undefined;
  /** A closed door bars the first step. */
  stop(to: number): void;
}

/** Every way of up to `most` zones, each before those that go on from it. No zone comes twice. */
export function eachWalk<Carried>(
  { exits, doors }: { readonly exits: readonly (readonly Exit[])[]; readonly doors: Doors },
  passed: readonly number[],
  most: number,
  carried: Carried,
  walker: Walker<Carried>,
): void {
  for (const { to, door } of exits[passed.at(-1)!]!) {
    if (passed.includes(to)) continue;
    if (door !== null && !isOpen(doors, door)) {
      if (passed.length === 1) walker.stop(to);
      continue;
    }
    const path = passed.length === 1 ? [to] : [...passed.slice(1), to];
    const on = walker.reach(path, carried);
    if (on !== undefined && most > 1) eachWalk({ exits, doors }, [...passed, to], most - 1, on, walker);
  }
}
