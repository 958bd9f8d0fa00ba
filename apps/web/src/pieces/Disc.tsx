import type { ReactNode } from 'react';
import { drawnBy } from '../board/Drawn.tsx';
import type { Look } from '../board/types.ts';
import { type PressName, patternId, usePress } from '../press/press.ts';
import { faceOf, type HeroInk, heroInks, type PortraitName } from './Portrait.tsx';
import { burst } from './shapes.ts';

export const HERO_RADIUS = 35;

/** Bottom up: halftone shadow, wooden edge, bone face, colour ring. */
export function Blank({
  press,
  radius,
  ring,
  shadow = true,
  children,
}: {
  press: PressName;
  radius: number;
  ring: string;
  shadow?: boolean;
  children?: ReactNode;
}) {
  const r = radius;
  return (
    <>
      {shadow && <circle cx={r * 0.22} cy={r * 0.42} r={r * 1.04} fill={`url(#${patternId(press, 'dots')})`} />}
      <path
        d={`M${-r} 0V${r * 0.17}A${r} ${r} 0 0 0 ${r} ${r * 0.17}V0Z`}
        fill="var(--edge)"
        stroke="var(--ink)"
        strokeWidth="2.6"
      />
      <path
        d={`M${-r * 0.62} ${r * 0.86}A${r} ${r} 0 0 0 ${r * 0.35} ${r * 1.02}`}
        fill="none"
        stroke="var(--edge-d)"
        strokeWidth="2"
      />
      <circle r={r} fill="var(--bone)" stroke="var(--ink)" strokeWidth="2.6" />
      <circle r={r - 5.2} fill="none" stroke={ring} strokeWidth="6.4" />
      {children}
    </>
  );
}

/** What discs of heroes are cut out by. */
export const HeroSymbols = ({ press }: { press: PressName }) => (
  <clipPath id={patternId(press, 'clip-hero')}>
    <circle cx="50" cy="46" r="42" />
  </clipPath>
);

/** Where a stack of discs of this size carries its count. */
export const StackCount = ({ radius, count }: { radius: number; count: number }) => (
  <CountPill x={radius * 0.78} y={radius * 0.78} count={count} />
);

export const CountPill = ({ x, y, count }: { x: number; y: number; count: number }) => {
  const half = count > 9 ? 21 : 16;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x={-half}
        y="-14"
        width={2 * half}
        height="28"
        rx="14"
        fill="var(--ink)"
        stroke="var(--bone)"
        strokeWidth="2.6"
      />
      <text y="8" textAnchor="middle" className="number" fontSize="23" fill="var(--bone)">
        {count}
      </text>
    </g>
  );
};

export interface HeroLook {
  readonly portrait: PortraitName;
  readonly inks: HeroInk;
  /** On the square tab: one letter, two where heroes share their first. */
  readonly letter: string;
}

export interface HeroDiscProps extends HeroLook {
  active?: boolean;
  threatened?: boolean;
  wounds?: number;
}

/** Drops of blood as large as a face, one for each wound; from the fourth on the first says how many. */
export function Wounds({ count, at: [x, y] }: { count: number; at: readonly [x: number, y: number] }) {
  if (count === 0) return null;
  const drops = count > 3 ? 1 : count;
  return (
    <g transform={`translate(${x} ${y})`}>
      {Array.from({ length: drops }, (_, i) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: drops have no names
          key={i}
          d="M0 -22Q14 -3 14 7A14 14 0 0 1 -14 7Q-14 -3 0 -22Z"
          transform={`translate(${-i * 19} ${i * 2})`}
          fill="var(--blood)"
          stroke="var(--bone)"
          strokeWidth="3"
        />
      ))}
      {count > 3 && (
        <text y="15" textAnchor="middle" className="number" fontSize="23" fill="var(--cream)">
          {count}
        </text>
      )}
    </g>
  );
}

export function HeroDisc({ portrait, inks, letter, active = false, threatened = false, wounds = 0 }: HeroDiscProps) {
  const press = usePress();
  const r = active ? 39 : HERO_RADIUS;
  const inner = r - 8;
  const k = inner / 42;
  return (
    <g style={heroInks(inks)}>
      {threatened && (
        <polygon
          points={burst(22, r + 19, r + 9.5)}
          fill="var(--blood)"
          stroke="var(--ink)"
          strokeWidth="2.4"
          strokeLinejoin="round"
        />
      )}
      {active && <circle r={r + 7} fill="var(--accent)" stroke="var(--ink)" strokeWidth="2.6" />}
      <Blank press={press} radius={r} ring="var(--hero)" shadow={!threatened}>
        <g transform={`scale(${k}) translate(-50 -46)`} clipPath={`url(#${patternId(press, 'clip-hero')})`}>
          <rect width="100" height="100" fill="var(--hero)" />
          {faceOf(portrait)}
        </g>
        <circle r={inner} fill="none" stroke="var(--ink)" strokeWidth="2.2" />
      </Blank>
      <g transform={`translate(${-r * 0.76} ${-r * 0.76})`}>
        <rect x="-14" y="-14" width="28" height="28" rx="4" fill="var(--hero)" stroke="var(--ink)" strokeWidth="2.4" />
        <rect x="-10.500" y="-10.500" width="21" height="21" rx="1.500" fill="var(--ink)" />
        <text y="7.200" textAnchor="middle" className="number" fontSize="20" fill="var(--bone)">
          {letter}
        </text>
      </g>
      <Wounds count={wounds} at={[r * 0.62, r * 0.7]} />
    </g>
  );
}

/** A hero as a piece of the board. */
export const heroFigure = (hero: HeroDiscProps): Look => ({
  ...drawnBy(HERO_RADIUS + (hero.active ? 11 : 0) + (hero.threatened ? 3 : 0), HeroDisc, hero),
  stands: HERO_RADIUS,
});
