import { type Ground, WALL } from '../board/ground.ts';
import { ground, isClosed } from '../rules/questions.ts';
import { NONE, type Square, type State } from '../types.ts';

// What a board with its barricades is to a walker, whoever stands on it: worked out once per state of the barricades,
// and only for the goals asked for. A place is four times its square plus its facing.
export type Place = number;
export const FAR = 0x7fff;

/** What one can go for: places, any of which will do. */
export interface Aim {
  readonly places: readonly Place[];
  /** Place -> AP to the nearest of them if nobody were in the way. */
  readonly away: Int16Array;
  /** Each place as an aim of its own, where it matters which it is. */
  readonly each: readonly Aim[] | null;
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
  /** Square -> steps from everywhere to it. */
  readonly fields: (Int16Array | undefined)[];
}

type Closed = Pick<State, 'board' | 'cellar' | 'barred' | 'locked'>;

/** So many states of the barricades are kept per board. */
const MOST_KEPT = 12;
const known = new WeakMap<Ground, Map<string, Walls>>();
let last: Walls | null = null;

export function wallsOf(state: Closed): Walls {
  const board = ground(state);
  const { barred, locked } = state;
  if (last !== null && last.ground === board && last.locked === locked && isSame(last.barred, barred)) return last;
  let byState = known.get(board);
  if (byState === undefined) {
    byState = new Map();
    known.set(board, byState);
  }
  const key = `${locked} ${barred.join('')}`;
  let walls = byState.get(key);
  if (walls === undefined) {
    walls = build(state, board);
    if (byState.size >= MOST_KEPT) byState.delete(byState.keys().next().value!);
    byState.set(key, walls);
  }
  last = walls;
  return walls;
}

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
  return {
    ...{ ground: board, barred: [...state.barred], locked: state.locked, ahead, part },
    aims: Array<undefined>(6 * board.squares + 2 + board.openings.length).fill(undefined),
    fields: Array<undefined>(board.squares).fill(undefined),
  };
}

/** An aim of one's own, known by a number: the same number, the same places. */
function aimOf(walls: Walls, key: number, places: () => Place[], apart = false): Aim {
  let aim = walls.aims[key];
  if (aim === undefined) {
    const list = places();
    const each = apart ? list.map((place) => placeAim(walls, place)) : null;
    aim = { places: list, away: awayFrom(walls, list), each };
    walls.aims[key] = aim;
  }
  return aim;
}

// Numbers of aims: two a square, then one a place, and those of the whole board.
const placeKey = ({ ground: { squares } }: Walls): number => 2 * squares;
const boardKey = ({ ground: { squares } }: Walls): number => 6 * squares;

/** Standing on the square, or before it and facing it if somebody or something is there. */
export const squareAim = (walls: Walls, square: Square, held: boolean): Aim =>
  aimOf(walls, 2 * square + (held ? 1 : 0), () => {
    const { ground: board } = walls;
    if (!held && board.blocked[square] === 0) return [0, 1, 2, 3].map((facing) => 4 * square + facing);
    const places: Place[] = [];
    for (let way = 0; way < 4; way++) {
      const side = board.side[4 * square + way]!;
      if (side === WALL || (side >= 0 && isClosed(walls, side))) continue;
      const beside = board.to[4 * square + way]!;
      if (beside < 0 || beside === board.car) continue;
      for (let facing = 0; facing < 4; facing++)
        if (board.to[4 * beside + facing] === square) places.push(4 * beside + facing);
    }
    return places;
  });

export const placeAim = (walls: Walls, place: Place): Aim => aimOf(walls, placeKey(walls) + place, () => [place]);

/** Before any door or window, but not `past`. */
export const openingsAim = (walls: Walls, past: number): Aim =>
  aimOf(walls, boardKey(walls) + 2 + past, () => openingPlaces(walls, (opening) => opening !== past), true);

/** Before any barricade. */
export const barricadesAim = (walls: Walls): Aim =>
  aimOf(walls, boardKey(walls), () => openingPlaces(walls, (opening) => walls.barred[opening] === 1), true);

function openingPlaces({ ground: { openings } }: Walls, isWanted: (opening: number) => boolean): Place[] {
  return openings.flatMap(({ a, b, facing, back }, opening) =>
    a >= 0 && isWanted(opening) ? [4 * a + facing, 4 * b + back] : [],
  );
}

/** Backwards from the places. */
export function awayFrom({ ground: board, ahead }: Walls, places: readonly Place[]): Int16Array {
  const { water, blocked, from } = board;
  const away = new Int16Array(4 * board.squares).fill(FAR);
  const rings: Place[][] = [[...places]];
  for (const place of places) away[place] = 0;
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
      const before = from[place]!;
      if (before < 0 || blocked[before >> 2] === 1 || ahead[before] !== place) continue;
      come(before, ap + (water[before >> 2] === 1 ? 2 : wet));
    }
  return away;
}

/** Square -> steps to that one over open ground: by how much a walker comes nearer. */
export function fieldOf({ ground: board, ahead, fields }: Walls, target: Square): Int16Array {
  let field = fields[target];
  if (field !== undefined) return field;
  field = new Int16Array(board.squares).fill(FAR);
  fields[target] = field;
  field[target] = 0;
  const queue: Square[] = [target];
  for (const square of queue)
    for (let way = 0; way < 4; way++) {
      const to = ahead[4 * square + way]! >> 2;
      if (to < 0 || field[to] !== FAR) continue;
      field[to] = field[square]! + 1;
      queue.push(to);
    }
  return field;
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
