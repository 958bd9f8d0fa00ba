import { NONE, type Square, type State, type Zombie } from '../types.ts';
import { type Aim, closestOf, FAR, type Field, fieldOf, type Place, type Walls, wallsOf } from './walls.ts';

// Where a zombie can get to with others in the way. The same arrays serve every search, and a stamp tells which entries
// belong to the present one.
export const FORWARD = 1;
export const LEFT = 2;
const RIGHT = 4;
export const LEAP = 8;

/** How far a zombie looks round for a way to come nearer to what it cannot reach. */
const ROUND_ABOUT = 12;

let stamp = 0;
/** Place -> the stamp, then what is left of MOST_AP, then whether it has been looked at: the cheaper, the larger. */
let worth = new Int32Array(0);
let parent = new Int16Array(0);
let reached = new Int16Array(0);
let reachedCount = 0;
/** What is to be looked at next, by how many AP more than at best: the last noted of each; with each, the one before. */
let waiting = new Int32Array(0);
let latest = new Int32Array(0);
let zero = new Int16Array(0);
/** Square -> twice the count of looks round, plus one for a human. */
let taken = new Int32Array(0);
let looks = 0;
/** Squares that can be walked to just now, and square -> which time they were last looked for and found. */
let walkable = new Int16Array(0);
let walkableCount = 0;
let walkableAt = new Int32Array(0);
let spreads = 0;
let onWay = new Int32Array(0);
let start: Place = NONE;
/** What was searched for last; nothing if somebody holds all of it. */
let sought: readonly Aim[] = [];
/** Whether it was found by walking, so that `worth` knows all shortest ways. */
let isWalked = false;
/** Whether the walk was given up because there is no way. */
let isGivenUp = false;

/** No board has more places. */
const PLACE_BITS = 13;
const PLACE = 2 ** PLACE_BITS - 1;
const MOST_AP = 2047;
const STAMP = 2 * (MOST_AP + 1);
const MOST_STAMPS = 2 ** 31 / STAMP - 1;
/** After looking at so many places in vain it is worth asking whether there is a way at all. */
const DOUBTFUL = 400;

export interface Found {
  /** Which of the aims is reached; NONE: only nearer to one. */
  readonly aim: number;
  readonly place: Place;
  readonly ap: number;
}

/** Notes who stands where; everything below goes by it. */
export function notePlaces(state: State): Walls {
  const walls = wallsOf(state);
  const { squares, car } = walls.ground;
  if (taken.length !== squares) {
    worth = new Int32Array(4 * squares);
    parent = new Int16Array(4 * squares);
    reached = new Int16Array(4 * squares);
    waiting = new Int32Array(12 * squares + 2);
    latest = new Int32Array(16 * squares);
    zero = new Int16Array(4 * squares);
    taken = new Int32Array(squares);
    walkable = new Int16Array(squares);
    walkableAt = new Int32Array(squares);
    onWay = new Int32Array(4 * squares);
    spreads = 0;
    looks = 0;
    stamp = 0;
  }
  looks += 1;
  const { humans, zombies } = state;
  for (let id = 0; id < humans.length; id++) if (humans[id]!.status === 'in') taken[humans[id]!.square] = 2 * looks + 1;
  for (let id = 0; id < zombies.length; id++) if (zombies[id]!.square >= 0) taken[zombies[id]!.square] = 2 * looks;
  taken[car] = 2 * looks + 1;
  return walls;
}

/** Whether anybody stands there. */
export const isHeld = (square: Square): boolean => taken[square]! >= 2 * looks;

/**
 * The places of the aims that take the fewest AP; none if no aim can be reached. The place the zombie is at counts only
 * where `here`. Afterwards `pathTo` and `actsTo` look at what was found, or `nearest` for what comes nearest to it.
 */
export function search(walls: Walls, zombie: Zombie, aims: readonly Aim[], here = false): Found[] {
  start = 4 * zombie.square + zombie.facing;
  isWalked = false;
  const already = here ? aimAt(aims, start) : NONE;
  if (already >= 0) return [{ aim: already, place: start, ap: 0 }];
  if (!zombie.dog && straight(walls, aims)) return direct;
  sought = isAnyOpen(walls, zombie, aims) ? aims : NOTHING;
  if (sought === NOTHING) return [];
  isWalked = true;
  return walk(walls, start, zombie.dog, aims, FAR, null);
}

const NOTHING: readonly Aim[] = [];
let direct: Found[] = [];

