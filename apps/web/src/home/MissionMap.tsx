import { memo } from 'react';
import { rectPath } from '../board/geometry.ts';
import { middle } from '../board/highlight.ts';
import type { Plan } from '../board/plan.ts';
import type { MapMark } from '../table/skin.ts';

/** The ink of a floor, by the kind of room. */
const FLOORS: Readonly<Record<string, string>> = {
  living: 'var(--wood)',
  dining: 'var(--wood)',
  den: 'var(--wood)',
  diner: 'var(--diner-2)',
  kitchen: 'var(--kit-2)',
  kitchenette: 'var(--kit-2)',
  bedroom: 'var(--rose)',
  bath: 'var(--bath)',
  restroom: 'var(--bath)',
  lockers: 'var(--bath)',
  clinic: 'var(--clinic)',
  waiting: 'var(--lino)',
  reception: 'var(--lino)',
  office: 'var(--parq)',
  conference: 'var(--blue)',
};
const BARE = 'var(--conc)';

const MARKS: Readonly<Record<MapMark['kind'], (x: number, y: number) => React.ReactNode>> = {
  spawn: (x, y) => (
    <path
      d={`M${x} ${y - 48}l48 84h-96z`}
      fill="var(--blood)"
      stroke="var(--bone)"
      strokeWidth="10"
      strokeLinejoin="round"
    />
  ),
  goal: (x, y) => <circle cx={x} cy={y} r="38" fill="var(--accent)" stroke="var(--ink)" strokeWidth="14" />,
  exit: (x, y) => (
    <rect
      x={x - 56}
      y={y - 34}
      width="112"
      height="68"
      rx="8"
      fill="var(--acid)"
      stroke="var(--ink)"
      strokeWidth="12"
    />
  ),
  start: (x, y) => (
    <path
      d={`M${x} ${y - 50}L${x + 50} ${y}L${x} ${y + 50}L${x - 50} ${y}Z`}
      fill="var(--doug)"
      stroke="var(--bone)"
      strokeWidth="12"
    />
  ),
};

/** A mission's plan, small: floors by room, where it begins, where the dead come in, what is sought. */
export const MissionMap = memo(function MissionMap({
  plan,
  marks,
  label,
}: {
  plan: Plan;
  marks: readonly MapMark[];
  label: string;
}) {
  const [w, h] = plan.size;
  const place = new Map(plan.spaces.map(({ id, rects }) => [id, middle(rects)]));
  return (
    <svg viewBox={`-20 -20 ${w + 40} ${h + 40}`} role="img" aria-label={label}>
      <rect width={w} height={h} fill="var(--street)" />
      {plan.spaces.map(({ id, ground, rects }) =>
        ground === 'street' ? (
          <path key={id} d={rectPath(rects)} fill="none" stroke="var(--pave)" strokeWidth="6" />
        ) : null,
      )}
      {plan.spaces.map(({ id, ground, kind, rects }) =>
        ground === 'street' ? null : (
          <path key={id} d={rectPath(rects)} fill={FLOORS[kind] ?? BARE} stroke="var(--wall)" strokeWidth="16" />
        ),
      )}
      {marks.map(({ kind, space }, i) => {
        const [x, y] = place.get(space)!;
        // biome-ignore lint/suspicious/noArrayIndexKey: two marks may lie in one space
        return <g key={i}>{MARKS[kind](x, y)}</g>;
      })}
    </svg>
  );
});
