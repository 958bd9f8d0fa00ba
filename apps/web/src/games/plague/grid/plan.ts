import { groundOf } from '@shamble/plague/board/ground';
import { type Plan as Drawn, planOf, sheetOf } from '@shamble/plague/board/plan';
import type { BoardSheet } from '@shamble/plague/content/board';
import { CELLAR } from '@shamble/plague/content/boards/index';
import type { Axis, Point, Rect } from '../../../board/geometry.ts';
import type { Plan, Space, SpaceId } from '../../../board/plan.ts';

/** Side of a square in plan units. */
export const SIDE = 80;
/** Between the board and what lies beside it. */
const BESIDE = 120;

export interface GridWall {
  readonly axis: Axis;
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** A door or window, where it stands. */
export interface GridOpening {
  readonly id: number;
  readonly axis: Axis;
  readonly at: Point;
  readonly window: boolean;
}

/** A piece of furniture, a bush: how it stands, its back to the wall. */
export interface Thing {
  readonly kind: string;
  readonly box: Rect;
  readonly cells: readonly Rect[];
  /** Towards its back: north, east, south, west. */
  readonly back: number;
}

/** The board of a table on squares, and the cellar beside it. */
export interface GridPlan extends Plan {
  readonly main: Rect;
  readonly below: Rect;
  readonly belowName: string;
  /** For the dead who are still to come. */
  readonly rack: Rect;
  readonly rackName: string;
  /** Kind of ground -> where. */
  readonly grounds: Readonly<Record<string, readonly Rect[]>>;
  readonly walls: readonly GridWall[];
  readonly gaps: readonly GridOpening[];
  readonly things: readonly Thing[];
  readonly vehicle: { readonly kind: string; readonly box: Rect; readonly doors: readonly Point[] } | null;
  readonly edge: readonly { readonly number: number; readonly space: SpaceId; readonly side: number }[];
  readonly rooms: readonly { readonly name: string; readonly at: Point; readonly wide: number }[];
  readonly car: SpaceId;
  /** The first square of the cellar. */
  readonly firstBelow: SpaceId;
}

interface Names {
  square(square: SpaceId): string;
  room(id: string): string;
  opening(id: number): string;
  cellar: string;
  rack: string;
}

const boxOf = (rects: readonly Rect[]): Rect => [
  Math.min(...rects.map((r) => r[0])),
  Math.min(...rects.map((r) => r[1])),
  Math.max(...rects.map((r) => r[2])),
  Math.max(...rects.map((r) => r[3])),
];

/** One part of the plan: the board, or the cellar. */
interface Part {
  readonly drawn: Drawn;
  readonly sheet: BoardSheet | undefined;
  readonly first: SpaceId;
  readonly origin: Point;
}

const rectIn = ({ drawn, origin: [x0, y0] }: Part, square: number): Rect => {
  const { columns } = drawn.grid;
  const [x, y] = [x0 + (square % columns) * SIDE, y0 + Math.floor(square / columns) * SIDE];
  return [x, y, x + SIDE, y + SIDE];
};

export function gridPlan(board: string, names: Names): GridPlan {
  const ground = groundOf({ board, cellar: -1 });
  const drawn = planOf(board);
  const { columns, rows } = drawn.grid;
  const main: Part = { drawn, sheet: sheetOf(board), first: 0, origin: [0, 0] };
  const right = columns * SIDE + BESIDE;
  const below: Part = { drawn: planOf('cellar'), sheet: CELLAR, first: ground.cellar.first, origin: [right, SIDE] };
  const parts = [main, below];
  const partOf = (square: SpaceId): Part => (square < below.first ? main : below);
  const rectOf = (square: SpaceId): Rect => rectIn(partOf(square), square - partOf(square).first);
  const body = drawn.grid.cells.flatMap((cell, square) =>
    cell === 'C' || drawn.searches.some((one) => one.square === square && one.place === 'vehicle')
      ? [rectIn(main, square)]
      : [],
  );
  const squares: Space[] = Array.from({ length: ground.car }, (_, id) => ({
    id,
    kind: kindOf(partOf(id), id - partOf(id).first),
    ground: 'street' as const,
    label: names.square(id),
    rects: [rectOf(id)],
  }));
  const car: Space[] =
    body.length === 0
      ? []
      : [{ id: ground.car, kind: 'car', ground: 'street', label: names.square(ground.car), rects: [boxOf(body)] }];
  const cellar = boxOf(below.drawn.grid.cells.map((_, square) => rectIn(below, square)));
  const openings = ground.openings.filter(({ a }) => a >= 0);
  return {
    id: board,
    size: [cellar[2], rows * SIDE],
    spaces: [...squares, ...car, ...roomsOf(parts, ground.car + 1)],
    openings: [],
    doors: openings.map(({ a, b }, id) => ({
      id,
      a,
      b,
      at: gapAt(rectOf(a), ground.openings[id]!.facing).at,
      ink: 'red',
      label: names.opening(id),
    })),
    manholes: [],
    grid: SIDE,
    main: [0, 0, columns * SIDE, rows * SIDE],
    below: cellar,
    belowName: names.cellar,
    rack: [cellar[0], cellar[3] + SIDE, cellar[2], cellar[3] + SIDE],
    rackName: names.rack,
    grounds: groundsOf(parts),
    walls: [...wallsOf(main), ...wallsOf(below), ...aroundOf(cellar)],
    gaps: openings.map(({ a, facing, window }, id) => ({ id, window, ...gapAt(rectOf(a), facing) })),
    things: parts.flatMap(thingsOf).filter(({ kind }) => !VEHICLES.includes(kind)),
    vehicle:
      body.length === 0
        ? null
        : {
            kind: main.sheet?.things.find(({ kind }) => VEHICLES.includes(kind))?.kind ?? 'car',
            box: boxOf(body),
            doors: drawn.carDoors.map(({ from, to }) => between(rectOf(from), rectOf(to))),
          },
    edge: Object.entries(drawn.edge).map(([number, space]) => ({
      number: Number(number),
      space,
      side: sideOf(space, columns, rows),
    })),
    rooms: parts.flatMap((part) => namesOf(part, names)),
    car: ground.car,
    firstBelow: below.first,
  };
}

const VEHICLES: readonly string[] = ['car', 'boat', 'hearse'];

const between = (a: Rect, b: Rect): Point => [(a[0] + a[2] + b[0] + b[2]) / 4, (a[1] + a[3] + b[1] + b[3]) / 4];

function kindOf({ drawn, sheet }: Part, square: number): string {
  const room = drawn.rooms.find(({ letter }) => letter === drawn.roomAt[square]);
  const { columns } = drawn.grid;
  const letter = sheet?.ground[Math.floor(square / columns)]?.[square % columns];
  const ground = letter === undefined ? undefined : sheet!.grounds[letter];
  if (drawn.grid.cells[square] === '~') return 'water';
  return ground ?? (room === undefined ? 'grass' : 'wood');
}

/** How a small map prints them. */
const FLOORS: Readonly<Record<string, string>> = {
  'living-room': 'living',
  bathroom: 'bath',
  study: 'office',
  bedroom: 'bedroom',
  kitchen: 'kitchen',
};

/** Whole rooms, for small maps: nobody stands in these. */
const roomsOf = (parts: readonly Part[], first: SpaceId): Space[] =>
  parts
    .flatMap((part) =>
      part.drawn.rooms.map(({ letter, kind, id }) => ({
        kind: FLOORS[kind] ?? kind,
        label: id,
        rects: part.drawn.roomAt.flatMap((one, square) => (one === letter ? [rectIn(part, square)] : [])),
      })),
    )
    .map((room, at) => ({ ...room, id: first + at, ground: 'room' as const, rects: joined(room.rects) }));

/** Squares side by side as one, and such rows one below the other. */
function joined(rects: readonly Rect[]): Rect[] {
  const rows = rects.reduce<Rect[]>((list, rect) => {
    const last = list.at(-1);
    if (last && last[1] === rect[1] && last[2] === rect[0])
      list[list.length - 1] = [last[0], last[1], rect[2], last[3]];
    else list.push(rect);
    return list;
  }, []);
  return rows.reduce<Rect[]>((list, [x0, y0, x1, y1]) => {
    const above = list.findIndex((one) => one[0] === x0 && one[2] === x1 && one[3] === y0);
    if (above < 0) list.push([x0, y0, x1, y1]);
    else list[above] = [x0, list[above]![1], x1, y1];
    return list;
  }, []);
}

/** Squares of one kind of ground. */
function groundsOf(parts: readonly Part[]): Record<string, readonly Rect[]> {
  const found: Record<string, Rect[]> = {};
  for (const part of parts)
    part.drawn.grid.cells.forEach((_, square) => {
      const kind = kindOf(part, square);
      found[kind] = [...(found[kind] ?? []), rectIn(part, square)];
    });
  return Object.fromEntries(Object.entries(found).map(([kind, rects]) => [kind, joined(rects)]));
}

/** The side of a square towards a direction. */
function gapAt([x0, y0, x1, y1]: Rect, way: number): { axis: Axis; at: Point } {
  const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2];
  if (way === 0) return { axis: 'h', at: [mx, y0] };
  if (way === 2) return { axis: 'h', at: [mx, y1] };
  return { axis: 'v', at: [way === 1 ? x1 : x0, my] };
}

