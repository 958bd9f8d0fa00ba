import type { ReactNode } from 'react';
import { INKS } from '../../board/DoorMark.tsx';
import { drawnBy } from '../../board/Drawn.tsx';
import type { Ink } from '../../board/plan.ts';
import type { Look } from '../../board/types.ts';
import { CountPill } from '../../pieces/Disc.tsx';
import { polygon } from '../../pieces/shapes.ts';
import { Mark } from '../../press/Icon.tsx';
import { usePattern } from '../../press/press.ts';

/** Strokes of its own for each colour, for those who ask for patterns. */
const STROKES: Readonly<Record<Ink, string>> = {
  red: '',
  blue: 'M-18 -14H18M-18 14H18',
  green: 'M-14 -18V18M14 -18V18',
  white: 'M-16 -16L16 16M16 -16L-16 16',
  plain: '',
};

const InkPattern = ({ ink }: { ink: Ink }) => (
  <path
    className="pattern"
    d={STROKES[ink]}
    stroke={INKS[ink].line}
    strokeWidth="3.5"
    strokeDasharray="5 3"
    fill="none"
  />
);

interface SpawnProps {
  order: number;
  ink: Ink;
  awake: boolean;
  /** Nobody comes any more. */
  neutral?: boolean;
}

/** Where the dead come in: a triangle with its order; dashed while asleep, struck out for good. */
export function SpawnToken({ order, ink, awake, neutral = false }: SpawnProps) {
  const fill = usePattern();
  const { fill: colour, faded, line } = INKS[ink];
  if (neutral)
    return (
      <g strokeLinejoin="round">
        <path d="M0 -33L38 31H-38Z" fill="var(--bone)" stroke="var(--ink)" strokeWidth="2.8" />
        <path d="M0 -23.500L30 25.800H-30Z" fill="none" stroke="var(--supply)" strokeWidth="2.2" />
        <Mark name="check-mark" y={10} size={30} ink="var(--supply)" />
        <path d="M-40 38L40 -32" stroke="var(--ink)" strokeWidth="9" strokeLinecap="round" />
        <path d="M-40 38L40 -32" stroke="var(--acid)" strokeWidth="4.500" strokeLinecap="round" />
      </g>
    );
  return (
    <g strokeLinejoin="round">
      {awake && <path d="M0 -30L34 30H-34Z" transform="translate(6 9)" fill={fill('dots')} />}
      <path
        d="M0 -33L38 31H-38Z"
        fill={awake ? colour : 'var(--street)'}
        stroke={awake ? 'var(--ink)' : faded}
        strokeWidth={awake ? 2.8 : 4}
        strokeDasharray={awake ? undefined : '8 6'}
      />
      {awake && <path d="M0 -23.500L30 25.800H-30Z" fill="none" stroke={line} strokeWidth="2.2" />}
      <text y="22.500" textAnchor="middle" className="number" fontSize="34" fill={awake ? line : faded}>
        {order}
      </text>
    </g>
  );
}

interface ObjectiveProps {
  ink: Ink;
  sign?: ReactNode;
  taken?: boolean;
}

/** What has to be found: an octagon; hollow once taken. */
export function ObjectiveToken({ ink, sign, taken = false }: ObjectiveProps) {
  const fill = usePattern();
  if (taken)
    return (
      <g>
        <polygon
          points={polygon(8, 23, 22.5)}
          fill="none"
          stroke="var(--stroke)"
          strokeWidth="2.4"
          strokeDasharray="6 5"
        />
        <Mark name="check-mark" size={24} ink="var(--stroke)" />
      </g>
    );
  const { fill: colour, line } = INKS[ink];
  return (
    <g strokeLinejoin="round">
      <polygon points={polygon(8, 29, 22.5)} transform="translate(7 11)" fill={fill('dots')} />
      <polygon
        points={polygon(8, 28, 22.5)}
        transform="translate(0 5)"
        fill="var(--edge)"
        stroke="var(--ink)"
        strokeWidth="2.6"
      />
      <polygon points={polygon(8, 28, 22.5)} fill={colour} stroke="var(--ink)" strokeWidth="2.6" />
      <polygon points={polygon(8, 22.3, 22.5)} fill="none" stroke={line} strokeWidth="2" />
      <InkPattern ink={ink} />
      {sign ?? (
        <text y="12" textAnchor="middle" className="number" fontSize="34" fill={line}>
          ?
        </text>
      )}
    </g>
  );
}

