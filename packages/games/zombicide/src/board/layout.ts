import { type Point, type Compass as Side, type Squares, squareOf, tileName } from '@shamble/parts';
import type { BoardTile, BoardZone } from './board.ts';
import { type LaidTile, layStreets } from './streets.ts';
import { faceNamed, TILE, turned } from './tiles.ts';

/** The ground before any token lies on it. */
export interface Layout {
  readonly zones: readonly Omit<BoardZone, 'building'>[];
  /** Street zones side by side. */
  readonly sides: readonly { readonly a: number; readonly b: number }[];
  /** Gaps between rooms. */
  readonly openings: readonly { readonly a: number; readonly b: number; readonly at: Point }[];
  /** Where a door to the street can stand. */
  readonly sites: readonly Site[];
  readonly squares: Squares;
  readonly tiles: readonly BoardTile[];
  readonly size: Point;
}

export interface Site {
  readonly room: number;
  readonly street: number;
  readonly wall: Side;
  readonly at: Point;
  readonly square: number;
}

/** Gaps of two tiles meet if they are no farther apart: positions were read from pictures. */
const NEAR = 12;

/** `2B@2` is face 2B, turned twice. */
export function readTile(text: string): { name: string; turn: number } | undefined {
  const [, name, turn] = /^(\w+)(?:@([0-3]))?$/.exec(text) ?? [];
  return name === undefined ? undefined : { name, turn: Number(turn ?? 0) };
}

/**
 * Lays tiles out. A street zone is made of the cells that touch across tile edges (ZC-ZONE-03, ZC-ZONE-04) and is
 * named after any of them, `a1-NE`: the tile's column letter and row number, and where the cell lies on it as the
 * tile lies. A room is named `a1-kitchen`.
 */
export function layOut(rows: readonly (readonly string[])[]): Layout {
  const tiles = rows.flatMap((faces, row) =>
    faces.map((text, column): LaidTile => {
      const { name, turn } = readTile(text)!;
      return { face: turned(faceNamed(name)!, turn), turn, column, row };
    }),
  );
  const columns = rows[0]!.length;
  const { zones: streets, squares, sides } = layStreets(tiles, 3 * columns, 3 * rows.length);
  const rooms = tiles.flatMap(({ face, column, row }, tile) =>
    face.rooms.map(({ id, kind, rects }) => ({
      name: `${tileName(column, row)}-${id}`,
      names: [`${tileName(column, row)}-${id}`],
      street: false,
      room: kind,
      rects: rects.map(([x0, y0, x1, y1]) => {
        const [x, y] = [column * TILE, row * TILE];
        return [x + x0, y + y0, x + x1, y + y1] as const;
      }),
      tiles: [tile],
      manholes: [],
    })),
  );
  const zones = [...streets, ...rooms];
  const numbers = new Map(zones.flatMap(({ names }, zone) => names.map((name) => [name, zone] as const)));
  const zone = ({ column, row }: LaidTile, id: string): number => numbers.get(`${tileName(column, row)}-${id}`)!;
  const place = ({ column, row }: LaidTile, [x, y]: Point): Point => [column * TILE + x, row * TILE + y];
  return {
    zones,
    sides,
    openings: [
      ...tiles.flatMap((tile) =>
        tile.face.openings.map(({ a, b, at }) => ({ a: zone(tile, a), b: zone(tile, b), at: place(tile, at) })),
      ),
      ...tiles.flatMap((tile, i) => {
        const right = tile.column + 1 < columns ? tiles[i + 1] : undefined;
        const below = tiles[i + columns];
        return [...meet(tile, right, 'E', 'W'), ...meet(tile, below, 'S', 'N')].map(({ to, a, b, at }) => ({
          a: zone(tile, a),
          b: zone(to, b),
          at: place(tile, at),
        }));
      }),
    ],
    sites: tiles.flatMap((tile) =>
      tile.face.sites.map(({ room, wall, cell, at }) => ({
        room: zone(tile, room),
        street: zone(tile, cell),
        wall,
        at: place(tile, at),
        square: squareOf(tile, cell, 3 * columns),
      })),
    ),
    squares,
    tiles: tiles.map(({ face, turn, column, row }) => ({
      face: face.name,
      turn,
      column,
      row,
      manhole: [column * TILE + face.manhole.at[0], row * TILE + face.manhole.at[1]],
    })),
    size: [columns * TILE, rows.length * TILE],
  };
}

function meet(tile: LaidTile, to: LaidTile | undefined, out: Side, back: Side) {
  if (to === undefined) return [];
  const across = out === 'E' ? 1 : 0;
  return tile.face.edgeOpenings
    .filter(({ side }) => side === out)
    .flatMap(({ room, at }) =>
      to.face.edgeOpenings
        .filter((other) => other.side === back && Math.abs(other.at[across] - at[across]) <= NEAR)
        .map((other) => ({ to, a: room, b: other.room, at })),
    );
}
