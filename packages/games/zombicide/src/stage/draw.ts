import { isOpen } from '@shamble/parts';
import type { Board, Rect } from '../board/board.ts';
import { board, isIn } from '../rules/questions.ts';
import { at, KINDS, NEUTRALISED, type View } from '../types.ts';
import { zoneName } from './names.ts';

/** Letters and lines to a tile, which measures 500 by 500. */
const WIDE = 27;
const HIGH = 11;

type Cell = string;
type Sheet = Cell[][];

const WALL = 'wall';
const LINE = 'line';
const CLOSED = '▒';
const OPEN = '░';

/** The board from above: walls, doors, the names of zones, and who and what is in them, for short. */
export function drawBoard(view: View): string {
  const on = board(view);
  const touching = touchesOf(on);
  const sheet: Sheet = touching.map((row, y) =>
    row.map((zones, x) => (isEdge(touching, x, y) ? WALL : borderOf(on, zones))),
  );
  for (const { a, b, at } of openingsOf(on, view)) cut(sheet, touching, a, b, at);
  for (const zone of on.zones.keys()) write(sheet, on, zone, [labelOf(view, zone), ...contentOf(view, zone)]);
  return sheet.map((row, y) => row.map((_, x) => letterAt(sheet, x, y)).join('')).join('\n');
}

/** Left, top, right, bottom in letters and lines. */
const onSheet = ([x0, y0, x1, y1]: Rect): Rect => [columnOf(x0), lineOf(y0), columnOf(x1), lineOf(y1)];
const columnOf = (x: number): number => Math.round((snapped(x) * WIDE) / 500);
const lineOf = (y: number): number => Math.round((snapped(y) * HIGH) / 500);

/** The street's squares reach up to the walls beside them. */
const snapped = (at: number): number => at + (at % 500 === 125 ? 25 : at % 500 === 375 ? -25 : 0);

/** Line -> column -> the zones whose edge runs there, one entry for each side. */
function touchesOf({ zones, size }: Board): number[][][] {
  const sheet = Array.from({ length: lineOf(size[1]) + 1 }, () =>
    Array.from({ length: columnOf(size[0]) + 1 }, (): number[] => []),
  );
  zones.forEach(({ rects }, zone) => {
    for (const [x0, y0, x1, y1] of rects.map(onSheet))
      for (let y = y0; y <= y1; y++)
        for (let x = x0; x <= x1; x++) if (x === x0 || x === x1 || y === y0 || y === y1) sheet[y]![x]!.push(zone);
  });
  return sheet;
}

const isEdge = (sheet: readonly unknown[][], x: number, y: number): boolean =>
  x === 0 || y === 0 || y === sheet.length - 1 || x === sheet[0]!.length - 1;

function borderOf({ zones, exits }: Board, touched: readonly number[]): Cell {
  const around = [...new Set(touched)];
  if (around.length === 0) return ' ';
  if (around.length === 1) return touched.length > 1 ? ' ' : WALL;
  if (!around.every((zone) => zones[zone]!.street)) return WALL;
  const [first, ...others] = around;
  return others.every((zone) => exits[first!]!.some(({ to }) => to === zone)) || around.length > 2 ? LINE : WALL;
}

function openingsOf(on: Board, view: View): { a: number; b: number; at: string }[] {
  return on.exits.flatMap((exits, a) =>
    exits.flatMap(({ to: b, door }) => {
      if (b < a || (on.zones[a]!.street && on.zones[b]!.street)) return [];
      return [{ a, b, at: door === null ? ' ' : isOpen(view.doors, door) ? OPEN : CLOSED }];
    }),
  );
}