/** Tries the shortest ways there are if nobody stands about: mostly nobody does, and then nothing need be searched. */
function straight(walls: Walls, aims: readonly Aim[]): boolean {
  const least = leastAway(aims, start);
  if (least === FAR || least === 0) return false;
  direct = [];
  parent[start] = NONE;
  for (let at = 0; at < aims.length; at++) {
    const aim = aims[at]!;
    if (aim.away[start] !== least) continue;
    if (aim.each === null) {
      const place = descend(walls, start, aim, true);
      if (place < 0) return false;
      direct.push({ aim: at, place, ap: least });
      continue;
    }
    const nearby = closestOf(aim, start);
    for (let i = 0; i < nearby.length; i++) {
      const one = nearby[i]!;
      if (descend(walls, start, one, true) < 0) return false;
      direct.push({ aim: at, place: one.places[0]!, ap: least });
    }
  }
  return true;
}

/** Down to a place of the aim, each action bringing it nearer by what it costs; NONE where somebody is in the way. */
function descend({ ahead, ground: { wet, water } }: Walls, from: Place, { away }: Aim, note: boolean): Place {
  let at = from;
  for (let left = away[at]!; left > 0; left = away[at]!) {
    const heavy = wet && water[at >> 2] === 1 ? 2 : 1;
    const to = ahead[at]!;
    let next = NONE;
    if (to >= 0 && away[to]! < left && !isHeld(to >> 2)) {
      const ap = wet && water[to >> 2] === 1 ? 2 : heavy;
      if (away[to] === left - ap) next = to;
    }
    if (next < 0) {
      const base = at & ~3;
      if (away[base | ((at + 3) & 3)] === left - heavy) next = base | ((at + 3) & 3);
      else if (away[base | ((at + 1) & 3)] === left - heavy) next = base | ((at + 1) & 3);
      else return NONE;
    }
    if (note) parent[next] = at;
    at = next;
  }
  return at;
}

/** AP to the nearest of the aims if nobody were in the way. */
function leastAway(aims: readonly Aim[], place: Place): number {
  let least = FAR;
  for (let at = 0; at < aims.length; at++) if (aims[at]!.away[place]! < least) least = aims[at]!.away[place]!;
  return least;
}

/** The last of the aims that this place belongs to, or NONE. */
function aimAt(aims: readonly Aim[], place: Place): number {
  for (let at = aims.length - 1; at >= 0; at--) if (aims[at]!.away[place] === 0) return at;
  return NONE;
}

/** Whom a walk is to bring nearer to what, when it cannot be reached. */
interface Nearing {
  readonly fields: readonly Field[];
  /** The fewest steps from there that can be come to at all, and the most AP that a place so near can be away. */
  readonly steps: number;
  readonly away: number;
}

/**
 * From a place to the aims, those places first that look nearest. All that take the fewest AP; only one where it does
 * not matter which.
 */
function walk(
  walls: Walls,
  from: Place,
  dog: boolean,
  aims: readonly Aim[],
  most: number,
  nearing: Nearing | null,
): Found[] {
  const { ahead } = walls;
  const { water, wet } = walls.ground;
  const away = aims.length === 0 ? zero : aims[0]!.away;
  const aimCount = aims.length;
  const isAny = aimCount === 1 && aims[0]!.each === null;
  if (stamp >= MOST_STAMPS) {
    worth.fill(0);
    stamp = 0;
  }
  const now = STAMP * ++stamp;
  const free = 2 * looks;
  // Everything below is as hot as can be: nothing is called, and nothing is made.
  const [worths, parents, queue, heads, holders] = [worth, parent, waiting, latest, taken];
  const found: Found[] = [];
  reachedCount = 0;
  isGivenUp = false;
  let least = aimCount === 0 ? 0 : leastAway(aims, from);
  if (dog && least < FAR) least = (least + 1) >> 1;
  if (least > most) return found;
  let until = FAR;
  worths[from] = now + 2 * MOST_AP;
  parents[from] = NONE;
  queue[1] = from;
  heads[0] = 1;
  let noted = 2;
  let last = 0;
  let looked = 0;
  let isOver = false;
  for (let more = 0; more <= last && least + more <= most && found.length === 0 && !isOver; more++) {
    for (let head = heads[more]!; head > 0 && !isOver; head = heads[more]!) {
      const place = queue[head]! & PLACE;
      heads[more] = queue[head]! >> PLACE_BITS;
      const value = worths[place]!;
      if ((value & 1) === 1) continue;
      worths[place] = value + 1;
      const ap = MOST_AP - ((value - now) >> 1);
      reached[looked++] = place;
      if (nearing !== null) {
        if (nearing.away + ap < until && stepsTo(nearing.fields, place >> 2) === nearing.steps)
          until = nearing.away + ap;
        isOver = least + more >= until;
      } else if (looked === DOUBTFUL && most === FAR) isOver = isGivenUp = !isWayOpen(walls, dog, aims);
      if (aimCount > 0 && place !== start && (away[place] === 0 || (aimCount > 1 && aimAt(aims, place) >= 0))) {
        if (!isAny || found.length === 0) found.push({ aim: aimAt(aims, place), place, ap });
        continue;
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
            if (holders[to >> 2]! > free || ahead[to]! < 0) break;
            to = ahead[to]!;
            if (water[to >> 2] === 1) total = ap + 2;
          }
          if (holders[to >> 2]! >= free) continue;
        }
        const better = now + 2 * (MOST_AP - total);
        if (worths[to]! >= better) continue;
        let left = away[to]!;
        for (let at = 1; at < aimCount; at++) if (aims[at]!.away[to]! < left) left = aims[at]!.away[to]!;
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
  }
  heads.fill(0, 0, last + 1);
  reachedCount = looked;
  return found;
}

