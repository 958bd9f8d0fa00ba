import { NONE, type Square, type State, type Zombie } from '../types.ts';
import { type Aim, FAR, fieldOf, type Place, type Walls, wallsOf } from './walls.ts';

// Where a zombie can get to with others in the way. The same arrays serve every search, and a stamp tells which entries
// belong to the present one.
export const FORWARD = 1;
export const LEFT = 2;
const RIGHT = 4;
export const LEAP = 8;

/** How far a zombie looks round for a way to come nearer to what it cannot reach. */
const ROUND_ABOUT = 12;

let stamp = 0;
let seen = new Int32Array(0);
let spent = new Int32Array(0);
let cost = new Int16Array(0);
let parent = new Int16Array(0);
let reached = new Int16Array(0);
let reachedCount = 0;
/** What is to be looked at next, by how many AP more than at best: the last noted of each, and the one noted before. */
let waiting = new Int16Array(0);
let earlier = new Int32Array(0);
let latest = new Int32Array(0);
let zero = new Int16Array(0);
let mixed = new Int16Array(0);
/** Square -> twice the count of looks round, plus one for a human. */
let taken = new Int32Array(0);
let looks = 0;
let start: Place = NONE;

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
    seen = new Int32Array(4 * squares);
    spent = new Int32Array(4 * squares);
    cost = new Int16Array(4 * squares);
    parent = new Int16Array(4 * squares);
    reached = new Int16Array(4 * squares);
    waiting = new Int16Array(12 * squares + 1);
    earlier = new Int32Array(12 * squares + 1);
    latest = new Int32Array(16 * squares).fill(NONE);
    zero = new Int16Array(4 * squares);
    mixed = new Int16Array(4 * squares);
    taken = new Int32Array(squares);
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
 * where `here`. Afterwards `nearest`, `pathTo` and `actsTo` look at what was found.
 */
export function search(walls: Walls, zombie: Zombie, aims: readonly Aim[], here = false): Found[] {
  start = 4 * zombie.square + zombie.facing;
  const already = here ? aimAt(aims, start) : NONE;
  if (already >= 0) return [{ aim: already, place: start, ap: 0 }];
  if (!zombie.dog && straight(walls, aims)) return direct;
  if (isAnyOpen(walls, zombie, aims)) return walk(walls, start, zombie.dog, aims, FAR);
  walk(walls, start, zombie.dog, NOTHING, ROUND_ABOUT);
  return [];
}

const NOTHING: readonly Aim[] = [];
let direct: Found[] = [];

