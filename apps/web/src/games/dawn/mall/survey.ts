import type { Ground } from '@shamble/dawn/board/ground';
import type { Floor } from '@shamble/parts';
import type { Point, Rect } from '../../../board/geometry.ts';
import { type Mall, type MallDoor, SIDE, type Stretch } from './plan.ts';

/** The sides of a square, clockwise from the north, by its corners. */
const EDGES: readonly Stretch[] = [
  [0, 0, 1, 0],
  [1, 0, 1, 1],
  [0, 1, 1, 1],
  [0, 0, 0, 1],
];
const OUTWARD = ['N', 'E', 'S', 'W'] as const;

const edgeOf = (floor: Floor, space: number, way: number): Stretch => {
  const [x, y] = [floor.columnOf[space]!, floor.rowOf[space]!];
  const [x0, y0, x1, y1] = EDGES[way]!;
  return [x + x0, y + y0, x + x1, y + y1];
};
const middleOf = ([x0, y0, x1, y1]: Stretch): Point => [((x0 + x1) / 2) * SIDE, ((y0 + y1) / 2) * SIDE];
const axisOf = (way: number): MallDoor['axis'] => (way % 2 === 0 ? 'h' : 'v');

/** All that is drawn of a plan. Doors between spaces come first, in the order of the state, then the main doors. */
export function mallOf({ floor, names, areas, areaOf, entrances }: Ground, nameOf: (area: string) => string): Mall {
  const spaces = Array.from({ length: floor.spaces }, (_, space) => space);
  const walls: Stretch[] = [];
  const doors: MallDoor[] = [];
  for (const space of spaces)
    for (let way = 0; way < 4; way++) {
      const door = floor.doorOn[4 * space + way]!;
      const edge = edgeOf(floor, space, way);
      if (door >= 0)
        doors[door] ??= {
          id: door,
          kind: floor.doors[door]!.glass ? 'glass' : 'solid',
          axis: axisOf(way),
          at: middleOf(edge),
        };
      else if (floor.beyond[4 * space + way]! < 0 && entrances[way] !== space) walls.push(edge);
    }
  for (const [way, space] of entrances.entries())
    if (space >= 0)
      doors.push({
        id: doors.length,
        kind: 'main',
        axis: axisOf(way),
        at: middleOf(edgeOf(floor, space, way)),
        outward: OUTWARD[way]!,
      });
  const used = new Set(areaOf);
  return {
    cols: floor.columns,
    rows: floor.rows,
    cells: spaces.map((space) => ({
      space,
      number: names[space]!,
      col: floor.columnOf[space]!,
      row: floor.rowOf[space]!,
      area: areas[areaOf[space]!]!.id,
    })),
    areas: areas.flatMap(({ id, hall }, area) => (used.has(area) ? [{ id, name: nameOf(id), isHall: hall }] : [])),
    fixtures: fixturesIn(floor),
    walls: [...new Map(walls.map((edge) => [edge.join(), edge])).values()],
    doors,
  };
}

/** Holes in the floor: four squares are a fountain, one alone holds plants. Outside nothing stands. */
function fixturesIn({ spaceAt, columns, rows }: Floor): Mall['fixtures'] {
  const isIn = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < columns && y < rows;
  const isSpace = (x: number, y: number): boolean => isIn(x, y) && spaceAt[y * columns + x]! >= 0;
  /** A hole of so many squares a side, with floor on all sides of it. */
  const isHole = (x: number, y: number, side: number): boolean => {
    for (let at = 0; at < side; at++) {
      if (!isSpace(x - 1, y + at) || !isSpace(x + side, y + at)) return false;
      if (!isSpace(x + at, y - 1) || !isSpace(x + at, y + side)) return false;
      for (let across = 0; across < side; across++) if (isSpace(x + at, y + across)) return false;
    }
    return true;
  };
  const found: { kind: 'fountain' | 'planter'; box: Rect }[] = [];
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++)
      for (const [side, kind] of [
        [1, 'planter'],
        [2, 'fountain'],
      ] as const)
        if (isHole(x, y, side)) found.push({ kind, box: [x * SIDE, y * SIDE, (x + side) * SIDE, (y + side) * SIDE] });
  return found;
}
