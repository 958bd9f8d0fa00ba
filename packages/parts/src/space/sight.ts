import type { Floor } from './floor.ts';
import { type Doors, isOpen } from './zones.ts';

/** No line of sight whatever the doors are; sight past no door; from 0 on: sight through that one doorway. */
export const NEVER = -2;
export const CLEAR = -1;

/** All that a space may see, worked out from walls and doors once. */
interface Outlook {
  /** Space -> NEVER, CLEAR, or the one door the line goes through. */
  readonly door: Int16Array;
  /** The spaces that are not NEVER, itself left out, in order. */
  readonly seen: Uint16Array;
  /** Space -> where the spaces strictly between begin in `between`; they end where those of the next space begin. */
  readonly from: Uint32Array;
  readonly between: Uint16Array;
}

export interface Sights {
  readonly floor: Floor;
  readonly outlooks: (Outlook | undefined)[];
}

export const sightsOf = (floor: Floor): Sights => ({ floor, outlooks: new Array(floor.spaces) });

function outlookOf(sights: Sights, space: number): Outlook {
  let outlook = sights.outlooks[space];
  if (outlook === undefined) {
    outlook = lookOut(sights.floor, space);
    sights.outlooks[space] = outlook;
  }
  return outlook;
}

function lookOut(floor: Floor, space: number): Outlook {
  const door = new Int16Array(floor.spaces).fill(NEVER);
  const from = new Uint32Array(floor.spaces + 1);
  const seen: number[] = [];
  const between: number[] = [];
  for (let to = 0; to < floor.spaces; to++) {
    from[to] = between.length;
    door[to] = lineDoor(floor, space, to, between);
    if (door[to] === NEVER) between.length = from[to]!;
    else if (to !== space) seen.push(to);
  }
  from[floor.spaces] = between.length;
  return { door, from, seen: Uint16Array.from(seen), between: Uint16Array.from(between) };
}

/**
 * The line between the middles of two spaces, in whole numbers: it meets the n-th upright side at (2n - 1) / 2nx of its
 * length and the n-th level one at (2n - 1) / 2ny. A post in its way blocks it, and so does any door but a single one on a
 * side of its first or last space. Spaces strictly between that it goes through, not only touches, are added to `between`.
 */
function lineDoor(floor: Floor, from: number, to: number, between: number[]): number {
  const dx = floor.columnOf[to]! - floor.columnOf[from]!;
  const dy = floor.rowOf[to]! - floor.rowOf[from]!;
  const [nx, ny] = [Math.abs(dx), Math.abs(dy)];
  const [across, down] = [dx > 0 ? 1 : 3, dy > 0 ? 2 : 0];
  const [right, below] = [dx > 0 ? 1 : 0, dy > 0 ? 1 : 0];
  let [ix, iy] = [0, 0];
  let at = from;
  let through = CLEAR;
  while (at !== to) {
    const nextX = (1 + 2 * ix) * ny;
    const nextY = (1 + 2 * iy) * nx;
    if (nextX === nextY) {
      const [x, y] = [floor.columnOf[at]!, floor.rowOf[at]!];
      if (floor.posts[(y + below) * (floor.columns + 1) + x + right] === 1) return NEVER;
      at = floor.spaceAt[(y + (dy > 0 ? 1 : -1)) * floor.columns + x + (dx > 0 ? 1 : -1)]!;
      ix += 1;
      iy += 1;
    } else {
      const side = 4 * at + (nextX < nextY ? across : down);
      const next = floor.beyond[side]!;
      if (next < 0) return NEVER;
      const door = floor.doorOn[side]!;
      if (door >= 0) {
        if (through !== CLEAR || (at !== from && next !== to)) return NEVER;
        through = door;
      }
      at = next;
      if (nextX < nextY) ix += 1;
      else iy += 1;
    }
    if (at !== to) between.push(at);
  }
  return through;
}

/** The door that the line of sight goes through, CLEAR, or NEVER; whether the door or a counter blocks it is not asked. */
export const sightDoor = (sights: Sights, from: number, to: number): number => outlookOf(sights, from).door[to]!;

/** The spaces that might be seen from here, and see here, if doors are open and nobody stands between; not the space itself. */
export const mightSee = (sights: Sights, space: number): Uint16Array => outlookOf(sights, space).seen;

/** Whether one space sees the other now. Counters, anything but 0 in `counters`, block where the line goes through their space. */
export function sees(sights: Sights, doors: Doors, counters: Uint8Array, from: number, to: number): boolean {
  const outlook = outlookOf(sights, from);
  const door = outlook.door[to]!;
  if (door === NEVER) return false;
  if (door !== CLEAR && !isOpen(doors, door) && !sights.floor.doors[door]!.glass) return false;
  const end = outlook.from[to + 1]!;
  for (let i = outlook.from[to]!; i < end; i++) if (counters[outlook.between[i]!] !== 0) return false;
  return true;
}

/** The spaces strictly between that the line goes through, from the first to the last; none if there is no line. */
export function spacesBetween(sights: Sights, from: number, to: number): Uint16Array {
  const outlook = outlookOf(sights, from);
  return outlook.between.subarray(outlook.from[to], outlook.from[to + 1]);
}
