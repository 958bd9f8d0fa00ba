import { EAST, type Grid, SOUTH } from './grid.ts';
import type { Doors } from './zones.ts';

/** What stands on the side that two squares share. */
export type Side = 'open' | 'wall' | 'solid' | 'glass';

/** A door between two spaces; closed glass lets sight through and nobody else. */
export interface FloorDoor {
  readonly a: number;
  readonly b: number;
  readonly glass: boolean;
}

/** A floor of square spaces, numbered row by row: a square of the grid is a space or nothing. */
export interface Floor {
  readonly spaces: number;
  readonly columns: number;
  readonly rows: number;
  readonly columnOf: Uint16Array;
  readonly rowOf: Uint16Array;
  /** Square -> its space, -1 if there is none. */
  readonly spaceAt: Int16Array;
  /** Space times four plus direction -> the space beyond, -1 behind a wall. A door does not count as a wall. */
  readonly beyond: Int16Array;
  /** Space times four plus direction -> the door on that side, -1 if there is none. */
  readonly doorOn: Int16Array;
  readonly doors: readonly FloorDoor[];
  /** Corner of four squares, (columns + 1) a row -> 1 where a wall or a door ends or turns. */
  readonly posts: Uint8Array;
}

/** Reads a floor from a drawing: `isSpace` tells squares from nothing, `sideOf` what the letter between two spaces is. */
export function floorOf(grid: Grid, isSpace: (letter: string) => boolean, sideOf: (mark: string) => Side): Floor {
  const { columns, rows } = grid;
  const spaceAt = new Int16Array(columns * rows).fill(-1);
  const squares: number[] = [];
  for (const [square, letter] of grid.cells.entries()) {
    if (isSpace(letter)) spaceAt[square] = squares.push(square) - 1;
  }
  const beyond = new Int16Array(4 * squares.length).fill(-1);
  const doorOn = new Int16Array(4 * squares.length).fill(-1);
  const doors: FloorDoor[] = [];
  const posts = new Uint8Array((columns + 1) * (rows + 1));
  for (const [space, square] of squares.entries()) {
    for (let direction = 0; direction < 4; direction++) {
      const next = grid.beyond[4 * square + direction]!;
      const other = next < 0 ? -1 : spaceAt[next]!;
      const side = other < 0 ? 'wall' : sideOf(grid.marks[4 * square + direction]!);
      if (side !== 'open') postSide(posts, columns, square, direction);
      if (side === 'wall') continue;
      beyond[4 * space + direction] = other;
      if (side === 'open' || (direction !== EAST && direction !== SOUTH)) continue;
      doorOn[4 * space + direction] = doors.length;
      doorOn[4 * other + ((direction + 2) & 3)] = doors.length;
      doors.push({ a: space, b: other, glass: side === 'glass' });
    }
  }
  return {
    spaces: squares.length,
    columns,
    rows,
    columnOf: Uint16Array.from(squares, (square) => square % columns),
    rowOf: Uint16Array.from(squares, (square) => Math.floor(square / columns)),
    spaceAt,
    beyond,
    doorOn,
    doors,
    posts,
  };
}

/** Marks both ends of a side. */
function postSide(posts: Uint8Array, columns: number, square: number, direction: number): void {
  const [x, y] = [square % columns, Math.floor(square / columns)];
  const from = direction === EAST || direction === SOUTH ? 1 : 0;
  const across = direction === EAST || direction === 3;
  const first = (y + (across ? 0 : from)) * (columns + 1) + x + (across ? from : 0);
  posts[first] = 1;
  posts[first + (across ? columns + 1 : 1)] = 1;
}

/** How many sides lie between two spaces, counted without walls and never diagonally. */
export const rangeOf = (floor: Floor, a: number, b: number): number =>
  Math.abs(floor.columnOf[a]! - floor.columnOf[b]!) + Math.abs(floor.rowOf[a]! - floor.rowOf[b]!);

/** Every door open. */
export const allOpen = (floor: Floor): Doors => '1'.repeat(floor.doors.length);

/** The doors as they are for somebody whom closed glass does not stop. */
export function withoutGlass(floor: Floor, doors: Doors): Doors {
  let all = '';
  for (let door = 0; door < doors.length; door++) all += floor.doors[door]!.glass ? '1' : doors[door];
  return all;
}
