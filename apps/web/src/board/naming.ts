import { boundsOf, gapTo, meets, type Point, type Rect } from './geometry.ts';
import { WALL } from './places.ts';

/** Where a room's name is printed: the middle of its first line's base. */
export interface NamePlace {
  readonly at: Point;
  readonly lines: readonly string[];
  readonly size: number;
  readonly turn: 0 | -90;
  readonly box: Rect;
  /** Nothing is under it. */
  readonly clear: boolean;
}

/** Widths of Big Shoulders Display 900, capitals, in thousandths of the size. */
const NARROW = new Set([..." '’.,IÏÎ-!:1"]);
const WIDE = new Set([...'MWÆŒ']);
const TRACKING = 0.055;

export const textWidth = (text: string, size: number): number =>
  [...text].reduce((sum, char) => sum + (NARROW.has(char) ? 0.27 : WIDE.has(char) ? 0.68 : 0.485) + TRACKING, 0) * size;

const SIZES = [19, 17];

/** Beside the walls rather than in the middle, where the pieces stand; upright in narrow rooms. */
export function placeName(
  rects: readonly Rect[],
  blocks: readonly Rect[],
  doors: readonly Point[],
  name: string,
): NamePlace | undefined {
  let fallback: NamePlace | undefined;
  for (const lines of splits(name.toLocaleUpperCase()))
    for (const size of SIZES)
      for (const turn of [0, -90] as const) {
        const found = search(rects, blocks, doors, lines, size, turn);
        if (found?.clear) return found;
        fallback ??= found;
      }
  return fallback;
}

/** On one line, then on two. */
function splits(text: string): string[][] {
  const words = text.split(' ');
  if (words.length < 2) return [[text]];
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const longest = (lines: readonly string[]): number => Math.max(...lines.map(({ length }) => length));
  return [[text], cuts.sort((a, b) => longest(a) - longest(b))[0]!];
}

function search(
  rects: readonly Rect[],
  blocks: readonly Rect[],
  doors: readonly Point[],
  lines: string[],
  size: number,
  turn: 0 | -90,
): NamePlace | undefined {
  const long = Math.max(...lines.map((line) => textWidth(line, size))) + 6;
  const high = size * (0.74 + (lines.length - 1) * 0.98) + 8;
  const [w, h] = turn === 0 ? [long, high] : [high, long];
  const [bx0, by0, bx1, by1] = boundsOf(rects);
  const middle: Point = [(bx0 + bx1) / 2, (by0 + by1) / 2];
  let best: { score: number; box: Rect; clear: boolean } | undefined;
  for (const [x0, y0, x1, y1] of rects) {
    const edge = WALL + 9;
    for (const x of steps(x0 + edge, x1 - edge - w))
      for (const y of steps(y0 + edge, y1 - edge - h)) {
        const box: Rect = [x, y, x + w, y + h];
        const wall = Math.min(x - x0, y - y0, x1 - x - w, y1 - y - h);
        const crossed = doors.filter((door) => crosses(box, door, middle)).length;
        const score = gapTo(box, middle) * 1.2 - wall * 0.8 - (y - y0) * 0.05 - crossed * 70;
        if (best && score + 1000 <= best.score) continue;
        const clear = blocks.every((block) => !meets(block, box));
        if (!best || score + (clear ? 1000 : 0) > best.score) best = { score: score + (clear ? 1000 : 0), box, clear };
      }
  }
  if (!best) return undefined;
  const { box, clear } = best;
  const at: Point =
    turn === 0 ? [(box[0] + box[2]) / 2, box[1] + 4 + size * 0.74] : [box[0] + 4 + size * 0.74, (box[1] + box[3]) / 2];
  return { at, lines, size, turn, box, clear };
}

function steps(from: number, to: number): number[] {
  if (to < from) return [];
  const count = Math.max(1, Math.ceil((to - from) / 9));
  return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
}

/** Whether the way from one point to another leads over a box. */
function crosses(box: Rect, from: Point, to: Point): boolean {
  for (let t = 0.1; t < 0.95; t += 0.1)
    if (gapTo(box, [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]) < 9) return true;
  return false;
}
