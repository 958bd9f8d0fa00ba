import { isOpen } from '@shamble/parts';
import { boardOf, zoneName } from './board.ts';
import type { View } from './types.ts';

const CELL = 9;

/** The board as text: a cell a zone, with heroes (letters), dead (w, B), noise (!) and supplies ($). */
export function drawBoard(view: View): string {
  const board = boardOf(view.board);
  const { columns } = board;
  const rows = view.noise.length / columns;
  const way = (a: number, b: number): { door: number | null } | undefined => board.exits[a]!.find(({ to }) => to === b);
  const lines: string[] = [];
  for (let row = 0; row < rows; row++) {
    const zones = Array.from({ length: columns }, (_, column) => row * columns + column);
    const links = zones.map((zone, i) => (i + 1 < columns ? mark(view, way(zone, zone + 1), '-') : ''));
    lines.push(
      zones
        .map((zone, i) => header(view, zone).padEnd(CELL, board.exits[zone]!.length > 0 ? '.' : ' ') + links[i])
        .join(''),
    );
    lines.push(
      zones
        .map((zone) => `${content(view, zone).padEnd(CELL)} `)
        .join('')
        .trimEnd(),
    );
    if (row + 1 < rows)
      lines.push(
        zones
          .map((zone) => `    ${mark(view, way(zone, zone + columns), '|')}`.padEnd(CELL + 1))
          .join('')
          .trimEnd(),
      );
  }
  return lines.join('\n');
}

function header(view: View, zone: number): string {
  const board = boardOf(view.board);
  if (board.exits[zone]!.length === 0) return '';
  const what = zone === board.goal ? ' exit' : board.spawns.includes(zone) ? ' dead' : board.rooms[zone] ? ' room' : '';
  return `[${zoneName(board.columns, zone)}${what}]`;
}

function content(view: View, zone: number): string {
  const heroes = view.heroes.map((hero, id) => (hero.alive && hero.zone === zone ? 'ABCDEF'[id] : '')).join('');
  const [walkers, brutes, noise] = [view.figures[2 * zone]!, view.figures[2 * zone + 1]!, view.noise[zone]!];
  const parts = [
    heroes,
    walkers > 0 ? `${walkers}w` : '',
    brutes > 0 ? `${brutes}B` : '',
    noise > 0 ? `${noise}!` : '',
    view.tokens.includes(zone) ? '$' : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

function mark(view: View, way: { door: number | null } | undefined, open: string): string {
  if (way === undefined) return ' ';
  return way.door === null || isOpen(view.doors, way.door) ? open : '+';
}