export function NoiseToken({ count = 1 }: { count?: number }) {
  const fill = usePattern();
  return (
    <g>
      <rect x="-20" y="-20" width="40" height="40" rx="6" transform="translate(5 8) rotate(45)" fill={fill('dots')} />
      <rect
        x="-21"
        y="-21"
        width="42"
        height="42"
        rx="6"
        transform="rotate(45)"
        fill="var(--accent)"
        stroke="var(--ink)"
        strokeWidth="2.6"
      />
      <rect
        x="-17"
        y="-17"
        width="34"
        height="34"
        rx="3"
        transform="rotate(45)"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="1.5"
      />
      <Mark name="megaphone" x={-1} y={-1} size={27} />
      {count > 1 && <CountPill x={20} y={-20} count={count} />}
    </g>
  );
}

/** What keeps calling the dead, whatever else is heard: a siren on a mast. */
export function LureToken({ count }: { count: number }) {
  const fill = usePattern();
  return (
    <g>
      <rect x="-24" y="-24" width="48" height="48" rx="6" transform="translate(6 9) rotate(45)" fill={fill('dots')} />
      <g fill="none" stroke="var(--blood)" strokeWidth="4" strokeLinecap="round">
        <path d="M-44 -14Q-52 0 -44 14M44 -14Q52 0 44 14" />
        <path d="M-56 -20Q-68 0 -56 20M56 -20Q68 0 56 20" strokeDasharray="7 6" />
      </g>
      <g transform="rotate(45)">
        <rect x="-25" y="-25" width="50" height="50" rx="6" fill="var(--blood)" stroke="var(--ink)" strokeWidth="2.6" />
        <rect x="-20" y="-20" width="40" height="40" rx="3" fill="none" stroke="var(--bone)" strokeWidth="2" />
      </g>
      <Mark name="megaphone" x={-1} y={-1} size={31} ink="var(--bone)" />
      <CountPill x={24} y={-24} count={count} />
    </g>
  );
}

export function ExitToken({ word }: { word: string }) {
  const fill = usePattern();
  const long = word.length > 4;
  return (
    <g transform="scale(.84)">
      <rect x="-46" y="-28" width="102" height="70" rx="4" fill={fill('dots')} />
      <rect x="-54" y="-37" width="108" height="73" rx="4" fill="var(--acid)" stroke="var(--ink)" strokeWidth="2.8" />
      <rect x="-49" y="-32" width="98" height="63" rx="2" fill="none" stroke="var(--ink)" strokeWidth="2" />
      <Mark name="exit-door" x={-27} size={36} />
      <text x="-5" y={long ? 8 : 11} className="number" fontSize={long ? 20 : 29} fill="var(--ink)">
        {word.toLocaleUpperCase()}
      </text>
    </g>
  );
}

export type CarLook = 'police' | 'pimp';

