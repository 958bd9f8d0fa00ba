import type { Provenance, RuleId } from '@shamble/kernel';
import {
  type Doors,
  type Exit,
  keptBy,
  type Point,
  type Rect,
  type Compass as Side,
  type Squares,
  type ZoneMap,
} from '@shamble/parts';
import { buildBoard } from './build.ts';
import { boardFromDrawing, isDrawing } from './drawn.ts';
import type { CarKind, Colour, Goal, Lures, Rules } from './mission.ts';
import { badMission, missionOf, SHIPPED } from './missions.ts';

export type { Point, Rect, Side, Squares };

/** A mission laid out. Zones, doors, buildings and tiles are numbers: indexes into these lists. */
export interface Board {
  readonly id: string;
  /** The least number of Survivors the mission needs. */
  readonly survivors: number;
  /** The clause on how many play it. */
  readonly headcount: RuleId;
  readonly players: { readonly min: number; readonly max: number };
  /** One way for two zones that share a side; its door, if any, is an index into `doors`. */
  readonly map: ZoneMap;
  readonly exits: readonly (readonly Exit[])[];
  readonly zones: readonly BoardZone[];
  readonly doors: readonly BoardDoor[];
  /** How the doors stand at the start. */
  readonly doorsAtStart: Doors;
  /** Building -> its rooms, as they are revealed together (ZC-ZONE-05, ZC-DOOR-03). */
  readonly buildings: readonly (readonly number[])[];
  /** The street, along which one sees (ZC-LOS-01). */
  readonly squares: Squares;
  /** Row by row. Drawn boards have tiles without faces. */
  readonly tiles: readonly BoardTile[];
  /** The right and lower edge. */
  readonly size: Point;
  readonly start: number;
  /** Clockwise (ZC-SPAWN-03). Two tokens may lie in one zone. */
  readonly spawns: readonly BoardSpawn[];
  /** -1: the mission has none. */
  readonly exit: number;
  readonly objectives: readonly BoardObjective[];
  /** True colours of the hidden objectives, to be dealt at random; as many as there are hidden ones. */
  readonly undersides: readonly Colour[];
  readonly cars: readonly BoardCar[];
  /** Null: the mission has none. */
  readonly lures: Lures<number> | null;
  readonly rules: Rules;
  /** Zone names in them are resolved to numbers. */
  readonly goals: readonly Goal<number>[];
  readonly inOrder: boolean;
  readonly provenance: Provenance;
}

export interface BoardZone {
  /** The readable name: `a1-living`, `b1-NE`; a letter on a drawn board. */
  readonly name: string;
  /** Every name it answers to: a street zone has one for each part. */
  readonly names: readonly string[];
  readonly street: boolean;
  /** An index into `buildings`; -1 in the street. */
  readonly building: number;
  /** `kitchen`, `shop` ...; null in the street. */
  readonly room: string | null;
  readonly rects: readonly Rect[];
  /** Tiles it lies on (ZC-ZONE-04, ZC-SEWR-01). */
  readonly tiles: readonly number[];
  /** Tiles whose manhole is in it: one entry a manhole. */
  readonly manholes: readonly number[];
}

export interface BoardDoor {
  /** The room, where the other side is the street. */
  readonly a: number;
  readonly b: number;
  readonly colour: Colour;
  readonly open: boolean;
  /** Stands between two rooms. */
  readonly onOpening: boolean;
  readonly at: Point;
  /** The side of `a` it is on: one looks out through it in that direction. */
  readonly wall: Side;
  /** The street square before it; -1 on an opening. */
  readonly square: number;
}

export interface BoardTile {
  readonly face: string | null;
  /** Quarter turns clockwise. */
  readonly turn: number;
  readonly column: number;
  readonly row: number;
  readonly manhole: Point | null;
}

export interface BoardSpawn {
  readonly zone: number;
  readonly colour: Colour;
  readonly active: boolean;
}

export interface BoardObjective {
  readonly zone: number;
  /** What everyone sees. */
  readonly colour: Colour;
  /** Its true colour is one of `undersides`. */
  readonly hidden: boolean;
}

export interface BoardCar {
  readonly kind: CarKind;
  readonly zone: number;
  readonly drivable: boolean;
}

/** Letters of a mission or a drawn board: ten times as many as the longest of the box. */
export const MOST_LETTERS = 20_000;
/** Bytes of boards that are kept. */
const MOST_KEPT = 16_000_000;

function readBoard(text: string): Board {
  if (text.length > MOST_LETTERS) throw badMission(`it has ${text.length} letters; ${MOST_LETTERS} are the most`);
  return isDrawing(text) ? boardFromDrawing(text) : buildBoard(missionOf(text));
}

/** Of what there is most of: its squares, three lists of them and a rectangle each, and its zones. */
const weightOf = ({ squares, zones }: Board, text: string): number =>
  2 * text.length + 140 * squares.zone.length + 1000 * zones.length + 2000;

/** From a shipped mission's id, or the JSON text of a mission or of a drawn board. Throws a Fault with a sentence. */
export const boardOf: (text: string) => Board = keptBy(MOST_KEPT, readBoard, weightOf);

/** A zone by any of its names; -1 if there is none. */
export const zoneNamed = (board: Pick<Board, 'zones'>, name: string): number =>
  board.zones.findIndex(({ names }) => names.includes(name));

export { SHIPPED };
