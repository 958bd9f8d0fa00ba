import { Fault } from '@shamble/kernel';

/** The four directions, clockwise. Squares count row by row from the top left. */
export const NORTH = 0;
export const EAST = 1;
export const SOUTH = 2;
export const WEST = 3;
export type Direction = number;

export const turnRight = (direction: Direction): Direction => (direction + 1) & 3;
export const turnLeft = (direction: Direction): Direction => (direction + 3) & 3;
export const opposite = (direction: Direction): Direction => (direction + 2) & 3;

const COLUMN = [0, 1, 0, -1];
const ROW = [-1, 0, 1, 0];

/** A square grid, read from its drawing. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** Square -> its letter. */
  readonly cells: readonly string[];
  /** Square times four plus direction -> the letter on that side, a blank beyond which there is nothing too. */
  readonly marks: readonly string[];
  /** Square times four plus direction -> the square beyond that side, -1 off the grid. */
  readonly beyond: readonly number[];
}

/** How large a drawing is, without reading it. */
export const gridSize = (lines: readonly string[]): { columns: number; rows: number } => ({
  columns: lines.reduce((most, line) => Math.max(most, (line.trimEnd().length + 1) >> 1), 0),
  rows: (lines.length + 1) >> 1,
});

/** Every second letter of every second line is a square; between two squares stands what is on the side they share. */
export function readGrid(lines: readonly string[]): Grid {
  const { columns, rows } = gridSize(lines);
  if (columns === 0) throw new Fault('bad-content', 'A grid needs at least one square.');
  const letter = (line: number, at: number): string => lines[line]?.[at] ?? ' ';
  const cells: string[] = [];
  const marks: string[] = [];
  const beyond: number[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      cells.push(letter(2 * row, 2 * column));
      for (let direction = 0; direction < 4; direction++) {
        const [x, y] = [column + COLUMN[direction]!, row + ROW[direction]!];
        marks.push(letter(2 * row + ROW[direction]!, 2 * column + COLUMN[direction]!));
        beyond.push(x < 0 || y < 0 || x >= columns || y >= rows ? -1 : y * columns + x);
      }
    }
  }
  return { columns, rows, cells, marks, beyond };
}

/** A column letter and a row number: "c2". */
export const squareName = (columns: number, square: number): string =>
  `${String.fromCharCode(97 + (square % columns))}${Math.floor(square / columns) + 1}`;

/**
 * Goes along the straight line between the middles of two squares. `crosses` is asked about every side on it, and
 * false ends the walk; `through` hears of every square strictly between. Where the line goes through a corner, one open
 * way round it is enough.
 */
export function walkLine(
  columns: number,
  from: number,
  to: number,
  crosses: (square: number, direction: Direction) => boolean,
  through?: (square: number) => void,
): boolean {
  const dx = (to % columns) - (from % columns);
  const dy = Math.floor(to / columns) - Math.floor(from / columns);
  const [nx, ny] = [Math.abs(dx), Math.abs(dy)];
  const [across, down] = [dx > 0 ? EAST : WEST, dy > 0 ? SOUTH : NORTH];
  const [stepX, stepY] = [dx > 0 ? 1 : -1, dy > 0 ? columns : -columns];
  let at = from;
  let [ix, iy] = [0, 0];
  while (ix < nx || iy < ny) {
    const nextX = (1 + 2 * ix) * ny;
    const nextY = (1 + 2 * iy) * nx;
    if (nextX === nextY) {
      const open =
        (crosses(at, across) && crosses(at + stepX, down)) || (crosses(at, down) && crosses(at + stepY, across));
      if (!open) return false;
      at += stepX + stepY;
      ix += 1;
      iy += 1;
    } else if (nextX < nextY) {
      if (!crosses(at, across)) return false;
      at += stepX;
      ix += 1;
    } else {
      if (!crosses(at, down)) return false;
      at += stepY;
      iy += 1;
    }
    if (at !== to) through?.(at);
  }
  return true;
}
