import { memo } from 'react';
import type { Rect } from '../../../board/geometry.ts';
import { boxOf, type Mall, SIDE } from './plan.ts';

const INKS = ['var(--car-1)', 'var(--car-2)', 'var(--car-3)', 'var(--car-4)', 'var(--car-5)'];
const CAR = 'M-15 -30Q-15 -38 0 -38Q15 -38 15 -30V30Q15 38 0 38Q-15 38 -15 30Z';
const BAY = 52;

/** A car as one sees it from the roof. */
const Car = ({ x, y, ink, turn = 0 }: { x: number; y: number; ink: string; turn?: number }) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <path d={CAR} fill={ink} stroke="var(--ink)" strokeWidth="3" />
    <path d="M-11 -18H11L9 -8H-9ZM-10 14H10L11 22H-11Z" fill="var(--windscreen)" stroke="var(--ink)" strokeWidth="2" />
  </g>
);

/** A row of bays, some of them taken: by those who never drove home. */
function Lot({ x, y, bays, seed }: { x: number; y: number; bays: number; seed: number }) {
  const taken = Array.from({ length: bays }, (_, i) => (i * 7 + seed * 5) % 11).flatMap((luck, i) =>
    luck < 4 ? [{ i, ink: INKS[(luck + i + seed) % INKS.length]! }] : [],
  );
  const lines = Array.from({ length: bays + 1 }, (_, i) => `M${x + i * BAY} ${y}v92`).join('');
  return (
    <g>
      <path d={`${lines}M${x} ${y}h${bays * BAY}`} fill="none" stroke="var(--lane)" strokeWidth="3" />
      {taken.map(({ i, ink }) => (
        <Car key={i} x={x + (i + 0.5) * BAY} y={y + 50} ink={ink} />
      ))}
    </g>
  );
}

/** The parking lot around the building, and the pavement along its walls. */
export const Outside = memo(function Outside({ mall, bounds }: { mall: Mall; bounds: Rect }) {
  const [x0, y0, x1, y1] = bounds;
  const d = mall.cells
    .map((cell) => {
      const [a, b, c, e] = boxOf(cell);
      return `M${a} ${b}H${c}V${e}H${a}Z`;
    })
    .join('');
  const wide = mall.cols * SIDE;
  const high = mall.rows * SIDE;
  return (
    <g>
      <rect x={x0} y={y0} width={x1 - x0} height={y1 - y0} fill="var(--street)" />
      <Lot x={20} y={-40} bays={15} seed={1} />
      <Lot x={wide - 6.2 * SIDE} y={-40} bays={11} seed={3} />
      <Lot x={wide - 3 * SIDE} y={2.6 * SIDE} bays={5} seed={6} />
      <Lot x={10} y={high - 0.9 * SIDE} bays={10} seed={2} />
      <Lot x={wide - 10.4 * SIDE} y={high - 0.9 * SIDE} bays={18} seed={4} />
      <Car x={5.6 * SIDE} y={0.95 * SIDE} ink={INKS[3]!} turn={84} />
      <Car x={wide - 7.6 * SIDE} y={high - 1.3 * SIDE} ink={INKS[2]!} turn={-97} />
      <path d={d} fill="var(--pave)" stroke="var(--pave)" strokeWidth="56" strokeLinejoin="round" />
      <path d={d} fill="var(--kerb)" stroke="var(--ink)" strokeWidth="20" />
    </g>
  );
});
