import type { Point, Rect } from '../../../board/geometry.ts';
import type { Plan } from '../../../board/plan.ts';

/** The side of a space. */
export const SIDE = 100;

/** Of the parking lot around. */
export const MARGIN = 110;

/** A stretch of wall along the grid, in corners. */
export type Stretch = readonly [x0: number, y0: number, x1: number, y1: number];

export interface MallCell {
  readonly space: number;
  readonly number: string;
  readonly col: number;
  readonly row: number;
  readonly area: string;
}

export interface MallDoor {
  readonly id: number;
  readonly kind: 'glass' | 'solid' | 'main';
  readonly at: Point;
  readonly axis: 'h' | 'v';
  /** Of a main door: to where it leads. */
  readonly outward?: 'N' | 'S' | 'E' | 'W';
}

/** All that the mall is drawn from. */
export interface Mall {
  readonly cols: number;
  readonly rows: number;
  readonly cells: readonly MallCell[];
  readonly areas: readonly { readonly id: string; readonly name: string; readonly isHall: boolean }[];
  readonly fixtures: readonly { readonly kind: 'fountain' | 'planter'; readonly box: Rect }[];
  readonly walls: readonly Stretch[];
  readonly doors: readonly MallDoor[];
}

/** The mall as a ground of the board. */
export interface MallGround extends Plan {
  readonly mall: Mall;
}

export const boxOf = ({ col, row }: Pick<MallCell, 'col' | 'row'>): Rect => [
  col * SIDE,
  row * SIDE,
  (col + 1) * SIDE,
  (row + 1) * SIDE,
];

/** Stretches that follow one another, joined. */
export function joined(walls: readonly Stretch[]): Stretch[] {
  const flat = walls.map(([x0, y0, x1, y1]): Stretch => (x0 <= x1 && y0 <= y1 ? [x0, y0, x1, y1] : [x1, y1, x0, y0]));
  const isLevel = ([, y0, , y1]: Stretch): boolean => y0 === y1;
  const along = (line: (one: Stretch) => number, from: (one: Stretch) => number, kept: Stretch[]): Stretch[] => {
    const sorted = [...kept].sort((a, b) => line(a) - line(b) || from(a) - from(b));
    const found: Stretch[] = [];
    for (const one of sorted) {
      const last = found.at(-1);
      if (last && last[2] === one[0] && last[3] === one[1] && line(last) === line(one))
        found[found.length - 1] = [last[0], last[1], one[2], one[3]];
      else found.push(one);
    }
    return found;
  };
  return [
    ...along(
      ([, y0]) => y0,
      ([x0]) => x0,
      flat.filter(isLevel),
    ),
    ...along(
      ([x0]) => x0,
      ([, y0]) => y0,
      flat.filter((one) => !isLevel(one)),
    ),
  ];
}
