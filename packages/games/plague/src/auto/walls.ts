import { type Ground, WALL } from '../board/ground.ts';
import { ground, isClosed } from '../rules/questions.ts';
import { NONE, type OpeningId, type Square, type State } from '../types.ts';

// What a board with its barricades is to a walker, whoever stands on it: worked out once per state of the barricades,
// and only for the goals asked for. A place is four times its square plus its facing.
export type Place = number;
export const FAR = 0x7fff;

/** What one can go for: places, any of which will do. */
export interface Aim {
  readonly places: readonly Place[];
  /** Place -> AP to the nearest of them if nobody were in the way. */
  readonly away: Int16Array;
}

/** Square -> steps to the one that it is about, over open ground; and all that lead there, the nearest first. */
export interface Field {
  readonly steps: Int16Array;
  readonly order: readonly Square[];
}

/** The places before doors and windows, each as an aim; what is before each; and place -> all of them, nearest first. */
interface Openings {
  readonly aims: readonly Aim[];
  readonly opening: Uint16Array;
  readonly sorted: Uint16Array;
}

export interface Walls {
  readonly ground: Ground;
  readonly barred: readonly number[];
  readonly locked: number;
  /** Place -> the place one step ahead, NONE where there is no way. */
  readonly ahead: Int16Array;
  /** Square -> the part of the board it is in, walls and barricades being its borders. */
  readonly part: Int16Array;
  readonly aims: (Aim | undefined)[];
  /** Barricaded or locked. */
  readonly closed: readonly OpeningId[];
  openings: Openings | null;
  /** Square -> steps from everywhere to it. */
  readonly fields: (Field | undefined)[];
  /** The goal of whoever goes nowhere in particular. */
  readonly nowhere: Int16Array;
}

type Closed = Pick<State, 'board' | 'cellar' | 'barred' | 'locked'>;

/** What is known of a board: a state of its barricades -> what they make of it, those used last at the end. */
export interface KnownWalls {
  readonly byState: Map<string, Walls>;
  last: Walls | null;
}

export const newKnownWalls = (): KnownWalls => ({ byState: new Map(), last: null });

/** So many states of the barricades are kept per board. */
const MOST_KEPT = 12;

export function wallsOf(state: Closed): Walls {
  const board = ground(state);
  const { barred, locked } = state;
  const { byState, last } = board.walls;
  if (last !== null && last.locked === locked && isSame(last.barred, barred)) return last;
  const key = `${locked} ${barred.join('')}`;
  const walls = byState.get(key) ?? build(state, board);
  if (!byState.delete(key) && byState.size >= MOST_KEPT) byState.delete(byState.keys().next().value!);
  byState.set(key, walls);
  board.walls.last = walls;
  return walls;
}

/** Of what is there from the start: where steps lead, parts, and room for aims and fields. */
const BYTES_A_SQUARE = 74;

function isSame(one: readonly number[], other: readonly number[]): boolean {
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return one.length === other.length;
}

function build(state: Closed, board: Ground): Walls {
  const ahead = new Int16Array(4 * board.squares).fill(NONE);
  for (let place = 0; place < ahead.length; place++) {
    const to = board.to[place]!;
    if (to < 0 || to === board.car || board.blocked[to] === 1) continue;
    const side = board.side[place]!;
    if (side !== WALL && (side < 0 || !isClosed(state, side))) ahead[place] = 4 * to + board.heading[place]!;
  }
  const part = new Int16Array(board.squares).fill(NONE);
  for (let square = 0; square < board.squares; square++) {
    if (part[square]! >= 0 || board.blocked[square] === 1 || square === board.car) continue;
    part[square] = square;
    const queue = [square];
    for (const at of queue)
      for (let way = 0; way < 4; way++) {
        const next = ahead[4 * at + way]! >> 2;
        if (next < 0 || part[next]! >= 0) continue;
        part[next] = square;
        queue.push(next);
      }
  }
  board.grow(BYTES_A_SQUARE * board.squares);
  return {
    ...{ ground: board, barred: [...state.barred], locked: state.locked, ahead, part },
    aims: Array<undefined>(6 * board.squares).fill(undefined),
    closed: board.openings.flatMap(({ a }, opening) => (a >= 0 && isClosed(state, opening) ? [opening] : [])),
    openings: null,
    fields: Array<undefined>(board.squares).fill(undefined),
    nowhere: new Int16Array(4 * board.squares),
  };
}

/** Keeps an aim under its number: two of a square, then one of each place. */
function keepAim(walls: Walls, key: number, places: readonly Place[]): Aim {
  const aim: Aim = { places, away: awayFrom(walls, places) };
  walls.aims[key] = aim;
  walls.ground.grow(2 * aim.away.length + 200);
  return aim;
}

/** Standing on the square, or before it and facing it if somebody or something is there. */
export function squareAim(walls: Walls, square: Square, held: boolean): Aim {
  const key = 2 * square + (held ? 1 : 0);
  return walls.aims[key] ?? keepAim(walls, key, squarePlaces(walls, square, held));
}

function squarePlaces(walls: Walls, square: Square, held: boolean): Place[] {
  const { ground: board } = walls;
  if (!held && board.blocked[square] === 0) return [0, 1, 2, 3].map((facing) => 4 * square + facing);
  const places: Place[] = [];
  for (let way = 0; way < 4; way++) {
    const side = board.side[4 * square + way]!;
    if (side === WALL || (side >= 0 && isClosed(walls, side))) continue;
    const beside = board.to[4 * square + way]!;
    if (beside < 0 || beside === board.car || board.blocked[beside] === 1) continue;
    for (let facing = 0; facing < 4; facing++)
      if (board.to[4 * beside + facing] === square) places.push(4 * beside + facing);
  }
  return places;
}

