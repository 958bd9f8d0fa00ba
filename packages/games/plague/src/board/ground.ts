import { type Direction, EAST, type Grow, keptBy, NORTH, opposite, SOUTH, squareName, WEST } from '@shamble/parts';
import type { Place, Room } from '../../content/board.ts';
import { newSlate, type Slate } from '../auto/slate.ts';
import { type KnownWalls, newKnownWalls } from '../auto/walls.ts';
import { NONE, type OpeningId, type SearchId, type Square } from '../types.ts';
import { type Plan, planOf } from './plan.ts';

// What is on a side that is no opening.
export const OPEN = -1;
export const WALL = -2;

export interface Opening {
  readonly id: string;
  readonly window: boolean;
  /** From `a` towards `facing` it leads to `b`. */
  readonly a: Square;
  readonly b: Square;
  readonly facing: Direction;
  /** Towards `a` from `b`. */
  readonly back: Direction;
  /** Between the house and what is not the house (ZP-WIN-03). */
  readonly outer: boolean;
}

export interface RoomOnBoard extends Room {
  readonly squares: readonly Square[];
  readonly openings: readonly OpeningId[];
}

export interface SearchSpace {
  readonly id: string;
  readonly square: Square;
  readonly place: Place;
}

/** A board with its cellar and its car, worked out for the rules: a number a square, four sides each. */
export interface Ground {
  readonly squares: number;
  /** The place of the cellar door, or NONE. */
  readonly door: number;
  /** Of the main board. */
  readonly columns: number;
  readonly rows: number;
  readonly cellar: { readonly first: Square; readonly columns: number; readonly top: Square; readonly open: boolean };
  readonly names: readonly string[];
  /** Square times four plus direction -> the square beyond, -1 for none. */
  readonly to: Int16Array;
  /** Likewise -> OPEN, WALL or an opening. */
  readonly side: Int16Array;
  /** Likewise -> the direction after a step that way: it turns at the cellar door. */
  readonly heading: Int8Array;
  /** Place (four times a square plus a facing) -> the place from which a step leads to it, -1 for none. */
  readonly from: Int16Array;
  /** Square -> 1 if nobody can stand there: obstacles, search spaces, the body of the car. */
  readonly blocked: Uint8Array;
  readonly water: Uint8Array;
  /** There is any. */
  readonly wet: boolean;
  /** Square -> its column and row on its board. */
  readonly x: Uint8Array;
  readonly y: Uint8Array;
  /** Square -> its room, -1 outdoors. */
  readonly room: Int16Array;
  /** Square -> 1 if in the house or the cellar. */
  readonly inside: Uint8Array;
  readonly rooms: readonly RoomOnBoard[];
  readonly openings: readonly Opening[];
  readonly outer: readonly OpeningId[];
  readonly searches: readonly SearchSpace[];
  /** Square -> the search space there, -1 for none. */
  readonly searchAt: Int16Array;
  /** Ten times the lower die plus the higher one -> the square. */
  readonly edge: Readonly<Record<number, Square>>;
  /** Square -> steps to the nearest edge of its board. */
  readonly toEdge: Uint8Array;
  /** The whole car as one square. */
  readonly car: Square;
  /** Where one gets in; none without a car. */
  readonly carDoors: readonly { readonly from: Square; readonly facing: Direction }[];
  /** The sides of the car: the square outside, and the way out to it. */
  readonly carSides: readonly { readonly square: Square; readonly facing: Direction }[];
  /** Lines already looked at, see `sight.ts`. */
  readonly lines: Uint8Array;
  /** Distances already counted, see `sight.ts`. */
  readonly heard: (Uint8Array | undefined)[];
  /** Square -> its yard: all that can be walked to without passing a door or window. And yard -> how many squares it has. */
  readonly yard: Int16Array;
  readonly yardSize: Int16Array;
  /** What automatic zombies work with, see `auto/slate.ts`; and what they know of barricades, see `auto/walls.ts`. */
  readonly slate: Slate;
  readonly walls: KnownWalls;
  /** To be told of what is worked out later and kept with it. */
  readonly grow: Grow;
}

/** Bytes of all boards that are kept, with what is known of their barricades. */
const MOST_KEPT = 80_000_000;
/** Lines and distances, once they are all looked at, and what there is of a square. */
const weightOf = ({ squares }: Ground): number => 2 * squares * squares + 460 * squares;

/** A board, and where the cellar door is -> its ground. */
interface Grounds {
  readonly plan: Plan;
  readonly byDoor: Map<number, Ground>;
  readonly grow: Grow;
  /** The one asked for last: mostly it is the same. */
  last: Ground;
}