/** Tries the shortest ways there are if nobody stands about: mostly nobody does, and then nothing need be searched. */
function straight(walls: Walls, aims: readonly Aim[]): boolean {
  let least = FAR;
  for (let at = 0; at < aims.length; at++) if (aims[at]!.away[start]! < least) least = aims[at]!.away[start]!;
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
    for (let i = 0; i < aim.each.length; i++) {
      const one = aim.each[i]!;
      if (one.away[start] !== least) continue;
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

/** The last of the aims that this place belongs to, or NONE. */
function aimAt(aims: readonly Aim[], place: Place): number {
  for (let at = aims.length - 1; at >= 0; at--) if (aims[at]!.away[place] === 0) return at;
  return NONE;
}

/** Place -> AP to the nearest of the aims if nobody were in the way. */
function awayOf(aims: readonly Aim[]): Int16Array {
  if (aims.length === 0) return zero;
  if (aims.length === 1) return aims[0]!.away;
  mixed.set(aims[0]!.away);
  for (let i = 1; i < aims.length; i++) {
    const { away } = aims[i]!;
    for (let at = 0; at < away.length; at++) if (away[at]! < mixed[at]!) mixed[at] = away[at]!;
  }
  return mixed;
}

/**
 * From a place to the aims, those places first that look nearest. All that take the fewest AP; only one where it does
 * not matter which.
 */
function walk(walls: Walls, from: Place, dog: boolean, aims: readonly Aim[], most: number): Found[] {
  const { ahead } = walls;
  const { water, wet } = walls.ground;
  const away = awayOf(aims);
  const isAny = aims.length === 1 && aims[0]!.each === null;
  const now = ++stamp;
  const free = 2 * looks;
  // Everything below is as hot as can be: nothing is called, and nothing is made.
  const [isSeen, isSpent, costs, parents, places] = [seen, spent, cost, parent, waiting];
  const [before, heads, holders] = [earlier, latest, taken];
  const found: Found[] = [];
  reachedCount = 0;
  const least = dog && away[from]! < FAR ? (away[from]! + 1) >> 1 : away[from]!;
  if (least > most) return found;
  isSeen[from] = now;
  costs[from] = 0;
  parents[from] = NONE;
  places[0] = from;
  before[0] = NONE;
  heads[0] = 0;
  let noted = 1;
  let last = 0;
  for (let more = 0; more <= last && least + more <= most && found.length === 0; more++) {
    for (let head = heads[more]!; head >= 0; head = heads[more]!) {
      const place = places[head]!;
      heads[more] = before[head]!;
      if (isSpent[place] === now) continue;
      isSpent[place] = now;
      reached[reachedCount++] = place;
      const ap = costs[place]!;
      if (away[place] === 0 && place !== start && aims.length > 0) {
        found.push({ aim: aimAt(aims, place), place, ap });
        if (isAny) break;
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
        if (isSeen[to] === now && costs[to]! <= total) continue;
        let left = away[to]!;
        if (left === FAR) continue;
        if (dog) left = (left + 1) >> 1; // it runs twice as fast
        isSeen[to] = now;
        costs[to] = total;
        parents[to] = place;
        const f = total + left - least;
        if (f > last) last = f;
        places[noted] = to;
        before[noted] = heads[f]!;
        heads[f] = noted++;
      }
    }
  }
  heads.fill(NONE, 0, last + 1);
  return found;
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
export function actsTo(walls: Walls, zombie: Zombie, { aim: reachedAim, place, ap }: Found, aim: Aim | null): number[] {
  const first = firstOf(place);
  const chosen =
    first >> 2 === start >> 2
      ? ((first - start) & 3) === 1
        ? RIGHT
        : LEFT
      : walls.ahead[start] === first
        ? FORWARD
        : LEAP;
  if (reachedAim === NONE || aim === null || zombie.dog) return [chosen];
  const acts: number[] = [];
  const only = [aim];
  for (const act of [FORWARD, LEFT, RIGHT]) {
    if (act === chosen) {
      acts.push(act);
      continue;
    }
    const to = afterwards(walls, act);
    if (to < 0) continue;
    const { water } = walls.ground;
    const left = ap - (water[start >> 2] === 1 || water[to >> 2] === 1 ? 2 : 1);
    if (aim.away[to]! > left) continue; // no less than that is possible
    if (descend(walls, to, aim, false) >= 0 || walk(walls, to, false, only, left).length > 0) acts.push(act);
  }
  return acts;
}

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

/** Of all places reached in the last search, the cheapest of those nearest to the squares; null if none is nearer than here. */
export function nearest(walls: Walls, zombie: Zombie, squares: readonly Square[]): Found | null {
  const fields = squares.map((square) => fieldOf(walls, square));
  const distance = (square: Square): number => {
    let least = FAR;
    for (const field of fields) if (field[square]! < least) least = field[square]!;
    return least;
  };
  let best: Place = start;
  let least = distance(zombie.square);
  for (let at = 0; at < reachedCount; at++) {
    const place = reached[at]!;
    const far = distance(place >> 2);
    if (far > least || (far === least && (best === start || cost[place]! >= cost[best]!))) continue;
    best = place;
    least = far;
  }
  return best === start ? null : { aim: NONE, place: best, ap: cost[best]! };
}

/** The squares on the way to a place of the last search, without the one it starts from. */
export function pathTo(place: Place): Square[] {
  const squares: Square[] = [];
  for (let at = place; parent[at]! >= 0; at = parent[at]!) if (parent[at]! >> 2 !== at >> 2) squares.push(at >> 2);
  return squares.reverse();
}
