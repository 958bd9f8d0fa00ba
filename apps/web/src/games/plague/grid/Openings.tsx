import { memo } from 'react';
import { Mark } from '../../../press/Icon.tsx';
import type { GridOpening, GridPlan } from './plan.ts';
import { SIDE, sideAt } from './plan.ts';
import type { GridOwn } from './scene.ts';

/** Doors stand open, windows are glass; planks are nailed across what is barricaded. */
export const Openings = memo(function Openings({ plan, own }: { plan: GridPlan; own: GridOwn }) {
  const rect = (space: number) => plan.spaces[space]!.rects[0]!;
  const { door } = own;
  return (
    <g>
      {plan.gaps.map((gap) => (
        <OpeningMark key={gap.id} gap={gap} barred={own.barred.includes(gap.id)} locked={own.locked === gap.id} />
      ))}
      {door && (
        <>
          <OpeningMark gap={{ id: -1, window: false, ...sideAt(rect(door.space), door.side) }} barred={door.barred} />
          <OpeningMark gap={{ id: -2, window: false, ...sideAt(rect(door.top), 0) }} barred={door.barred} />
        </>
      )}
    </g>
  );
});

const HALF = SIDE / 2 - 6;

export function OpeningMark({ gap, barred, locked = false }: { gap: GridOpening; barred: boolean; locked?: boolean }) {
  const { at, axis, window } = gap;
  return (
    <g transform={`translate(${at[0]} ${at[1]})${axis === 'v' ? ' rotate(90)' : ''}`} data-opening={gap.id}>
      <rect x={-HALF} y="-11" width={2 * HALF} height="22" fill="var(--wall-edge)" />
      {window ? (
        <>
          <rect
            x={-HALF + 2}
            y="-7.500"
            width={2 * HALF - 4}
            height="15"
            fill="var(--glass)"
            stroke="var(--ink)"
            strokeWidth="2.800"
          />
          <path d={`M${-HALF + 2} 0H${HALF - 2}M0 -7V7`} stroke="var(--ink)" strokeWidth="2.200" />
        </>
      ) : (
        <>
          <rect
            x={-HALF}
            y="-8"
            width={2 * HALF}
            height="16"
            fill="var(--fw)"
            stroke="var(--ink)"
            strokeWidth="2.400"
          />
          {!barred && !locked && (
            <>
              <path
                d={`M${-HALF} 0V${2 * HALF}A${2 * HALF} ${2 * HALF} 0 0 0 ${HALF} 0Z`}
                fill="var(--swing)"
                stroke="var(--swing-l)"
                strokeWidth="2.200"
                strokeDasharray="6 6"
              />
              <rect
                x={-HALF - 5}
                y="-4"
                width="10"
                height={2 * HALF + 2}
                rx="2"
                fill="var(--blood)"
                stroke="var(--ink)"
                strokeWidth="2.400"
              />
            </>
          )}
        </>
      )}
      {locked && (
        <>
          <circle r="17" fill="var(--bone)" stroke="var(--ink)" strokeWidth="2.800" />
          <Mark name="padlock" size={22} ink="var(--blood-d)" />
        </>
      )}
      {barred && <Planks half={HALF} />}
    </g>
  );
}

/** Three boards, nailed across. */
export function Planks({ half }: { half: number }) {
  const board = (y: number, turn: number) => (
    <g transform={`rotate(${turn})`}>
      <rect
        x={-half - 7}
        y={y}
        width={2 * half + 14}
        height="11"
        rx="1.500"
        fill="var(--wood)"
        stroke="var(--ink)"
        strokeWidth="2.600"
      />
      <path
        d={`M${-half} ${y + 4}h${half * 0.8}M${half * 0.2} ${y + 7}h${half * 0.6}`}
        stroke="var(--wood-l)"
        strokeWidth="1.800"
      />
      <path
        d={`M${-half} ${y + 5.5}v.1M${half} ${y + 5.5}v.1`}
        stroke="var(--ink)"
        strokeWidth="4.200"
        strokeLinecap="round"
      />
    </g>
  );
  return (
    <g>
      {board(-17, -4)}
      {board(6, 5)}
      {board(-6, -17)}
    </g>
  );
}
