import { memo } from 'react';
import { usePattern } from '../../press/press.ts';
import { grow, loopPath, outlineOf, type Point, type Rect, rectPath } from '../geometry.ts';

const framePath = (rects: readonly Rect[], by: number): string => rectPath(rects.map((rect) => grow(rect, -by)));

/** Squares in one ink: what somebody sees. */
export const Seen = memo(function Seen({ rects, ink }: { rects: readonly Rect[]; ink: string }) {
  if (rects.length === 0) return null;
  return (
    <g>
      <path d={rectPath(rects)} fill={ink} opacity="0.3" />
      <path
        d={loopPath(outlineOf(rects))}
        fill="none"
        stroke={ink}
        strokeWidth="5"
        strokeDasharray="14 9"
        opacity="0.9"
      />
    </g>
  );
});

/** Red hatching: somebody is in danger there. */
export const Threat = memo(function Threat({ rects }: { rects: readonly Rect[] }) {
  if (rects.length === 0) return null;
  return (
    <g>
      <pattern id="squares-threat" width="18" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="7" height="18" fill="var(--blood)" />
      </pattern>
      <path d={rectPath(rects)} fill="url(#squares-threat)" opacity="0.34" />
      <path d={loopPath(outlineOf(rects))} fill="none" stroke="var(--bone)" strokeWidth="7" />
      <path d={loopPath(outlineOf(rects))} fill="none" stroke="var(--blood)" strokeWidth="4" />
    </g>
  );
});

/** Hazard tape: may be picked. */
export const Legal = memo(function Legal({ rect, hover }: { rect: Rect; hover: boolean }) {
  const fill = usePattern();
  const d = framePath([rect], hover ? 10 : 9);
  return (
    <g fill="none">
      <path d={rectPath([rect])} fill="var(--accent)" opacity={hover ? 0.62 : 0.28} />
      <path d={d} stroke="var(--ink)" strokeWidth={hover ? 15 : 12} />
      <path d={d} stroke={fill(hover ? 'tape-march' : 'tape')} strokeWidth={hover ? 11 : 8} />
    </g>
  );
});

export const Framed = memo(function Framed({ rect, ink }: { rect: Rect; ink: string }) {
  const d = framePath([rect], 7);
  return (
    <g fill="none">
      <path d={d} stroke="var(--ink)" strokeWidth="10" />
      <path d={d} stroke={ink} strokeWidth="6.500" />
    </g>
  );
});

/** Round a piece that covers the frame of its square. */
export const Ring = ({ at: [x, y], radius }: { at: Point; radius: number }) => (
  <g fill="none">
    <circle cx={x} cy={y} r={radius} stroke="var(--ink)" strokeWidth="11" />
    <circle cx={x} cy={y} r={radius} stroke="var(--accent)" strokeWidth="7" />
  </g>
);
