import type { Board } from '../../packages/thumbnail/src/board.ts';
import { die } from './luck.ts';
import { appear, deadAt, isBesieged, isOpen, type World } from './world.ts';
import { bite } from './wounds.ts';

/** Who has a hero before him bites and stays, zone by zone; then all others move at once. */
export function actDead(world: World): void {
  const bit: number[] = [];
  for (let zone = 0; zone < world.noise.length; zone++) {
    if (deadAt(world, zone) === 0 || !isBesieged(world, zone)) continue;
    bit.push(zone);
    bite(world, zone);
    if (world.outcome !== null) return;
  }
  march(world, bit);
}

export function spawn(world: World): void {
  for (const zone of world.board.spawns) {
    const face = die(world.luck);
    if (face === 6) appear(world, zone, 0, 1);
    else appear(world, zone, face > 3 ? 2 : 1, 0);
  }
}

/** All the moves are worked out from where the dead stand now, then made. */
function march(world: World, bit: readonly number[]): void {
  const { walkers, brutes } = world;
  const loud = world.noise.slice();
  for (const hero of world.heroes) if (hero.alive) loud[hero.zone]! += 1;
  const targets = loudestFirst(loud);
  const paths = pathsOf(world);
  const arrivals: { to: number; walkers: number; brutes: number }[] = [];
  for (let zone = 0; zone < loud.length; zone++) {
    if (deadAt(world, zone) === 0 || bit.includes(zone)) continue;
    const target = targetFrom(paths, zone, targets, loud);
    if (target < 0 || target === zone) continue;
    const ways = firstSteps(paths, zone, target);
    for (let i = 0; i < ways.length; i++)
      arrivals.push({
        to: ways[i]!,
        walkers: part(walkers[zone]!, ways.length, i),
        brutes: part(brutes[zone]!, ways.length, i),
      });
    walkers[zone] = 0;
    brutes[zone] = 0;
  }
  for (const arrival of arrivals) {
    walkers[arrival.to]! += arrival.walkers;
    brutes[arrival.to]! += arrival.brutes;
  }
}

/** The first ways take the odd ones. */
function part(count: number, ways: number, i: number): number {
  const odd = count % ways;
  return (count - odd) / ways + (i < odd ? 1 : 0);
}

function firstSteps(paths: Paths, from: number, target: number): number[] {
  const row = distancesTo(paths, target);
  const steps: number[] = [];
  for (const step of paths.steps[from]!) if (row[step]! < row[from]!) steps.push(step);
  return steps;
}

function loudestFirst(loud: Int32Array): number[] {
  const zones: number[] = [];
  for (let zone = 0; zone < loud.length; zone++) if (loud[zone]! > 0) zones.push(zone);
  return zones.sort((a, b) => loud[b]! - loud[a]! || a - b);
}

/** The loudest that can be reached, of equals the nearest, then the first on the map. */
function targetFrom(paths: Paths, zone: number, targets: readonly number[], loud: Int32Array): number {
  let best = -1;
  let nearest = FAR;
  for (const target of targets) {
    if (best >= 0 && loud[target]! < loud[best]!) break;
    const away = distancesTo(paths, target)[zone]!;
    if (away >= nearest) continue;
    best = target;
    nearest = away;
  }
  return best;
}

interface Paths {
  /** Zone -> where an open way leads. */
  readonly steps: number[][];
  /** Target -> distances to it, once somebody has asked. */
  readonly rows: (Uint16Array | undefined)[];
}

const FAR = 0xffff;
const known = new Map<Board, Map<number, Paths>>();

/** Distances depend on the doors alone: kept from game to game, as far as memory allows. */
function pathsOf(world: World): Paths {
  let byDoors = known.get(world.board);
  if (byDoors === undefined) {
    byDoors = new Map();
    known.set(world.board, byDoors);
  }
  let paths = byDoors.get(world.doors);
  if (paths === undefined) {
    const steps = world.board.exits.map((exits) => exits.filter(({ door }) => isOpen(world, door)).map(({ to }) => to));
    paths = { steps, rows: [] };
    if (byDoors.size >= 128) byDoors.clear();
    byDoors.set(world.doors, paths);
  }
  return paths;
}

function distancesTo({ steps, rows }: Paths, target: number): Uint16Array {
  const kept = rows[target];
  if (kept !== undefined) return kept;
  const row = new Uint16Array(steps.length).fill(FAR);
  row[target] = 0;
  const queue = [target];
  for (const zone of queue) {
    for (const next of steps[zone]!) {
      if (row[next] !== FAR) continue;
      row[next] = row[zone]! + 1;
      queue.push(next);
    }
  }
  rows[target] = row;
  return row;
}
