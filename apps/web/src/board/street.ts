import {
  type Axis,
  bordersOf,
  boundsOf,
  chance,
  distance,
  gapTo,
  holds,
  outlineOf,
  type Point,
  type Rect,
  type Run,
  rectPath,
} from './geometry.ts';
import { textWidth } from './naming.ts';
import type { Plan, Space } from './plan.ts';

export interface StreetName {
  readonly text: string;
  readonly space: number;
  readonly size: number;
  readonly at: Point;
  readonly turn: number;
}
export interface Decal {
  readonly at: Point;
  readonly turn: number;
  readonly scale: number;
  readonly kind: 'splat' | 'splat2' | 'crack' | 'skid' | 'paper' | 'drain';
}
/** A side of a building that throws a shadow: to the south (`h`) or to the east (`v`). */
export type Shade = Run;

export interface Street {
  readonly ground: string;
  readonly buildings: string;
  readonly joints: string;
  /** Where two street spaces meet. */
  readonly borders: readonly (Run & { readonly before: number; readonly after: number })[];
  readonly crossings: string;
  readonly lanes: string;
  readonly shades: readonly Shade[];
  readonly lamps: readonly Point[];
  readonly decals: readonly Decal[];
  readonly names: readonly StreetName[];
  readonly directions: ReadonlyMap<number, Axis | 'corner' | 'junction'>;
}

const STRIPE = 12;
const SPACE_BETWEEN = 10;

export function streetOf(plan: Plan): Street {
  const streets = plan.spaces.filter(({ ground }) => ground === 'street');
  const rooms = plan.spaces.filter(({ ground }) => ground === 'room');
  const borders = bordersOf(streets.map(({ id, rects }) => ({ owner: id, rects }))).filter(
    ({ before, after }) => before >= 0 && after >= 0,
  );
  const footprint = rooms.flatMap(({ rects }) => rects);
  const faces = bordersOf([{ owner: 0, rects: footprint }]);
  const directions = new Map(streets.map((space) => [space.id, directionOf(space, borders)] as const));
  const lamps = lampsAt(plan, footprint).filter((lamp) =>
    streets.some(({ rects }) => rects.some((rect) => gapTo(rect, lamp) < 12)),
  );
  return {
    ground: rectPath(streets.flatMap(({ rects }) => rects)),
    buildings: rectPath(footprint),
    joints: faces.map(joint).join(''),
    borders,
    crossings: borders.map(crossing).join(''),
    lanes: streets.map((space) => laneOf(space, directions.get(space.id)!)).join(''),
    shades: faces.filter(({ before }) => before === 0),
    lamps,
    decals: decalsOf(plan, streets, directions, lamps),
    names: namesOf(plan, streets, directions),
    directions,
  };
}

/** Drawn as a dashed line as wide as the crossing is deep: every dash is a stripe. */
function crossing({ axis, at, from, to }: Run): string {
  const room = to - from - 12;
  const stripes = Math.floor((room + SPACE_BETWEEN) / (STRIPE + SPACE_BETWEEN));
  const length = stripes * (STRIPE + SPACE_BETWEEN) - SPACE_BETWEEN;
  const start = (from + to - length) / 2;
  return axis === 'h' ? `M${start} ${at}h${length}` : `M${at} ${start}v${length}`;
}

function joint({ axis, at, from, to, before }: Run & { readonly before: number }): string {
  const out = before === 0 ? 15 : -15;
  const start = from + 10;
  return axis === 'h' ? `M${start} ${at + out}H${to}` : `M${at + out} ${start}V${to}`;
}

function directionOf({ id, rects }: Space, borders: readonly (Run & { before: number; after: number })[]) {
  const [x0, y0, x1, y1] = boundsOf(rects);
  const sides = new Set<string>();
  for (const { axis, at, before, after } of borders) {
    if (before !== id && after !== id) continue;
    if (axis === 'h') sides.add(at - y0 < y1 - at ? 'N' : 'S');
    else sides.add(at - x0 < x1 - at ? 'W' : 'E');
  }
  const upright = sides.has('N') || sides.has('S');
  const level = sides.has('W') || sides.has('E');
  if (upright && level) return sides.size === 2 ? 'corner' : 'junction';
  return upright ? 'v' : 'h';
}

function laneOf({ rects }: Space, direction: Axis | 'corner' | 'junction'): string {
  const [x0, y0, x1, y1] = boundsOf(rects);
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  if (direction === 'h') return `M${x0 + 26} ${y}H${x1 - 22}`;
  if (direction === 'v') return `M${x} ${y0 + 26}V${y1 - 22}`;
  return '';
}