export const sideAt = gapAt;

function wallsOf(part: Part): GridWall[] {
  const { columns, rows, marks } = part.drawn.grid;
  const [x0, y0] = part.origin;
  const isWall = (square: number, way: number): boolean => /[|\-DW]/.test(marks[4 * square + way]!);
  const walls: GridWall[] = [];
  const run = (axis: Axis, at: number, along: number, count: number, holds: (i: number) => boolean): void => {
    let start = -1;
    for (let i = 0; i <= count; i++) {
      if (i < count && holds(i)) {
        if (start < 0) start = i;
      } else if (start >= 0) {
        walls.push({ axis, at, from: along + start * SIDE, to: along + i * SIDE });
        start = -1;
      }
    }
  };
  for (let y = 0; y < rows - 1; y++) run('h', y0 + (y + 1) * SIDE, x0, columns, (x) => isWall(y * columns + x, 2));
  for (let x = 0; x < columns - 1; x++) run('v', x0 + (x + 1) * SIDE, y0, rows, (y) => isWall(y * columns + x, 1));
  return walls;
}

const aroundOf = ([x0, y0, x1, y1]: Rect): GridWall[] => [
  { axis: 'h', at: y0, from: x0, to: x1 },
  { axis: 'h', at: y1, from: x0, to: x1 },
  { axis: 'v', at: x0, from: y0, to: y1 },
  { axis: 'v', at: x1, from: y0, to: y1 },
];

