import { cellAt, layStreets as layOutStreets, type Squares, sidesOf, tileAt, tileName } from '@shamble/parts';
import { type Face, TILE } from './tiles.ts';

export interface LaidTile {
  readonly face: Face;
  readonly turn: number;
  readonly column: number;
  readonly row: number;
}

/** Cells that touch across the edge of two tiles are one zone; on one tile a pedestrian crossing parts them. */
export function layStreets(tiles: readonly LaidTile[], columns: number, rows: number) {
  const tile = (square: number): number => tileAt(square, columns);
  const { zones: parts, squares } = layOutStreets({
    ...{ columns, rows },
    isStreet: (square) => tiles[tile(square)]!.face.street.includes(cellAt(square, columns)),
    isOneZone: (square, next) => tile(square) !== tile(next),
  });
  const zones = parts.map((found) => {
    const names = found.map((square) => {
      const { column, row } = tiles[tile(square)]!;
      return `${tileName(column, row)}-${cellAt(square, columns)}`;
    });
    return {
      name: names[0]!,
      names,
      street: true,
      room: null,
      rects: found.map((square) => rectOf(square, columns)),
      tiles: [...new Set(found.map(tile))],
      manholes: found.filter((at) => tiles[tile(at)]!.face.manhole.cell === cellAt(at, columns)).map(tile),
    };
  });
  return { zones, squares, sides: sidesOf(squares) } satisfies { squares: Squares; [more: string]: unknown };
}

/** Cells are cut where the pedestrian crossings are, at a quarter and three quarters of a tile. */
const CUTS = [0, 125, 375, 500];
function rectOf(square: number, columns: number): [number, number, number, number] {
  const [row, column] = [Math.floor(square / columns), square % columns];
  const cut = (at: number, end: number): number => Math.floor(at / 3) * TILE + CUTS[(at % 3) + end]!;
  return [cut(column, 0), cut(row, 0), cut(column, 1), cut(row, 1)];
}
