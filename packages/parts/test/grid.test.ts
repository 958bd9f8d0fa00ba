import { expect, test } from 'vitest';
import {
  EAST,
  NORTH,
  opposite,
  readGrid,
  SOUTH,
  squareName,
  turnLeft,
  turnRight,
  WEST,
  walkLine,
} from '../src/index.ts';

const grid = readGrid(['. .|#', '- D  ', '. . .']);

test('a grid is read from its drawing, with what is on every side', () => {
  expect([grid.columns, grid.rows]).toEqual([3, 2]);
  expect(grid.cells).toEqual(['.', '.', '#', '.', '.', '.']);
  expect(grid.marks[4 * 1 + EAST]).toBe('|');
  expect(grid.marks[4 * 2 + WEST]).toBe('|');
  expect(grid.marks[4 * 3 + NORTH]).toBe('-');
  expect(grid.marks[4 * 1 + SOUTH]).toBe('D');
  expect(grid.beyond.slice(0, 4)).toEqual([-1, 1, 3, -1]);
  expect(grid.beyond.slice(20)).toEqual([2, -1, -1, 4]);
  expect(squareName(3, 5)).toBe('c2');
});

test('turning right four times leads back, and left undoes right', () => {
  for (let way = 0; way < 4; way++) {
    expect(turnLeft(turnRight(way))).toBe(way);
    expect(opposite(opposite(way))).toBe(way);
    expect(turnRight(turnRight(way))).toBe(opposite(way));
  }
});

/** The sides and squares of a line on an open grid of five columns. */
function line(from: number, to: number): { sides: string[]; squares: number[] } {
  const sides: string[] = [];
  const squares: number[] = [];
  walkLine(
    5,
    from,
    to,
    (square, way) => sides.push(`${square}${'nesw'[way]}`) > 0,
    (square) => squares.push(square),
  );
  return { sides, squares };
}

test('a straight line crosses the sides ahead', () => {
  expect(line(0, 3)).toEqual({ sides: ['0e', '1e', '2e'], squares: [1, 2] });
  expect(line(10, 0)).toEqual({ sides: ['10n', '5n'], squares: [5] });
});

test('a slanting line crosses every side it meets, the same squares both ways', () => {
  expect(line(0, 7)).toEqual({ sides: ['0e', '1s', '6e'], squares: [1, 6] });
  expect(line(7, 0).squares).toEqual([6, 1]);
});

test('a line through a corner needs one open way round it', () => {
  const closed = (shut: string[]) => walkLine(5, 0, 6, (square, way) => !shut.includes(`${square}${'nesw'[way]}`));
  expect(closed([])).toBe(true);
  expect(closed(['0e'])).toBe(true);
  expect(closed(['1s', '5e'])).toBe(false);
  expect(closed(['0e', '5e'])).toBe(false);
  expect(closed(['0e', '0s'])).toBe(false);
});
