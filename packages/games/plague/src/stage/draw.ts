import type { Ground } from '../board/ground.ts';
import { ground } from '../rules/questions.ts';
import type { View } from '../types.ts';

const ARROWS = ['^', '>', 'v', '<'];

/** The board as text: humans by their first letter, zombies z, dogs d, each with an arrow; = a barricade. */
export function drawBoard(view: View): string {
  const board = ground(view);
  const main = draw(view, board, 0, board.columns, board.rows);
  if (!board.cellar.open) return main;
  const { first, columns } = board.cellar;
  return `${main}\n\n${draw(view, board, first, columns, (board.car - first) / columns)}`;
}

function draw(view: View, board: Ground, base: number, columns: number, rows: number): string {
  const side = (square: number, way: number, wall: string): string => {
    const mark = board.side[4 * square + way]!;
    if (board.to[4 * square + way]! < 0 || mark === -1) return ' ';
    if (mark < 0) return wall;
    if (view.barred[mark] === 1) return '=';
    if (view.locked === mark) return '!';
    return board.openings[mark]!.window ? 'w' : '/';
  };
  const lines: string[] = [
    `   ${Array.from({ length: columns }, (_, x) => String.fromCharCode(97 + x).padEnd(3)).join('')}`,
  ];
  for (let row = 0; row < rows; row++) {
    const squares = Array.from({ length: columns }, (_, x) => base + row * columns + x);
    lines.push(
      `${String(row + 1).padStart(2)} ${squares.map((one) => cell(view, board, one) + side(one, 1, '|')).join('')}`.trimEnd(),
    );
    if (row + 1 < rows)
      lines.push(`   ${squares.map((one) => side(one, 2, '-').repeat(2).padEnd(3)).join('')}`.trimEnd());
  }
  return lines.join('\n');
}

function cell(view: View, board: Ground, square: number): string {
  const human = view.humans.findIndex((one) => one.square === square && one.status === 'in');
  if (human >= 0) return 'ABCDEF'[human]! + ARROWS[view.humans[human]!.facing]!;
  const zombie = view.zombies.find((one) => one.square === square);
  if (zombie !== undefined) return (zombie.dog ? 'd' : 'z') + ARROWS[zombie.facing]!;
  if (view.baby.state === 'lies' && view.baby.square === square) return 'b ';
  const search = board.searchAt[square]!;
  if (search >= 0) return view.searched[search] === 0 ? 'X ' : 'x ';
  if (board.blocked[square] === 1) return '##';
  return board.water[square] === 1 ? '~ ' : board.room[square]! >= 0 ? ': ' : '. ';
}