const stepsTo = (fields: readonly Field[], square: Square): number => {
  let least = FAR;
  for (let at = 0; at < fields.length; at++) least = Math.min(least, fields[at]!.steps[square]!);
  return least;
};

/** Looks for all squares that can be walked to with others in the way. */
function spread({ ahead }: Walls, dog: boolean): void {
  const [squares, marks, holders] = [walkable, walkableAt, taken];
  const now = ++spreads;
  const free = 2 * looks;
  let count = 1;
  squares[0] = start >> 2;
  marks[start >> 2] = now;
  for (let at = 0; at < count; at++)
    for (let place = 4 * squares[at]!, end = place + 4; place < end; place++) {
      const next = ahead[place]!;
      if (next < 0) continue;
      let to = next >> 2;
      // A dog leaps over the dead.
      if (dog && holders[to] === free && ahead[next]! >= 0) to = ahead[next]! >> 2;
      if (marks[to] === now || holders[to]! >= free) continue;
      marks[to] = now;
      squares[count++] = to;
    }
  walkableCount = count;
}

function isWayOpen(walls: Walls, dog: boolean, aims: readonly Aim[]): boolean {
  spread(walls, dog);
  return aims.some(({ places }) => places.some((place) => walkableAt[place >> 2] === spreads));
}

/** Whether an aim is on a square that nobody holds and that can be walked to at all. */
function isAnyOpen({ part }: Walls, { square: here }: Zombie, aims: readonly Aim[]): boolean {
  for (let at = 0; at < aims.length; at++) {
    const { places } = aims[at]!;
    for (let i = 0; i < places.length; i++) {
      const square = places[i]! >> 2;
      if (part[square] === part[here] && (square === here || !isHeld(square))) return true;
    }
  }
  return false;
}

/** The first actions of all shortest ways to an aim; of the way found if that only comes nearer. */
export function actsTo(
  walls: Walls,
  zombie: Zombie,
  { aim: reachedAim, place, ap }: Found,
  aim: Aim | null,
): readonly number[] {
  const first = firstOf(place);
  const chosen =
    first >> 2 === start >> 2
      ? ((first - start) & 3) === 1
        ? RIGHT
        : LEFT
      : walls.ahead[start] === first
        ? FORWARD
        : LEAP;
  if (reachedAim === NONE || aim === null || zombie.dog) return LISTS[chosen]!;
  if (isWalked) return actsWalked(walls, aim, ap);
  let acts = chosen;
  for (let at = 0; at < ACTS.length; at++) {
    const act = ACTS[at]!;
    const to = act === chosen ? NONE : afterwards(walls, act);
    if (to < 0) continue;
    const { water } = walls.ground;
    const left = ap - (water[start >> 2] === 1 || water[to >> 2] === 1 ? 2 : 1);
    if (aim.away[to]! > left) continue; // no less than that is possible
    if (descend(walls, to, aim, false) >= 0 || walk(walls, to, false, [aim], left, null).length > 0) acts |= act;
  }
  return LISTS[acts]!;
}

const ACTS = [FORWARD, LEFT, RIGHT];
/** Some of them as bits -> as a list; a leap for itself. */
const LISTS: readonly (readonly number[])[] = Array.from({ length: LEAP + 1 }, (_, bits) =>
  bits === LEAP ? [LEAP] : ACTS.filter((act) => (bits & act) !== 0),
);

