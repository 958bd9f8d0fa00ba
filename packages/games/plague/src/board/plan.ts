import { Fault } from '@shamble/kernel';
import { type Grid, gridSize, keptBy, readGrid, squareName } from '@shamble/parts';
import type { At, BoardSheet, CellarSheet, Place, Room, RoomKind } from '../../content/board.ts';
import { BOARDS, CELLAR } from '../../content/boards/index.ts';
import type { Square } from '../types.ts';
import { isBoxed, readBoxed } from './boxed.ts';

export const EDGE_NUMBERS = [11, 12, 13, 14, 15, 16, 22, 23, 24, 25, 26, 33, 34, 35, 36, 44, 45, 46, 55, 56, 66];

/** Squares of a board with its cellar and its car, at most. */
export const MOST_SQUARES = 2048;
/** Letters of a drawn board. */
export const MOST_LETTERS = 16_000;
/** What a drawn board holds at most: squares, doors and windows, search spaces, doors of the car. */
const MOST_DRAWN = 800;
const MOST_OPENINGS = 60;
const MOST_SEARCHES = 40;
const MOST_CAR_DOORS = 8;

/** A sheet with numbers for its squares. */
export interface Plan {
  readonly grid: Grid;
  /** Square -> the letter of its room, `.` outdoors. */
  readonly roomAt: readonly string[];
  readonly rooms: readonly Room[];
  openingName(a: Square, b: Square): string | undefined;
  readonly searches: readonly { readonly id: string; readonly square: Square; readonly place: Place }[];
  readonly carDoors: readonly { readonly from: Square; readonly to: Square }[];
  readonly edge: Readonly<Record<number, Square>>;
  readonly stairs: { readonly top: Square; readonly out: string } | null;
}

const boxed = keptBy(1_000_000, readBoxed, (_sheet, text) => 4 * text.length);

/** The sheet of a shipped board, or of one from somebody's box; none of a drawn one. */
export const sheetOf = (board: string): BoardSheet | undefined =>
  isBoxed(board) ? boxed(board) : BOARDS.find(({ id }) => id === board);

/** A shipped board by its id, the cellar, one from somebody's box, or one drawn for a scene. */
export function planOf(board: string): Plan {
  if (board === 'cellar') return fromSheet(CELLAR);
  const sheet = sheetOf(board);
  if (sheet !== undefined) return fromSheet(sheet);
  if (!/[\n |]/.test(board))
    throw new Fault(
      'bad-options',
      `There is no board "${board.slice(0, 60)}". There are: ${BOARDS.map(({ id }) => id).join(', ')}.`,
    );
  return fromDrawing(board);
}

function fromSheet(sheet: BoardSheet | CellarSheet): Plan {
  const grid = readGrid(sheet.plan);
  const at = ([column, row]: At): Square => row * grid.columns + column;
  return {
    grid,
    roomAt: sheet.rooms.flatMap((line) => [...line]),
    rooms: sheet.roomList,
    openingName: (a, b) =>
      sheet.openings.find(({ between: [one, other] }) => {
        const ends = [at(one), at(other)];
        return ends.includes(a) && ends.includes(b);
      })?.id,
    searches: sheet.searches.map((one) => ({ ...one, square: at(one.square) })),
    carDoors: sheet.carDoors.map(({ from, car }) => ({ from: at(from), to: at(car) })),
    edge: Object.fromEntries(Object.entries(sheet.edge).map(([number, square]) => [number, at(square)])),
    stairs: 'stairs' in sheet ? { top: at(sheet.stairs.top), out: sheet.stairs.out } : null,
  };
}

const KINDS: Readonly<Record<string, RoomKind>> = {
  b: 'bedroom',
  s: 'study',
  w: 'bathroom',
  h: 'hall',
  l: 'living-room',
  k: 'kitchen',
  g: 'garage',
};

/**
 * A small board of a scene: as the plan of a sheet, with small letters for squares of rooms (g a garage, the others of
 * the house) and `>` or `<` for the square from which the car is entered that way.
 */
