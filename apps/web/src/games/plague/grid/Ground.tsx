import { memo } from 'react';
import { type Rect, rectPath } from '../../../board/geometry.ts';
import type { SpaceId } from '../../../board/plan.ts';
import { patternId, usePattern, usePress } from '../../../press/press.ts';
import type { GridPlan, GridWall } from './plan.ts';
import { SIDE } from './plan.ts';
import { ThingDrawing } from './Things.tsx';
import { Vehicle } from './Vehicle.tsx';

/** The weave of the press for each kind of ground; those not named have an ink of their own. */
const WEAVES: Readonly<Record<string, string>> = {
  grass: 'lawn',
  driveway: 'concrete',
  terrace: 'stone',
  path: 'stone',
  carpet: 'rose',
  wood: 'wood',
  tiles: 'bath',
  lino: 'kitchen',
  concrete: 'concrete',
  stone: 'stone',
  sand: 'earth',
  planks: 'wood',
};

/** Out of doors it is night. */
const OUTSIDE: readonly string[] = ['grass', 'driveway', 'terrace', 'path', 'sand', 'pavement', 'street'];

const wallsIn = ({ walls, below: [left] }: GridPlan, below: boolean): readonly GridWall[] =>
  below ? walls : walls.filter(({ axis, at, from }) => (axis === 'h' ? from : at) < left);

export const Floors = memo(function Floors({ plan, found, below }: { plan: GridPlan; found: boolean; below: boolean }) {
  const fill = usePattern();
  const isBelow = ([x]: Rect): boolean => x >= plan.below[0];
  const inks = (kind: string, light: string): string =>
    WEAVES[kind] === undefined ? `url(#grid-${kind})` : fill(`${WEAVES[kind]}-${light}`);
  return (
    <g>
      <Weaves />
      {Object.entries(plan.grounds).map(([kind, rects]) => (
        <path
          key={kind}
          d={rectPath(rects.filter((rect) => !isBelow(rect)))}
          fill={inks(kind, OUTSIDE.includes(kind) ? 'dusk' : 'lit')}
        />
      ))}
      {below && (
        <g className={found ? 'lit' : 'plan'}>
          {Object.entries(plan.grounds).map(([kind, rects]) => (
            <path key={kind} d={rectPath(rects.filter(isBelow))} fill={inks(kind, found ? 'lit' : 'plan')} />
          ))}
          <text
            x={plan.below[0]}
            y={plan.below[1] - 22}
            className="plan-name"
            fontSize="38"
            letterSpacing="2"
            fill="var(--mute)"
          >
            {plan.belowName.toLocaleUpperCase()}
          </text>
        </g>
      )}
      <Lines parts={below ? [plan.main, plan.below] : [plan.main]} />
      <Shadows walls={wallsIn(plan, below)} />
    </g>
  );
});

/** Light falls out of every door and window that is not nailed up. */
export const Lamps = memo(function Lamps({ plan, barred }: { plan: GridPlan; barred: readonly number[] }) {
  const press = usePress();
  const isOutside = (space: SpaceId): boolean => OUTSIDE.includes(plan.spaces[space]!.kind);
  return (
    <g>
      {plan.gaps.map(({ id, at: [x, y], window }) => {
        const { a, b } = plan.doors[id]!;
        if (barred.includes(id) || isOutside(a) === isOutside(b)) return null;
        const [x0, y0, x1, y1] = plan.spaces[isOutside(a) ? a : b]!.rects[0]!;
        const turn = Math.atan2((y0 + y1) / 2 - y, (x0 + x1) / 2 - x) * (180 / Math.PI) - 90;
        return (
          <g key={id} transform={`translate(${x} ${y}) rotate(${turn}) scale(${window ? 1.1 : 1.5})`}>
            <use href={`#${patternId(press, 'spill')}`} />
          </g>
        );
      })}
    </g>
  );
});

/** Water, street, pavement and stairs. */
const Weaves = () => (
  <defs>
    <pattern id="grid-water" width="96" height="48" patternUnits="userSpaceOnUse">
      <rect width="96" height="48" fill="var(--water, light-dark(#8fc4cf, #14424a))" />
      <path
        d="M0 12q12 -9 24 0t24 0t24 0t24 0M-12 36q12 -9 24 0t24 0t24 0t24 0t24 0"
        fill="none"
        stroke="light-dark(#6ba9b6, #1f6069)"
        strokeWidth="3"
      />
    </pattern>
    <pattern id="grid-street" width="160" height="160" patternUnits="userSpaceOnUse">
      <rect width="160" height="160" fill="var(--street)" />
      <path d="M22 30h4M90 64h5M130 20h3M60 120h4M118 138h5M16 96h3" stroke="var(--street-2)" strokeWidth="4" />
    </pattern>
    <pattern id="grid-pavement" width="80" height="40" patternUnits="userSpaceOnUse">
      <rect width="80" height="40" fill="var(--pave)" />
      <path d="M0 1H80M1 0V40M41 0V40M0 21H80" stroke="var(--pave-l)" strokeWidth="2" fill="none" />
    </pattern>
    <pattern id="grid-stairs" width="80" height="20" patternUnits="userSpaceOnUse">
      <rect width="80" height="20" fill="var(--stone)" />
      <path d="M0 19H80" stroke="var(--stone-l)" strokeWidth="5" />
    </pattern>
  </defs>
);