const grounds = keptBy(
  MOST_KEPT,
  (board, grow): Grounds => {
    const plan = planOf(board);
    return { plan, byDoor: new Map(), grow, last: build(plan, NONE, grow) };
  },
  ({ last }, text) => 2 * text.length + weightOf(last),
);

/** Asked for at every turn. */
export function groundOf({ board, cellar }: { readonly board: string; readonly cellar: number }): Ground {
  const known = grounds(board);
  if (known.last.door !== cellar) known.last = groundWith(known, cellar);
  return known.last;
}

function groundWith({ plan, byDoor, grow, last }: Grounds, door: number): Ground {
  byDoor.set(last.door, last);
  const known = byDoor.get(door);
  if (known !== undefined) return known;
  const ground = build(plan, door, grow);
  grow(weightOf(ground));
  return ground;
}

const WAYS = ['north', 'east', 'south', 'west'];

function build(plan: Plan, door: number, grow: Grow): Ground {
  const below = planOf('cellar');
  const first = plan.grid.cells.length;
  const car = first + below.grid.cells.length;
  const squares = car + 1;
  const to = new Int16Array(4 * squares).fill(-1);
  const side = new Int16Array(4 * squares).fill(WALL);
  const heading = new Int8Array(4 * squares);
  for (let at = 0; at < heading.length; at++) heading[at] = at & 3;
  const blocked = new Uint8Array(squares);
  const water = new Uint8Array(squares);
  const xs = new Uint8Array(squares);
  const ys = new Uint8Array(squares);
  const room = new Int16Array(squares).fill(-1);
  const inside = new Uint8Array(squares);
  const toEdge = new Uint8Array(squares);
  const openings: Opening[] = [];
  const rooms: { room: Room; squares: Square[] }[] = [];
  const names: string[] = [];

  const lay = (of: Plan, base: number, prefix: string): void => {
    const { grid } = of;
    const firstRoom = rooms.length;
    for (const one of of.rooms) rooms.push({ room: one, squares: [] });
    grid.cells.forEach((cell, square) => {
      const at = base + square;
      names.push(prefix + squareName(grid.columns, square));
      if (cell === '#' || cell === 'X' || cell === 'C' || cell === ' ') blocked[at] = 1;
      if (cell === '~') water[at] = 1;
      const [x, y] = [square % grid.columns, Math.floor(square / grid.columns)];
      xs[at] = x;
      ys[at] = y;
      toEdge[at] = Math.min(x, y, grid.columns - 1 - x, grid.rows - 1 - y);
      const letter = of.roomAt[square]!;
      const found = of.rooms.findIndex((one) => one.letter === letter);
      if (found >= 0) {
        room[at] = firstRoom + found;
        rooms[firstRoom + found]!.squares.push(at);
        if (of.rooms[found]!.house) inside[at] = 1;
      }
      for (let way = 0; way < 4; way++) {
        const beyond = grid.beyond[4 * square + way]!;
        if (beyond < 0) continue;
        to[4 * at + way] = base + beyond;
        const mark = grid.marks[4 * square + way]!;
        if (mark === ' ') side[4 * at + way] = OPEN;
      }
    });
    // Openings in the order of the squares, each once.
    grid.cells.forEach((_, square) => {
      for (const way of [EAST, SOUTH]) {
        const mark = grid.marks[4 * square + way]!;
        const beyond = grid.beyond[4 * square + way]!;
        if ((mark !== 'D' && mark !== 'W') || beyond < 0) continue;
        const [a, b] = [base + square, base + beyond];
        side[4 * a + way] = openings.length;
        side[4 * b + opposite(way)] = openings.length;
        openings.push({
          id: of.openingName(square, beyond) ?? `${names[a]}-${names[b] ?? prefix + squareName(grid.columns, beyond)}`,
          window: mark === 'W',
          ...{ a, b, facing: way, back: opposite(way) },
          outer: false,
        });
      }
    });
  };
  lay(plan, 0, '');
  lay(below, first, 'cellar-');
  for (let square = first; square < car; square++) if (blocked[square] === 0) inside[square] = 1;
  for (const [id, opening] of openings.entries())
    openings[id] = { ...opening, outer: inside[opening.a] !== inside[opening.b] };
  const outer = openings.flatMap((one, id) => (one.outer && one.a < first ? [id] : []));

  // The car: its body is an obstacle, its doors lead to one square more.
  names.push('car');
  const carDoors = plan.carDoors.map(({ from, to: body }) => ({
    from,
    facing: wayBetween(plan.grid.columns, from, body),
  }));
  for (const { from, facing } of carDoors) {
    to[4 * from + facing] = car;
    side[4 * from + facing] = OPEN;
  }
  const carSides: { square: Square; facing: Direction }[] = [];
  plan.grid.cells.forEach((cell, square) => {
    if (!isCar(plan, square) && cell !== 'C') return;
    for (let way = 0; way < 4; way++) {
      const beyond = plan.grid.beyond[4 * square + way]!;
      if (beyond >= 0 && !isCar(plan, beyond)) carSides.push({ square: beyond, facing: way });
    }
  });

  // The cellar door is the last opening, wherever it is; out of play it leads nowhere.
  const out = WAYS.indexOf(below.stairs!.out);
  const top = first + below.stairs!.top;
  const square = door < 0 ? -1 : door >> 2;
  const way = door & 3;
  if (door >= 0) {
    to[4 * square + way] = top;
    to[4 * top + out] = square;
    side[4 * square + way] = openings.length;
    side[4 * top + out] = openings.length;
    heading[4 * square + way] = opposite(out);
    heading[4 * top + out] = opposite(way);
  }
  openings.push({ id: 'cellar-door', window: false, a: square, b: top, facing: way, back: out, outer: false });

  const from = new Int16Array(4 * squares).fill(-1);
  for (let place = 0; place < to.length; place++)
    if (to[place]! >= 0 && to[place] !== car) from[4 * to[place]! + heading[place]!] = place;
  const searches: SearchSpace[] = [
    ...plan.searches,
    ...below.searches.map((one) => ({ ...one, square: first + one.square })),
  ];
  const searchAt = new Int16Array(squares).fill(-1);
  for (const [id, one] of searches.entries()) searchAt[one.square] = id;
  return {
    ...{
      squares,
      door,
      columns: plan.grid.columns,
      rows: plan.grid.rows,
      names,
      to,
      side,
      heading,
      from,
      blocked,
      water,
      wet: water.includes(1),
      x: xs,
      y: ys,
      room,
    },
    cellar: { first, columns: below.grid.columns, top, open: door >= 0 },
    rooms: rooms.map((one, id) => ({
      ...one.room,
      squares: one.squares,
      closable: one.room.closable && !isOpenPlan(one.squares, to, side, room),
      openings: openings.flatMap(({ a, b }, at) => (a >= 0 && (room[a] === id) !== (room[b] === id) ? [at] : [])),
    })),
    ...{ inside, openings, outer, searches, searchAt, edge: plan.edge, toEdge, car, carDoors, carSides },
    lines: new Uint8Array(squares * squares),
    heard: Array<undefined>(squares).fill(undefined),
    ...yardsOf(to, side, blocked, car),
    slate: newSlate(squares),
    walls: newKnownWalls(),
    grow,
  };
}

