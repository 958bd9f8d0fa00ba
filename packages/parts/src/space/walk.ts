import type { Floor } from './floor.ts';
import { UNREACHABLE } from './paths.ts';
import { type Doors, isOpen } from './zones.ts';

/** Distances on a floor, worked out once per state of the doors and only for the spaces asked for. */
export interface Walks {
  readonly floor: Floor;
  readonly byDoors: Map<Doors, (Uint16Array | undefined)[]>;
  kept: number;
}

/** So many rows of distances are kept a floor; a long session does not fill the memory. */
const MOST_ROWS = 4096;

export const walksOf = (floor: Floor): Walks => ({ floor, byDoors: new Map(), kept: 0 });

/** Space -> how many steps it is away from `target`, never diagonally and round walls and closed doors; else UNREACHABLE. */
export function stepsTo(walks: Walks, doors: Doors, target: number): Uint16Array {
  let rows = walks.byDoors.get(doors);
  let row = rows?.[target];
  if (row !== undefined) return row;
  row = measure(walks.floor, doors, target);
  if (walks.kept >= MOST_ROWS) {
    walks.byDoors.clear();
    walks.kept = 0;
    rows = undefined;
  }
  if (rows === undefined) {
    rows = new Array<Uint16Array | undefined>(walks.floor.spaces);
    walks.byDoors.set(doors, rows);
  }
  rows[target] = row;
  walks.kept += 1;
  return row;
}

function measure(floor: Floor, doors: Doors, target: number): Uint16Array {
  const row = new Uint16Array(floor.spaces).fill(UNREACHABLE);
  const queue = new Uint16Array(floor.spaces);
  let end = 1;
  row[target] = 0;
  queue[0] = target;
  for (let head = 0; head < end; head++) {
    const at = queue[head]!;
    for (let side = 4 * at; side < 4 * at + 4; side++) {
      const next = floor.beyond[side]!;
      if (next < 0 || row[next] !== UNREACHABLE) continue;
      const door = floor.doorOn[side]!;
      if (door >= 0 && !isOpen(doors, door)) continue;
      row[next] = row[at]! + 1;
      queue[end++] = next;
    }
  }
  return row;
}

/** The space one step that way, or -1: behind a wall or a closed door. */
export function stepTo(floor: Floor, doors: Doors, space: number, direction: number): number {
  const next = floor.beyond[4 * space + direction]!;
  const door = floor.doorOn[4 * space + direction]!;
  return next < 0 || (door >= 0 && !isOpen(doors, door)) ? -1 : next;
}