/** Three letters of the wall between two zones, in its middle. */
function cut(sheet: Sheet, touching: number[][][], a: number, b: number, letter: string): void {
  const shared = touching.flatMap((row, y) =>
    row.flatMap((zones, x) => (zones.length === 2 && zones.includes(a) && zones.includes(b) ? [{ x, y }] : [])),
  );
  const middle = shared[Math.floor(shared.length / 2)];
  if (middle === undefined) return;
  for (const { x, y } of shared)
    if ((y === middle.y && Math.abs(x - middle.x) <= 1) || (x === middle.x && y === middle.y)) sheet[y]![x] = letter;
}

/** Into its largest part, as far as there is room. */
function write(sheet: Sheet, { zones }: Board, zone: number, words: readonly string[]): void {
  const [largest] = zones[zone]!.rects.map(onSheet).sort((a, b) => areaOf(b) - areaOf(a));
  const [x0, y0, x1, y1] = largest!;
  const room = x1 - x0 - 1;
  const lines: string[] = [''];
  for (const word of words) {
    const joined = `${lines.at(-1)} ${word}`.trim();
    if (joined.length <= room) lines[lines.length - 1] = joined;
    else lines.push(word.slice(0, room));
  }
  const filled = lines.filter((text) => text !== '');
  for (let i = 0; i < Math.min(filled.length, y1 - y0 - 1); i++)
    for (let j = 0; j < filled[i]!.length; j++) sheet[y0 + 1 + i]![x0 + 1 + j] = filled[i]![j]!;
}

const areaOf = ([x0, y0, x1, y1]: Rect): number => (x1 - x0) * (y1 - y0);

/** `A1-N` in the street; a room's name, without the number that tells it from its like. */
function labelOf(view: View, zone: number): string {
  const { street } = board(view).zones[zone]!;
  const name = zoneName(view, zone);
  return street ? name.replace(/^[a-z]\d/, (tile) => tile.toUpperCase()) : name.replace(/^[a-z]\d-/, '');
}

/** `Am` Amy, `3W` three Walkers, `!2` two Noise tokens, `*red` an objective. */
function contentOf(view: View, zone: number): string[] {
  const { spawns, exit } = board(view);
  const figures = view.figures.slice(at(zone, 0), at(zone + 1, 0));
  return [
    ...view.survivors.flatMap((one) => (isIn(one) && one.zone === zone ? [short(one.sheet)] : [])),
    ...figures.flatMap((count, kind) => (count > 0 ? [`${count}${KINDS[kind]![0]!.toUpperCase()}`] : [])),
    ...(view.noise[zone]! > 0 ? [`!${view.noise[zone]}`] : []),
    ...view.objectives.flatMap((one) => (one.zone === zone && !one.taken ? [`*${one.colour ?? one.shown}`] : [])),
    ...view.cars.flatMap((car) => (car.zone === zone ? ['car'] : [])),
    ...spawns.flatMap((spawn, at) =>
      spawn.zone === zone && view.active[at] !== NEUTRALISED ? [view.active[at] === 1 ? 'SPAWN' : 'spawn'] : [],
    ),
    ...(exit === zone ? ['EXIT'] : []),
  ];
}

const short = (sheet: string): string => sheet[0]!.toUpperCase() + sheet[1];

/** Bit 1 up, 2 right, 4 down, 8 left: where the wall goes on. */
const WALLS = '·│─└││┌├─┘─┴┐┤┬┼';

function letterAt(sheet: Sheet, x: number, y: number): string {
  const cell = sheet[y]![x]!;
  if (cell === LINE) return x % 2 === 1 && (sheet[y]![x - 1] === LINE || sheet[y]![x + 1] === LINE) ? ' ' : '·';
  if (cell !== WALL) return cell;
  const on = (dx: number, dy: number, bit: number): number => (isWall(sheet[y + dy]?.[x + dx]) ? bit : 0);
  return WALLS[on(0, -1, 1) + on(1, 0, 2) + on(0, 1, 4) + on(-1, 0, 8)]!;
}

const isWall = (cell: Cell | undefined): boolean => cell === WALL || cell === CLOSED || cell === OPEN;
