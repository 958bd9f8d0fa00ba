import { INKS } from '../../../board/DoorMark.tsx';
import { drawnBy } from '../../../board/Drawn.tsx';
import type { Ink } from '../../../board/plan.ts';
import type { Look } from '../../../board/types.ts';
import { burst } from '../../../pieces/shapes.ts';
import { Mark } from '../../../press/Icon.tsx';
import { usePattern } from '../../../press/press.ts';

export interface SpawnFacts {
  /** In which order cards are drawn; 1 is the Initial one. */
  readonly order: number;
  readonly ink: Ink;
  readonly awake: boolean;
}

/** Where they come in: a star with its number; an outline while it sleeps. */
export function SpawnStar({ order, ink, awake }: SpawnFacts) {
  const fill = usePattern();
  const { fill: colour, faded, line } = INKS[ink];
  const star = burst(9, 39, 26);
  return (
    <g strokeLinejoin="round">
      {awake && <polygon points={star} transform="translate(6 8)" fill={fill('dots')} />}
      <polygon
        points={star}
        fill={awake ? colour : 'var(--street)'}
        stroke={awake ? 'var(--ink)' : faded}
        strokeWidth={awake ? 2.8 : 3.6}
        strokeDasharray={awake ? undefined : '7 5'}
      />
      {awake && <polygon points={burst(9, 30, 20)} fill="none" stroke={line} strokeWidth="1.800" />}
      <text y="12" textAnchor="middle" className="number" fontSize="34" fill={awake ? line : faded}>
        {order}
      </text>
    </g>
  );
}

export interface ObjectiveFacts {
  readonly ink: Ink;
  readonly taken: boolean;
}

/** A crate with a cross: whoever stands here may open it. */
export function ObjectiveCrate({ ink, taken }: ObjectiveFacts) {
  const fill = usePattern();
  if (taken)
    return (
      <g>
        <rect
          x="-22"
          y="-22"
          width="44"
          height="44"
          fill="none"
          stroke="var(--stroke)"
          strokeWidth="2.400"
          strokeDasharray="6 5"
        />
        <Mark name="check-mark" size={24} ink="var(--stroke)" />
      </g>
    );
  const { fill: colour, line } = INKS[ink];
  return (
    <g strokeLinejoin="round">
      <rect x="-20" y="-18" width="52" height="52" fill={fill('dots')} />
      <path d="M-27 -27L27 -27V27H-27Z" fill={colour} stroke="var(--ink)" strokeWidth="2.800" />
      <path
        d="M27 -27L33 -21V33L27 27ZM-27 27L-21 33H33L27 27Z"
        fill="var(--ink)"
        stroke="var(--ink)"
        strokeWidth="2"
      />
      <path d="M-20 -20H20V20H-20Z" fill="none" stroke={line} strokeWidth="2" />
      <path d="M-11 -11L11 11M11 -11L-11 11" stroke={line} strokeWidth="6" strokeLinecap="round" />
    </g>
  );
}

/** Who lies face down here, nobody knows: the back of a card. */
export function HiddenCard({ isFound = false }: { isFound?: boolean }) {
  const fill = usePattern();
  return (
    <g strokeLinejoin="round" transform="rotate(-7)">
      <rect x="-17" y="-25" width="46" height="62" rx="4" fill={fill('dots')} />
      <rect x="-23" y="-31" width="46" height="62" rx="4" fill="var(--bone)" stroke="var(--ink)" strokeWidth="2.600" />
      <rect x="-18" y="-26" width="36" height="52" fill={isFound ? 'var(--burst)' : 'var(--accent)'} />
      <rect x="-18" y="-26" width="36" height="52" fill={fill('dots-ink')} fillOpacity="0.300" />
      <circle cy="-2" r="14" fill="var(--bone)" stroke="var(--ink)" strokeWidth="2.200" />
      <text y="7" textAnchor="middle" className="number" fontSize="26" fill="var(--ink)">
        {isFound ? '!' : '?'}
      </text>
    </g>
  );
}

/** An arrow out of the picture. */
export function ExitArrow({ word }: { word: string }) {
  const fill = usePattern();
  const long = word.length > 4;
  const arrow = 'M-52 -27H22V-40L56 0L22 40V27H-52Z';
  return (
    <g strokeLinejoin="round" transform="scale(.86)">
      <path d={arrow} transform="translate(7 9)" fill={fill('dots')} />
      <path d={arrow} fill="var(--acid)" stroke="var(--ink)" strokeWidth="3" />
      <path d="M-46 -21H28V-24L48 0L28 24V21H-46Z" fill="none" stroke="var(--ink)" strokeWidth="1.800" />
      <text
        x="-10"
        y={long ? 8 : 11}
        textAnchor="middle"
        className="number"
        fontSize={long ? 23 : 31}
        fill="var(--ink)"
      >
        {word.toLocaleUpperCase()}
      </text>
    </g>
  );
}

/** A lit sign torn from its roof: letters nobody can read any more, on two bent legs. */
export function SignToken({ damaged = false }: { damaged?: boolean }) {
  const fill = usePattern();
  return (
    <g strokeLinejoin="round" transform={damaged ? 'rotate(-14)' : undefined}>
      <rect x="-32" y="-20" width="78" height="50" fill={fill('dots')} />
      <path
        d="M-24 18L-30 38M24 18L30 38M-12 18V34M12 18V34"
        stroke="var(--ink)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <rect x="-40" y="-30" width="80" height="50" rx="4" fill="var(--accent)" stroke="var(--ink)" strokeWidth="3" />
      <rect
        x="-34"
        y="-24"
        width="68"
        height="38"
        fill="none"
        stroke="var(--bone)"
        strokeWidth="2"
        strokeDasharray="1 5"
        strokeLinecap="round"
      />
      <polygon
        points={burst(8, 16, 8)}
        transform="translate(0 -5)"
        fill="var(--burst)"
        stroke="var(--ink)"
        strokeWidth="2.400"
      />
      {damaged && (
        <path d="M-40 -8L-26 -2L-32 8L-18 20M40 -14L26 -8L32 4" fill="none" stroke="var(--ink)" strokeWidth="3.400" />
      )}
    </g>
  );
}

export const spawnLook = (facts: SpawnFacts): Look => drawnBy(36, SpawnStar, facts);
export const objectiveLook = (facts: ObjectiveFacts): Look => drawnBy(32, ObjectiveCrate, facts);
export const hiddenLook = (isFound = false): Look => drawnBy(33, HiddenCard, { isFound });
export const exitLook = (word: string): Look => drawnBy(46, ExitArrow, { word });
export const signLook = (damaged: boolean): Look => drawnBy(40, SignToken, { damaged });