/** On the outward corners of the buildings, some of them. */
function lampsAt(plan: Plan, footprint: readonly Rect[]): Point[] {
  const found: Point[] = [];
  for (const loop of outlineOf(footprint))
    loop.forEach(([x, y], i) => {
      const a = loop[(i + loop.length - 1) % loop.length]!;
      const b = loop[(i + 1) % loop.length]!;
      const turn = Math.sign((x - a[0]) * (b[1] - y) - (y - a[1]) * (b[0] - x));
      if (turn <= 0) return;
      const out: Point = [x + 24 * Math.sign(x - a[0] + (x - b[0])), y + 24 * Math.sign(y - a[1] + (y - b[1]))];
      const inside = out[0] > 20 && out[1] > 20 && out[0] < plan.size[0] - 20 && out[1] < plan.size[1] - 20;
      const apart = found.every((other) => distance(other, out) > 230);
      if (inside && apart) found.push(out);
    });
  return found;
}

function decalsOf(
  plan: Plan,
  streets: readonly Space[],
  directions: Street['directions'],
  lamps: readonly Point[],
): Decal[] {
  const decals: Decal[] = [];
  const clear = (at: Point, far: number): boolean =>
    plan.manholes.every((hole) => distance(hole, at) > far) &&
    lamps.every((lamp) => distance(lamp, at) > 34) &&
    decals.every((other) => distance(other.at, at) > far + 26);
  for (const { id, rects } of streets) {
    const [x0, y0, x1, y1] = boundsOf(rects);
    const spot = (i: number): Point => [
      x0 + 40 + chance(plan.id, id, i, 'x') * Math.max(10, x1 - x0 - 80),
      y0 + 40 + chance(plan.id, id, i, 'y') * Math.max(10, y1 - y0 - 80),
    ];
    const add = (kind: Decal['kind'], i: number, scale: number): void => {
      const at = spot(i);
      if (!rects.some((rect) => holds(rect, at)) || !clear(at, 34)) return;
      decals.push({ kind, at, scale, turn: Math.round(chance(plan.id, id, i, 't') * 360) });
    };
    if (chance(plan.id, id, 'splat') < 0.26)
      add(chance(id, 's2') < 0.5 ? 'splat' : 'splat2', 1, 0.55 + chance(id, 'k') * 0.3);
    if (directions.get(id) === 'junction' && chance(plan.id, id, 'skid') < 0.8) add('skid', 2, 1);
    if (chance(plan.id, id, 'crack') < 0.6) add('crack', 3, 0.8 + chance(id, 'c') * 0.5);
    if (chance(plan.id, id, 'paper') < 0.4) add('paper', 4, 1);
  }
  return decals;
}

/** Each straight street is named once, on its longest zone that no junction cuts. */
function namesOf(plan: Plan, streets: readonly Space[], directions: Street['directions']): StreetName[] {
  const words = plan.streetNames ?? [];
  const lines = new Map<string, Space[]>();
  for (const space of streets) {
    const direction = directions.get(space.id);
    if (direction !== 'h' && direction !== 'v') continue;
    const [x0, y0, x1, y1] = boundsOf(space.rects);
    const long = direction === 'h' ? x1 - x0 : y1 - y0;
    if (long < 200) continue;
    const key = direction === 'h' ? `h${(y0 + y1) / 2}` : `v${(x0 + x1) / 2}`;
    lines.set(key, [...(lines.get(key) ?? []), space]);
  }
  return [...lines].slice(0, words.length).map(([key, spaces], i) => {
    const space = spaces[Math.floor(spaces.length / 2)]!;
    const [x0, y0, x1, y1] = boundsOf(space.rects);
    const off = (key[0] === 'h' ? y1 - y0 : x1 - x0) > 200 ? 66 : 40;
    const beside = (by: number): Point =>
      key[0] === 'h' ? [(x0 + x1) / 2, (y0 + y1) / 2 + by] : [(x0 + x1) / 2 - by, (y0 + y1) / 2];
    const taken = (at: Point): boolean => plan.manholes.some((hole) => distance(hole, at) < 70);
    const at = [off, -off].map(beside).find((place) => !taken(place)) ?? beside(off);
    const text = words[i]!;
    const long = (key[0] === 'h' ? x1 - x0 : y1 - y0) - 50;
    const size = Math.min(24, (24 * long) / (textWidth(text.toLocaleUpperCase(), 24) + 3 * text.length));
    return { text, space: space.id, size: Math.round(size), at, turn: key[0] === 'h' ? 0 : -90 };
  });
}
