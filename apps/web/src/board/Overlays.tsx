import { memo, useId } from 'react';
import { burst } from '../pieces/shapes.ts';
import { usePattern } from '../press/press.ts';
import { curveThrough, type Point } from './geometry.ts';
import type { Sight } from './highlight.ts';

export const Wedge = memo(function Wedge({ sight }: { sight: Sight }) {
  const id = useId();
  return (
    <g>
      <clipPath id={id}>
        <path d={sight.clip} />
      </clipPath>
      <path d={sight.wedge} clipPath={`url(#${id})`} fill="var(--accent)" fillOpacity="0.58" />
    </g>
  );
});

export function SightLine({ points }: { points: readonly Point[] }) {
  const d = `M${points.map((point) => point.join(' ')).join('L')}`;
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={d} stroke="var(--ink)" strokeWidth="13" strokeLinecap="round" />
      <path d={d} stroke="var(--bone)" strokeWidth="10" strokeLinecap="round" />
      <path d={d} stroke="var(--blood)" strokeWidth="5.500" strokeDasharray="15 8" />
    </g>
  );
}

export function Reticle({ at, radius }: { at: Point; radius: number }) {
  const r = radius + 14;
  const cross = `M0 ${-r - 13}V${-r + 9}M0 ${r + 13}V${r - 9}M${-r - 13} 0H${-r + 9}M${r + 13} 0H${r - 9}`;
  return (
    <g transform={`translate(${at[0]} ${at[1]})`} fill="none">
      <g stroke="var(--bone)" strokeWidth="10.500">
        <circle r={r} />
        <path d={cross} strokeWidth="11.500" />
      </g>
      <g stroke="var(--blood)" strokeWidth="5.600">
        <circle r={r} />
        <path d={cross} strokeWidth="6.600" />
      </g>
    </g>
  );
}

/** A saw-toothed collar: beware for whoever wears it. */
export const Collar = ({ at: [x, y], radius }: { at: Point; radius: number }) => (
  <g transform={`translate(${x} ${y})`} fill="none" strokeLinejoin="round">
    <polygon points={burst(20, radius + 15, radius + 6)} stroke="var(--bone)" strokeWidth="8" />
    <polygon points={burst(20, radius + 15, radius + 6)} stroke="var(--blood)" strokeWidth="5" />
  </g>
);

/** Beads along the way and a coin with what it costs. */
export function PathPreview({ points, cost }: { points: readonly Point[]; cost: number | string }) {
  const fill = usePattern();
  const d = curveThrough(points);
  const [x, y] = points.at(-1)!;
  return (
    <g>
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d={d} stroke="var(--ink)" strokeWidth="16.500" />
        <path d={d} stroke="var(--accent)" strokeWidth="11" />
        <path d={d} stroke="var(--ink)" strokeWidth="4.200" strokeDasharray="0.1 15" />
      </g>
      <g transform={`translate(${x} ${y})`}>
        <circle cx="6" cy="9" r="28" fill={fill('dots')} />
        <circle cy="4" r="28" fill="var(--accent-d)" stroke="var(--ink)" strokeWidth="2.600" />
        <circle r="28" fill="var(--accent)" stroke="var(--ink)" strokeWidth="3" />
        <circle r="22" fill="none" stroke="var(--ink)" strokeWidth="1.800" />
        <text y="13" textAnchor="middle" className="number" fontSize="37" fill="var(--ink)">
          {cost}
        </text>
      </g>
    </g>
  );
}
