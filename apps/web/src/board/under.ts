import type { MouseEvent } from 'react';
import type { Point } from './geometry.ts';
import type { Plan, Space } from './plan.ts';
import type { View } from './useZoom.ts';

/** Where on the ground a pointer is, in a frame that shows so much of it. */
export function pointOn({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>, { k, x, y }: View): Point {
  const { left, top } = currentTarget.getBoundingClientRect();
  return [(clientX - left - x) / k, (clientY - top - y) / k];
}

export const spaceUnder = ({ spaces }: Plan, [x, y]: Point): Space | undefined =>
  spaces.find(({ rects }) => rects.some((r) => x >= r[0] && x < r[2] && y >= r[1] && y < r[3]));
