import { distance, type Point, type Rect, rectPath } from './geometry.ts';
import type { DoorId, SpaceId } from './plan.ts';
import { breaksOf, edgePath, passage, type SideLine, type Survey } from './survey.ts';
import { type Gap, gapPoint, gapSpan } from './walls.ts';

/** The line around a space, broken where one may walk through. */
export function borderOf(
  survey: Survey,
  space: SpaceId,
  open: ReadonlySet<DoorId>,
  by: number,
  doorIds: readonly DoorId[],
): string {
  const { rects, ground } = survey.space.get(space)!;
  if (ground === 'street') {
    const shared = survey.street.borders.filter(({ before, after }) => before === space || after === space);
    return edgePath(rects, by - 4, (side) =>
      shared.filter((run) => onSide(run, side)).map(({ from, to }) => [from, to] as const),
    );
  }
  return edgePath(
    rects,
    by,
    breaksOf(survey.walls.gaps, space, (door) => open.has(doorIds[door]!), -2),
  );
}

const onSide = (run: { axis: string; at: number }, side: SideLine): boolean =>
  run.axis === side.axis && run.at === side.at;

/** Teeth along a border. */
export function sawtooth(border: string): string {
  let d = '';
  for (const [, x, y, axis, end] of border.matchAll(/M(-?[\d.]+) (-?[\d.]+)([HV])(-?[\d.]+)/g)) {
    const start: Point = [Number(x), Number(y)];
    const length = Number(end) - (axis === 'H' ? start[0] : start[1]);
    const teeth = Math.max(1, Math.round(Math.abs(length) / 13));
    const step = length / teeth;
    d += `M${x} ${y}`;
    for (let i = 0; i < teeth; i++) {
      const [mid, out] = [step * (i + 0.5), step * (i + 1)];
      d +=
        axis === 'H'
          ? `L${start[0] + mid} ${start[1] + 7}L${start[0] + out} ${start[1]}`
          : `L${start[0] + 7} ${start[1] + mid}L${start[0]} ${start[1] + out}`;
    }
  }
  return d;
}

/** From a piece through the openings to a place, the way one walks. */
export function walk(survey: Survey, from: Point, through: readonly SpaceId[], to: Point): Point[] {
  const points: Point[] = [from];
  for (let i = 1; i < through.length; i++) {
    const [a, b] = [through[i - 1]!, through[i]!];
    const gap = survey.walls.gaps.find((g) => (g.a === a && g.b === b) || (g.a === b && g.b === a));
    const door = passage(survey, a, b);
    if (!door) continue;
    if (gap) {
      const towards = (gap.a === a ? -gap.sideOfA : gap.sideOfA) * 20;
      points.push(gap.axis === 'h' ? [door[0], door[1] - towards] : [door[0] - towards, door[1]]);
      points.push(gap.axis === 'h' ? [door[0], door[1] + towards] : [door[0] + towards, door[1]]);
    } else points.push(door);
  }
  points.push(to);
  return points.filter((point, i) => i === 0 || distance(point, points[i - 1]!) > 12);
}

const holds = ([x0, y0, x1, y1]: Rect, [x, y]: Point): boolean => x >= x0 && x <= x1 && y >= y0 && y <= y1;

/** The spaces that a straight look crosses. */
export function between(survey: Survey, a: SpaceId, from: Point, b: SpaceId, to: Point): SpaceId[] {
  const through = [a];
  const steps = Math.ceil(distance(from, to) / 20);
  for (let i = 1; i < steps; i++) {
    const at: Point = [from[0] + ((to[0] - from[0]) * i) / steps, from[1] + ((to[1] - from[1]) * i) / steps];
    for (const { id, rects } of survey.space.values())
      if (!through.includes(id) && id !== b && rects.some((rect) => holds(rect, at))) through.push(id);
  }
  return [...through, b];
}

export interface Sight {
  /** From the eye through the openings to what is seen. */
  readonly line: readonly Point[];
  readonly wedge: string;
  /** What the wedge may cover. */
  readonly clip: string;
}

/** What is seen from a point through the openings on the way: a wedge between the last jambs. */
export function sightOf(survey: Survey, from: Point, through: readonly SpaceId[], to: Point): Sight {
  const rects = through.flatMap((id) => survey.space.get(id)?.rects ?? []);
  let [left, right]: [Point, Point] = flank(from, to, 46);
  let doors: Rect[] = [];
  const line: Point[] = [from];
  for (let i = 1; i < through.length; i++) {
    const [a, b] = [through[i - 1]!, through[i]!];
    const gap = survey.walls.gaps.find((g) => (g.a === a && g.b === b) || (g.a === b && g.b === a));
    if (!gap) continue;
    const [p, q] = gapSpan(gap);
    [left, right] =
      gap.axis === 'h'
        ? [
            [p, gap.at],
            [q, gap.at],
          ]
        : [
            [gap.at, p],
            [gap.at, q],
          ];
    const [x, y] = gapPoint(gap);
    line.push(nearest(gap, from, to));
    doors = [...doors, gap.axis === 'h' ? [p, y - 8, q, y + 8] : [x - 8, p, x + 8, q]];
  }
  const far = (edge: Point): Point => [from[0] + (edge[0] - from[0]) * 9, from[1] + (edge[1] - from[1]) * 9];
  const wedge = [from, far(left), far(right)].map((p) => p.join(' ')).join('L');
  return { line: [...line, to], wedge: `M${wedge}Z`, clip: rectPath([...rects, ...doors]) };
}

/** Where the straight line meets the opening, or the jamb it would miss it by. */
function nearest({ axis, at, along, width }: Gap, from: Point, to: Point): Point {
  const [u, v] = axis === 'h' ? [1, 0] : [0, 1];
  const t = (at - from[u]!) / (to[u]! - from[u]! || 1);
  const straight = from[v]! + (to[v]! - from[v]!) * t;
  const kept = Math.max(along - width / 2 + 10, Math.min(along + width / 2 - 10, straight));
  return axis === 'h' ? [kept, at] : [at, kept];
}

function flank(from: Point, to: Point, half: number): [Point, Point] {
  const length = distance(from, to) || 1;
  const [nx, ny] = [(-(to[1] - from[1]) / length) * half, ((to[0] - from[0]) / length) * half];
  return [
    [to[0] + nx, to[1] + ny],
    [to[0] - nx, to[1] - ny],
  ];
}
