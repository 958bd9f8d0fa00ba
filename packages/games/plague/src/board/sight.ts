import { type Direction, EAST, NORTH, SOUTH, WEST, walkLine } from '@shamble/parts';
import type { OpeningId, Square } from '../types.ts';
import { type Ground, WALL } from './ground.ts';

// Bits of a line already looked at.
const LOOKED = 1;
const WALLED = 2;
const COVERED = 4;
const THROUGH = 8;

/** The line between two squares of the same board. */
function lineOf(ground: Ground, from: Square, to: Square): number {
  const line = ground.lines[from * ground.squares + to]!;
  return line === 0 ? drawLine(ground, from, to) : line;
}

function drawLine(ground: Ground, from: Square, to: Square): number {
  let line = LOOKED;
  const { base, columns } = boardAt(ground, from);
  let covered = false;
  let through = false;
  const clear = walkLine(
    columns,
    from - base,
    to - base,
    (square, way) => {
      const side = ground.side[4 * (base + square) + way]!;
      if (side >= 0) through = true;
      return side !== WALL;
    },
    (square) => {
      if (ground.blocked[base + square] === 1) covered = true;
    },
  );
  if (!clear) line |= WALLED;
  if (covered) line |= COVERED;
  if (through) line |= THROUGH;
  ground.lines[from * ground.squares + to] = line;
  return line;
}

function boardAt({ cellar, columns }: Ground, square: Square): { base: Square; columns: number } {
  return square < cellar.first ? { base: 0, columns } : { base: cellar.first, columns: cellar.columns };
}

const onSameBoard = (ground: Ground, a: Square, b: Square): boolean =>
  a < ground.cellar.first === b < ground.cellar.first && a !== ground.car && b !== ground.car;

/** In the row d squares ahead: the square straight ahead and d to either side (ZP-SEE-01). */
export function inCone(ground: Ground, from: Square, facing: Direction, to: Square): boolean {
  if (!onSameBoard(ground, from, to)) return false;
  const dx = ground.x[to]! - ground.x[from]!;
  const dy = ground.y[to]! - ground.y[from]!;
  const ahead = facing === NORTH ? -dy : facing === SOUTH ? dy : facing === EAST ? dx : -dx;
  const aside = Math.abs(facing === NORTH || facing === SOUTH ? dx : dy);
  return ahead >= 1 && aside <= ahead;
}

/** Walls block sight (ZP-SEE-02); an obstacle on the line hides whoever crouches (ZP-CROUCH-03). */
export function canSee(ground: Ground, from: Square, facing: Direction, to: Square, crouched: boolean): boolean {
  if (!inCone(ground, from, facing, to)) return false;
  const line = lineOf(ground, from, to);
  return (line & WALLED) === 0 && !(crouched && (line & COVERED) !== 0);
}

/** Whether the line goes through a door or window. */
export const isThroughOpening = (ground: Ground, from: Square, to: Square): boolean =>
  onSameBoard(ground, from, to) && (lineOf(ground, from, to) & THROUGH) !== 0;

/** The openings that the line goes through, in order. */
export function openingsBetween(ground: Ground, from: Square, to: Square): OpeningId[] {
  const crossed: OpeningId[] = [];
  if (!onSameBoard(ground, from, to)) return crossed;
  const { base, columns } = boardAt(ground, from);
  walkLine(columns, from - base, to - base, (square, way) => {
    const side = ground.side[4 * (base + square) + way]!;
    if (side >= 0) crossed.push(side);
    return side !== WALL;
  });
  return crossed;
}

/** Whether a shot can go from one square to the other: no wall and no closed opening on the line. */
export function isLineOpen(ground: Ground, from: Square, to: Square, closed: (opening: OpeningId) => boolean): boolean {
  if (!onSameBoard(ground, from, to)) return false;
  const { base, columns } = boardAt(ground, from);
  return walkLine(columns, from - base, to - base, (square, way) => {
    const side = ground.side[4 * (base + square) + way]!;
    return side !== WALL && (side < 0 || !closed(side));
  });
}

export const FAR = 255;

/** Square -> steps from `source`, round walls but through barricades, obstacles and figures (ZP-HEAR-04, ZP-HEAR-05). */
export function stepsFrom(ground: Ground, source: Square): Uint8Array {
  return ground.heard[source] ?? countSteps(ground, source);
}

function countSteps(ground: Ground, source: Square): Uint8Array {
  const steps = new Uint8Array(ground.squares).fill(FAR);
  const queue: Square[] = [];
  const reach = (square: Square, distance: number): void => {
    if (square < 0 || square === ground.car || steps[square] !== FAR) return;
    steps[square] = distance;
    queue.push(square);
  };
  if (source === ground.car) for (const { square } of ground.carSides) reach(square, 1);
  else reach(source, 0);
  for (const square of queue)
    for (let way = 0; way < 4; way++)
      if (ground.side[4 * square + way] !== WALL) reach(ground.to[4 * square + way]!, steps[square]! + 1);
  ground.heard[source] = steps;
  return steps;
}

/** The direction in which another square mostly lies. */
export function towards(ground: Ground, from: Square, to: Square): Direction {
  if (!onSameBoard(ground, from, to)) return NORTH;
  const dx = ground.x[to]! - ground.x[from]!;
  const dy = ground.y[to]! - ground.y[from]!;
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? EAST : WEST;
  return dy > 0 ? SOUTH : NORTH;
}
