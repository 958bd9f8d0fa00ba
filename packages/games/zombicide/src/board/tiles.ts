import {
  type Cell,
  EDGE_CELLS,
  type Point,
  type Rect,
  type Compass as Side,
  turnCell,
  turnPoint,
  turnRect,
  turnSide,
} from '@shamble/parts';
import json from '../../content/tiles.json' with { type: 'json' };

export const TILE = 500;
/** Outer walls stand so far from the tile's edges, on the side that their name says. */
const WALL: Readonly<Record<Side, number>> = { N: 150, E: 350, S: 350, W: 150 };

/** One face of a tile: zones, gaps between rooms, places where a door can stand. No street door is printed. */
export interface Face {
  readonly name: string;
  readonly street: readonly Cell[];
  readonly manhole: { readonly cell: Cell; readonly at: Point };
  readonly rooms: readonly { readonly id: string; readonly kind: string; readonly rects: readonly Rect[] }[];
  readonly openings: readonly { readonly a: string; readonly b: string; readonly at: Point }[];
  /** Gaps in the tile's edge; they meet those of the next tile. */
  readonly edgeOpenings: readonly { readonly side: Side; readonly room: string; readonly at: Point }[];
  readonly sites: readonly { readonly room: string; readonly wall: Side; readonly cell: Cell; readonly at: Point }[];
}

/** A face as the file writes it: words separated by blanks. `edges` go N E S W and repeat what the street says. */
export interface FaceJson {
  readonly street: string;
  readonly edges: string;
  /** Cell, x, y. */
  readonly manhole: string;
  /** Room -> rectangles: left, top, right, bottom. A number at the end of a room's name is not part of its kind. */
  readonly rooms: Readonly<Record<string, readonly string[]>>;
  /** Two rooms, x, y. */
  readonly openings: readonly string[];
  /** Side, place along it (from the west or the north), room. */
  readonly edgeOpenings: readonly string[];
  /** Room, wall, street cell, from and to along the wall. */
  readonly doorSites: readonly string[];
}

export interface TilesJson {
  readonly provenance: string;
  readonly source: string;
  /** The two faces of each of the nine tiles. */
  readonly pairs: readonly string[];
  readonly faces: Readonly<Record<string, FaceJson>>;
}

export const TILES: TilesJson = json as unknown as TilesJson;

const along = (side: Side, place: number, depth: Readonly<Record<Side, number>>): Point =>
  side === 'N' || side === 'S' ? [place, depth[side]] : [depth[side], place];
const EDGE: Readonly<Record<Side, number>> = { N: 0, E: TILE, S: TILE, W: 0 };
const numbers = (words: readonly string[]): number[] => words.map(Number);

export function readFace(name: string, face: FaceJson): Face {
  const [hole, ...holeAt] = face.manhole.split(' ');
  return {
    name,
    street: face.street.split(' ') as Cell[],
    manhole: { cell: hole as Cell, at: numbers(holeAt) as unknown as Point },
    rooms: Object.entries(face.rooms).map(([id, rects]) => ({
      id,
      kind: id.replace(/\d+$/, ''),
      rects: rects.map((rect) => numbers(rect.split(' ')) as unknown as Rect),
    })),
    openings: face.openings.map((opening) => {
      const [a, b, ...at] = opening.split(' ');
      return { a: a!, b: b!, at: numbers(at) as unknown as Point };
    }),
    edgeOpenings: face.edgeOpenings.map((opening) => {
      const [side, place, room] = opening.split(' ');
      return { side: side as Side, room: room!, at: along(side as Side, Number(place), EDGE) };
    }),
    sites: face.doorSites.map((site) => {
      const [room, wall, cell, from, to] = site.split(' ');
      const middle = Math.round((Number(from) + Number(to)) / 2);
      return { room: room!, wall: wall as Side, cell: cell as Cell, at: along(wall as Side, middle, WALL) };
    }),
  };
}

/** The face after so many quarter turns clockwise. */
export function turned(face: Face, turns: number): Face {
  if (turns === 0) return face;
  const { name, street, manhole, rooms, openings, edgeOpenings, sites } = face;
  const once: Face = {
    name,
    street: street.map(turnCell),
    manhole: { cell: turnCell(manhole.cell), at: turnPoint(manhole.at, TILE) },
    rooms: rooms.map((room) => ({ ...room, rects: room.rects.map((rect) => turnRect(rect, TILE)) })),
    openings: openings.map((opening) => ({ ...opening, at: turnPoint(opening.at, TILE) })),
    edgeOpenings: edgeOpenings.map(({ side, room, at }) => ({ side: turnSide(side), room, at: turnPoint(at, TILE) })),
    sites: sites.map(({ room, wall, cell, at }) => ({
      room,
      wall: turnSide(wall),
      cell: turnCell(cell),
      at: turnPoint(at, TILE),
    })),
  };
  return turned(once, turns - 1);
}

const faces = new Map(Object.entries(TILES.faces).map(([name, face]) => [name, readFace(name, face)]));
export const FACES: readonly string[] = [...faces.keys()].sort();
export const faceNamed = (name: string): Face | undefined => faces.get(name);
/** Face -> the face on its back. */
export const backOf = (name: string): string =>
  TILES.pairs
    .find((pair) => pair.split(' ').includes(name))!
    .split(' ')
    .find((face) => face !== name)!;

const CODES: Readonly<Record<string, string>> = { sss: 'S', bbb: 'F', sbs: 'H', bbs: 'Lb', sbb: 'Ls' };

/** `S` street all along, `F` building all along, `H` street at both ends, `Lb` building first, `Ls` street first. */
export const edgeCode = (face: Pick<Face, 'street'>, side: Side): string =>
  CODES[EDGE_CELLS[side].map((cell) => (face.street.includes(cell) ? 's' : 'b')).join('')] ?? '?';
