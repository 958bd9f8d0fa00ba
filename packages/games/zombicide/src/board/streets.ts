import type { Squares } from './board.ts';
import { type Cell, type Face, TILE } from './tiles.ts';

export interface LaidTile {
  readonly face: Face;
  readonly turn: number;
  readonly column: number;
  readonly row: number;
}

export const tileName = (column: number, row: number): string => `${String.fromCharCode(97 + column)}${row + 1}`;

/** The square of a cell in its tile, three by three; the middle is never street. */
const CELLS: readonly (Cell | null)[] = ['NW', 'N', 'NE', 'W', null, 'E', 'SW', 'S', 'SE'];

export const squareOf = ({ column, row }: LaidTile, cell: Cell, columns: number): number => {
  const at = CELLS.indexOf(cell);
  return (3 * row + Math.floor(at / 3)) * columns + 3 * column + (at % 3);
};

/** Cells that touch across the edge of two tiles are one zone; on one tile a pedestrian crossing parts them. */
export function layStreets(tiles: readonly LaidTile[], columns: number, rows: number) {
  const width = columns / 3;
  const tileAt = (square: number): number =>
    Math.floor(Math.floor(square / columns) / 3) * width + Math.floor((square % columns) / 3);
  const cellAt = (square: number): Cell | null =>
    CELLS[(Math.floor(square / columns) % 3) * 3 + ((square % columns) % 3)]!;
  const isStreet = (square: number): boolean => {
    const cell = cellAt(square);
    return cell !== null && tiles[tileAt(square)]!.face.street.includes(cell);
  };
  const zone = Array<number>(columns * rows).fill(-1);
  const parts: number[][] = [];
  for (let first = 0; first < zone.length; first++) {
    if (zone[first] !== -1 || !isStreet(first)) continue;
    const found = [first];
    zone[first] = parts.length;
    for (const square of found)
      for (const next of around(square, columns, rows))
        if (zone[next] === -1 && tileAt(next) !== tileAt(square) && isStreet(next)) {
          zone[next] = parts.length;
          found.push(next);
        }
    parts.push(found.sort((a, b) => a - b));
  }
  const free = (a: number, b: number | undefined): number => (zone[a]! >= 0 && (zone[b ?? -1] ?? -1) >= 0 ? 1 : 0);
  const squares: Squares = {
    columns,
    zone,
    east: zone.map((_, at) => free(at, (at + 1) % columns === 0 ? undefined : at + 1)),
    south: zone.map((_, at) => free(at, at + columns)),
  };
  const zones = parts.map((found) => {
    const names = found.map((square) => {
      const { column, row } = tiles[tileAt(square)]!;
      return `${tileName(column, row)}-${cellAt(square)}`;
    });
    return {
      name: names[0]!,
      names,
      street: true,
      room: null,
      rects: found.map((square) => rectOf(square, columns)),
      tiles: [...new Set(found.map(tileAt))],
      manholes: found.filter((at) => tiles[tileAt(at)]!.face.manhole.cell === cellAt(at)).map(tileAt),
    };
  });
  return { zones, squares, sides: sidesOf(squares) };
}

/** Pairs of zones with a free side between two of their squares. */
export function sidesOf({ columns, zone, east, south }: Squares): { a: number; b: number }[] {
  const pairs = new Map<string, { a: number; b: number }>();
  const add = (x: number, y: number): void => {
    const [a, b] = [Math.min(x, y), Math.max(x, y)];
    if (a !== b) pairs.set(`${a} ${b}`, { a, b });
  };
  zone.forEach((here, at) => {
    if (east[at]) add(here, zone[at + 1]!);
    if (south[at]) add(here, zone[at + columns]!);
  });
  return [...pairs.values()].sort((x, y) => x.a - y.a || x.b - y.b);
}

function* around(square: number, columns: number, rows: number): Generator<number> {
  const [row, column] = [Math.floor(square / columns), square % columns];
  if (row > 0) yield square - columns;
  if (column + 1 < columns) yield square + 1;
  if (row + 1 < rows) yield square + columns;
  if (column > 0) yield square - 1;
}

/** Cells are cut where the pedestrian crossings are, at a quarter and three quarters of a tile. */
const CUTS = [0, 125, 375, 500];
function rectOf(square: number, columns: number): [number, number, number, number] {
  const [row, column] = [Math.floor(square / columns), square % columns];
  const cut = (at: number, end: number): number => Math.floor(at / 3) * TILE + CUTS[(at % 3) + end]!;
  return [cut(column, 0), cut(row, 0), cut(column, 1), cut(row, 1)];
}
