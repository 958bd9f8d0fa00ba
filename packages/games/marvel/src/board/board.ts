import type { Provenance, RuleId } from '@shamble/kernel';
import { type Doors, type Exit, keptBy, type Point, type Squares, type ZoneMap } from '@shamble/parts';
import type { AgentKind } from '../../content/enemies.ts';
import type { Colour, Goal, Mission, Rules, Until, Wake } from '../../content/mission.ts';
import type { Mode } from '../../content/modes.ts';
import type { Cards } from '../../content/own.ts';
import { buildBoard } from './build.ts';
import { boardFromDrawing, isDrawing } from './drawn.ts';
import type { LaidDoor, LaidTile, LaidZone } from './layout.ts';
import { missionOf } from './missions.ts';

/** A mission laid out. Zones, doors, buildings and tiles are numbers: indexes into these lists. */
export interface Board {
  readonly id: string;
  readonly mode: Mode;
  /** One way for two Zones that share a side; its door, if any, is an index into `doors`. */
  readonly map: ZoneMap;
  readonly exits: readonly (readonly Exit[])[];
  readonly zones: readonly BoardZone[];
  /** Printed doors and door tokens (MZ-DOOR-08). */
  readonly doors: readonly BoardDoor[];
  readonly doorsAtStart: Doors;
  /** Building -> its rooms (MZ-BLDG-02). */
  readonly buildings: readonly (readonly number[])[];
  /** Building -> 1 if it counts as opened from the start (MZ-BLDG-07). */
  readonly openedAtStart: readonly number[];
  readonly squares: Squares;
  /** Row by row. */
  readonly tiles: readonly LaidTile[];
  /** The right and lower edge, in squares: six to a tile. */
  readonly size: Point;
  readonly start: readonly number[];
  readonly split: Mission['split'];
  /** The Initial one first, then clockwise (MZ-SPAWN-02). */
  readonly spawns: readonly BoardSpawn[];
  /** -1: the mission has none, or not yet. */
  readonly exit: number;
  readonly objectives: readonly { readonly zone: number; readonly colour: Colour; readonly hidden: boolean }[];
  readonly undersides: readonly Colour[];
  readonly sign: number;
  /** Zones with a Bystander card at the start (MZ-SETUP-07). */
  readonly bystanders: readonly number[];
  readonly locks: readonly BoardLock[];
  readonly foes: readonly { readonly who: string; readonly zone: number }[];
  readonly agents: readonly { readonly zone: number; readonly kind: AgentKind; readonly count: number }[];
  readonly cards: readonly { readonly card: string; readonly zones: readonly number[]; readonly faceUp: boolean }[];
  readonly trapped: { readonly zones: readonly number[]; readonly faceUp: boolean } | null;
  readonly rules: Rules;
  readonly goals: readonly (readonly Goal[])[];
  readonly provenance: Provenance;
  /** As they are shipped, or as an owner's copy says. */
  readonly content: Cards;
}

export interface BoardZone extends LaidZone {
  /** An index into `buildings`; -1 in the street. */
  readonly building: number;
}

export interface BoardDoor extends LaidDoor {
  /** Of its token; null: a printed door without one (MZ-DOOR-07). */
  readonly colour: Colour | null;
  readonly open: boolean;
  /** Stands between two rooms. */
  readonly onOpening: boolean;
}

export interface BoardSpawn {
  readonly zone: number;
  readonly colour: 'first' | Colour;
  readonly many: boolean;
  readonly wakes: Wake | null;
  readonly until: Colour | null;
}

export interface BoardLock {
  readonly doors: readonly number[];
  readonly until: Until;
  readonly rule: RuleId;
}

/** Letters of a mission. */
export const MOST_LETTERS = 20_000;
/** Bytes of boards that are kept. */
const MOST_KEPT = 16_000_000;

const weightOf = ({ squares, zones }: Board, text: string): number =>
  2 * text.length + 140 * squares.zone.length + 1000 * zones.length + 2000;

const readBoard = (text: string): Board => (isDrawing(text) ? boardFromDrawing(text) : buildBoard(missionOf(text)));

/** From a shipped mission's id, or the JSON text of a mission or of a drawn board. Throws a Fault with a sentence. */
export const boardOf: (text: string) => Board = keptBy(MOST_KEPT, readBoard, weightOf);

/** A Zone by its name; -1 if there is none. */
export const zoneNamed = (board: Pick<Board, 'zones'>, wanted: string): number =>
  board.zones.findIndex(({ name }) => name === wanted);
