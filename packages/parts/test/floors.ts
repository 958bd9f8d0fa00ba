import fc from 'fast-check';
import { type Floor, floorOf, readGrid, type Side } from '../src/index.ts';

const SIDES: Record<string, Side> = { ' ': 'open', D: 'solid', G: 'glass' };
export const floor = (...lines: string[]): Floor =>
  floorOf(
    readGrid(lines),
    (letter) => letter === '.',
    (mark) => SIDES[mark] ?? 'wall',
  );

/** Small floors, with as many walls and doors as make them interesting. */
export const anyFloor = fc
  .record({
    columns: fc.integer({ min: 1, max: 7 }),
    rows: fc.integer({ min: 1, max: 6 }),
    luck: fc.infiniteStream(fc.nat(99)),
  })
  .map(({ columns, rows, luck }) => {
    const next = (): number => luck.next().value;
    const side = (wall: string): string => {
      const n = next();
      return n < 60 ? ' ' : n < 75 ? wall : n < 88 ? 'G' : 'D';
    };
    const lines: string[] = [];
    for (let row = 0; row < rows; row++) {
      let [squares, below] = ['', ''];
      for (let column = 0; column < columns; column++) {
        squares += (next() < 92 || row + column === 0 ? '.' : '#') + side('|');
        below += `${side('-')} `;
      }
      lines.push(squares.slice(0, -1), below);
    }
    return { lines: lines.slice(0, -1), floor: floor(...lines.slice(0, -1)) };
  });
