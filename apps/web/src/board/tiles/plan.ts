import type { Point, Rect } from '../geometry.ts';
import type { Door, Opening, Plan } from '../plan.ts';

export interface PlanWords {
  /** What is written on the floor of a room. */
  readonly room: (kind: string, zone: number) => string;
  /** Of a zone, in full, as a screen reader says it. */
  readonly zone: (facts: { readonly name: string; readonly room: string | null }, zone: number) => string;
  readonly door?: (ink: string) => string;
  readonly streets?: readonly string[];
}

/** Tiles side by side, as a game lays them. */
export interface Laid {
  readonly zones: readonly {
    readonly name: string;
    readonly street: boolean;
    /** What kind of room it is; null: a street. */
    readonly room: string | null;
    readonly rects: readonly Rect[];
  }[];
  readonly size: Point;
  readonly openings: readonly Opening[];
  readonly manholes: readonly Point[];
}

/** The ground of tiles as a board draws it, with any doors. */
export const planFrom = (
  { zones, size, openings, manholes }: Laid,
  doors: readonly Omit<Door, 'id'>[],
  id: string,
  words: PlanWords,
): Plan => ({
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
  manholes,
  ...(words.streets ? { streetNames: words.streets } : {}),
});
