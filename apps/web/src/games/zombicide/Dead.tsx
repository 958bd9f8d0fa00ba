import type { ReactNode } from 'react';
import { drawnBy } from '../../board/Drawn.tsx';
import type { Look } from '../../board/types.ts';
import { Blank } from '../../pieces/Disc.tsx';
import { burst, polygon } from '../../pieces/shapes.ts';
import { Mark } from '../../press/Icon.tsx';
import { type PressName, patternId, usePress } from '../../press/press.ts';

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
    </>
  );
}

/** One figure of the dead, or so many on each other. */
export function DeadDisc({ kind, stack = 1 }: { kind: DeadKind; stack?: number }) {
  const press = usePress();
  const r = DEAD[kind].radius;
  const blank = `#${patternId(press, `blank-${kind}`)}`;
  return (
    <>
      {stack > 2 && <use href={blank} transform={`translate(${r * 0.34} ${-r * 0.28}) scale(0.94)`} />}
      {stack > 1 && <use href={blank} transform={`translate(${r * 0.17} ${-r * 0.14}) scale(0.97)`} />}
      <use href={`#${patternId(press, `dead-${kind}`)}`} />
    </>
  );
}

/** One of the dead as a piece of the board. */
export const deadFigure = (kind: DeadKind): Look => drawnBy(deadRadius(kind), DeadDisc, { kind });
