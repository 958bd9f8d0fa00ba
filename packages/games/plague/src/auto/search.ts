import { turnLeft, turnRight } from '@shamble/parts';
import { WALL } from '../board/ground.ts';
import { ground, isClosed } from '../rules/questions.ts';
import { NONE, type Square, type State, type Zombie } from '../types.ts';

// Where a zombie can get to: a place is four times its square plus its facing. The same arrays serve every search.
export type Place = number;
export const FORWARD = 1;
export const LEFT = 2;
export const RIGHT = 4;
export const LEAP = 8;

let cost = new Int16Array(0);
let first = new Uint8Array(0);
let parent = new Int16Array(0);
let taken = new Uint8Array(0);
let goals = new Int16Array(0);

export interface Found {
  /** The goal that is reached, as it was marked. */
  readonly goal: number;
  readonly place: Place;
  readonly ap: number;
  /** The first actions of its shortest ways, a bit each. */
  readonly acts: number;
}

/** Clears the marks of the goals; then `markGoal` as often as need be, then `search`. */
export function clearGoals(state: State): void {
  const size = 4 * ground(state).squares;
  if (goals.length !== size) {
    cost = new Int16Array(size);
    first = new Uint8Array(size);
    parent = new Int16Array(size);
    goals = new Int16Array(size);
    taken = new Uint8Array(size / 4);
  }
  goals.fill(NONE);
}

export function markGoal(place: Place, goal: number): void {
  goals[place] = goal;
}

/** Standing on the square, or before it and facing it if somebody is there. */
export function markSquare(state: State, square: Square, goal: number): void {
  const board = ground(state);
  if (!isHeld(state, square) && board.blocked[square] === 0) {
    for (let facing = 0; facing < 4; facing++) goals[4 * square + facing] = goal;
    return;
  }
  for (let way = 0; way < 4; way++) {
    const side = board.side[4 * square + way]!;
    if (side === WALL || (side >= 0 && isClosed(state, side))) continue;
    const beside = board.to[4 * square + way]!;
    if (beside < 0 || beside === board.car) continue;
    for (let facing = 0; facing < 4; facing++)
      if (board.to[4 * beside + facing] === square) goals[4 * beside + facing] = goal;
  }
}

const isHeld = ({ humans, zombies }: State, square: Square): boolean => {
  for (const human of humans) if (human.square === square && human.status === 'in') return true;
  for (const zombie of zombies) if (zombie.square === square) return true;
  return false;
};

/**
 * Every goal that takes the fewest AP; none if no goal can be reached. A place the zombie is at already is no goal
 * unless `here`. Afterwards `nearest` and `pathTo` look at what was found.
 */
export function search(state: State, zombie: Zombie, here = false): Found[] {
  const board = ground(state);
  const { water } = board;
  cost.fill(NONE);
  taken.fill(0);
  for (const human of state.humans) if (human.status === 'in') taken[human.square] = 1;
  for (const other of state.zombies) if (other.square >= 0) taken[other.square] = 2;
  taken[board.car] = 1;
  const start = 4 * zombie.square + zombie.facing;
  cost[start] = 0;
  first[start] = 0;
  parent[start] = NONE;
  if (here && goals[start]! >= 0) return [{ goal: goals[start]!, place: start, ap: 0, acts: 0 }];
  const found: Found[] = [];
  // Steps in water cost two: three rings in turn.
  const rings: Place[][] = [[start], [], []];
  let waiting = 1;
  const reach = (from: Place, to: Place, ap: number, act: number): void => {
    const total = cost[from]! + ap;
    const known = cost[to]!;
    if (known >= 0 && known < total) return;
    const acts = from === start ? act : first[from]!;
    if (known === total) {
      first[to]! |= acts;
      return;
    }
    cost[to] = total;
    first[to] = acts;
    parent[to] = from;
    rings[total % 3]!.push(to);
    waiting += 1;
  };
  for (let now = 0; waiting > 0; now++) {
    const ring = rings[now % 3]!;
    rings[now % 3] = [];
    waiting -= ring.length;
    for (const place of ring) {
      if (cost[place] !== now) continue;
      if (goals[place]! >= 0 && place !== start) {
        found.push({ goal: goals[place]!, place, ap: now, acts: first[place]! });
        continue;
      }
      if (found.length > 0) continue;
      const square = place >> 2;
      const facing = place & 3;
      const wet = water[square] === 1 ? 2 : 1;
      const to = stepTo(state, place);
      if (to >= 0) {
        const next = to >> 2;
        const ap = water[next] === 1 ? 2 : wet;
        if (taken[next] === 0) reach(place, to, ap, FORWARD);
        if (zombie.dog && taken[next] !== 1) {
          const far = stepTo(state, to);
          if (far >= 0 && taken[far >> 2] === 0) reach(place, far, water[far >> 2] === 1 ? 2 : ap, LEAP);
        }
      }
      reach(place, 4 * square + turnLeft(facing), wet, LEFT);
      reach(place, 4 * square + turnRight(facing), wet, RIGHT);
    }
    if (found.length > 0) return found;
  }
  return found;
}

/** The place one step ahead, figures left aside; NONE if there is no way. */
function stepTo(state: State, place: Place): Place {
  const board = ground(state);
  const to = board.to[place]!;
  if (to < 0 || board.blocked[to] === 1) return NONE;
  const side = board.side[place]!;
  if (side === WALL || (side >= 0 && isClosed(state, side))) return NONE;
  return 4 * to + board.heading[place]!;
}

/** Of all places reached in the last search, the cheapest of those with the lowest distance; null if none is lower than here. */
export function nearest(zombie: Zombie, distance: (square: Square) => number): Found | null {
  let best: Place = 4 * zombie.square + zombie.facing;
  let least = distance(zombie.square);
  for (let place = 0; place < cost.length; place++) {
    const ap = cost[place]!;
    if (ap < 0) continue;
    const far = distance(place >> 2);
    if (far < least || (far === least && best >> 2 !== zombie.square && ap < cost[best]!)) {
      best = place;
      least = far;
    }
  }
  if (best >> 2 === zombie.square) return null;
  return { goal: NONE, place: best, ap: cost[best]!, acts: first[best]! };
}

/** The squares on the way to a place of the last search, without the one it starts from. */
export function pathTo(place: Place): Square[] {
  const squares: Square[] = [];
  for (let at = place; parent[at]! >= 0; at = parent[at]!) {
    const square = at >> 2;
    if (squares[0] !== square && parent[at]! >> 2 !== square) squares.unshift(square);
  }
  return squares;
}

let field = new Int16Array(0);
const FAR = 0x7fff;

/** Steps to a square over open ground, figures left aside: by how much a zombie comes nearer. */
export function fieldOf(state: State, targets: readonly Square[]): Int16Array {
  const board = ground(state);
  if (field.length !== board.squares) field = new Int16Array(board.squares);
  field.fill(FAR);
  const queue: Square[] = [];
  for (const target of targets) {
    field[target] = 0;
    queue.push(target);
  }
  for (const square of queue)
    for (let way = 0; way < 4; way++) {
      const side = board.side[4 * square + way]!;
      if (side === WALL || (side >= 0 && isClosed(state, side))) continue;
      const to = board.to[4 * square + way]!;
      if (to < 0 || to === board.car || board.blocked[to] === 1 || field[to] !== FAR) continue;
      field[to] = field[square]! + 1;
      queue.push(to);
    }
  return field;
}

export const isReachable = (steps: Int16Array, square: Square): boolean => steps[square] !== FAR;
