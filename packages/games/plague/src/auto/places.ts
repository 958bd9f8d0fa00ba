import { NONE, type Square, type State } from '../types.ts';
import { type Aim, type Walls, wallsOf } from './walls.ts';

const NOTHING: readonly Aim[] = [];
const NOBODY = 0;
export const ZOMBIE = 1;
const HUMAN = 2;

/** Notes who stands where on a clean slate; everything that asks goes by it until the next look. */
export function notePlaces(state: State): Walls {
  const walls = wallsOf(state);
  const { slate } = walls.ground;
  const { taken } = slate;
  const { humans, zombies } = state;
  taken.fill(NOBODY);
  for (let id = 0; id < humans.length; id++) if (humans[id]!.status === 'in') taken[humans[id]!.square] = HUMAN;
  for (let id = 0; id < zombies.length; id++) if (zombies[id]!.square >= 0) taken[zombies[id]!.square] = ZOMBIE;
  taken[walls.ground.car] = HUMAN;
  slate.sought = NOTHING;
  slate.wayOf = null;
  return walls;
}

/** Only this zombie has gone on since the last look. */
export function noteStep({ ground: { slate } }: Walls, from: Square, to: Square): void {
  slate.taken[from] = NOBODY;
  slate.taken[to] = ZOMBIE;
}

/** Whether anybody stands there. */
export const isHeld = ({ ground: { slate } }: Walls, square: Square): boolean => slate.taken[square] !== NOBODY;

/** Goes to all squares that nobody holds; gives their number, NONE if it comes to `until` or to more than `most`. */
function spread({ ahead, ground }: Walls, from: readonly Square[], until: Square, most: number): number {
  const { spread: over, isSpread, taken } = ground.slate;
  isSpread.fill(0);
  let count = 0;
  for (let at = 0; at < from.length; at++) {
    isSpread[from[at]!] = 1;
    over[count++] = from[at]!;
  }
  for (let at = 0; at < count; at++)
    for (let place = 4 * over[at]!, end = place + 4; place < end; place++) {
      const to = ahead[place]! >> 2;
      if (to < 0 || isSpread[to] === 1) continue;
      if (to === until || count > most) return NONE;
      if (taken[to] !== NOBODY) continue;
      isSpread[to] = 1;
      over[count++] = to;
    }
  return count;
}

/** All squares that can be walked to from there. */
export const walkableFrom = (walls: Walls, square: Square): Int16Array =>
  walls.ground.slate.spread.subarray(0, spread(walls, [square], NONE, walls.ground.squares));

/** So few squares are soon looked at. */
const POCKET = 48;

/** Whether these squares are a small part that cannot be walked to from another. */
export const isPocket = (walls: Walls, squares: readonly Square[], from: Square): boolean =>
  spread(walls, squares, from, POCKET) >= 0;