/** From above, its front to the north. */
export function Car({ look, word }: { look: CarLook; word?: string | undefined }) {
  const fill = usePattern();
  const police = look === 'police';
  const body = police ? 'var(--bone)' : 'var(--amy)';
  const shell = 'M-20 -76H20Q36 -76 36 -58V58Q36 76 20 76H-20Q-36 76 -36 58V-58Q-36 -76 -20 -76Z';
  return (
    <g>
      <path d={shell} transform="translate(11 13)" fill={fill('dots')} />
      <path d="M-41 -62h10v28h-10zM31 -62h10v28h-10zM-41 34h10v28h-10zM31 34h10v28h-10z" fill="var(--ink)" />
      <path d={shell} fill={body} stroke="var(--ink)" strokeWidth="3" />
      {police ? (
        <path
          d="M-34.500 -42V-58Q-34.500 -74.500 -20 -74.500H20Q34.500 -74.500 34.500 -58V-42Q0 -52 -34.500 -42ZM-34.500 48V58Q-34.500 74.500 -20 74.500H20Q34.500 74.500 34.500 58V48Q0 56 -34.500 48Z"
          fill="var(--ink)"
        />
      ) : (
        <>
          <path d="M-9 -75V-36M9 -75V-36M-9 54V75M9 54V75" stroke="var(--accent)" strokeWidth="4.500" />
          <path
            d="M-31 -64Q-24 -70 -15 -70M31 -64Q24 -70 15 -70"
            stroke="var(--amy-l)"
            strokeWidth="3"
            fill="none"
            strokeLinecap="round"
          />
        </>
      )}
      <path d="M-29 -29Q0 -43 29 -29L25 -11H-25Z" fill="var(--glass)" stroke="var(--ink)" strokeWidth="2.4" />
      <path d="M-12 -14L-4 -34M-2 -14L5 -34" stroke="var(--bone)" strokeWidth="2.400" strokeOpacity=".8" />
      <path d="M-26 46Q0 56 26 46L23 31H-23Z" fill="var(--glass)" stroke="var(--ink)" strokeWidth="2.4" />
      <path
        d="M-33 -22L-29 -8V28L-33 42ZM33 -22L29 -8V28L33 42Z"
        fill="var(--glass)"
        stroke="var(--ink)"
        strokeWidth="2"
      />
      <rect
        x="-25"
        y="-9"
        width="50"
        height="38"
        rx="5"
        fill={police ? 'var(--bone)' : 'var(--amy-l)'}
        stroke="var(--ink)"
        strokeWidth="2.4"
      />
      {police ? (
        <>
          <rect x="-25" y="3" width="25" height="13" fill="var(--blood)" stroke="var(--ink)" strokeWidth="2" />
          <rect x="0" y="3" width="25" height="13" fill="var(--doug)" stroke="var(--ink)" strokeWidth="2" />
          <path d="M-20 7h8M5 7h8" stroke="var(--bone)" strokeWidth="2" />
          <text y="-52" textAnchor="middle" className="number" fontSize="15" fill="var(--bone)">
            {word}
          </text>
        </>
      ) : (
        <>
          <rect x="-25" y="-9" width="50" height="38" rx="5" fill={fill('leopard')} />
          <circle cy="-58" r="6.500" fill="var(--accent)" stroke="var(--ink)" strokeWidth="2.2" />
        </>
      )}
      <path
        d="M-31 -70a5 4.500 0 1 0 10 0a5 4.500 0 1 0-10 0zM21 -70a5 4.500 0 1 0 10 0a5 4.500 0 1 0-10 0z"
        fill="var(--accent)"
        stroke="var(--ink)"
        strokeWidth="2"
      />
      <path d="M-32 71h11M21 71h11" stroke="var(--blood)" strokeWidth="4.500" strokeLinecap="round" />
    </g>
  );
}

// As tokens of the board.
export const spawnLook = (spawn: SpawnProps): Look => drawnBy(36, SpawnToken, spawn);
export const objectiveLook = (objective: ObjectiveProps): Look => drawnBy(30, ObjectiveToken, objective);
export const noiseLook = (count: number): Look => drawnBy(30, NoiseToken, { count });
export const lureLook = (count: number): Look => drawnBy(34, LureToken, { count });
export const exitLook = (word: string): Look => drawnBy(44, ExitToken, { word });
export const carLook = (look: CarLook, word?: string): Look => drawnBy(0, Car, { look, word });
