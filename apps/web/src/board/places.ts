import { boundsOf, inset, outlineOf, type Point, type Rect } from './geometry.ts';

/** A full-sized piece, from its middle to where the next one may begin. */
export const PIECE = 36;
/** Walls and their keylines reach so far into a room. */
export const WALL = 10;
const STEP = 8;

export interface Place {
  readonly at: Point;
  /** Free around it. */
  readonly room: number;
}

/** The free ground of a space: what stands there takes none of it. */
export interface Ground {
  readonly rects: readonly Rect[];
  readonly blocks: readonly Rect[];
  /** No wall to keep away from. */
  readonly open: boolean;
}

/** Every spot of a fine grid, row by row, with the room around it. */
export interface Spots {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly room: Float64Array;
  /** The same spots column by column. */
  readonly columns: Uint16Array;
}

export function spotsOf({ rects, blocks, open }: Ground): Spots {
  const [x0, y0, x1, y1] = boundsOf(rects);
  const margin = open ? 3 : WALL;
  const sides = outlineOf(rects).flatMap((outline) => {
    const loop = inset(outline, margin);
    return loop.map((a, i): Rect => {
      const b = loop[(i + 1) % loop.length]!;
      return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[0], b[0]), Math.max(a[1], b[1])];
    });
  });
  const xs: number[] = [];
  const ys: number[] = [];
  for (let y = y0 + STEP / 2; y < y1; y += STEP)
    for (let x = x0 + STEP / 2; x < x1; x += STEP)
      if (rects.some((r) => x >= r[0] && x <= r[2] && y >= r[1] && y <= r[3])) {
        xs.push(x);
        ys.push(y);
      }
  const columns = Uint16Array.from(xs.keys()).sort((a, b) => xs[a]! - xs[b]! || ys[a]! - ys[b]!);
  const spots = {
    x: Float64Array.from(xs),
    y: Float64Array.from(ys),
    room: new Float64Array(xs.length).fill(1e4),
    columns,
  };
  return narrowed(narrowed(spots, sides), blocks);
}

/** The same spots with more things standing about. */
export function narrowed(spots: Spots, blocks: readonly Rect[]): Spots {
  const { x, y } = spots;
  const room = Float64Array.from(spots.room);
  for (const [x0, y0, x1, y1] of blocks)
    for (let i = 0; i < room.length; i++) {
      const dx = Math.max(x0 - x[i]!, 0, x[i]! - x1);
      const dy = Math.max(y0 - y[i]!, 0, y[i]! - y1);
      const free = Math.sqrt(dx * dx + dy * dy);
      if (free < room[i]!) room[i] = free;
    }
  return { ...spots, room };
}

type Order = (nth: number, spots: Spots) => number;
const ORDERS: readonly Order[] = [
  (nth) => nth,
  (nth, { x }) => x.length - 1 - nth,
  (nth, { columns }) => columns[nth]!,
  (nth, { columns }) => columns[columns.length - 1 - nth]!,
];

/** As many as fit, taken in an order, one as soon as it keeps its distance from those before it. */
function pack(spots: Spots, radius: number, most: number, order: Order): number[] {
  const { x, y, room } = spots;
  const apart = 4 * radius * radius;
  const taken: number[] = [];
  for (let nth = 0; nth < x.length && taken.length < most; nth++) {
    const i = order(nth, spots);
    if (room[i]! < radius - 1) continue;
    if (taken.every((j) => (x[i]! - x[j]!) ** 2 + (y[i]! - y[j]!) ** 2 >= apart)) taken.push(i);
  }
  return taken;
}

/** Whether so many pieces of a size can stand there. */
export const holdsPieces = (spots: Spots, radius: number, count: number): boolean =>
  ORDERS.some((order) => pack(spots, radius, count, order).length >= count);

/** Places for pieces of a size, as many as fit, the most open first. */
export function placesIn(spots: Spots, radius: number): Place[] {
  const { x, y, room } = spots;
  let pole = 0;
  for (let i = 1; i < room.length; i++) if (room[i]! > room[pole]!) pole = i;
  const far = (i: number): number => (x[i]! - x[pole]!) ** 2 + (y[i]! - y[pole]!) ** 2;
  const outwards = Uint16Array.from(x.keys()).sort((a, b) => far(a) - far(b));
  let best: number[] = [];
  for (const order of [(nth: number) => outwards[nth]!, ...ORDERS]) {
    const taken = pack(spots, radius, 1e4, order);
    if (taken.length > best.length) best = taken;
  }
  return best.sort((a, b) => far(a) - far(b)).map((i) => ({ at: [x[i]!, y[i]!], room: room[i]! }));
}

/** A car's place along the kerb. */
export const carBlocks = (at: Point, upright: boolean): Rect =>
  upright ? [at[0] - 38, at[1] - 78, at[0] + 38, at[1] + 78] : [at[0] - 78, at[1] - 38, at[0] + 78, at[1] + 38];