export function placeAim(walls: Walls, place: Place): Aim {
  const key = 2 * walls.ground.squares + place;
  return walls.aims[key] ?? keepAim(walls, key, [place]);
}

/** Of the places before doors and windows not tried yet those nearest to a place, each an aim; none if all are tried. */
export function nearestOpenings(walls: Walls, place: Place, tried: readonly number[]): readonly Aim[] {
  const { aims, opening, sorted } = walls.openings ?? listOpenings(walls);
  const from = aims.length * place;
  const end = from + aims.length;
  if (aims.length > 1 && sorted[from] === sorted[from + 1]) sortOpenings(walls.openings!, place);
  let first = from;
  while (first < end && tried.includes(opening[sorted[first]!]!)) first++;
  if (first === end) return NO_AIMS;
  const least = aims[sorted[first]!]!.away[place]!;
  if (least === FAR) return NO_AIMS;
  const nearest = [aims[sorted[first]!]!];
  for (let at = first + 1; at < end; at++) {
    const aim = aims[sorted[at]!]!;
    if (aim.away[place] !== least) break;
    if (!tried.includes(opening[sorted[at]!]!)) nearest.push(aim);
  }
  return nearest;
}

const NO_AIMS: readonly Aim[] = [];

function listOpenings(walls: Walls): Openings {
  const aims = placesBefore(walls).map((place) => placeAim(walls, place));
  const opening = Uint16Array.from(aims, ({ places }) => walls.ground.side[places[0]!]!);
  walls.openings = { aims, opening, sorted: new Uint16Array(4 * walls.ground.squares * aims.length) };
  walls.ground.grow(walls.openings.sorted.byteLength);
  return walls.openings;
}

/** Those of one place, the nearest first. */
function sortOpenings({ aims, sorted }: Openings, place: Place): void {
  const order = [...aims.keys()].sort((one, other) => aims[one]!.away[place]! - aims[other]!.away[place]!);
  sorted.set(order, aims.length * place);
}

/** Nobody knocks at what is closed. */
function placesBefore({ ground: { openings }, closed }: Walls): Place[] {
  return openings.flatMap(({ a, b, facing, back }, opening) =>
    a >= 0 && !closed.includes(opening) ? [4 * a + facing, 4 * b + back] : [],
  );
}

/** Backwards from the places, ring by ring: an action takes one AP or two. */
export function awayFrom({ ground: board, ahead }: Walls, places: readonly Place[]): Int16Array {
  const { water, blocked, from, slate } = board;
  const away = new Int16Array(4 * board.squares).fill(FAR);
  let [ring, soon, later] = slate.rings as [Int16Array, Int16Array, Int16Array];
  let [count, soonCount, laterCount] = [0, 0, 0];
  for (const place of places) {
    away[place] = 0;
    ring[count++] = place;
  }
  for (let ap = 0; count + soonCount + laterCount > 0; ap++) {
    for (let at = 0; at < count; at++) {
      const place = ring[at]!;
      if (away[place] !== ap) continue;
      const heavy = water[place >> 2] === 1;
      // Turned from the left, from the right, or stepped from behind.
      for (let act = 0; act < 3; act++) {
        let before = (place & ~3) | ((place + (act === 0 ? 1 : 3)) & 3);
        let isWet = heavy;
        if (act === 2) {
          before = from[place]!;
          if (before < 0 || blocked[before >> 2] === 1 || ahead[before] !== place) continue;
          isWet = heavy || water[before >> 2] === 1;
        }
        const total = isWet ? ap + 2 : ap + 1;
        if (away[before]! <= total) continue;
        away[before] = total;
        if (isWet) later[laterCount++] = before;
        else soon[soonCount++] = before;
      }
    }
    [ring, soon, later] = [soon, later, ring];
    [count, soonCount, laterCount] = [soonCount, laterCount, 0];
  }
  return away;
}

/** By how much a walker comes nearer. */
export function fieldOf({ ground: board, ahead, fields }: Walls, target: Square): Field {
  const known = fields[target];
  if (known !== undefined) return known;
  const steps = new Int16Array(board.squares).fill(FAR);
  steps[target] = 0;
  const order: Square[] = [target];
  for (const square of order)
    for (let way = 0; way < 4; way++) {
      const to = ahead[4 * square + way]! >> 2;
      if (to < 0 || steps[to] !== FAR) continue;
      steps[to] = steps[square]! + 1;
      order.push(to);
    }
  fields[target] = { steps, order };
  board.grow(10 * board.squares);
  return fields[target];
}

/** Whether the square can be walked to from there, whoever stands in the way; beside it will do if it is no ground. */
export function isReachable(walls: Walls, from: Square, square: Square): boolean {
  const { ground: board, part } = walls;
  if (board.blocked[square] === 0) return part[from] === part[square];
  for (let way = 0; way < 4; way++) {
    const side = board.side[4 * square + way]!;
    const beside = board.to[4 * square + way]!;
    const closed = side === WALL || (side >= 0 && isClosed(walls, side));
    if (!closed && beside >= 0 && part[beside] === part[from]) return true;
  }
  return false;
}
