import { MOST_SQUARES } from '../board/plan.ts';
import { NONE } from '../types.ts';
import { ZOMBIE } from './places.ts';
import { FAR, type Place, type Walls } from './walls.ts';

// A walk over places with others in the way: those places first that look nearest to a goal (A*).
const PLACE_BITS = 13;
const PLACE = 4 * MOST_SQUARES - 1;
const MOST_AP = 2047;
const STAMP = 2 * (MOST_AP + 1);
const MOST_STAMPS = 2 ** 31 / STAMP - 1;

/** After looking at so many places in vain it is worth asking whether there is a way at all. */
const DOUBTFUL = 64;

/**
 * From a place to goals (place -> AP to it if nobody were in the way). Gives the fewest AP, NONE if it cannot get to
 * any with `most` of them; without a goal it goes everywhere that `most` allows.
 */
export function walk(
  walls: Walls,
  from: Place,
  dog: boolean,
  goals: readonly Int16Array[],
  count: number,
  most = FAR,
  isHopeless: ((walls: Walls, dog: boolean) => boolean) | null = null,
): number {
  const { ahead } = walls;
  const { water, wet, slate } = walls.ground;
  const { worth: worths, parent: parents, waiting: queue, latest: heads, taken: holders, looked, ends } = slate;
  if (slate.stamp >= MOST_STAMPS) {
    worths.fill(0);
    slate.stamp = 0;
  }
  const now = STAMP * ++slate.stamp;
  // Everything below is as hot as can be: nothing is called, and nothing is made.
  ends.length = 0;
  slate.isGivenUp = false;
  slate.lookedCount = 0;
  const goal = count === 0 ? walls.nowhere : goals[0]!;
  let least = goal[from]!;
  for (let at = 1; at < count; at++) if (goals[at]![from]! < least) least = goals[at]![from]!;
  if (dog && least < FAR) least = (least + 1) >> 1;
  if (least > most || least === FAR) return NONE;
  worths[from] = now + 2 * MOST_AP;
  parents[from] = NONE;
  queue[1] = from;
  heads[0] = 1;
  let noted = 2;
  let last = 0;
  let looks = 0;
  let more = 0;
  for (; more <= last && least + more <= most && ends.length === 0; more++)
    for (let head = heads[more]!; head > 0; head = heads[more]!) {
      const place = queue[head]! & PLACE;
      heads[more] = queue[head]! >> PLACE_BITS;
      const value = worths[place]!;
      if ((value & 1) === 1) continue;
      worths[place] = value + 1;
      const ap = MOST_AP - ((value - now) >> 1);
      looked[looks++] = place;
      if (ap === least + more && count > 0) {
        ends.push(place);
        continue;
      }
      if (looks === DOUBTFUL && isHopeless !== null && isHopeless(walls, dog)) {
        slate.isGivenUp = true;
        heads.fill(0, 0, last + 1);
        return NONE;
      }
      const heavy = wet && water[place >> 2] === 1 ? 2 : 1;
      const next = ahead[place]!;
      // Left, right, ahead, and two ahead for a dog.
      for (let act = 0; act < (dog ? 4 : 3); act++) {
        let to = (place & ~3) | ((place + (act === 0 ? 3 : 1)) & 3);
        let total = ap + heavy;
        if (act >= 2) {
          if (next < 0) break;
          to = next;
          if (wet && water[to >> 2] === 1) total = ap + 2;
          if (act === 3) {
            if (holders[to >> 2]! > ZOMBIE || ahead[to]! < 0) break; // it leaps over the dead, not over humans
            to = ahead[to]!;
            if (water[to >> 2] === 1) total = ap + 2;
          }
          if (holders[to >> 2]! >= ZOMBIE) continue;
        }
        const better = now + 2 * (MOST_AP - total);
        if (worths[to]! >= better) continue;
        let left = goal[to]!;
        for (let at = 1; at < count; at++) if (goals[at]![to]! < left) left = goals[at]![to]!;
        if (left === FAR) continue;
        if (dog) left = (left + 1) >> 1; // it runs twice as fast
        worths[to] = better;
        parents[to] = place;
        const f = total + left - least;
        if (f > last) last = f;
        queue[noted] = (heads[f]! << PLACE_BITS) | to;
        heads[f] = noted++;
      }
    }
  heads.fill(0, 0, last + 1);
  slate.lookedCount = looks;
  return ends.length === 0 ? NONE : least + more - 1;
}

/** AP to a place by the last walk, NONE if that has not come there. */
export const costOf = ({ ground: { slate } }: Walls, place: Place): number => {
  const value = slate.worth[place]! - STAMP * slate.stamp;
  return value < 0 ? NONE : MOST_AP - (value >> 1);
};

/** The places that the last walk has looked at. */
export const placesLooked = ({ ground: { slate } }: Walls): Int16Array => slate.looked.subarray(0, slate.lookedCount);
