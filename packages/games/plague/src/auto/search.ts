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
const FAR = 0x7fff;

let stamp = 0;
let seen = new Int32Array(0);
let spent = new Int32Array(0);
let cost = new Int16Array(0);
let parent = new Int16Array(0);
let taken = new Uint8Array(0);
let goals = new Int16Array(0);
let zero = new Int16Array(0);
let field = new Int16Array(0);
let reached: Place[] = [];
let marked: Place[] = [];
/** By how many AP the goal is away at least -> places to look at next. */
let buckets: Place[][] = [];
let start: Place = NONE;
/** What the last search went by. */
let hopesNow: Int16Array = zero;

export interface Found {
  /** The goal that is reached, as it was marked; NONE: only nearer to one. */
  readonly goal: number;
  readonly place: Place;
  readonly ap: number;
}

/** Clears the marks of the goals; then `markGoal` as often as need be, then `search`. */
export function clearGoals(state: State): void {
  const size = 4 * ground(state).squares;
  if (goals.length !== size) {
    seen = new Int32Array(size);
    spent = new Int32Array(size);
    cost = new Int16Array(size);
    parent = new Int16Array(size);
    goals = new Int16Array(size).fill(NONE);
    zero = new Int16Array(size);
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
 * `here`. Afterwards `nearest`, `pathTo` and `actsTo` look at what was found.
 */
export function search(state: State, zombie: Zombie, here = false): Found[] {
  const board = ground(state);
  start = 4 * zombie.square + zombie.facing;
  if (here && goals[start]! >= 0) return [{ goal: goals[start]!, place: start, ap: 0 }];
  taken.fill(0);
  for (const human of state.humans) if (human.status === 'in') taken[human.square] = 1;
  for (const other of state.zombies) if (other.square >= 0) taken[other.square] = 2;
  taken[board.car] = 1;
  if (!isAnyOpen(state, zombie)) {
    walk(state, board, start, zombie.dog, zero, ROUND_ABOUT, ANYTHING);
    return [];
  }
  hopesNow = zombie.dog ? zero : hopesOf(state, board);
  return walk(state, board, start, zombie.dog, hopesNow, FAR, ANYTHING);
}

/** Any goal will do. */
const ANYTHING = -2;

/** From a place to the goals, those first that look nearest; `hopes` never overrates how far a goal is. */
function walk(
  state: State,
  board: Ground,
  from: Place,
  dog: boolean,
  hopes: Int16Array,
  most: number,
  wanted: number,
): Found[] {
  stamp += 1;
  reached = [];
  buckets = [[from]];
  seen[from] = stamp;
  cost[from] = 0;
  parent[from] = NONE;
  const least = hopes[from]!;
  const found: Found[] = [];
  if (least > most) return found;
  for (let f = 0; f < buckets.length && least + f <= most; f++) {
    const bucket = buckets[f];
    if (bucket === undefined) continue;
    for (let at = 0; at < bucket.length; at++) {
      const place = bucket[at]!;
      if (spent[place] === stamp || cost[place]! + hopes[place]! - least !== f) continue;
      spent[place] = stamp;
      reached.push(place);
      const goal = goals[place]!;
      if (goal >= 0 && place !== start && (wanted === ANYTHING || goal === wanted))
        found.push({ goal, place, ap: cost[place]! });
      else spread(state, board, place, dog, hopes, least);
    }
    if (found.length > 0) return found;
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

function spread(state: State, board: Ground, place: Place, dog: boolean, hopes: Int16Array, least: number): void {
  const { water } = board;
  const square = place >> 2;
  const facing = place & 3;
  const wet = water[square] === 1 ? 2 : 1;
  const to = stepTo(state, board, place);
  if (to >= 0) {
    const next = to >> 2;
    const ap = water[next] === 1 ? 2 : wet;
    if (taken[next] === 0) reach(place, to, ap, hopes, least);
    if (dog && taken[next] !== 1) {
      const far = stepTo(state, board, to);
      if (far >= 0 && taken[far >> 2] === 0) reach(place, far, water[far >> 2] === 1 ? 2 : ap, hopes, least);
    }
  }
  reach(place, 4 * square + ((facing + 3) & 3), wet, hopes, least);
  reach(place, 4 * square + ((facing + 1) & 3), wet, hopes, least);
}

function reach(from: Place, to: Place, ap: number, hopes: Int16Array, least: number): void {
  const total = cost[from]! + ap;
  if ((seen[to] === stamp && cost[to]! <= total) || hopes[to] === FAR) return;
  seen[to] = stamp;
  cost[to] = total;
  parent[to] = from;
  const f = total + hopes[to]! - least;
  const bucket = buckets[f];
  if (bucket === undefined) buckets[f] = [to];
  else bucket.push(to);
}

/** The first actions of all shortest ways to what was found; of the way found if that only comes nearer. */
export function actsTo(state: State, zombie: Zombie, { goal, place, ap }: Found): number[] {
  const board = ground(state);
  const chosen = actOf(board, firstOf(place));
  if (goal === NONE || zombie.dog) return [chosen];
  const ahead = stepTo(state, board, start);
  const acts: number[] = [];
  for (const [act, to] of [
    [FORWARD, ahead >= 0 && taken[ahead >> 2] === 0 ? ahead : NONE],
    [LEFT, 4 * zombie.square + ((zombie.facing + 3) & 3)],
    [RIGHT, 4 * zombie.square + ((zombie.facing + 1) & 3)],
  ] as const) {
    if (to < 0) continue;
    const wet = board.water[zombie.square] === 1 || (act === FORWARD && board.water[to >> 2] === 1) ? 2 : 1;
    const left = ap - wet;
    if (act === chosen) acts.push(act);
    else if (hopesNow[to]! <= left) {
      const rest = goals[to] === goal ? 0 : (walk(state, board, to, false, hopesNow, left, goal)[0]?.ap ?? FAR);
      if (rest === left) acts.push(act);
    }
  }
  return acts;
}

/** The place after the first action of the way to a place. */
function firstOf(place: Place): Place {
  let at = place;
  while (parent[at] !== start && parent[at]! >= 0) at = parent[at]!;
  return at;
}

function actOf(board: Ground, next: Place): number {
  if (next >> 2 === start >> 2) return ((next - start) & 3) === 1 ? RIGHT : LEFT;
  return board.to[start] === next >> 2 ? FORWARD : LEAP;
}

let hopes = new Map<string, Int16Array>();
let hopesFor: Int16Array | null = null;

/** Place -> AP to the nearest goal if nobody were in the way; worked out once for the same goals and barricades. */
function hopesOf(state: State, board: Ground): Int16Array {
  const parts = partsOf(state);
  if (hopesFor !== parts || hopes.size > 400) {
    hopesFor = parts;
    hopes = new Map();
  }
  const key = marked.join();
  let known = hopes.get(key);
  if (known === undefined) {
    known = backwards(state, board);
    hopes.set(key, known);
  }
  return known;
}

function backwards(state: State, board: Ground): Int16Array {
  const { water } = board;
  const away = new Int16Array(4 * board.squares).fill(FAR);
  const rings: Place[][] = [[...marked]];
  for (const place of marked) away[place] = 0;
  const come = (place: Place, ap: number): void => {
    if (away[place]! <= ap) return;
    away[place] = ap;
    rings[ap] ??= [];
    rings[ap].push(place);
  };
  for (let ap = 0; ap < rings.length; ap++)
    for (const place of rings[ap] ?? []) {
      if (away[place] !== ap) continue;
      const square = place >> 2;
      const wet = water[square] === 1 ? 2 : 1;
      come(4 * square + ((place + 1) & 3), ap + wet);
      come(4 * square + ((place + 3) & 3), ap + wet);
      const before = board.from[place]!;
      if (before < 0 || board.blocked[before >> 2] === 1 || stepTo(state, board, before) !== place) continue;
      come(before, ap + (water[before >> 2] === 1 ? 2 : wet));
    }
  return away;
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
    if (far > least || (far === least && (best === start || cost[place]! >= cost[best]!))) continue;
    best = place;
    least = far;
  }
  return best === start ? null : { goal: NONE, place: best, ap: cost[best]! };
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
let partsBarred: number[] = [];
let partsLocked: number = NONE;

/** Square -> the part of the board it is in, walls and barricades being its borders. */
function partsOf(state: State): Int16Array {
  const board = ground(state);
  if (partsBoard === board && partsLocked === state.locked && isSame(partsBarred, state.barred)) return parts;
  partsBoard = board;
  partsLocked = state.locked;
  partsBarred = [...state.barred];
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

function isSame(one: readonly number[], other: readonly number[]): boolean {
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return one.length === other.length;
}
