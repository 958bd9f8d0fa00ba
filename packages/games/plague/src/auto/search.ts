import { type Ground, WALL } from '../board/ground.ts';
import { ground, isClosed } from '../rules/questions.ts';
import { NONE, type Square, type State, type Zombie } from '../types.ts';

// Where a zombie can get to: a place is four times its square plus its facing. The same arrays serve every search, and
// a stamp tells which entries belong to the present one.
export type Place = number;
export const FORWARD = 1;
export const LEFT = 2;
export const RIGHT = 4;
export const LEAP = 8;

/** How far a zombie looks round for a way to come nearer to what it cannot reach. */
const ROUND_ABOUT = 12;

let stamp = 0;
let seen = new Int32Array(0);
let cost = new Int16Array(0);
let first = new Uint8Array(0);
let parent = new Int16Array(0);
let reached: Place[] = [];
let taken = new Uint8Array(0);
let goals = new Int16Array(0);
let marked: Place[] = [];
let rings: [Place[], Place[], Place[]] = [[], [], []];
let start: Place = NONE;

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
    seen = new Int32Array(size);
    cost = new Int16Array(size);
    first = new Uint8Array(size);
    parent = new Int16Array(size);
    goals = new Int16Array(size).fill(NONE);
    taken = new Uint8Array(size / 4);
    field = new Int16Array(size / 4);
    marked = [];
  }
  for (const place of marked) goals[place] = NONE;
  marked = [];
}

export function markGoal(place: Place, goal: number): void {
  goals[place] = goal;
  marked.push(place);
}

/** Standing on the square, or before it and facing it if somebody is there. */
export function markSquare(state: State, square: Square, goal: number): void {
  const board = ground(state);
  if (!isHeld(state, square) && board.blocked[square] === 0) {
    for (let facing = 0; facing < 4; facing++) markGoal(4 * square + facing, goal);
    return;
  }
  for (let way = 0; way < 4; way++) {
    const side = board.side[4 * square + way]!;
    if (side === WALL || (side >= 0 && isClosed(state, side))) continue;
    const beside = board.to[4 * square + way]!;
    if (beside < 0 || beside === board.car) continue;
    for (let facing = 0; facing < 4; facing++)
      if (board.to[4 * beside + facing] === square) markGoal(4 * beside + facing, goal);
  }
}

function isHeld({ humans, zombies }: State, square: Square): boolean {
  for (const human of humans) if (human.square === square && human.status === 'in') return true;
  for (const zombie of zombies) if (zombie.square === square) return true;
  return false;
}

/**
 * Every goal that takes the fewest AP; none if no goal can be reached. The place the zombie is at is a goal only where
 * `here`. Afterwards `nearest` and `pathTo` look at what was found.
 */
export function search(state: State, zombie: Zombie, here = false): Found[] {
  const board = ground(state);
  stamp += 1;
  reached = [];
  start = 4 * zombie.square + zombie.facing;
  if (here && goals[start]! >= 0) return [{ goal: goals[start]!, place: start, ap: 0, acts: 0 }];
  taken.fill(0);
  for (const human of state.humans) if (human.status === 'in') taken[human.square] = 1;
  for (const other of state.zombies) if (other.square >= 0) taken[other.square] = 2;
  taken[board.car] = 1;
  const most = isAnyOpen(state, zombie) ? 1000 : ROUND_ABOUT;
  seen[start] = stamp;
  cost[start] = 0;
  first[start] = 0;
  parent[start] = NONE;
  rings = [[start], [], []];
  const found: Found[] = [];
  // Steps in water cost two: three rings in turn, the search is over when all are empty.
  for (let now = 0; now <= most; now++) {
    const ring = rings[now % 3]!;
    if (ring.length === 0 && rings[(now + 1) % 3]!.length === 0) break;
    rings[now % 3] = [];
    for (const place of ring) {
      if (cost[place] !== now) continue;
      reached.push(place);
      if (goals[place]! >= 0 && place !== start)
        found.push({ goal: goals[place]!, place, ap: now, acts: first[place]! });
      else if (found.length === 0) spread(state, board, place, zombie.dog);
    }
    if (found.length > 0) break;
  }
  return found;
}

/** Whether a goal is on a square that nobody holds and that can be walked to at all. */
function isAnyOpen(state: State, zombie: Zombie): boolean {
  const parts = partsOf(state);
  const part = parts[zombie.square]!;
  for (const place of marked) {
    const square = place >> 2;
    if (parts[square] === part && (taken[square] === 0 || square === zombie.square)) return true;
  }
  return false;
}