/** Dots where squares meet their sides. */
function Lines({ parts }: { parts: readonly Rect[] }) {
  let d = '';
  for (const [x0, y0, x1, y1] of parts) {
    for (let x = x0 + SIDE; x < x1; x += SIDE) d += `M${x} ${y0}V${y1}`;
    for (let y = y0 + SIDE; y < y1; y += SIDE) d += `M${x0} ${y}H${x1}`;
  }
  return <path d={d} fill="none" stroke="var(--ink)" strokeWidth="2.400" strokeDasharray="2 8" opacity="0.42" />;
}

/** Halftone beside the walls, to the south and to the east. */
function Shadows({ walls }: { walls: readonly GridWall[] }) {
  const fill = usePattern();
  return (
    <g>
      {walls.map(({ axis, at, from, to }) => (
        <rect
          key={`${axis} ${at} ${from}`}
          width={to - from}
          height="24"
          transform={axis === 'h' ? `translate(${from} ${at})` : `matrix(0 1 1 0 ${at} ${from})`}
          fill={fill('shade-in')}
        />
      ))}
    </g>
  );
}

export const Things = memo(function Things({ plan, found, below }: { plan: GridPlan; found: boolean; below: boolean }) {
  return (
    <g>
      {plan.things
        .filter(({ box: [x] }) => below || x < plan.below[0])
        .map((thing) => (
          <g
            key={`${thing.kind} ${thing.box.join()}`}
            className={thing.box[0] >= plan.below[0] && !found ? 'plan' : 'lit'}
          >
            <ThingDrawing thing={thing} />
          </g>
        ))}
    </g>
  );
});

const HALF = 7;
const wallRect = ({ axis, at, from, to }: GridWall, half: number): Rect =>
  axis === 'h' ? [from - half, at - half, to + half, at + half] : [at - half, from - half, at + half, to + half];

export const Walls = memo(function Walls({ plan, below }: { plan: GridPlan; below: boolean }) {
  const walls = wallsIn(plan, below);
  return (
    <g>
      <path d={rectPath(walls.map((wall) => wallRect(wall, HALF + 2.6)))} fill="var(--wall-edge)" />
      <path d={rectPath(walls.map((wall) => wallRect(wall, HALF)))} fill="var(--wall)" />
    </g>
  );
});

/** Where newcomers come in. */
export const EdgeSign = ({ number, side }: { number: number; side: number }) => (
  <>
    <path
      d="M-30 -31H30V17L0 33L-30 17Z"
      transform={`rotate(${side * 90})`}
      fill="var(--bone)"
      stroke="var(--ink)"
      strokeWidth="2.600"
      opacity="0.92"
    />
    <text y="12" textAnchor="middle" className="number" fontSize="34" fill="var(--blood)">
      {number}
    </text>
  </>
);

/** The numbers that newcomers roll, and names on the floor. */
export const Signs = memo(function Signs({ plan }: { plan: GridPlan }) {
  const rects = new Map(plan.spaces.map(({ id, rects: [rect] }) => [id, rect!]));
  return (
    <g>
      {plan.edge.map(({ number, space, side }) => {
        const [x0, y0, x1, y1] = rects.get(space)!;
        const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
        return (
          <g key={number} transform={`translate(${x} ${y})`}>
            <EdgeSign number={number} side={side} />
          </g>
        );
      })}
      {plan.rooms.map(({ name, at: [x, y], wide }) => {
        const text = name.toLocaleUpperCase();
        const size = Math.min(32, (wide - 12) / (text.length * 0.56));
        return (
          <text
            key={`${name} ${x}`}
            x={x}
            y={y + size * 0.36}
            textAnchor="middle"
            className="plan-name"
            fontSize={size}
            letterSpacing="2"
            fill="var(--name)"
            opacity="0.62"
          >
            {text}
          </text>
        );
      })}
      {plan.vehicle && <Vehicle kind={plan.vehicle.kind} box={plan.vehicle.box} doors={plan.vehicle.doors} />}
    </g>
  );
});
