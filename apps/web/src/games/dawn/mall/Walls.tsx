import { memo } from 'react';
import { joined, type Mall, SIDE } from './plan.ts';

const lineOf = (mall: Mall): string =>
  joined(mall.walls)
    .map(([x0, y0, x1, y1]) => `M${x0 * SIDE} ${y0 * SIDE}L${x1 * SIDE} ${y1 * SIDE}`)
    .join('');

/** Thick ink with a pale key line. */
export const Walls = memo(function Walls({ mall }: { mall: Mall }) {
  const d = lineOf(mall);
  return (
    <g fill="none" strokeLinecap="square">
      <path d={d} stroke="var(--wall-edge)" strokeWidth="17" />
      <path d={d} stroke="var(--wall)" strokeWidth="12" />
    </g>
  );
});
