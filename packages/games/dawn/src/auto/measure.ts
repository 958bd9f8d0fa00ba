import { isOpen, UNREACHABLE } from '@shamble/parts';
import { ground } from '../rules/ground.ts';
import { isHuman } from '../rules/questions.ts';
import type { State } from '../types.ts';

/** Space -> how far the nearest human is by the quick measure: the hall counts 1, a store 2 (DD-SPRI-08). */
export function quickMeasure(state: State): Uint16Array {
  const { floor, hall } = ground(state);
  const row = new Uint16Array(floor.spaces).fill(UNREACHABLE);
  // Two lists, for what is reached at this cost and at the next; costs are 1 or 2.
  let now: number[] = [];
  let next: number[] = [];
  let later: number[] = [];
  for (const one of state.characters) if (isHuman(one)) now.push(one.space);
  for (const space of now) row[space] = 0;
  for (let cost = 0; now.length + next.length > 0; cost++) {
    for (const at of now) {
      if (row[at] !== cost) continue;
      for (let side = 4 * at; side < 4 * at + 4; side++) {
        const to = floor.beyond[side]!;
        if (to < 0) continue;
        const door = floor.doorOn[side]!;
        if (door >= 0 && !isOpen(state.doors, door) && !floor.doors[door]!.glass) continue;
        const far = cost + (hall[to] === 1 ? 1 : 2);
        if (far >= row[to]!) continue;
        row[to] = far;
        (hall[to] === 1 ? next : later).push(to);
      }
    }
    [now, next, later] = [next, later, []];
  }
  return row;
}
