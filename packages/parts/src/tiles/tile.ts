// Square tiles of three by three cells, laid side by side and turned by quarters.

export type Compass = 'N' | 'E' | 'S' | 'W';
export type Point = readonly [x: number, y: number];
/** Left, top, right, bottom. */
export type Rect = readonly [x0: number, y0: number, x1: number, y1: number];

export const SIDES: readonly Compass[] = ['N', 'E', 'S', 'W'];
/** The cells round the middle, clockwise: two steps are a quarter turn. */
const RING = ['NW', 'N', 'NE', 'E', 'SE', 'S', 'SW', 'W'] as const;
export type Cell = (typeof RING)[number] | 'C';

/** Row by row. */
export const CELLS: readonly Cell[] = ['NW', 'N', 'NE', 'W', 'C', 'E', 'SW', 'S', 'SE'];

/** The cells along an edge, from the west or from the north. */
export const EDGE_CELLS: Readonly<Record<Compass, readonly [Cell, Cell, Cell]>> = {
  N: ['NW', 'N', 'NE'],
  E: ['NE', 'E', 'SE'],
  S: ['SW', 'S', 'SE'],
  W: ['NW', 'W', 'SW'],
};

// After a quarter turn clockwise; `size` is the length of a tile's edge.
export const turnPoint = ([x, y]: Point, size: number): Point => [size - y, x];
export const turnRect = ([x0, y0, x1, y1]: Rect, size: number): Rect => [size - y1, x0, size - y0, x1];
export const turnSide = (side: Compass): Compass => SIDES[(SIDES.indexOf(side) + 1) % 4]!;
export const turnCell = (cell: Cell): Cell => (cell === 'C' ? cell : RING[(RING.indexOf(cell) + 2) % 8]!);

/** A column letter and a row number: "b1". */
export const tileName = (column: number, row: number): string => `${String.fromCharCode(97 + column)}${row + 1}`;

/** The square of a cell, on a board with so many columns of squares, three to a tile. */
export function squareOf({ column, row }: { column: number; row: number }, cell: Cell, columns: number): number {
  const at = CELLS.indexOf(cell);
  return (3 * row + Math.floor(at / 3)) * columns + 3 * column + (at % 3);
}
export const cellAt = (square: number, columns: number): Cell =>
  CELLS[(Math.floor(square / columns) % 3) * 3 + ((square % columns) % 3)]!;
/** Tiles are numbered row by row. */
export const tileAt = (square: number, columns: number): number =>
  Math.floor(Math.floor(square / columns) / 3) * (columns / 3) + Math.floor((square % columns) / 3);
