import { MOST_SQUARES } from '../board/plan.ts';
import { NONE } from '../types.ts';
import { lookCount, taken } from './places.ts';
import { FAR, type Place, type Walls } from './walls.ts';

// A walk over places with others in the way: those places first that look nearest to a goal (A*). The same arrays serve
// every walk, and a stamp tells which entries belong to the last one.
const MOST_PLACES = 4 * MOST_SQUARES;
const PLACE_BITS = 13;
const PLACE = MOST_PLACES - 1;
const MOST_AP = 2047;
const STAMP = 2 * (MOST_AP + 1);
const MOST_STAMPS = 2 ** 31 / STAMP - 1;

let stamp = 0;
/** Place -> the stamp, then what is left of MOST_AP, then whether it has been looked at: the cheaper, the larger. */
const worth = new Int32Array(MOST_PLACES);
/** Place -> the place before it on the way there. */
export const parent = new Int16Array(MOST_PLACES);
/** What is to be looked at next, by how many AP more than at best: the last noted of each; with each, the one before. */
const waiting = new Int32Array(3 * MOST_PLACES + 2);
const latest = new Int32Array(MOST_PLACES);
const looked = new Int16Array(MOST_PLACES);
let lookedCount = 0;
const nothing = new Int16Array(MOST_PLACES);

/** Where the last walk ended: every place of a goal that takes the fewest AP. */
export const ends: Place[] = [];
/** Whether it was given up as hopeless. */
export let isGivenUp = false;

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
  const { water, wet } = walls.ground;
  const goal = count === 0 ? nothing : goals[0]!;
  if (stamp >= MOST_STAMPS) {
    worth.fill(0);
    stamp = 0;
  }
  const now = STAMP * ++stamp;
  // Everything below is as hot as can be: nothing is called, and nothing is made.
  const [worths, parents, queue, heads, holders] = [worth, parent, waiting, latest, taken];
  const held = 2 * lookCount();
  ends.length = 0;
  isGivenUp = false;
  lookedCount = 0;
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
        isGivenUp = true;
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
            if (holders[to >> 2]! > held || ahead[to]! < 0) break; // it leaps over the dead, not over humans
            to = ahead[to]!;
            if (water[to >> 2] === 1) total = ap + 2;
          }
          if (holders[to >> 2]! >= held) continue;
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
  lookedCount = looks;
  return ends.length === 0 ? NONE : least + more - 1;
}

/** AP to a place by the last walk, NONE if that has not come there. */
export const costOf = (place: Place): number => {
  const value = worth[place]! - STAMP * stamp;
  return value < 0 ? NONE : MOST_AP - (value >> 1);
};

/** The places that the last walk has looked at. */
export const placesLooked = (): Int16Array => looked.subarray(0, lookedCount);
