import type { Board } from '@shamble/zombicide/board/board';
import { type Layout, layOut } from '@shamble/zombicide/board/layout';
import type { Door, Opening, Plan } from '../../board/plan.ts';

export interface PlanWords {
  /** What is written on the floor of a room. */
  readonly room: (kind: string, zone: number) => string;
  /** Of a zone, in full, as a screen reader says it. */
  readonly zone: (facts: { readonly name: string; readonly room: string | null }, zone: number) => string;
  readonly door?: (ink: string) => string;
  readonly streets?: readonly string[];
}

type Laid = Pick<Layout, 'zones' | 'tiles' | 'size' | 'openings'>;
type DoorAt = Omit<Door, 'id'>;

/** A mission laid out on tiles, as the board component draws it. */
export const planOf = (board: Board, words: PlanWords): Plan =>
  planFrom(
    { zones: board.zones, tiles: board.tiles, size: board.size, openings: openingsOf(board) },
    board.doors.map(({ a, b, at, colour }) => ({ a, b, at, ink: colour })),
    board.id,
    words,
  );

/** The ground alone, with any doors. */
export function planFrom(
  { zones, tiles, size, openings }: Laid,
  doors: readonly DoorAt[],
  id: string,
  words: PlanWords,
): Plan {
  return {
    id,
    size,
    spaces: zones.map(({ name, street, room, rects }, zone) => ({
      id: zone,
      kind: room ?? 'street',
      ground: street ? 'street' : 'room',
      name: room === null ? undefined : words.room(room, zone),
      label: words.zone({ name, room }, zone),
      rects,
    })),
    openings,
    doors: doors.map((door, i) => ({ id: i, ...door, ...(words.door ? { label: words.door(door.ink) } : {}) })),
    manholes: tiles.flatMap(({ manhole }) => (manhole ? [manhole] : [])),
    ...(words.streets ? { streetNames: words.streets } : {}),
  };
}

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
