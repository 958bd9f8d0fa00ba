import { type Furnished, furnish } from './furnish.ts';
import { boundsOf, centreOf, inset, loopPath, outlineOf, type Point, type Rect, without } from './geometry.ts';
import type { Plan, Space, SpaceId } from './plan.ts';
import { type Street, streetOf } from './street.ts';
import { type Gap, gapPoint, gapSpan, type Walls, wallsOf } from './walls.ts';

/** All that can be measured on a plan once and for all. */
export interface Survey {
  readonly walls: Walls;
  readonly street: Street;
  readonly grounds: ReadonlyMap<SpaceId, Furnished>;
  readonly space: ReadonlyMap<SpaceId, Space>;
}

const known = new WeakMap<Plan, Survey>();

export function surveyOf(plan: Plan): Survey {
  let survey = known.get(plan);
  if (!survey) {
    const walls = wallsOf(plan);
    survey = {
      walls,
      street: streetOf(plan),
      grounds: new Map(
        plan.spaces
          .filter(({ ground }) => ground !== 'street')
          .map((space) => [space.id, furnish(space, walls.gaps, plan.id)] as const),
      ),
      space: new Map(plan.spaces.map((space) => [space.id, space])),
    };
    known.set(plan, survey);
  }
  return survey;
}

const _middleOf = (space: Space): Point => centreOf(space.rects);
export const areaPath = (space: Space): string => loopPath(outlineOf(space.rects));

/** A line along the sides of a space, `by` inside it, broken wherever `broken` says so. */
export function edgePath(
  rects: readonly Rect[],
  by: number,
  broken: (side: SideLine) => (readonly [number, number])[],
): string {
  let d = '';
  for (const outline of outlineOf(rects)) {
    const loop = inset(outline, by);
    loop.forEach((a, i) => {
      const b = loop[(i + 1) % loop.length]!;
      const [p, q] = [outline[i]!, outline[(i + 1) % outline.length]!];
      const axis = a[1] === b[1] ? 'h' : 'v';
      const side: SideLine =
        axis === 'h'
          ? {
              axis,
              at: p[1],
              from: Math.min(a[0], b[0]),
              to: Math.max(a[0], b[0]),
              low: Math.min(p[0], q[0]),
              high: Math.max(p[0], q[0]),
            }
          : {
              axis,
              at: p[0],
              from: Math.min(a[1], b[1]),
              to: Math.max(a[1], b[1]),
              low: Math.min(p[1], q[1]),
              high: Math.max(p[1], q[1]),
            };
      for (const { from, to } of without(side, broken(side)))
        d += axis === 'h' ? `M${from} ${a[1]}H${to}` : `M${a[0]} ${from}V${to}`;
    });
  }
  return d;
}

export interface SideLine {
  readonly axis: 'h' | 'v';
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
}

/** Where the sides of a room stand open: its gaps, but for closed doors. */
export function breaksOf(
  gaps: readonly Gap[],
  space: SpaceId,
  isOpen: (door: number) => boolean,
  margin = 0,
): (side: SideLine) => [number, number][] {
  const ours = gaps.filter(({ a, b, door }) => (a === space || b === space) && (door < 0 || isOpen(door)));
  return ({ axis, at }) =>
    ours
      .filter((gap) => gap.axis === axis && gap.at === at)
      .map(gapSpan)
      .map(([from, to]) => [from - margin, to + margin]);
}

/** Where one walks from a space to the next: the gap between them, or the middle of their common side. */
export function passage(survey: Survey, from: SpaceId, to: SpaceId): Point | undefined {
  const gap = survey.walls.gaps.find(({ a, b }) => (a === from && b === to) || (a === to && b === from));
  if (gap) return gapPoint(gap);
  const [a, b] = [survey.space.get(from), survey.space.get(to)];
  if (!a || !b) return undefined;
  let reach: Rect | undefined;
  for (const r of a.rects)
    for (const s of b.rects) {
      const [x0, x1] = [Math.max(r[0], s[0]), Math.min(r[2], s[2])];
      const [y0, y1] = [Math.max(r[1], s[1]), Math.min(r[3], s[3])];
      if (x1 < x0 || y1 < y0 || x1 - x0 + (y1 - y0) < 20) continue;
      reach = reach ? boundsOf([reach, [x0, y0, x1, y1]]) : [x0, y0, x1, y1];
    }
  return reach && [(reach[0] + reach[2]) / 2, (reach[1] + reach[3]) / 2];
}
