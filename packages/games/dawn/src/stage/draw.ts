import { isDestroyed, isOpen } from '@shamble/parts';
import type { Ground } from '../board/ground.ts';
import { ground } from '../rules/ground.ts';
import { isHuman } from '../rules/questions.ts';
import { BERSERK, EMPTY, type Space, type View } from '../types.ts';
import { spaceName } from './names.ts';

/** The plan as text, three letters a space: characters by their first letters, zombies z or their value, ! berserk. */
export function drawPlan(view: View): string {
  const board = ground(view);
  const { columns, rows, spaceAt } = board.floor;
  const lines: string[] = [];
  for (let row = 0; row < rows; row++) {
    const spaces = Array.from({ length: columns }, (_, column) => spaceAt[row * columns + column]!);
    const first = spaces.find((space) => space >= 0) ?? -1;
    const label = first < 0 ? '' : spaceName(view, first);
    lines.push(
      `${label.padEnd(4)}${spaces.map((one) => cell(view, one) + side(view, board, one, 1, '|')).join('')}`.trimEnd(),
    );
    if (row + 1 < rows)
      lines.push(`    ${spaces.map((one) => side(view, board, one, 2, '-').repeat(3).padEnd(4)).join('')}`.trimEnd());
  }
  return lines.join('\n');
}

function side(view: View, { floor }: Ground, space: Space, way: number, wall: string): string {
  if (space < 0) return ' ';
  const door = floor.doorOn[4 * space + way]!;
  if (door >= 0)
    return isDestroyed(view.doors, door) ? ':' : isOpen(view.doors, door) ? '/' : floor.doors[door]!.glass ? 'g' : '=';
  return floor.beyond[4 * space + way]! < 0 ? wall : ' ';
}

function cell(view: View, space: Space): string {
  if (space < 0) return '   ';
  const there = view.characters.flatMap((one, id) => (one.space === space ? [{ one, id }] : []));
  const people = there.map(({ one, id }) => (isHuman(one) ? 'PRSF'[id]! : 'X')).join('');
  const value = view.values[space]!;
  const zombie = view.zombies[space] === EMPTY ? '' : value > 0 ? String(value) : 'z';
  const mood = view.berserk[space] === BERSERK ? '!' : '';
  const blank = ground(view).hall[space] === 1 ? '.' : ',';
  return (people + zombie + mood || blank).slice(0, 3).padEnd(3);
}
