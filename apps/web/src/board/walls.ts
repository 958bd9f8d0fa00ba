import { type Axis, bordersOf, type Point, type Rect, type Run, rectPath, runRect, without } from './geometry.ts';
import type { Plan, SpaceId } from './plan.ts';

export const OUTER = 13;
export const INNER = 8;
export const KEYLINE = 2.7;
const OPENING = 58;
const DOORWAY = 62;

export interface Wall extends Run {
  readonly before: SpaceId;
  readonly after: SpaceId;
  readonly outer: boolean;
}

/** A hole in a wall: `along` is its middle on the line `at`. */
export interface Gap {
  readonly axis: Axis;
  readonly at: number;
  readonly along: number;
  readonly width: number;
  readonly a: SpaceId;
  readonly b: SpaceId;
  /** An index into the plan's doors; -1: nothing closes it. */
  readonly door: number;
  /** Out of a building. */
  readonly outer: boolean;
  /** On the side of `a`: -1 is north or west of the line. */
  readonly sideOfA: -1 | 1;
}

export interface Walls {
  readonly walls: readonly Wall[];
  readonly gaps: readonly Gap[];
  readonly ink: string;
  readonly keyline: string;
}

export const gapPoint = ({ axis, at, along }: Gap): Point => (axis === 'h' ? [along, at] : [at, along]);
export const gapSpan = ({ along, width }: Gap): [number, number] => [along - width / 2, along + width / 2];

export function wallsOf(plan: Plan): Walls {
  const rooms = plan.spaces.filter(({ ground }) => ground === 'room');
  const walls = bordersOf(rooms.map(({ id, rects }) => ({ owner: id, rects }))).map(
    (run): Wall => ({ ...run, outer: run.before < 0 || run.after < 0 }),
  );
  const doorways = new Set(plan.doors.map(({ a, b }) => pair(a, b)));
  const gaps = [
    ...plan.openings
      .filter(({ a, b }) => !doorways.has(pair(a, b)))
      .map((opening) => gapIn(walls, opening, opening.width ?? OPENING, -1)),
    ...plan.doors.map((door, i) => gapIn(walls, door, DOORWAY, i)),
  ].filter((gap) => gap !== undefined);
  const pieces = walls.flatMap((wall) => cut(wall, walls, gaps));
  return {
    walls,
    gaps,
    ink: rectPath(pieces.map(({ rect }) => rect)),
    keyline: rectPath(
      pieces.map(({ rect: [x0, y0, x1, y1] }) => [x0 - KEYLINE, y0 - KEYLINE, x1 + KEYLINE, y1 + KEYLINE]),
    ),
  };
}

const pair = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

function gapIn(
  walls: readonly Wall[],
  { a, b, at: [x, y] }: { readonly a: SpaceId; readonly b: SpaceId; readonly at: Point },
  wanted: number,
  door: number,
): Gap | undefined {
  let found: Wall | undefined;
  for (const wall of walls) {
    const [line, along] = wall.axis === 'h' ? [y, x] : [x, y];
    const ours = [wall.before, wall.after].includes(a) || [wall.before, wall.after].includes(b);
    if (ours && Math.abs(line - wall.at) < 4 && along >= wall.from && along <= wall.to) found = wall;
  }
  if (!found) return undefined;
  const { axis, at, from, to, outer, before } = found;
  const along = axis === 'h' ? x : y;
  const width = Math.max(34, Math.min(wanted, 2 * Math.min(along - from, to - along) - 12));
  const inside = Math.min(Math.max(along, from + 6 + width / 2), to - 6 - width / 2);
  return { axis, at, along: inside, width, a, b, door, outer, sideOfA: before === a ? -1 : 1 };
}

/** A wall without its gaps. Ends that are no door jamb reach to the middle of the wall they meet. */
function cut(wall: Wall, walls: readonly Wall[], gaps: readonly Gap[]): { rect: Rect }[] {
  const { axis, at, from, to, outer } = wall;
  const half = (outer ? OUTER : INNER) / 2;
  const here = gaps.filter((gap) => gap.axis === axis && gap.at === at && gap.along > from && gap.along < to);
  const reach = (end: number): number => {
    const across = walls.some(
      (other) => other.axis !== axis && other.at === end && other.from <= at && other.to >= at && other.outer,
    );
    return (across || outer ? OUTER : INNER) / 2;
  };
  return without(wall, here.map(gapSpan)).map((piece) => ({
    rect: runRect(
      {
        axis,
        at,
        from: piece.from === from ? from - reach(from) : piece.from,
        to: piece.to === to ? to + reach(to) : piece.to,
      },
      half,
    ),
  }));
}
