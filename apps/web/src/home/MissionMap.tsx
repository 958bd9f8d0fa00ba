import { memo } from 'react';
import { middle, rectPath } from '../board/geometry.ts';
import type { Plan, Space } from '../board/plan.ts';
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
/** The ink of what lies out of doors; streets are drawn by their zones. */
const GROUNDS: Readonly<Record<string, string>> = {
  grass: 'var(--lawn)',
  driveway: 'var(--conc)',
  terrace: 'var(--stone)',
  path: 'var(--stone)',
  stone: 'var(--stone)',
  sand: 'var(--earth)',
  planks: 'var(--wood)',
  pavement: 'var(--pave)',
  water: 'light-dark(#8fc4cf, #14424a)',
};

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
  const [x0, y0, x1, y1] = plan.main ?? [0, 0, ...plan.size];
  const isIn = ({ rects }: Space): boolean => rects[0]![0] < x1;
  const place = new Map(plan.spaces.map(({ id, rects }) => [id, middle(rects)]));
  return (
    <svg viewBox={`${x0 - 20} ${y0 - 20} ${x1 - x0 + 40} ${y1 - y0 + 40}`} role="img" aria-label={label}>
      <rect x={x0} y={y0} width={x1 - x0} height={y1 - y0} fill="var(--street)" />
      <g className="dusk">
        {Object.entries(GROUNDS).map(([kind, ink]) => {
          const rects = plan.spaces
            .filter((space) => space.kind === kind && isIn(space))
            .flatMap((space) => space.rects);
          return rects.length > 0 && <path key={kind} d={rectPath(rects)} fill={ink} />;
        })}
      </g>
      {plan.spaces.map(({ id, ground, kind, rects }) =>
        ground === 'street' && kind === 'street' ? (
          <path key={id} d={rectPath(rects)} fill="none" stroke="var(--pave)" strokeWidth="6" />
        ) : null,
      )}
      {plan.spaces
        .filter(isIn)
        .map(({ id, ground, kind, rects }) =>
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
