import { memo, type ReactNode } from 'react';
import { type IconName, Mark } from '../press/Icon.tsx';
import { usePattern, usePress } from '../press/press.ts';
import type { Door, Ink, Window } from './plan.ts';
import type { Gap } from './walls.ts';

export const INKS: Readonly<
  Record<Ink, { readonly fill: string; readonly dark: string; readonly faded: string; readonly line: string }>
> = {
  red: { fill: 'var(--blood)', dark: 'var(--blood-d)', faded: 'light-dark(#8e111a, #ff8578)', line: 'var(--bone)' },
  blue: { fill: 'var(--doug)', dark: '#1556a3', faded: 'light-dark(#124a8e, #8dc2ff)', line: 'var(--bone)' },
  green: { fill: 'var(--acid)', dark: 'var(--supply)', faded: 'light-dark(#3d5c06, #b9e62f)', line: 'var(--ink)' },
  white: { fill: 'var(--bone)', dark: 'var(--on-paper)', faded: 'light-dark(#0c1a31, #f5ebd5)', line: 'var(--ink)' },
  plain: { fill: 'var(--edge)', dark: 'var(--edge-d)', faded: 'var(--edge)', line: 'var(--ink)' },
};

/** On the coin of a closed door. */
const COINS: Readonly<Record<Ink, IconName>> = {
  red: 'padlock',
  blue: 'key',
  green: 'key',
  white: 'key',
  plain: 'door',
};

interface DoorProps {
  door: Door;
  gap: Gap;
  open: boolean;
}

/** Which way an outward door looks: south is 0. */
const outward = ({ axis, sideOfA }: Gap): number =>
  axis === 'h' ? (sideOfA === -1 ? 0 : 180) : sideOfA === -1 ? -90 : 90;

export const Spill = memo(function Spill({ gap }: { gap: Gap }) {
  const press = usePress();
  const [x, y] = gap.axis === 'h' ? [gap.along, gap.at] : [gap.at, gap.along];
  return <use href={`#${press}-spill`} transform={`translate(${x} ${y}) rotate(${outward(gap)})`} />;
});

/** Across its gap: a bar with a coin while closed, a swung leaf once open. */
export const DoorMark = memo(function DoorMark({ door, gap, open }: DoorProps) {
  const fill = usePattern();
  const [x, y] = gap.axis === 'h' ? [gap.along, gap.at] : [gap.at, gap.along];
  const ink = INKS[door.ink];
  const k = gap.width / 62;
  if (open) {
    const r = gap.width - 4;
    const turn = gap.outer ? outward(gap) : gap.axis === 'h' ? 0 : 90;
    return (
      <g transform={`translate(${x} ${y}) rotate(${turn})`}>
        <path
          d={`M${-r / 2} 0V${r}A${r} ${r} 0 0 0 ${r / 2} 0Z`}
          fill="var(--swing)"
          stroke="var(--swing-l)"
          strokeWidth="2.4"
          strokeDasharray="6 5"
        />
        <rect
          x={-r / 2 - 5}
          y="-3"
          width="10"
          height={r + 4}
          rx="2"
          fill={ink.fill}
          stroke="var(--ink)"
          strokeWidth="2.4"
        />
        <path d={`M${-r / 2} 6V${r - 8}`} stroke={ink.line} strokeWidth="1.8" fill="none" />
      </g>
    );
  }
  const upright = gap.axis === 'v';
  return (
    <g transform={`translate(${x} ${y})${upright ? ' rotate(90)' : ''} scale(${k} 1)`}>
      <rect x="-33" y="-8" width="70" height="25" rx="4" fill={fill('dots')} />
      <rect x="-35" y="-11" width="70" height="22" rx="4" fill={ink.fill} stroke="var(--ink)" strokeWidth="2.6" />
      <rect x="-31.5" y="-7.5" width="63" height="15" rx="2" fill="none" stroke={ink.line} strokeWidth="1.8" />
      <path d="M-23 -6.500V6.500M23 -6.500V6.500" stroke={ink.line} strokeWidth="1.8" />
      <g transform={`scale(${1 / k} 1)${upright ? ' rotate(-90)' : ''}`}>
        <circle r="14.5" fill="var(--bone)" stroke="var(--ink)" strokeWidth="2.6" />
        <Mark name={COINS[door.ink]} y={-0.5} size={18} ink={ink.dark} />
      </g>
    </g>
  );
});

const ALONE = { axis: 'h', at: 0, along: 0, width: 62, a: 0, b: 1, door: 0, outer: false, sideOfA: -1 } as const;
/** A closed one by itself, for a legend. */
export const drawnDoor = (ink: Ink): ReactNode => (
  <DoorMark door={{ id: 0, a: 0, b: 1, at: [0, 0], ink }} gap={ALONE} open={false} />
);

/** A window in an outer wall, with planks across it once boarded up. */
export function WindowMark({ window: { at, width, boarded }, axis }: { window: Window; axis: 'h' | 'v' }) {
  const half = width / 2;
  return (
    <g transform={`translate(${at[0]} ${at[1]})${axis === 'v' ? ' rotate(90)' : ''}`}>
      <rect x={-half} y="-9" width={width} height="18" fill="var(--wall-edge)" />
      <rect
        x={-half + 2}
        y="-6.5"
        width={width - 4}
        height="13"
        fill="var(--glass)"
        stroke="var(--ink)"
        strokeWidth="2.4"
      />
      <path d={`M${-half} 0H${half}M0 -6V6`} stroke="var(--ink)" strokeWidth="2" />
      {boarded && (
        <g fill="var(--wood)" stroke="var(--ink)" strokeWidth="2.2">
          <rect x={-half - 5} y="-10" width={width + 10} height="8" rx="1" transform="rotate(-5)" />
          <rect x={-half - 4} y="2" width={width + 8} height="8" rx="1" transform="rotate(4)" />
          <path
            d={`M${-half + 3} -7v.1M${half - 3} -5v.1M${-half + 4} 6v.1M${half - 4} 7v.1`}
            strokeWidth="3.4"
            strokeLinecap="round"
          />
        </g>
      )}
    </g>
  );
}
