import type { Board } from '@shamble/zombicide/board/board';
import { layOut } from '@shamble/zombicide/board/layout';
import type { Opening, Plan } from '../../board/plan.ts';
import { type PlanWords, planFrom } from '../../board/tiles/plan.ts';

export const manholesOf = ({ tiles }: Pick<Board, 'tiles'>): Plan['manholes'] =>
  tiles.flatMap(({ manhole }) => (manhole ? [manhole] : []));

/** A mission laid out on tiles, as the board component draws it. */
export const planOf = (board: Board, words: PlanWords): Plan =>
  planFrom(
    { zones: board.zones, size: board.size, openings: openingsOf(board), manholes: manholesOf(board) },
    board.doors.map(({ a, b, at, colour }) => ({ a, b, at, ink: colour })),
    board.id,
    words,
  );

/** Tiles say where their openings are; on a drawn board they are in the middle of a common side. */
function openingsOf({ tiles, zones, map }: Board): readonly Opening[] {
  if (tiles.length > 0 && tiles.every(({ face }) => face !== null)) {
    const rows: string[][] = [];
    for (const { face, turn, row, column } of tiles) {
      rows[row] ??= [];
      rows[row][column] = `${face}@${turn}`;
    }
    return layOut(rows).openings;
  }
  return map.ways
    .filter(({ a, b, door }) => door === null && !zones[a]!.street && !zones[b]!.street)
    .flatMap(({ a, b }) => {
      for (const r of zones[a]!.rects)
        for (const s of zones[b]!.rects) {
          const [x0, x1] = [Math.max(r[0], s[0]), Math.min(r[2], s[2])];
          const [y0, y1] = [Math.max(r[1], s[1]), Math.min(r[3], s[3])];
          if (x1 >= x0 && y1 >= y0 && x1 - x0 + (y1 - y0) > 20)
            return [{ a, b, at: [(x0 + x1) / 2, (y0 + y1) / 2] as const }];
        }
      return [];
    });
}
