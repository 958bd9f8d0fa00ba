import { type Doors, isOpen, type ZoneMap } from '../space/zones.ts';
import type { Squares } from './streets.ts';
import type { Compass } from './tile.ts';

/** A board of streets and rooms. Kept once made: what is seen is worked out once for each state of its doors. */
export interface TileBoard {
  readonly zones: readonly { readonly street: boolean }[];
  readonly squares: Squares;
  readonly map: ZoneMap;
  readonly doors: readonly {
    /** The room, where the other side is the street. */
    readonly a: number;
    /** The side of the room it is on: one looks out through it in that direction. */
    readonly wall: Compass;
    /** The street square before it. */
    readonly square: number;
    /** Stands between two rooms. */
    readonly onOpening: boolean;
  }[];
}

/** What is seen from where, for one state of the doors. */
interface Sight {
  /** Zone -> the zones seen from it, its own included, in map order; once they are asked for. */
  readonly seen: (readonly number[] | undefined)[];
  /** Zone times the number of zones plus zone -> zones crossed; -1: not in sight. */
  readonly range: Int8Array;
}

const MOST_KEPT = 1024;
/** Of all boards together. */
const MOST_BYTES = 16_000_000;
let known = new WeakMap<TileBoard, Map<Doors, Sight>>();
let bytes = 0;
const weightOf = ({ zones }: TileBoard): number => 9 * zones.length * zones.length + 50 * zones.length + 500;
const streets = new WeakMap<TileBoard, Int8Array>();
// Play asks again and again with the same doors.
let last: { board: TileBoard; doors: Doors; sight: Sight } | undefined;

function sight(board: TileBoard, doors: Doors): Sight {
  if (last !== undefined && last.board === board && last.doors === doors) return last.sight;
  let byDoors = known.get(board);
  let found = byDoors?.get(doors);
  if (found === undefined) {
    found = look(board, doors);
    bytes += weightOf(board);
    if (bytes > MOST_BYTES) {
      known = new WeakMap();
      bytes = weightOf(board);
    }
    byDoors = known.get(board) ?? new Map();
    known.set(board, byDoors);
    if (byDoors.size >= MOST_KEPT) byDoors.clear();
    byDoors.set(doors, found);
  }
  last = { board, doors, sight: found };
  return found;
}

/** The zones seen from there, its own included, in map order. Mutual. */
export function sightFrom(board: TileBoard, doors: Doors, from: number): readonly number[] {
  const { seen, range } = sight(board, doors);
  const row = seen[from] ?? rowOf(range, board.zones.length, from);
  seen[from] = row;
  return row;
}

function rowOf(range: Int8Array, zones: number, from: number): number[] {
  const row: number[] = [];
  for (let to = 0; to < zones; to++) if (range[from * zones + to]! >= 0) row.push(to);
  return row;
}

/** Zones a shot crosses, the target's included; 0 in the own zone, -1 out of sight. */
export const rangeBetween = (board: TileBoard, doors: Doors, from: number, to: number): number =>
  sight(board, doors).range[from * board.zones.length + to]!;

export const canSee = (board: TileBoard, doors: Doors, from: number, to: number): boolean =>
  rangeBetween(board, doors, from, to) >= 0;

function look(board: TileBoard, doors: Doors): Sight {
  const zones = board.zones.length;
  let street = streets.get(board);
  if (street === undefined) {
    street = lookAlongStreets(board.squares, zones);
    streets.set(board, street);
  }
  const range = street.slice();
  // Rooms: those that share an opening, no farther. A closed door is none.
  for (const { a, b, door } of board.map.ways)
    if (!board.zones[a]!.street && !board.zones[b]!.street && (door === null || isOpen(doors, door)))
      nearer(range, zones, a, b, 1);
  // Street and room: straight through the open door, over any number of street zones to the far wall, and into that
  // one room only.
  board.doors.forEach(({ a, wall, square, onOpening }, door) => {
    if (onOpening || !isOpen(doors, door)) return;
    walk(board.squares, square, wall, (zone, crossed) => {
      nearer(range, zones, a, zone, crossed + 1);
    });
  });
  return { seen: Array<undefined>(zones).fill(undefined), range };
}

/** Straight along the squares, over any number of zones, to a wall or the edge. */
function lookAlongStreets(squares: Squares, zones: number): Int8Array {
  const range = new Int8Array(zones * zones).fill(-1);
  for (let zone = 0; zone < zones; zone++) range[zone * zones + zone] = 0;
  squares.zone.forEach((from, square) => {
    if (from < 0) return;
    for (const way of ['E', 'S'] as const)
      walk(squares, square, way, (zone, crossed) => {
        nearer(range, zones, from, zone, crossed);
      });
  });
  return range;
}

function nearer(range: Int8Array, zones: number, a: number, b: number, crossed: number): void {
  const now = range[a * zones + b]!;
  if (now >= 0 && now <= crossed) return;
  range[a * zones + b] = crossed;
  range[b * zones + a] = crossed;
}

/** Goes straight on from a street square; `crossed` counts the zones entered after the first. */
function walk(squares: Squares, from: number, way: Compass, see: (zone: number, crossed: number) => void): void {
  const { columns, zone, east, south } = squares;
  const step = { N: -columns, E: 1, S: columns, W: -1 }[way];
  const isFree = (at: number): boolean => {
    switch (way) {
      case 'N':
        return south[at - columns] === 1;
      case 'E':
        return east[at] === 1;
      case 'S':
        return south[at] === 1;
      case 'W':
        return east[at - 1] === 1;
    }
  };
  let crossed = 0;
  see(zone[from]!, 0);
  for (let at = from; isFree(at); at += step) {
    if (zone[at + step] !== zone[at]) crossed += 1;
    see(zone[at + step]!, crossed);
  }
}