function fromDrawing(text: string): Plan {
  const lines = linesOf(text);
  const grid = readGrid(lines);
  checkDrawing(grid, lines);
  checkCounts(grid);
  const letters = [...new Set(grid.cells.filter((cell) => /[a-z]/.test(cell)))].sort();
  const near = (square: Square): string[] =>
    [0, 1, 2, 3].flatMap((way) => {
      const beyond = grid.beyond[4 * square + way]!;
      return beyond >= 0 && grid.marks[4 * square + way] === ' ' ? [grid.cells[beyond]!] : [];
    });
  const placeOf = (square: Square): Place => {
    const around = near(square);
    if (around.includes('C')) return 'vehicle';
    if (around.includes('g')) return 'garage';
    return around.some((cell) => /[a-z]/.test(cell)) ? 'inside' : 'outdoors';
  };
  return {
    grid,
    roomAt: grid.cells.map((cell, square) => {
      if (/[a-z]/.test(cell)) return cell;
      return /[#X]/.test(cell) ? (near(square).find((one) => /[a-z]/.test(one)) ?? '.') : '.';
    }),
    rooms: letters.map((letter) => ({
      letter,
      id: KINDS[letter] ?? `room-${letter}`,
      kind: KINDS[letter] ?? 'other',
      house: letter !== 'g',
      closable: letter !== 'g',
    })),
    openingName: () => undefined,
    searches: grid.cells.flatMap((cell, square) =>
      cell === 'X' ? [{ id: `search-${squareName(grid.columns, square)}`, square, place: placeOf(square) }] : [],
    ),
    carDoors: grid.cells.flatMap((cell, square) =>
      cell === '>' || cell === '<' ? [{ from: square, to: square + (cell === '>' ? 1 : -1) }] : [],
    ),
    edge: edgeOf(grid),
    stairs: null,
  };
}

/** Measured before it is read. */
function linesOf(text: string): string[] {
  if (text.length > MOST_LETTERS)
    throw new Fault('bad-content', `The board has ${text.length} letters; ${MOST_LETTERS} are the most.`);
  let end = text.length;
  while (end > 0 && text[end - 1] === '\n') end--;
  const lines = text.slice(0, end).split('\n');
  const { columns, rows } = gridSize(lines);
  if (columns * rows > MOST_DRAWN)
    throw new Fault(
      'bad-content',
      `The board has ${columns} times ${rows} squares; ${MOST_DRAWN} in all are the most.`,
    );
  return lines;
}

/** More of something than any house has. */
function checkCounts({ cells, marks }: Grid): void {
  const most = (what: string, found: number, allowed: number): void => {
    if (found > allowed) throw new Fault('bad-content', `The board has ${found} ${what}; ${allowed} are the most.`);
  };
  // Every opening is seen from both of its sides, but for one on the edge.
  most('doors and windows', Math.ceil(marks.filter((mark) => mark === 'D' || mark === 'W').length / 2), MOST_OPENINGS);
  most('search spaces', cells.filter((cell) => cell === 'X').length, MOST_SEARCHES);
  most('doors of the car', cells.filter((cell) => cell === '>' || cell === '<').length, MOST_CAR_DOORS);
}

/** Squares and sides stand in turn, so that a letter too many shifts all that follow. */
function checkDrawing(grid: Grid, lines: readonly string[]): void {
  const name = (square: Square): string => squareName(grid.columns, square);
  for (let row = 1; row < lines.length; row += 2)
    for (let at = 1; at < lines[row]!.length; at += 2)
      if (!/[ |+-]/.test(lines[row]![at]!))
        throw new Fault(
          'bad-content',
          `"${lines[row]![at]}" stands in a corner, after ${name(((row - 1) / 2) * grid.columns + (at - 1) / 2)}: what is on the south side of a square stands right below its letter.`,
        );
  for (const [square, cell] of grid.cells.entries())
    if (!/[ .#XC~<>a-z]/.test(cell))
      throw new Fault(
        'bad-content',
        `"${cell}" is no square of a board, but stands where ${name(square)} is. Every second letter of every second line is a square: . # X C ~ < > or a small letter.`,
      );
  for (const [side, mark] of grid.marks.entries())
    if (!/[ |DW-]/.test(mark))
      throw new Fault(
        'bad-content',
        `"${mark}" is nothing that stands on a side of ${name(side >> 2)}. Between two squares is a blank, a wall (| or -), a door (D) or a window (W).`,
      );
}

/** The 21 numbers spread evenly over the squares of the edge, clockwise from the top left. */
function edgeOf({ columns, rows }: Grid): Record<number, Square> {
  const rim: Square[] = [];
  for (let x = 0; x < columns; x++) rim.push(x);
  for (let y = 1; y < rows; y++) rim.push(y * columns + columns - 1);
  if (rows > 1) for (let x = columns - 2; x >= 0; x--) rim.push((rows - 1) * columns + x);
  if (columns > 1) for (let y = rows - 2; y > 0; y--) rim.push(y * columns);
  return Object.fromEntries(
    EDGE_NUMBERS.map((number, at) => [number, rim[Math.floor((at * rim.length) / EDGE_NUMBERS.length)]!]),
  );
}
