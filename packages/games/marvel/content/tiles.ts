import type { Compass } from '@shamble/parts';
import type { Sourced } from './sources.ts';
import json from './tiles.json' with { type: 'json' };

/**
 * One side of a tile: three by three cells, each of two by two squares. A street cell is a Zone, a room is a Zone. In `map`
 * a dot is street and a letter is a room: A is the first of `rooms`, B the second. Walls stand between rooms, and between
 * room and street, but for `passages` (open) and `doors` (closed at the start, MZ-DOOR-08).
 */
export interface TileSide {
  /** Six rows of six squares. */
  readonly map: readonly string[];
  readonly rooms: readonly string[];
  /** The room with the Bystander symbol. */
  readonly bystander: string;
  /** Rooms with the Spawn symbol (MZ-BLDG-03). */
  readonly spawns: readonly string[];
  /** Two rooms: `"counter kitchen"`. */
  readonly passages: readonly string[];
  /** A room and the street cell before it: `"counter W"`. */
  readonly doors: readonly string[];
  /** Openings in the middle of an edge: `"N gate kitchen"`. */
  readonly ports: readonly string[];
}

/**
 * What happens where two tiles meet: street to street is open. A gate is a door where a street, a gate or an arch is on the
 * other side. An arch is open to another arch. Everything else, and every port at the edge of the board, is wall.
 */
export type PortKind = 'gate' | 'arch';
export interface Port {
  readonly edge: Compass;
  readonly kind: PortKind;
  readonly room: string;
}

interface TilesJson {
  readonly provenance: Sourced['provenance'];
  readonly source: Sourced['source'];
  readonly sides: Readonly<Record<string, TileSide>>;
}

const { sides, ...origin } = json as unknown as TilesJson;
/** Side -> what is on it. Tiles have an R side and a V side (MZ-COMP-16). */
export const TILE_SIDES = sides;
export const TILES_ORIGIN: Sourced = origin;
/** Squares along the edge of a tile. */
export const SQUARES = 6;

export function portOf(words: string): Port {
  const [edge, kind, room] = words.split(' ') as [Compass, PortKind, string];
  return { edge, kind, room };
}
