import { memo, useId } from 'react';
import { usePattern, usePress } from '../press/press.ts';
import type { Plan, SpaceId } from './plan.ts';
import type { Decal, Street as StreetSurvey } from './street.ts';

const SPLAT =
  'M0 -16C10 -20 18 -8 26 -10S34 2 22 6S16 20 4 16S-12 26 -18 14S-34 4 -22 -4S-10 -12 0 -16ZM38 14a4 4 0 1 1-8 0a4 4 0 1 1 8 0ZM-27 -14a3.400 3.400 0 1 1-6.800 0a3.400 3.400 0 1 1 6.800 0ZM17 28a3 3 0 1 1-6 0a3 3 0 1 1 6 0ZM43 -6a2.200 2.200 0 1 1-4.400 0a2.200 2.200 0 1 1 4.400 0Z';
const SPLAT2 =
  'M-20 4C-24 -6 -14 -16 -4 -13S6 -20 15 -14S20 -2 26 2S22 14 12 11S-2 20 -9 15S-16 12 -20 4ZM36 8a3.400 3.400 0 1 1-6.800 0a3.400 3.400 0 1 1 6.800 0ZM-26 -12a2.600 2.600 0 1 1-5.200 0a2.600 2.600 0 1 1 5.200 0ZM24 -20a2.400 2.400 0 1 1-4.800 0a2.400 2.400 0 1 1 4.800 0ZM-12 26a2 2 0 1 1-4 0a2 2 0 1 1 4 0Z';

function Mark({ kind, at, turn, scale }: Decal) {
  const place = `translate(${at[0]} ${at[1]}) rotate(${turn}) scale(${scale})`;
  switch (kind) {
    case 'splat':
    case 'splat2':
      return <path transform={place} d={kind === 'splat' ? SPLAT : SPLAT2} fill="var(--splat)" />;
    case 'crack':
      return (
        <path
          transform={place}
          d="M-34 6L-18 -2L-10 6L4 -6L14 0L34 -10M4 -6L8 -18M-10 6L-12 16M14 0L22 12"
          fill="none"
          stroke="var(--iron)"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      );
    case 'skid':
      return (
        <path
          transform={place}
          d="M-52 24Q-6 20 18 -34M-44 34Q8 28 32 -30"
          fill="none"
          stroke="var(--street-2)"
          strokeWidth="6"
          strokeDasharray="22 5 9 4"
        />
      );
    case 'paper':
      return (
        <g transform={place} stroke="var(--ink)" strokeWidth="1.6">
          <path d="M-8 -6L7 -8L9 6L-6 8Z" fill="var(--zebra)" />
          <path d="M-4 -3l8-1M-3 1l8-1" fill="none" />
        </g>
      );
    default:
      return null;
  }
}

export function Manhole({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke="var(--iron-l)" fill="none">
      <circle r="20" fill="var(--iron)" strokeWidth="3" />
      <circle r="13.5" strokeWidth="2" />
      <path d="M-7 -7H7M-10 -2.300H10M-10 2.300H10M-7 7H7" strokeWidth="2.2" />
      <path d="M0 -18v3M0 18v-3M-18 0h3M18 0h-3" strokeWidth="3" />
    </g>
  );
}

/** Everything out of doors that does not move. */
export const Street = memo(function Street({
  plan,
  street,
  busy,
}: {
  plan: Plan;
  street: StreetSurvey;
  busy?: ReadonlySet<SpaceId> | undefined;
}) {
  const fill = usePattern();
  const press = usePress();
  const clip = useId();
  return (
    <g clipPath={`url(#${clip})`}>
      <clipPath id={clip}>
        <rect width={plan.size[0]} height={plan.size[1]} />
      </clipPath>
      <path d={street.ground} fill="var(--street)" stroke="var(--street)" strokeWidth="1" />
      <path d={street.ground} fill={fill('dots-street')} />
      <g fillOpacity="0.42">
        {street.lamps.map(([x, y]) => (
          <use key={`${x} ${y}`} href={`#${press}-pool`} x={x} y={y} />
        ))}
      </g>
      <g>
        {street.decals.map((decal) => (
          <Mark key={`${decal.kind} ${decal.at.join()}`} {...decal} />
        ))}
      </g>
      <path d={street.lanes} fill="none" stroke="var(--lane)" strokeWidth="4" strokeDasharray="26 20" />
      <path d={street.crossings} fill="none" stroke="var(--zebra)" strokeWidth="34" strokeDasharray="12 10" />
      <path d={street.crossings} fill="none" stroke={fill('wear')} strokeWidth="34" />
      <g className="plan-name" fill="var(--street-name)" letterSpacing="4" textAnchor="middle">
        {street.names.map(
          ({ text, at, turn, size, space }) =>
            !busy?.has(space) && (
              <text
                key={text}
                fontSize={size}
                transform={`translate(${at[0]} ${at[1]})${turn ? ` rotate(${turn})` : ''}`}
                dy="8"
              >
                {text.toLocaleUpperCase()}
              </text>
            ),
        )}
      </g>
      <g>
        {plan.manholes.map(([x, y]) => (
          <Manhole key={`${x} ${y}`} x={x} y={y} />
        ))}
      </g>
      <g strokeLinejoin="round">
        <path d={street.buildings} fill="var(--kerb)" stroke="var(--kerb)" strokeWidth="50" />
        <path d={street.buildings} fill="var(--pave)" stroke="var(--pave)" strokeWidth="44" />
      </g>
      <path d={street.joints} fill="none" stroke="var(--pave-l)" strokeWidth="17" strokeDasharray="1.6 23.4" />
    </g>
  );
});

/** Over the open ground, under the floors: what the buildings throw on it, and the lamps at their corners. */
export const Shades = memo(function Shades({ plan, street }: { plan: Plan; street: StreetSurvey }) {
  const fill = usePattern();
  const clip = useId();
  return (
    <g clipPath={`url(#${clip})`}>
      <clipPath id={clip}>
        <rect width={plan.size[0]} height={plan.size[1]} />
      </clipPath>
      <g>
        {street.shades.map(({ axis, at, from, to }) => (
          <path
            key={`${axis} ${at} ${from}`}
            transform={axis === 'h' ? `translate(${from} ${at})` : `matrix(0 1 1 0 ${at} ${from})`}
            d={`M4 4H${to - from}L${to - from + 30} 34H34Z`}
            fill={fill('shade')}
          />
        ))}
      </g>
      <g>
        {street.lamps.map(([x, y]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <circle r="9" fill="var(--ink)" />
            <circle r="5.6" fill="var(--accent)" />
          </g>
        ))}
      </g>
    </g>
  );
});