function spread(state: State, board: Ground, place: Place, dog: boolean): void {
  const { water } = board;
  const square = place >> 2;
  const facing = place & 3;
  const wet = water[square] === 1 ? 2 : 1;
  const to = stepTo(state, board, place);
  if (to >= 0) {
    const next = to >> 2;
    const ap = water[next] === 1 ? 2 : wet;
    if (taken[next] === 0) reach(place, to, ap, FORWARD);
    if (dog && taken[next] !== 1) {
      const far = stepTo(state, board, to);
      if (far >= 0 && taken[far >> 2] === 0) reach(place, far, water[far >> 2] === 1 ? 2 : ap, LEAP);
    }
  }
  reach(place, 4 * square + ((facing + 3) & 3), wet, LEFT);
  reach(place, 4 * square + ((facing + 1) & 3), wet, RIGHT);
}

function reach(from: Place, to: Place, ap: number, act: number): void {
  const total = cost[from]! + ap;
  const acts = from === start ? act : first[from]!;
  if (seen[to] === stamp) {
    const known = cost[to]!;
    if (known < total) return;
    if (known === total) {
      first[to]! |= acts;
      return;
    }
  }
  seen[to] = stamp;
  cost[to] = total;
  first[to] = acts;
  parent[to] = from;
  rings[total % 3]!.push(to);
}

/** The place one step ahead, figures left aside; NONE if there is no way. */
function stepTo(state: State, board: Ground, place: Place): Place {
  const to = board.to[place]!;
  if (to < 0 || board.blocked[to] === 1) return NONE;
  const side = board.side[place]!;
  if (side !== -1 && (side === WALL || isClosed(state, side))) return NONE;
  return 4 * to + board.heading[place]!;
}

/** Of all places reached in the last search, the cheapest of those with the lowest distance; null if none is lower than here. */
export function nearest(zombie: Zombie, distance: Int16Array): Found | null {
  let best: Place = start;
  let least = distance[zombie.square]!;
  for (const place of reached) {
    const far = distance[place >> 2]!;
    if (far >= least) continue;
    best = place;
    least = far;
  }
  if (best === start) return null;
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
  field.fill(FAR);
  const queue: Square[] = [];
  for (const target of targets) {
    field[target] = 0;
    queue.push(target);
  }
  for (const square of queue)
    for (let way = 0; way < 4; way++) {
      const side = board.side[4 * square + way]!;
      if (side !== -1 && (side === WALL || isClosed(state, side))) continue;
      const to = board.to[4 * square + way]!;
      if (to < 0 || to === board.car || board.blocked[to] === 1 || field[to] !== FAR) continue;
      field[to] = field[square]! + 1;
      queue.push(to);
    }
  return field;
}

/** Whether the square can be walked to from there, whoever stands in the way. */
export function isReachable(state: State, from: Square, square: Square): boolean {
  const board = ground(state);
  const parts = partsOf(state);
  if (board.blocked[square] === 0) return parts[from] === parts[square];
  for (let way = 0; way < 4; way++) {
    const side = board.side[4 * square + way]!;
    const beside = board.to[4 * square + way]!;
    if (side !== WALL && !(side >= 0 && isClosed(state, side)) && beside >= 0 && parts[beside] === parts[from])
      return true;
  }
  return false;
}

let parts = new Int16Array(0);
let partsBoard: Ground | null = null;
let partsClosed = '';

/** Square -> the part of the board it is in, walls and barricades being its borders. */
function partsOf(state: State): Int16Array {
  const board = ground(state);
  const closed = `${state.locked} ${state.barred.join('')}`;
  if (partsBoard === board && partsClosed === closed) return parts;
  partsBoard = board;
  partsClosed = closed;
  parts = new Int16Array(board.squares).fill(NONE);
  for (let square = 0; square < board.squares; square++) {
    if (parts[square]! >= 0 || board.blocked[square] === 1 || square === board.car) continue;
    parts[square] = square;
    const queue = [square];
    for (const at of queue)
      for (let way = 0; way < 4; way++) {
        const next = stepTo(state, board, 4 * at + way) >> 2;
        if (next < 0 || next === board.car || parts[next]! >= 0) continue;
        parts[next] = square;
        queue.push(next);
      }
  }
  return parts;
}
