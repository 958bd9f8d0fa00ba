import { MOST_SQUARES } from '../board/plan.ts';
import { NONE, type Square, type State } from '../types.ts';
import { type Walls, wallsOf } from './walls.ts';

// Who stands where, noted once for many questions. Square -> twice the count of looks round, plus one for a human.
// Whole numbers without end: a simulation of two hours looks round more often than 31 bits count.
export const taken = new Float64Array(MOST_SQUARES);
let looks = 0;

/** Notes who stands where; everything that asks goes by it until the next look. */
export function notePlaces(state: State): Walls {
  const walls = wallsOf(state);
  const { humans, zombies } = state;
  looks += 1;
  for (let id = 0; id < humans.length; id++) if (humans[id]!.status === 'in') taken[humans[id]!.square] = 2 * looks + 1;
  for (let id = 0; id < zombies.length; id++) if (zombies[id]!.square >= 0) taken[zombies[id]!.square] = 2 * looks;
  taken[walls.ground.car] = 2 * looks + 1;
  return walls;
}

/** Only this zombie has gone on since the last look. */
export function noteStep(from: Square, to: Square): void {
  taken[from] = 0;
  taken[to] = 2 * looks;
}

/** Which look it is: as long as that is the same, only one zombie can have moved, along open ways. */
export const lookCount = (): number => looks;

/** Whether anybody stands there. */
export const isHeld = (square: Square): boolean => taken[square]! >= 2 * looks;

/** The squares of the last spread, and square -> when it was last one of them. */
const spreadOver = new Int16Array(MOST_SQUARES);
const spreadAt = new Float64Array(MOST_SQUARES);
let spreads = 0;

/** Goes to all squares that nobody holds; gives their number, NONE if it comes to `until` or to more than `most`. */
function spread({ ahead }: Walls, from: readonly Square[], until: Square, most: number): number {
  const now = ++spreads;
  let count = 0;
  for (let at = 0; at < from.length; at++) {
    spreadAt[from[at]!] = now;
    spreadOver[count++] = from[at]!;
  }
  for (let at = 0; at < count; at++)
    for (let place = 4 * spreadOver[at]!, end = place + 4; place < end; place++) {
      const to = ahead[place]! >> 2;
      if (to < 0 || spreadAt[to] === now) continue;
      if (to === until || count > most) return NONE;
      if (isHeld(to)) continue;
      spreadAt[to] = now;
      spreadOver[count++] = to;
    }
  return count;
}

/** All squares that can be walked to from there. */
export const walkableFrom = (walls: Walls, square: Square): Int16Array =>
  spreadOver.subarray(0, spread(walls, [square], NONE, MOST_SQUARES));

/** So few squares are soon looked at. */
const POCKET = 48;

/** Whether these squares are a small part that cannot be walked to from another. */
export const isPocket = (walls: Walls, squares: readonly Square[], from: Square): boolean =>
  spread(walls, squares, from, POCKET) >= 0;
