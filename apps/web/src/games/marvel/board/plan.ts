import { boardOf } from '@shamble/marvel/board/board';
import type { Point, Rect } from '../../../board/geometry.ts';
import type { Plan } from '../../../board/plan.ts';
import { type PlanWords, planFrom } from '../../../board/tiles/plan.ts';
import { furnishing } from './rooms.ts';

/** Six squares are a tile, which is 500 wide. */
const SQUARE = 500 / 6;
const place = ([x, y]: Point): Point => [x * SQUARE, y * SQUARE];
const area = ([x0, y0, x1, y1]: Rect): Rect => [x0 * SQUARE, y0 * SQUARE, x1 * SQUARE, y1 * SQUARE];

/** A mission on its tiles. */
export function planOf(mission: string, words: PlanWords): Plan {
  const { zones, size, doors, id } = boardOf(mission);
  return planFrom(
    {
      zones: zones.map(({ rects, room, ...zone }) => ({
        ...zone,
        room: room === null ? null : furnishing(room),
        rects: rects.map(area),
      })),
      size: place(size),
      openings: openingsOf(mission),
      manholes: [],
    },
    doors.map(({ a, b, at, colour }) => ({ a, b, at: place(at), ink: colour ?? 'plain' })),
    id,
    words,
  );
}

/** Passages between rooms: where they are the board does not say, but the middle of the common side is one. */
function openingsOf(mission: string): Plan['openings'] {
  const { zones, map } = boardOf(mission);
  return map.ways
    .filter(({ a, b, door }) => door === null && !zones[a]!.street && !zones[b]!.street)
    .flatMap(({ a, b }) => {
      for (const r of zones[a]!.rects)
        for (const s of zones[b]!.rects) {
          const [x0, x1] = [Math.max(r[0], s[0]), Math.min(r[2], s[2])];
          const [y0, y1] = [Math.max(r[1], s[1]), Math.min(r[3], s[3])];
          if (x1 >= x0 && y1 >= y0 && x1 - x0 + (y1 - y0) > 0.5)
            return [{ a, b, at: place([(x0 + x1) / 2, (y0 + y1) / 2]) }];
        }
      return [];
    });
}
