import type { ReactNode } from 'react';
import { Mark } from '../press/Icon.tsx';
import { type PressName, patternId, usePress } from '../press/press.ts';
import { FACES, type HeroInk, heroInks, type PortraitName } from './Portrait.tsx';
import { burst, polygon } from './shapes.ts';

export type DeadKind = 'walker' | 'runner' | 'fatty' | 'abomination';

interface Dead {
  readonly radius: number;
  readonly ring: string;
  readonly field: ReactNode;
  readonly figure: ReactNode;
}

const DEAD: Readonly<Record<DeadKind, Dead>> = {
  walker: {
    radius: 33,
    ring: 'var(--acid-d)',
    field: <circle r="25.500" fill="var(--acid)" />,
    figure: <Mark name="shambling-zombie" size={45} />,
  },
  runner: {
    radius: 32,
    ring: 'var(--accent)',
    field: (
      <polygon
        points={polygon(3, 31, -90)}
        transform="translate(0 5)"
        fill="var(--acid)"
        stroke="var(--acid)"
        strokeWidth="6"
        strokeLinejoin="round"
      />
    ),
    figure: <Mark name="sprint" y={2} size={38} />,
  },
  fatty: {
    radius: 38,
    ring: 'var(--ink)',
    field: <rect x="-23" y="-23" width="46" height="46" rx="4" fill="var(--acid)" />,
    figure: <Mark name="fat" size={45} />,
  },
  abomination: {
    radius: 52,
    ring: 'var(--blood)',
    field: <polygon points={burst(11, 43.5, 35)} fill="var(--blood)" />,
    figure: <Mark name="brute" y={-1} size={56} ink="var(--bone)" />,
  },
};

export const deadRadius = (kind: DeadKind): number => DEAD[kind].radius;
export const HERO_RADIUS = 35;

/** Bottom up: halftone shadow, wooden edge, bone face, colour ring. */
function Blank({
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

/** Discs of the dead, and the blank edges that peek out of a stack. */
export function DeadSymbols({ press }: { press: PressName }) {
  return (
    <>
      {(Object.keys(DEAD) as DeadKind[]).map((kind) => {
        const { radius, ring, field, figure } = DEAD[kind];
        return (
          <g key={kind}>
            <clipPath id={patternId(press, `clip-${kind}`)}>
              <circle r={radius - 8.5} />
            </clipPath>
            <g id={patternId(press, `blank-${kind}`)}>
              <Blank press={press} radius={radius} ring={ring} />
            </g>
            <g id={patternId(press, `dead-${kind}`)}>
              <Blank press={press} radius={radius} ring={ring}>
                <g clipPath={`url(#${patternId(press, `clip-${kind}`)})`}>{field}</g>
                {figure}
              </Blank>
            </g>
          </g>
        );
      })}
      <clipPath id={patternId(press, 'clip-hero')}>
        <circle cx="50" cy="46" r="42" />
      </clipPath>
    </>
  );
}

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

/** One figure of the dead, or a stack of them with its count. */
export function DeadDisc({ kind, count = 1, pill = true }: { kind: DeadKind; count?: number; pill?: boolean }) {
  const press = usePress();
  const r = DEAD[kind].radius;
  const blank = `#${patternId(press, `blank-${kind}`)}`;
  return (
    <>
      {count > 2 && <use href={blank} transform={`translate(${r * 0.34} ${-r * 0.28}) scale(0.94)`} />}
      {count > 1 && <use href={blank} transform={`translate(${r * 0.17} ${-r * 0.14}) scale(0.97)`} />}
      <use href={`#${patternId(press, `dead-${kind}`)}`} />
      {count > 1 && pill && <CrowdPill kind={kind} count={count} />}
    </>
  );
}

/** Where a stack carries its count. */
export const CrowdPill = ({ kind, count }: { kind: DeadKind; count: number }) => (
  <CountPill x={DEAD[kind].radius * 0.78} y={DEAD[kind].radius * 0.78} count={count} />
);

export interface HeroLook {
  readonly portrait: PortraitName;
  readonly inks: HeroInk;
  /** On the square tab: one letter, two where heroes share their first. */
  readonly letter: string;
}

interface HeroDiscProps extends HeroLook {
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
