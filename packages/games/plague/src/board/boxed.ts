import { type BoxEntry, Fault, type Form, misfit } from '@shamble/kernel';
import { type Grid, gridSize, readGrid, squareName } from '@shamble/parts';
import type { At, BoardSheet, Place } from '../../content/board.ts';
import { BOARDS } from '../../content/boards/index.ts';

/** A shipped board with the squares of an owner's copy, as the text that travels with a table. */
export interface Boxed {
  readonly board: string;
  readonly plan: readonly string[];
  readonly rooms: readonly string[];
}

const lines = (most: number): Form => ({
  ...{ type: 'array', minItems: 1, maxItems: most },
  items: { type: 'string', maxLength: 120 },
});
const drawn = { plan: lines(80), rooms: lines(40) };
const record = (properties: Readonly<Record<string, Form>>): Form => ({
  ...{ type: 'object', additionalProperties: false, required: Object.keys(properties), properties },
});
const names: Form = { enum: BOARDS.map(({ id }) => id) };
export const boardForm = record({ id: names, ...drawn });
const boxedForm = record({ board: names, ...drawn });

export const boardEntry = ({ id, plan, rooms }: BoardSheet): BoxEntry => ({ id, plan: [...plan], rooms: [...rooms] });
export const boxedOf = ({ id, plan, rooms }: BoxEntry): Boxed => ({ board: id, plan, rooms }) as unknown as Boxed;
export const isBoxed = (board: string): boolean => board.startsWith('{');

const shippedOf = (board: string): BoardSheet => BOARDS.find(({ id }) => id === board)!;
const isObstacle = (cell: string | undefined): boolean => cell === '#' || cell === 'X' || cell === 'C';

/** What is wrong with the squares of a board, a sentence each. */
export function boardFaults({ board, plan, rooms }: Boxed): string[] {
  const shipped = shippedOf(board);
  const [size, before] = [gridSize(plan), gridSize(shipped.plan)];
  if (size.columns !== before.columns || size.rows !== before.rows || rooms.length !== size.rows)
    return [`the board has ${before.columns} times ${before.rows} squares, and so have its rooms`];
  const grid = readGrid(plan);
  const name = (square: number): string => squareName(grid.columns, square).toUpperCase();
  const letters = ['.', ...shipped.roomList.map(({ letter }) => letter)];
  const cells = grid.cells.flatMap((cell, square) =>
    '.#XC~'.includes(cell) ? [] : [`"${cell}" at ${name(square)} is no square: . # X C or ~`],
  );
  const sides = grid.marks.flatMap((mark, side) =>
    ' |-DW'.includes(mark) ? [] : [`"${mark}" beside ${name(side >> 2)} is no wall, door or window: | - D or W`],
  );
  const floors = rooms.flatMap((line, row) =>
    line.length === grid.columns && [...line].every((letter) => letters.includes(letter))
      ? []
      : [`line ${row + 1} of the rooms should have ${grid.columns} letters of: ${letters.join(' ')}`],
  );
  const at = ([column, row]: At): number => row * grid.columns + column;
  const edge = Object.entries(shipped.edge).flatMap(([number, square]) =>
    isObstacle(grid.cells[at(square)]) ? [`nobody can arrive at ${number}: ${name(at(square))} is taken`] : [],
  );
  const car = shipped.carDoors.every(
    ({ from, car: body }) => grid.cells[at(body)] === 'C' && !isObstacle(grid.cells[at(from)]),
  );
  return [
    ...cells,
    ...[...new Set(sides)],
    ...floors,
    ...edge,
    ...(car ? [] : ['the car cannot be entered where its arrows are']),
    ...(grid.cells.includes('X') ? [] : ['there is nowhere to search']),
  ].slice(0, 8);
}

/** The sheet of that text: what is named keeps its name as long as it is where it was. */
export function readBoxed(text: string): BoardSheet {
  const boxed = parsed(text);
  const faults = boardFaults(boxed);
  if (faults.length > 0) throw new Fault('bad-options', `The board cannot be laid: ${faults.join('; ')}.`);
  const shipped = shippedOf(boxed.board);
  const grid = readGrid(boxed.plan);
  const cellAt = ([column, row]: At): string | undefined => grid.cells[row * grid.columns + column];
  const known = shipped.searches.filter(({ square }) => cellAt(square) === 'X');
  const added = grid.cells.flatMap((cell, square) => {
    const at: At = [square % grid.columns, Math.floor(square / grid.columns)];
    if (cell !== 'X' || known.some(({ square: [x, y] }) => x === at[0] && y === at[1])) return [];
    return [
      { id: `search-${squareName(grid.columns, square)}`, square: at, place: placeOf(shipped, boxed, grid, square) },
    ];
  });
  const { plan, rooms } = boxed;
  return {
    ...shipped,
    ...{ plan, rooms, provenance: 'ours', source: 'own' },
    searches: [...known, ...added],
    things: shipped.things.filter(({ squares }) => squares.every((square) => isObstacle(cellAt(square)))),
  };
}

/** Where a search space is that no sheet knows: by the car, in a room, or out of doors. */
function placeOf(
  { roomList }: BoardSheet,
  { rooms }: Boxed,
  { columns, cells, beyond, marks }: Grid,
  square: number,
): Place {
  const isBeside = [0, 1, 2, 3].some(
    (way) => marks[4 * square + way] === ' ' && cells[beyond[4 * square + way]!] === 'C',
  );
  if (isBeside) return 'vehicle';
  const letter = rooms[Math.floor(square / columns)]![square % columns];
  const room = roomList.find((one) => one.letter === letter);
  return room === undefined ? 'outdoors' : room.kind === 'garage' ? 'garage' : 'inside';
}

function parsed(text: string): Boxed {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new Fault('bad-options', 'The text of the board is no JSON.');
  }
  const wrong = misfit(boxedForm, given, 'the board');
  if (wrong !== null) throw new Fault('bad-options', `The board cannot be read: ${wrong.sentence}.`);
  return given as Boxed;
}
