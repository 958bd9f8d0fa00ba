import type { Point, Rect } from './geometry.ts';

export type SpaceId = number;
export type PieceId = string;
export type DoorId = number;

/** How a floor is printed: in reach, open but out of reach, or still unseen. */
export type Light = 'lit' | 'dusk' | 'plan';
/** `plain`: a door like any other, of wood. */
export type Ink = 'red' | 'blue' | 'green' | 'white' | 'plain';

export interface Space {
  readonly id: SpaceId;
  /** `street`, a room kind, or open ground such as `lawn`. */
  readonly kind: string;
  readonly ground: 'street' | 'room' | 'yard';
  /** Printed on the floor in plan capitals; none in the street. */
  readonly name?: string | undefined;
  /** What a screen reader says. */
  readonly label: string;
  readonly rects: readonly Rect[];
}

export interface Opening {
  readonly a: SpaceId;
  readonly b: SpaceId;
  readonly at: Point;
  readonly width?: number;
}

export interface Door {
  readonly id: DoorId;
  readonly a: SpaceId;
  readonly b: SpaceId;
  readonly at: Point;
  readonly ink: Ink;
  readonly label?: string;
}

export interface Window {
  readonly at: Point;
  readonly width: number;
  readonly boarded: boolean;
}

/** Everything that is drawn once and does not move. Lengths are in plan units: a tile is 500. */
export interface Plan {
  readonly id: string;
  readonly size: Point;
  /** The part that small maps show, where other things lie beside the board. */
  readonly main?: Rect;
  readonly spaces: readonly Space[];
  readonly openings: readonly Opening[];
  readonly doors: readonly Door[];
  readonly manholes: readonly Point[];
  readonly windows?: readonly Window[];
  readonly streetNames?: readonly string[];
  /** Side of the squares of a gridded floor. */
  readonly grid?: number;
}
