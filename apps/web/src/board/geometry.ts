export type Point = readonly [x: number, y: number];
/** Left, top, right, bottom. */
export type Rect = readonly [x0: number, y0: number, x1: number, y1: number];
/** A line runs along `h` (constant y) or `v` (constant x). */
export type Axis = 'h' | 'v';

export interface Run {
  readonly axis: Axis;
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

export const areaOf = (rects: readonly Rect[]): number =>
  rects.reduce((sum, [x0, y0, x1, y1]) => sum + (x1 - x0) * (y1 - y0), 0);

export const boundsOf = (rects: readonly Rect[]): Rect => [
  Math.min(...rects.map((r) => r[0])),
  Math.min(...rects.map((r) => r[1])),
  Math.max(...rects.map((r) => r[2])),
  Math.max(...rects.map((r) => r[3])),
];

export const centreOf = (rects: readonly Rect[]): Point => {
  const total = areaOf(rects);
  let [x, y] = [0, 0];
  for (const [x0, y0, x1, y1] of rects) {
    const weight = ((x1 - x0) * (y1 - y0)) / total;
    x += ((x0 + x1) / 2) * weight;
    y += ((y0 + y1) / 2) * weight;
  }
  return [x, y];
};

export const grow = ([x0, y0, x1, y1]: Rect, by: number): Rect => [x0 - by, y0 - by, x1 + by, y1 + by];
export const meets = (a: Rect, b: Rect): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
export const holds = ([x0, y0, x1, y1]: Rect, [x, y]: Point): boolean => x >= x0 && x <= x1 && y >= y0 && y <= y1;
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
/** From a point to a rectangle; 0 inside. */
export const gapTo = ([x0, y0, x1, y1]: Rect, [x, y]: Point): number =>
  Math.hypot(Math.max(x0 - x, 0, x - x1), Math.max(y0 - y, 0, y - y1));

export const runRect = ({ axis, at, from, to }: Run, half: number): Rect =>
  axis === 'h' ? [from, at - half, to, at + half] : [at - half, from, at + half, to];
const _runPoint = (axis: Axis, at: number, along: number): Point => (axis === 'h' ? [along, at] : [at, along]);

/** What is left of a run once the cuts are taken out. */
export function without(
  { from, to }: { readonly from: number; readonly to: number },
  cuts: readonly (readonly [number, number])[],
): { from: number; to: number }[] {
  let left = [{ from, to }];
  for (const [a, b] of cuts)
    left = left.flatMap((piece) => {
      if (b <= piece.from || a >= piece.to) return [piece];
      return [
        { from: piece.from, to: a },
        { from: b, to: piece.to },
      ].filter((part) => part.to - part.from > 0.5);
    });
  return left.sort((p, q) => p.from - q.from);
}

/** Which owner covers each cell of the grid that all corners span. */
export function gridOf(owned: readonly { readonly owner: number; readonly rects: readonly Rect[] }[]) {
  const all = owned.flatMap(({ rects }) => rects);
  const xs = [...new Set(all.flatMap((r) => [r[0], r[2]]))].sort((a, b) => a - b);
  const ys = [...new Set(all.flatMap((r) => [r[1], r[3]]))].sort((a, b) => a - b);
  const cells = new Int32Array(Math.max(0, (xs.length - 1) * (ys.length - 1))).fill(-1);
  for (const { owner, rects } of owned)
    for (const rect of rects) {
      const [i0, i1] = [xs.indexOf(rect[0]), xs.indexOf(rect[2])];
      const [j0, j1] = [ys.indexOf(rect[1]), ys.indexOf(rect[3])];
      for (let j = j0; j < j1; j++) for (let i = i0; i < i1; i++) cells[j * (xs.length - 1) + i] = owner;
    }
  const at = (i: number, j: number): number =>
    i < 0 || j < 0 || i >= xs.length - 1 || j >= ys.length - 1 ? -1 : cells[j * (xs.length - 1) + i]!;
  return { xs, ys, at };
}

/** Runs between two owners, joined where they go on: `before` is north or west of the line. */
export function bordersOf(
  owned: readonly { readonly owner: number; readonly rects: readonly Rect[] }[],
): (Run & { readonly before: number; readonly after: number })[] {
  const { xs, ys, at } = gridOf(owned);
  const found: (Run & { before: number; after: number })[] = [];
  const add = (axis: Axis, line: number, from: number, to: number, before: number, after: number): void => {
    if (before === after) return;
    const last = found.at(-1);
    if (last?.axis === axis && last.at === line && last.to === from && last.before === before && last.after === after)
      found[found.length - 1] = { ...last, to };
    else found.push({ axis, at: line, from, to, before, after });
  };
  for (let j = 0; j < ys.length; j++)
    for (let i = 0; i < xs.length - 1; i++) add('h', ys[j]!, xs[i]!, xs[i + 1]!, at(i, j - 1), at(i, j));
  for (let i = 0; i < xs.length; i++)
    for (let j = 0; j < ys.length - 1; j++) add('v', xs[i]!, ys[j]!, ys[j + 1]!, at(i - 1, j), at(i, j));
  return found;
}

/** Clockwise loops around a set of rectangles: the inside is on the right hand. */
export function outlineOf(rects: readonly Rect[]): Point[][] {
  const edges = new Map<string, Point[]>();
  const add = (a: Point, b: Point): void => {
    const key = a.join();
    edges.set(key, [...(edges.get(key) ?? []), b]);
  };
  for (const { axis, at, from, to, before } of bordersOf([{ owner: 0, rects }])) {
    const inside = before === 0;
    if (axis === 'h') inside ? add([to, at], [from, at]) : add([from, at], [to, at]);
    else inside ? add([at, from], [at, to]) : add([at, to], [at, from]);
  }
  const loops: Point[][] = [];
  for (const [start, ends] of edges)
    while (ends.length > 0) {
      const first = start.split(',').map(Number) as unknown as Point;
      const loop: Point[] = [first];
      let here = ends.pop()!;
      while (here[0] !== first[0] || here[1] !== first[1]) {
        loop.push(here);
        const next = edges.get(here.join())?.pop();
        if (!next) break;
        here = next;
      }
      loops.push(straight(loop));
    }
  return loops;
}

/** Without the corners that are none. */
const straight = (loop: readonly Point[]): Point[] =>
  loop.filter((p, i) => {
    const [a, b] = [loop[(i + loop.length - 1) % loop.length]!, loop[(i + 1) % loop.length]!];
    return !((a[0] === p[0] && p[0] === b[0]) || (a[1] === p[1] && p[1] === b[1]));
  });

/** A loop drawn in by `by` on every side. */
export const inset = (loop: readonly Point[], by: number): Point[] =>
  loop.map(([x, y], i) => {
    const a = loop[(i + loop.length - 1) % loop.length]!;
    const b = loop[(i + 1) % loop.length]!;
    const into = [Math.sign(x - a[0]), Math.sign(y - a[1])] as const;
    const out = [Math.sign(b[0] - x), Math.sign(b[1] - y)] as const;
    return [x - by * (into[1] + out[1]), y + by * (into[0] + out[0])];
  });

const n = (value: number): string => String(Math.round(value * 10) / 10);

export const loopPath = (loops: readonly (readonly Point[])[]): string =>
  loops.map((loop) => `M${loop.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`).join('');
export const rectPath = (rects: readonly Rect[]): string =>
  rects.map(([x0, y0, x1, y1]) => `M${n(x0)} ${n(y0)}H${n(x1)}V${n(y1)}H${n(x0)}Z`).join('');

/** A smooth line through the points. */
export function curveThrough(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let d = `M${n(first[0])} ${n(first[1])}`;
  rest.forEach((to, i) => {
    const from = points[i]!;
    const before = points[i - 1] ?? from;
    const after = points[i + 2] ?? to;
    const pull = 0.2;
    const c1 = [from[0] + (to[0] - before[0]) * pull, from[1] + (to[1] - before[1]) * pull] as const;
    const c2 = [to[0] - (after[0] - from[0]) * pull, to[1] - (after[1] - from[1]) * pull] as const;
    d += `C${n(c1[0])} ${n(c1[1])} ${n(c2[0])} ${n(c2[1])} ${n(to[0])} ${n(to[1])}`;
  });
  return d;
}

/** Always the same number in 0..1 for the same input. */
export function chance(...seed: readonly (number | string)[]): number {
  let h = 2166136261;
  for (const char of seed.join('|')) {
    h ^= char.charCodeAt(0);
    h = Math.imul(h, 16777619);
  }
  h ^= h >>> 15;
  h = Math.imul(h, 2246822519);
  h ^= h >>> 13;
  return (h >>> 0) / 4294967296;
}

/** The nearest of the candidates in a direction, or none. */
export function nextTowards(
  from: Point,
  way: 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown',
  candidates: readonly { id: number; at: Point }[],
): number | undefined {
  const u: Point = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[
    way
  ] as unknown as Point;
  let best: { id: number; cost: number } | undefined;
  for (const { id, at } of candidates) {
    const [dx, dy] = [at[0] - from[0], at[1] - from[1]];
    const ahead = dx * u[0] + dy * u[1];
    if (ahead < 5) continue;
    const aside = Math.abs(dx * u[1]) + Math.abs(dy * u[0]);
    const cost = ahead + 2.2 * aside;
    if (!best || cost < best.cost) best = { id, cost };
  }
  return best?.id;
}

export const middle = (rects: readonly Rect[]): Point => {
  const [x0, y0, x1, y1] = boundsOf(rects);
  return [(x0 + x1) / 2, (y0 + y1) / 2];
};
