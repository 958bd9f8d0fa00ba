import type { ReactNode } from 'react';
import { drawnBy } from '../board/Drawn.tsx';
import type { Look } from '../board/types.ts';
import { type PressName, patternId, usePress } from '../press/press.ts';
import { FACES, type HeroInk, heroInks, type PortraitName } from './Portrait.tsx';
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
          {FACES[portrait]}
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
      {wounds > 0 && (
        <g transform={`translate(${r * 0.8} ${r * 0.72})`}>
          <path
            d="M0 -15Q10 -2 10 5A10 10 0 0 1 -10 5Q-10 -2 0 -15Z"
            fill="var(--blood)"
            stroke="var(--bone)"
            strokeWidth="2.600"
          />
          <text y="10" textAnchor="middle" className="number" fontSize="15" fill="var(--cream)">
            {wounds}
          </text>
        </g>
      )}
    </g>
  );
}

/** A hero as a piece of the board. */
export const heroFigure = (hero: HeroDiscProps): Look =>
  drawnBy(HERO_RADIUS + (hero.active ? 11 : 0) + (hero.threatened ? 3 : 0), HeroDisc, hero);
