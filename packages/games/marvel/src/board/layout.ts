import {
  CELLS,
  type Cell,
  type Compass,
  cellAt,
  layStreets,
  type Point,
  type Rect,
  type Squares,
  sidesOf,
  squareOf,
  tileAt,
  turnCell,
  turnSide,
} from '@shamble/parts';
import { type Port, portOf, SQUARES, TILE_SIDES, type TileSide } from '../../content/tiles.ts';

/** The ground before any token lies on it. Lengths are squares: six to a tile, two to a street Zone. */
export interface Layout {
  readonly zones: readonly LaidZone[];
  /** Street Zones side by side. */
  readonly sides: readonly { readonly a: number; readonly b: number }[];
  /** Open passages between rooms. */
  readonly openings: readonly Gap[];
  readonly doors: readonly LaidDoor[];
  /** The street, along which one sees. */
  readonly squares: Squares;
  readonly tiles: readonly LaidTile[];
  readonly size: Point;
}

export interface LaidZone {
  /** `3V-NE`: a street cell as the tile lies; `3V-desk`: a room. */
  readonly name: string;
  readonly street: boolean;
  /** Null in the street. */
  readonly room: string | null;
  readonly tile: number;
  readonly rects: readonly Rect[];
  /** Symbols of the tile. */
  readonly bystander: boolean;
  readonly spawn: boolean;
}

export interface LaidTile {
  readonly side: string;
  /** Quarter turns clockwise. */
  readonly turn: number;
  readonly column: number;
  readonly row: number;
}

/** Where two Zones meet in a wall, and on which side of the first. */
export interface Gap {
  readonly a: number;
  readonly b: number;
  readonly at: Point;
  readonly wall: Compass;
}

export interface LaidDoor extends Gap {
  /** The street square before it; -1 between two rooms. */
  readonly square: number;
}

interface Ground {
  /** Square -> its Zone. */
  readonly zone: readonly number[];
  readonly width: number;
  readonly height: number;
}

/** `3V@2` is side 3V, turned twice. */
export function readTile(text: string): { side: string; turn: number } | undefined {
  const [, side, turn] = /^(\w+)(?:@([0-3]))?$/.exec(text) ?? [];
  return side === undefined || TILE_SIDES[side] === undefined ? undefined : { side, turn: Number(turn ?? 0) };
}

const sideOf = ({ side }: LaidTile): TileSide => TILE_SIDES[side]!;

/** Tiles side by side. Street cells are Zones of their own (MZ-DEF-05), and so are rooms (MZ-DEF-04). */
export function layOut(rows: readonly (readonly string[])[]): Layout {
  const tiles = rows.flatMap((texts, row) =>
    texts.map((text, column): LaidTile => ({ ...readTile(text)!, column, row })),
  );
  const columns = 3 * rows[0]!.length;
  const maps = tiles.map((tile) => turnedMap(sideOf(tile).map, tile.turn));
  const { zones: parts, squares } = layStreets({
    ...{ columns, rows: 3 * rows.length },
    isStreet: (square) => {
      const at = CELLS.indexOf(cellAt(square, columns));
      return maps[tileAt(square, columns)]![2 * Math.floor(at / 3)]![2 * (at % 3)] === '.';
    },
    isOneZone: () => false,
  });
  const streets = parts.map(([square]) => streetZone(tiles, square!, columns));
  const rooms = tiles.flatMap((tile, index) =>
    sideOf(tile).rooms.map((room, letter) => roomZone(tile, index, room, squaresOf(tile, maps[index]!, letter))),
  );
  const zones = [...streets, ...rooms];
  const ground = groundOf(zones, SQUARES * rows[0]!.length, SQUARES * rows.length);
  const numbers = new Map(zones.map(({ name }, zone) => [name, zone] as const));
  const named = (tile: LaidTile, name: string): number => numbers.get(`${tile.side}-${name}`)!;
  const inside = insideOf(tiles, ground, named, columns);
  const border = borderOf(tiles, zones, ground, named, columns);
  return {
    zones,
    sides: sidesOf(squares),
    openings: [...inside.openings, ...border.openings],
    doors: [...inside.doors, ...border.doors],
    squares,
    tiles,
    size: [ground.width, ground.height],
  };
}

/** After so many quarter turns clockwise. */
function turnedMap(map: readonly string[], turn: number): readonly string[] {
  if (turn === 0) return map;
  const once = map.map((_, y) => map.map((_, x) => map[map.length - 1 - x]![y]).join(''));
  return turnedMap(once, turn - 1);
}

const turnedCell = (cell: Cell, turn: number): Cell => (turn === 0 ? cell : turnedCell(turnCell(cell), turn - 1));
const turnedSide = (side: Compass, turn: number): Compass => (turn === 0 ? side : turnedSide(turnSide(side), turn - 1));

function streetZone(tiles: readonly LaidTile[], square: number, columns: number): LaidZone {
  const tile = tileAt(square, columns);
  const [x, y] = [2 * (square % columns), 2 * Math.floor(square / columns)];
  return {
    ...{ name: `${tiles[tile]!.side}-${cellAt(square, columns)}`, street: true, room: null, tile },
    ...{ rects: [[x, y, x + 2, y + 2]], bystander: false, spawn: false },
  };
}

function roomZone(tile: LaidTile, index: number, room: string, squares: readonly Point[]): LaidZone {
  const { bystander, spawns } = sideOf(tile);
  return {
    ...{ name: `${tile.side}-${room}`, street: false, room, tile: index, rects: rectsOf(squares) },
    ...{ bystander: bystander === room, spawn: spawns.includes(room) },
  };
}

