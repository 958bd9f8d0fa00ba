import { FURNITURE, type FurnitureName } from './furniture.ts';
import { areaOf, chance, grow, inset, meets, outlineOf, type Point, type Rect, without } from './geometry.ts';
import { type NamePlace, placeName } from './naming.ts';
import { holdsPieces, narrowed, PIECE, spotsOf, WALL } from './places.ts';
import type { Space } from './plan.ts';
import { type Floor, roomKind, type Wish } from './recipes.ts';
import { type Gap, gapPoint } from './walls.ts';

export interface Placed {
  readonly item: FurnitureName;
  readonly at: Point;
  readonly turn: number;
  readonly box: Rect;
  readonly ink: string | undefined;
}

export interface Furnished {
  readonly floor: Floor;
  readonly items: readonly Placed[];
  readonly name: NamePlace | undefined;
  /** Nothing may stand here. */
  readonly blocks: readonly Rect[];
}

const MOST = 0.2;
const DOORSTEP = 44;

/** Furniture along the walls: never above a fifth of the floor, before an opening, or where pieces have to stand. */
export function furnish(space: Space, gaps: readonly Gap[], seed: string): Furnished {
  const { kind, rects, name, ground } = space;
  const { floors, wishes } = roomKind(kind);
  const floor = floors[Math.floor(chance(seed, name ?? '', space.id, 'floor', rects.join()) * floors.length)]!;
  const ways = gaps.filter(({ a, b }) => a === space.id || b === space.id);
  const steps = ways.map(doorstep);
  const doors = ways.map(gapPoint);
  const area = areaOf(rects);
  const least = area < 25000 ? 1 : area < 36000 ? 2 : area < 60000 ? 3 : 5;
  const open = ground !== 'room';
  const naming = (items: readonly Placed[]): NamePlace | undefined =>
    name === undefined
      ? undefined
      : placeName(
          rects,
          [...items.map(({ box }) => grow(box, 3)), ...steps.map((step) => grow(step, -8))],
          doors,
          name,
        );

  let items: Placed[] = [];
  let label = naming(items);
  let used = 0;
  let spots = spotsOf({ rects, blocks: [], open });
  const grant = (wish: Wish, i: number): boolean => {
    const { width, depth } = FURNITURE[wish.item];
    if (used + width * depth > MOST * area) return false;
    for (const candidate of candidates(wish, space, steps, items, `${seed} ${space.id} ${i}`)) {
      const next = [...items, candidate];
      const nextLabel = label && !meets(grow(candidate.box, 3), label.box) ? label : naming(next);
      if (name !== undefined && (!nextLabel || (label?.clear && !nextLabel.clear))) continue;
      const nextSpots = narrowed(spots, [candidate.box]);
      const pieces = i === 0 ? Math.max(1, least - 1) : least;
      if (!holdsPieces(nextLabel ? narrowed(nextSpots, [nextLabel.box]) : nextSpots, PIECE, pieces)) continue;
      items = next;
      label = nextLabel;
      spots = nextSpots;
      used += width * depth;
      return true;
    }
    return false;
  };
  wishes.forEach((wish, i) => {
    if (!grant(wish, i) && wish.or) grant({ ...wish, item: wish.or }, i);
  });
  const blocks = items.map(({ box }) => box);
  // A disc has a wooden edge below it.
  if (label) blocks.push([label.box[0] - 4, label.box[1] - 10, label.box[2] + 4, label.box[3] + 3]);
  return { floor, items, name: label, blocks };
}

/** The floor before a gap, on both sides of it. */
function doorstep({ axis, at, along, width }: Gap): Rect {
  const [a, b] = [along - width / 2 - 4, along + width / 2 + 4];
  return axis === 'h' ? [a, at - DOORSTEP, b, at + DOORSTEP] : [at - DOORSTEP, a, at + DOORSTEP, b];
}

const TRIES = 7;

/** Spots for a piece of furniture, the best first. */
function candidates(
  wish: Wish,
  { rects, ground }: Space,
  steps: readonly Rect[],
  items: readonly Placed[],
  seed: string,
): Placed[] {
  const { width, depth } = FURNITURE[wish.item];
  const ink = wish.inks?.[Math.floor(chance(seed, 'ink') * wish.inks.length)];
  const margin = ground === 'room' ? WALL : 8;
  const off = wish.where === 'stand' ? 10 : 0;
  const found: { placed: Placed; score: number }[] = [];
  for (const loop of outlineOf(rects).map((outline) => inset(outline, margin)))
    loop.forEach((start, side) => {
      const end = loop[(side + 1) % loop.length]!;
      const u: Point = [Math.sign(end[0] - start[0]), Math.sign(end[1] - start[1])];
      const v: Point = [-u[1], u[0]];
      const length = Math.abs(end[0] - start[0]) + Math.abs(end[1] - start[1]);
      const cuts = steps
        .filter((step) => meets(grow(step, 1), edgeRect(start, end)))
        .map((step) => {
          const [p, q] = [along(start, u, [step[0], step[1]]), along(start, u, [step[2], step[3]])];
          return [Math.min(p, q), Math.max(p, q)] as const;
        });
      for (const { from, to } of without({ from: 0, to: length }, cuts)) {
        if (to - from < width + 2 * off) continue;
        const spots = [(from + to - width) / 2, from + off, to - width - off];
        spots.forEach((t, i) => {
          const at: Point = [start[0] + u[0] * t + v[0] * off, start[1] + u[1] * t + v[1] * off];
          const box = boxOf(at, u, v, width, depth);
          const tight = (t - off < 1 ? 1 : 0) + (t + width + off > length - 1 ? 1 : 0);
          const score =
            chance(seed, side, i) * 0.9 +
            (wish.where === 'wall' ? (i === 0 ? 0.35 : 0) + Math.min(1, (to - from) / 260) : tight * 1.6);
          found.push({ placed: { item: wish.item, at, turn: turnOf(u), box, ink }, score });
        });
      }
    });
  return found
    .filter(({ placed: { box } }) => {
      const room = grow(box, 4);
      return (
        inside(rects, box) && steps.every((step) => !meets(step, box)) && items.every((item) => !meets(item.box, room))
      );
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, TRIES)
    .map(({ placed }) => placed);
}

const along = (start: Point, u: Point, point: Point): number =>
  (point[0] - start[0]) * u[0] + (point[1] - start[1]) * u[1];
const edgeRect = (a: Point, b: Point): Rect => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
];
const turnOf = ([x, y]: Point): number => (x === 1 ? 0 : y === 1 ? 90 : x === -1 ? 180 : 270);

function boxOf(at: Point, u: Point, v: Point, width: number, depth: number): Rect {
  const far: Point = [at[0] + u[0] * width + v[0] * depth, at[1] + u[1] * width + v[1] * depth];
  return edgeRect(at, far);
}

/** Every corner and the middle of every side lie on the floor. */
const inside = (rects: readonly Rect[], [x0, y0, x1, y1]: Rect): boolean =>
  [x0, (x0 + x1) / 2, x1].every((x) =>
    [y0, (y0 + y1) / 2, y1].every((y) => rects.some((r) => x >= r[0] && x <= r[2] && y >= r[1] && y <= r[3])),
  );