function yardsOf(
  to: Int16Array,
  side: Int16Array,
  blocked: Uint8Array,
  car: Square,
): Pick<Ground, 'yard' | 'yardSize'> {
  const yard = new Int16Array(blocked.length).fill(-1);
  const yardSize = new Int16Array(blocked.length);
  for (let first = 0; first < car; first++) {
    if (yard[first]! >= 0 || blocked[first] === 1) continue;
    yard[first] = first;
    const squares = [first];
    for (const square of squares)
      for (let way = 0; way < 4; way++) {
        const next = to[4 * square + way]!;
        if (side[4 * square + way] !== OPEN || next < 0 || next === car) continue;
        if (blocked[next] === 1 || yard[next]! >= 0) continue;
        yard[next] = first;
        squares.push(next);
      }
    yardSize[first] = squares.length;
  }
  return { yard, yardSize };
}

/** Whether one can leave the room without passing a door or window: then it cannot be barricaded. */
const isOpenPlan = (squares: readonly Square[], to: Int16Array, side: Int16Array, room: Int16Array): boolean =>
  squares.some((square) =>
    [0, 1, 2, 3].some((way) => {
      const beyond = to[4 * square + way]!;
      return beyond >= 0 && side[4 * square + way] === OPEN && room[beyond] !== room[square];
    }),
  );

const isCar = ({ grid, searches }: Plan, square: Square): boolean =>
  grid.cells[square] === 'C' || searches.some((one) => one.square === square && one.place === 'vehicle');

export function wayBetween(columns: number, from: Square, to: Square): Direction {
  if (to === from + 1) return EAST;
  if (to === from - 1) return WEST;
  return to === from + columns ? SOUTH : NORTH;
}

export function squareNamed(ground: Ground, name: string): Square {
  return ground.names.indexOf(name);
}

export const searchNamed = (ground: Ground, name: string): SearchId =>
  ground.searches.findIndex(({ id }) => id === name);
