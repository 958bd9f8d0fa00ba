import type { Foretold } from '@shamble/dawn/preview';
import { memo } from 'react';
import { Drawn } from '../../../board/Drawn.tsx';
import { type Point, type Rect, rectPath } from '../../../board/geometry.ts';
import { Collar } from '../../../board/Overlays.tsx';
import type { SpaceId } from '../../../board/plan.ts';
import { deadLook, lurkerLook } from '../counters.tsx';
import type { MallHighlights } from './scene.ts';

interface OrdersProps {
  orders: Foretold;
  at: (space: SpaceId) => Point;
}

/** So far an arrow keeps away from the middles it joins. */
const CLEAR = 30;

/** Where each of the dead would go, and who would find no room. */
export function Orders({ orders: { moves, stuck }, at }: OrdersProps) {
  return (
    <g style={{ pointerEvents: 'none' }} data-orders={moves.length} data-stuck={stuck.length}>
      {moves.map(({ from, to }) => (
        <Arrow key={`${from} ${to}`} from={at(from)} to={at(to)} />
      ))}
      {stuck.map((space) => (
        <Collar key={space} at={at(space)} radius={30} />
      ))}
    </g>
  );
}

function Arrow({ from: [x0, y0], to: [x1, y1] }: { from: Point; to: Point }) {
  const long = Math.hypot(x1 - x0, y1 - y0);
  const end = long - 14;
  const d = `M${CLEAR} 0H${end}M${end - 16} -15L${end} 0L${end - 16} 15`;
  return (
    <g
      transform={`translate(${x0} ${y0}) rotate(${(Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI})`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={d} stroke="var(--ink)" strokeWidth="15" />
      <path d={d} stroke="var(--acid)" strokeWidth="8.500" />
    </g>
  );
}

const FACE_DOWN = deadLook({ value: null, isUp: false, berserk: false, was: null, active: false });

/** Counters as they would be laid. */
export const Laid = memo(function Laid({ laid, at }: { laid: MallHighlights['laid']; at: (space: SpaceId) => Point }) {
  return (
    <g style={{ pointerEvents: 'none' }}>
      {laid?.spaces.map((space) => (
        <g key={space} transform={`translate(${at(space).join(' ')})`} data-laid={space}>
          <Drawn look={laid.isHidden ? lurkerLook : FACE_DOWN} />
        </g>
      ))}
    </g>
  );
});

/** A veil over what is out of the question. */
export const Barred = memo(function Barred({ rects }: { rects: readonly Rect[] }) {
  if (rects.length === 0) return null;
  return (
    <g>
      <pattern id="mall-barred" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
        <rect width="16" height="16" fill="var(--ink)" fillOpacity="0.42" />
        <rect width="3" height="16" fill="var(--ink)" fillOpacity="0.5" />
      </pattern>
      <path d={rectPath(rects)} fill="url(#mall-barred)" />
    </g>
  );
});