/** The squares of a room, row by row. */
function squaresOf({ column, row }: LaidTile, map: readonly string[], letter: number): Point[] {
  const sign = String.fromCharCode(65 + letter);
  return map.flatMap((line, y) =>
    [...line].flatMap((found, x): Point[] => (found === sign ? [[SQUARES * column + x, SQUARES * row + y]] : [])),
  );
}

/** As few rectangles as rows of equal width make. */
function rectsOf(squares: readonly Point[]): Rect[] {
  const rects: [number, number, number, number][] = [];
  for (const [x, y] of squares) {
    const run = rects.at(-1);
    if (run !== undefined && run[1] === y && run[2] === x) run[2] = x + 1;
    else rects.push([x, y, x + 1, y + 1]);
  }
  const merged: [number, number, number, number][] = [];
  for (const rect of rects) {
    const above = merged.find(([x0, , x1, y1]) => x0 === rect[0] && x1 === rect[2] && y1 === rect[1]);
    if (above === undefined) merged.push(rect);
    else above[3] = rect[3];
  }
  return merged;
}

function groundOf(zones: readonly LaidZone[], width: number, height: number): Ground {
  const zone = Array<number>(width * height).fill(-1);
  zones.forEach(({ rects }, number) => {
    for (const [x0, y0, x1, y1] of rects)
      for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) zone[y * width + x] = number;
  });
  return { zone, width, height };
}

const STEPS: readonly (readonly [Compass, number, number])[] = [
  ['N', 0, -1],
  ['E', 1, 0],
  ['S', 0, 1],
  ['W', -1, 0],
];

/** The wall between two Zones: its side of `a`, and its middle. Where they touch on several sides, the longest. */
function gapOf({ zone, width, height }: Ground, a: number, b: number): Gap {
  let best: { wall: Compass; points: Point[] } | undefined;
  for (const [wall, dx, dy] of STEPS) {
    const points: Point[] = [];
    zone.forEach((found, at) => {
      const [x, y] = [at % width, Math.floor(at / width)];
      const isInside = x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height;
      if (found === a && isInside && zone[at + dx + dy * width] === b)
        points.push([x + 0.5 + dx / 2, y + 0.5 + dy / 2]);
    });
    if (points.length > (best?.points.length ?? 0)) best = { wall, points };
  }
  const { wall, points } = best!;
  const [first, last] = [points[0]!, points.at(-1)!];
  return { a, b, at: [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2], wall };
}

type Named = (tile: LaidTile, name: string) => number;

/** Passages and doors of the tiles themselves. */
function insideOf(tiles: readonly LaidTile[], ground: Ground, named: Named, columns: number) {
  const openings = tiles.flatMap((tile) =>
    sideOf(tile).passages.map((words) => {
      const [a, b] = words.split(' ') as [string, string];
      return gapOf(ground, named(tile, a), named(tile, b));
    }),
  );
  const doors = tiles.flatMap((tile) =>
    sideOf(tile).doors.map((words): LaidDoor => {
      const [room, name] = words.split(' ') as [string, Cell];
      const cell = turnedCell(name, tile.turn);
      return { ...gapOf(ground, named(tile, room), named(tile, cell)), square: squareOf(tile, cell, columns) };
    }),
  );
  return { openings, doors };
}

const MIDDLE: Readonly<Record<Compass, Point>> = { N: [3, 0], E: [6, 3], S: [3, 6], W: [0, 3] };

interface LaidPort extends Port {
  readonly zone: number;
  /** The tile and the place on the board. */
  readonly tile: LaidTile;
  readonly at: Point;
}

/** What the ports in the middle of two edges that meet come to: see `PortKind`. */
function borderOf(
  tiles: readonly LaidTile[],
  zones: readonly LaidZone[],
  ground: Ground,
  named: Named,
  columns: number,
) {
  const openings: Gap[] = [];
  const doors: LaidDoor[] = [];
  const ports = tiles.flatMap((tile) => sideOf(tile).ports.map((words) => layPort(tile, portOf(words), named)));
  for (const { zone: a, kind, edge: wall, at } of ports) {
    const [, dx, dy] = STEPS.find(([side]) => side === wall)!;
    const [x, y] = [at[0] + dx / 2, at[1] + dy / 2].map(Math.floor) as [number, number];
    if (x < 0 || y < 0 || x >= ground.width || y >= ground.height) continue;
    const facing = ground.zone[y * ground.width + x]!;
    if (zones[facing]!.street) {
      const square = Math.floor(y / 2) * columns + Math.floor(x / 2);
      if (kind === 'gate') doors.push({ a, b: facing, at, wall, square });
      continue;
    }
    const other = ports.find((port) => port.zone !== a && port.at[0] === at[0] && port.at[1] === at[1]);
    if (other === undefined || other.zone < a) continue; // each pair once
    const gap: Gap = { a, b: other.zone, at, wall };
    if (kind === 'arch' && other.kind === 'arch') openings.push(gap);
    else doors.push({ ...gap, square: -1 });
  }
  return { openings, doors };
}

function layPort(tile: LaidTile, port: Port, named: Named): LaidPort {
  const edge = turnedSide(port.edge, tile.turn);
  const [x, y] = MIDDLE[edge];
  const at: Point = [SQUARES * tile.column + x, SQUARES * tile.row + y];
  return { ...port, edge, zone: named(tile, port.room), tile, at };
}