/** What stands on the squares that nobody can enter. */
function thingsOf(part: Part): Thing[] {
  const { columns, cells, marks, beyond } = part.drawn.grid;
  const at = ([x, y]: readonly [number, number]): number => y * columns + x;
  const list = part.sheet?.things.map(({ kind, squares }) => ({ kind, squares: squares.map(at) })) ?? [];
  const known = new Set(list.flatMap(({ squares }) => squares));
  const rest = cells.flatMap((cell, square) =>
    (cell === '#' || cell === 'X') && !known.has(square) ? [{ kind: 'box', squares: [square] }] : [],
  );
  return [...list, ...rest].map(({ kind, squares }) => {
    const rects = squares.map((square) => rectIn(part, square));
    const isWalled = (square: number, way: number): boolean =>
      /[|\-DW]/.test(marks[4 * square + way]!) || beyond[4 * square + way]! < 0;
    const weights = [0, 1, 2, 3].map((way) => squares.filter((square) => isWalled(square, way)).length);
    const [x0, y0, x1, y1] = boxOf(rects);
    // Along a wall by its long side, if there is a choice.
    const long = x1 - x0 >= y1 - y0 ? [0, 2] : [1, 3];
    const back = [0, 1, 2, 3].reduce((best, way) => {
      const worth = (one: number): number => weights[one]! * 2 + (long.includes(one) ? 1 : 0);
      return worth(way) > worth(best) ? way : best;
    });
    return { kind, box: [x0, y0, x1, y1], cells: rects, back };
  });
}

/** The edge of the board that a square lies at. */
function sideOf(square: number, columns: number, rows: number): number {
  const [x, y] = [square % columns, Math.floor(square / columns)];
  if (y === 0) return 0;
  if (x === columns - 1) return 1;
  return y === rows - 1 ? 2 : 3;
}

/** A name on the widest free floor of its room. */
function namesOf(part: Part, names: Names): { name: string; at: Point; wide: number }[] {
  const { columns, rows, cells } = part.drawn.grid;
  return part.drawn.rooms.flatMap(({ letter, id }) => {
    if (part.first > 0) return [];
    let best = { wide: 0, x: 0, y: 0 };
    for (let y = 0; y < rows; y++)
      for (let x = 0, wide = 0; x < columns; x++) {
        const isFloor = part.drawn.roomAt[y * columns + x] === letter && cells[y * columns + x] === '.';
        wide = isFloor ? wide + 1 : 0;
        if (wide > best.wide) best = { wide, x: x - wide + 1, y };
      }
    if (best.wide === 0) return [];
    const [x0, y0] = rectIn(part, best.y * columns + best.x);
    return [
      { name: names.room(id), at: [x0 + (best.wide * SIDE) / 2, y0 + SIDE / 2] as Point, wide: best.wide * SIDE },
    ];
  });
}
