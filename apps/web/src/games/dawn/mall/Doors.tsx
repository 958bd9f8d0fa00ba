import { memo, useLayoutEffect, useRef } from 'react';
import { unfold, useBefore } from '../../../board/motion.ts';
import type { Mall, MallDoor } from './plan.ts';

export type DoorState = 'open' | 'closed' | 'destroyed';

const HALF = 36;

interface DoorsProps {
  mall: Mall;
  states: readonly DoorState[];
  pace: number;
}

/** Glass as a double line, oak as a bar, brass at the entrances; open leaves stand aside. */
export const Doors = memo(function Doors({ mall, states, pace }: DoorsProps) {
  return (
    <g>
      {mall.doors.map((door) => (
        <DoorDrawing key={door.id} door={door} state={states[door.id] ?? 'open'} pace={pace} />
      ))}
    </g>
  );
});

/** What a change looks like: leaves that swing aside or fall shut, glass that flies. */
const MOTIONS: Readonly<Record<DoorState, readonly string[]>> = {
  open: ['scale(1, 0.1)', 'scale(1, 1.2)', 'none'],
  closed: ['scale(0.1, 1)', 'scale(1.06, 1)', 'none'],
  destroyed: ['scale(0.2)', 'scale(1.7, 2.1) rotate(7deg)', 'none'],
};

const TURN = { N: 0, E: 90, S: 180, W: 270 } as const;

interface DoorProps {
  door: MallDoor;
  state: DoorState;
  /** How long a change takes, in ms; 0: none is seen. */
  pace?: number;
}

export const DoorDrawing = memo(function DoorDrawing({ door, state, pace = 0 }: DoorProps) {
  const leaves = useRef<SVGGElement>(null);
  const before = useBefore(state);
  const change = useRef({ before, pace });
  change.current = { before, pace };
  useLayoutEffect(() => {
    const { before: was, pace: time } = change.current;
    if (was !== undefined && was !== state) unfold(leaves.current!, MOTIONS[state], time);
  }, [state]);
  const [x, y] = door.at;
  const turn = door.outward === undefined ? (door.axis === 'v' ? 90 : 0) : TURN[door.outward];
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`} data-door={door.id} data-state={state}>
      <rect x={-HALF - 4} y="-10" width={2 * HALF + 8} height="20" fill="var(--wall-edge)" />
      <rect x={-HALF} y="-8" width={2 * HALF} height="16" fill="var(--hall)" />
      {door.outward !== undefined && <Awning />}
      <g ref={leaves} data-leaves="">
        <Leaves kind={door.kind} state={state} />
      </g>
      <path d={`M${-HALF} -11v22M${HALF} -11v22`} stroke="var(--ink)" strokeWidth="7" strokeLinecap="round" />
    </g>
  );
});

const FILL = { glass: 'var(--pane)', solid: 'var(--oak)', main: 'var(--brass)' } as const;

function Leaves({ kind, state }: { kind: MallDoor['kind']; state: DoorState }) {
  if (state === 'destroyed') return <Shards />;
  const ink = { fill: FILL[kind], stroke: 'var(--ink)', strokeWidth: 2.8 };
  if (state === 'open')
    return (
      <>
        <rect x={-HALF - 3} y="-26" width="9" height="26" {...ink} />
        <rect x={HALF - 6} y="-26" width="9" height="26" {...ink} />
        <path
          d={`M${-HALF + 4} -26Q${-4} -24 -2 -3M${HALF - 4} -26Q4 -24 2 -3`}
          fill="none"
          stroke="var(--ink)"
          strokeOpacity="0.5"
          strokeWidth="2"
          strokeDasharray="4 5"
        />
      </>
    );
  return (
    <>
      <rect x={-HALF} y="-7" width={2 * HALF} height="14" {...ink} />
      {kind === 'glass' && <path d={`M${-HALF} 0H${HALF}M0 -7V7`} stroke="var(--ink)" strokeWidth="2.200" />}
      {kind === 'solid' && (
        <path
          d="M-22 -3h14M8 3h16"
          stroke="var(--ink)"
          strokeOpacity="0.55"
          strokeWidth="2.200"
          strokeLinecap="round"
        />
      )}
      {kind === 'main' && (
        <>
          <path d="M0 -7V7" stroke="var(--ink)" strokeWidth="3" />
          <rect
            x="-15"
            y="-12"
            width="30"
            height="24"
            rx="4"
            fill="var(--ink)"
            stroke="var(--bone)"
            strokeWidth="2.400"
          />
          <path
            d="M-6 -1v-3a6 6 0 0 1 12 0v3M-8 -1H8V8H-8Z"
            fill="var(--brass)"
            stroke="var(--brass)"
            strokeWidth="2"
          />
        </>
      )}
    </>
  );
}

const Shards = () => (
  <path
    d="M-34 -2L-28 -14L-22 -1ZM-14 6L-9 -5L-2 4ZM8 -3L16 -15L18 1ZM26 5L30 -7L36 2ZM-24 12L-18 8L-16 15ZM2 14L9 10L10 16Z"
    fill="var(--pane)"
    stroke="var(--ink)"
    strokeWidth="2"
    strokeLinejoin="round"
  />
);

const STRIPES = [-44, -22, 0, 22];

/** Over the pavement, before each of the four entrances. */
const Awning = () => (
  <g>
    <path d="M-44 -14H44L56 -52H-56Z" fill="var(--bone)" stroke="var(--ink)" strokeWidth="3" />
    {STRIPES.map((x) => (
      <path key={x} d={`M${x} -14h11L${(x + 11) * 1.27} -52h-14Z`} fill="var(--awning)" />
    ))}
    <path d="M-44 -14H44L56 -52H-56Z" fill="none" stroke="var(--ink)" strokeWidth="3" />
  </g>
);
