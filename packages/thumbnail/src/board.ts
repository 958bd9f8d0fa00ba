import { Fault } from '@shamble/kernel';
import { type Exit, exitsOf, gridSize, keptBy, type Way, type ZoneMap } from '@shamble/parts';

/** A board read from its text. Zones count row by row; their names are a column letter and a row number, "c2". */
export interface Board {
  readonly map: ZoneMap;
  readonly exits: readonly (readonly Exit[])[];
  readonly columns: number;
  readonly rooms: readonly boolean[];
  readonly start: number;
  readonly goal: number;
  readonly tokens: readonly number[];
  readonly spawns: readonly number[];
  readonly doors: readonly Way[];
}

export const MOST_LETTERS = 8000;
const MOST_ZONES = 600;
/** Bytes of boards that are kept. */
const MOST_KEPT = 4_000_000;

/** Asked for at every turn, and mostly for the same board as before. */
export const boardOf: (text: string) => Board = keptBy(
  MOST_KEPT,
  readBoard,
  ({ map }, text) => 2 * text.length + 300 * map.zones + 200 * map.ways.length,
);

/**
 * Every second letter of every second line is a zone: `.` street, `r` room, `S` start, `E` exit, `T` room with
 * supplies, `Z` street where the dead appear, a blank nothing. Between two zones: `-` or `|` a way, `+` a door, a blank a wall.
 */
function readBoard(text: string): Board {
  if (text.length > MOST_LETTERS) throw bad(`it has ${text.length} letters; ${MOST_LETTERS} are the most`);
  const lines = text.trimEnd().split('\n');
  const { columns, rows } = gridSize(lines);
  if (columns * rows > MOST_ZONES)
    throw bad(`it has ${columns} times ${rows} zones; ${MOST_ZONES} in all are the most`);
  const zone = (row: number, column: number): number => row * columns + column;
  const letter = (line: number, at: number): string => lines[line]?.[at] ?? ' ';
  const cells: string[] = [];
  const ways: Way[] = [];
  let doors = 0;
  const way = (mark: string, open: string, a: number, b: number): void => {
    if (mark === ' ') return;
    if (mark !== open && mark !== '+')
      throw bad(
        `"${mark}" is no way between ${zoneName(columns, a)} and ${zoneName(columns, b)}; use "${open}", "+" or a blank`,
      );
    ways.push({ a, b, door: mark === '+' ? doors++ : null });
  };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const cell = letter(2 * row, 2 * column);
      if (!' .rSETZ'.includes(cell))
        throw bad(`"${cell}" is no zone (row ${row + 1}, column ${column + 1}); use one of . r S E T Z`);
      cells.push(cell);
      if (column + 1 < columns) way(letter(2 * row, 2 * column + 1), '-', zone(row, column), zone(row, column + 1));
      if (row + 1 < rows) way(letter(2 * row + 1, 2 * column), '|', zone(row, column), zone(row + 1, column));
    }
  }
  const all = (mark: string): number[] => cells.flatMap((cell, at) => (cell === mark ? [at] : []));
  const one = (mark: string, what: string): number => {
    const found = all(mark);
    if (found.length !== 1) throw bad(`it needs one ${what} ("${mark}"), not ${found.length}`);
    return found[0]!;
  };
  const map: ZoneMap = { zones: cells.length, ways };
  return {
    map,
    exits: exitsOf(map),
    columns,
    rooms: cells.map((cell) => cell === 'r' || cell === 'T'),
    start: one('S', 'start'),
    goal: one('E', 'exit'),
    tokens: all('T'),
    spawns: all('Z'),
    doors: ways.filter(({ door }) => door !== null),
  };
}

export const zoneName = (columns: number, zone: number): string =>
  `${String.fromCharCode(97 + (zone % columns))}${Math.floor(zone / columns) + 1}`;

const bad = (what: string): Fault => new Fault('bad-content', `The drawn board cannot be used: ${what}.`);