/** The same after a walk, which has looked at every place of every shortest way: back from the aim. */
function actsWalked({ ahead, ground: { from, water } }: Walls, { places }: Aim, ap: number): readonly number[] {
  let acts = 0;
  let count = 0;
  spreads += 1;
  const note = (place: Place, act: number, cost: number): void => {
    if (costOf(place) !== cost || onWay[place] === spreads) return;
    if (place === start) acts |= act;
    else {
      onWay[place] = spreads;
      reached[count++] = place;
    }
  };
  for (const place of places) note(place, 0, ap);
  for (let at = 0; at < count; at++) {
    const place = reached[at]!;
    const cost = costOf(place);
    const heavy = water[place >> 2] === 1 ? 2 : 1;
    note((place & ~3) | ((place + 1) & 3), LEFT, cost - heavy);
    note((place & ~3) | ((place + 3) & 3), RIGHT, cost - heavy);
    const before = from[place]!;
    if (before >= 0 && ahead[before] === place) note(before, FORWARD, cost - (water[before >> 2] === 1 ? 2 : heavy));
  }
  return LISTS[acts]!;
}

/** AP to a place by the last walk, NONE if that has not come there. */
const costOf = (place: Place): number => {
  const value = worth[place]! - STAMP * stamp;
  return value < 0 ? NONE : MOST_AP - (value >> 1);
};

/** Where an action leads; NONE if somebody is in the way. */
function afterwards({ ahead }: Walls, act: number): Place {
  if (act === FORWARD) return ahead[start]! >= 0 && !isHeld(ahead[start]! >> 2) ? ahead[start]! : NONE;
  return (start & ~3) | ((start + (act === LEFT ? 3 : 1)) & 3);
}

/** The place after the first action of the way to a place. */
function firstOf(place: Place): Place {
  let at = place;
  while (parent[at] !== start && parent[at]! >= 0) at = parent[at]!;
  return at;
}

/**
 * After a search in vain: of all places it can come to, the cheapest of those nearest to the squares; null if none is
 * nearer.
 */
export function nearest(walls: Walls, zombie: Zombie, squares: readonly Square[]): Found | null {
  const fields = squares.map((square) => fieldOf(walls, square));
  let least = stepsTo(fields, zombie.square);
  if (sought === NOTHING || isGivenUp) {
    const nearing = sought === NOTHING ? unheld(fields) : walkableOnly(fields);
    if (nearing.steps >= least) return null;
    const given = isGivenUp;
    walk(walls, start, zombie.dog, sought, sought === NOTHING ? ROUND_ABOUT : FAR, nearing);
    isGivenUp = given;
  }
  let best: Place = start;
  for (let at = 0; at < reachedCount; at++) {
    const place = reached[at]!;
    const far = stepsTo(fields, place >> 2);
    if (far > least || (far === least && (best === start || costOf(place) >= costOf(best)))) continue;
    best = place;
    least = far;
  }
  return best === start ? null : { aim: NONE, place: best, ap: costOf(best) };
}

/** No nearer than the nearest square that nobody holds. */
function unheld(fields: readonly Field[]): Nearing {
  let steps = FAR;
  for (const field of fields) {
    const square = field.order.find((one) => !isHeld(one));
    if (square !== undefined) steps = Math.min(steps, field.steps[square]!);
  }
  return { fields, steps, away: 0 };
}

/** No nearer than the nearest square that can be walked to. */
function walkableOnly(fields: readonly Field[]): Nearing {
  let steps = FAR;
  for (let at = 0; at < walkableCount; at++) steps = Math.min(steps, stepsTo(fields, walkable[at]!));
  let away = 0;
  for (let at = 0; at < walkableCount; at++) {
    if (stepsTo(fields, walkable[at]!) !== steps) continue;
    for (let facing = 0; facing < 4; facing++) away = Math.max(away, leastAway(sought, 4 * walkable[at]! + facing));
  }
  return { fields, steps, away };
}

/** The squares on the way to a place of the last search, without the one it starts from. */
export function pathTo(place: Place): Square[] {
  let count = 0;
  for (let at = place; parent[at]! >= 0; at = parent[at]!) if (parent[at]! >> 2 !== at >> 2) count++;
  const squares = Array<Square>(count);
  for (let at = place; parent[at]! >= 0; at = parent[at]!) if (parent[at]! >> 2 !== at >> 2) squares[--count] = at >> 2;
  return squares;
}
