import type { Point, Rect } from './tile.ts';

interface Ground {
  readonly zones: readonly { readonly rects: readonly Rect[] }[];
  readonly size: Point;
}

/** The zones in clockwise order around the board's centre, from noon on. Equals keep their order. */
export function clockwise(zones: readonly number[], ground: Ground): number[] {
  return [...zones].sort((a, b) => turnBetween(seenFromCentre(ground, a), seenFromCentre(ground, b)));
}

/** Whether a list is clockwise, wherever it begins. */
export function follows(zones: readonly number[], ground: Ground): boolean {
  const order = clockwise(zones, ground);
  return (
    order.some((_, from) => zones.every((zone, i) => zone === order[(from + i) % order.length])) || zones.length === 0
  );
}

function seenFromCentre({ zones, size }: Ground, zone: number): Point {
  const { rects } = zones[zone]!;
  const middle = (low: 0 | 1, high: 2 | 3): number =>
    (Math.min(...rects.map((rect) => rect[low])) + Math.max(...rects.map((rect) => rect[high]))) / 2;
  return [middle(0, 2) - size[0] / 2, middle(1, 3) - size[1] / 2];
}

/** By the side of the noon line first, then by the cross product: no angles, no rounding. */
function turnBetween([ax, ay]: Point, [bx, by]: Point): number {
  const half = (x: number, y: number): number => (x > 0 || (x === 0 && y < 0) ? 0 : 1);
  return half(ax, ay) - half(bx, by) || ay * bx - ax * by;
}
