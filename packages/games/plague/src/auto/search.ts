import { NONE, type Square, type Zombie } from '../types.ts';
import { isHeld, isPocket, lookCount, walkableFrom } from './places.ts';
import { costOf, ends, isGivenUp, parent, placesLooked, walk } from './walk.ts';
import { type Aim, FAR, type Field, fieldOf, type Place, placeAim, squareAim, type Walls } from './walls.ts';

// Where a zombie can get to with others in the way.
export const FORWARD = 1;
export const LEFT = 2;
const RIGHT = 4;
export const LEAP = 8;

/** How far a zombie looks round for a way to come nearer to what somebody holds. */
const ROUND_ABOUT = 12;

export interface Found {
  /** Which of the aims is reached; NONE: only nearer to one. */
  readonly aim: number;
  readonly place: Place;
  readonly ap: number;
}

// The last search: from where, to what, and how it went.
let start: Place = NONE;
let sought: readonly Aim[] = [];
let soughtAt = 0;
/** What can be got to of the aims: place -> AP to it if nobody were in the way; and of which aim each is. */
const goals: Int16Array[] = [];
const aimOfGoal: number[] = [];
let goalCount = 0;
/** What a walk was needed to find, so that all shortest ways there are known; null if it was not. */
let walked: readonly Found[] | null = null;
let isShutOff = false;

const NOTHING: readonly Found[] = [];

/**
 * The aims that take the fewest AP, each with one of its places; none if no aim can be reached. Afterwards `pathTo` and
 * `actsTo` look at what was found, or `nearest` for what comes nearest to it.
 */
export function search(walls: Walls, zombie: Zombie, aims: readonly Aim[]): readonly Found[] {
  start = 4 * zombie.square + zombie.facing;
  for (let at = 0; at < aims.length; at++)
    if (aims[at]!.away[start] === 0) {
      walked = null;
      return [{ aim: at, place: start, ap: 0 }];
    }
  if (isSought(aims) && !zombie.dog) {
    if (isShutOff) return NOTHING;
    const known = goneOn(walls);
    if (known !== null) return known;
  }
  sought = aims;
  soughtAt = lookCount();
  walked = null;
  isShutOff = false;
  noteGoals(walls, aims);
  if (goalCount === 0) return NOTHING;
  const direct = zombie.dog ? null : straight(walls);
  if (direct !== null) return direct;
  const ap = walk(walls, start, zombie.dog, goals, goalCount, FAR, isHopeless);
  isShutOff = isGivenUp;
  walked = ap < 0 ? NOTHING : foundAt(ap);
  return walked;
}

/** Whether that was what the last search was for, and nobody else has moved since. */
function isSought(aims: readonly Aim[]): boolean {
  if (soughtAt !== lookCount() || sought.length !== aims.length) return false;
  for (let at = 0; at < aims.length; at++) if (sought[at] !== aims[at]) return false;
  return true;
}

/** What is left of a shortest way that it has begun: nothing else can be nearer now. */
function goneOn(walls: Walls): readonly Found[] | null {
  if (walked === null || walked.length !== 1 || waysOf !== walked[0] || !isOnWay(start)) return null;
  let place = start;
  for (let next = nextOn(walls, place); next >= 0; next = nextOn(walls, place)) place = next;
  return [{ aim: walked[0]!.aim, place, ap: costOf(place) - costOf(start) }];
}

/** Each aim as it is, or those of its places that nobody holds. */
function noteGoals(walls: Walls, aims: readonly Aim[]): void {
  goalCount = 0;
  for (let at = 0; at < aims.length; at++) {
    const { places, away } = aims[at]!;
    let open = 0;
    for (let i = 0; i < places.length; i++) if (isOpen(places[i]!)) open++;
    if (open === places.length) noteGoal(away, at);
    else if (open > 0)
      for (let i = 0; i < places.length; i++) if (isOpen(places[i]!)) noteGoal(placeAim(walls, places[i]!).away, at);
  }
}

function noteGoal(away: Int16Array, aim: number): void {
  if (away[start] === FAR) return;
  goals[goalCount] = away;
  aimOfGoal[goalCount++] = aim;
}

const isOpen = (place: Place): boolean => place >> 2 === start >> 2 || !isHeld(place >> 2);

/** Tries the shortest ways there are if nobody stands about: mostly nobody does, and then nothing need be searched. */
function straight(walls: Walls): readonly Found[] | null {
  let least = FAR;
  for (let at = 0; at < goalCount; at++) if (goals[at]![start]! < least) least = goals[at]![start]!;
  const found: Found[] = [];
  parent[start] = NONE;
  for (let at = 0; at < goalCount; at++) {
    if (goals[at]![start] !== least) continue;
    const place = descend(walls, start, goals[at]!, true);
    if (place < 0) return null;
    const aim = aimOfGoal[at]!;
    if (found.length === 0 || found[found.length - 1]!.aim !== aim) found.push({ aim, place, ap: least });
  }
  return found;
}

/** Down to a place of the goal, each action bringing it nearer by what it costs; NONE where somebody is in the way. */
function descend({ ahead, ground: { wet, water } }: Walls, from: Place, away: Int16Array, note: boolean): Place {
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

/** The aims at which the walk has ended, once each. */
function foundAt(ap: number): readonly Found[] {
  const found: Found[] = [];
  for (let at = 0; at < goalCount; at++) {
    const aim = aimOfGoal[at]!;
    if (found.length > 0 && found[found.length - 1]!.aim === aim) continue;
    for (let i = 0; i < ends.length; i++) {
      if (goals[at]![ends[i]!] !== 0) continue;
      found.push({ aim, place: ends[i]!, ap });
      break;
    }
  }
  return found;
}

/** Whether what nobody holds of the aims is shut in by those who stand about; a dog may leap in. */
function isHopeless(walls: Walls, dog: boolean): boolean {
  if (dog) return false;
  const open: Square[] = [];
  for (const { places } of sought) for (const place of places) if (isOpen(place)) open.push(place >> 2);
  return isPocket(walls, open, start >> 2);
}

const ACTS = [FORWARD, LEFT, RIGHT];
/** Some of them as bits -> as a list; a leap for itself. */
const LISTS: readonly (readonly number[])[] = Array.from({ length: LEAP + 1 }, (_, bits) =>
  bits === LEAP ? [LEAP] : ACTS.filter((act) => (bits & act) !== 0),
);

/** The first actions of all shortest ways to what was found; of the one way if it only comes nearer, or for a dog. */
export function actsTo(walls: Walls, zombie: Zombie, found: Found): readonly number[] {
  if (isOnWays(found, zombie)) {
    noteWays(walls, found);
    return LISTS[ACTS.reduce((acts, act) => (after(walls, start, act) < 0 ? acts : acts | act), 0)]!;
  }
  const chosen = firstAct(walls, found.place);
  if (found.aim === NONE || zombie.dog) return LISTS[chosen]!;
  let acts = chosen;
  for (let at = 0; at < ACTS.length; at++)
    if (ACTS[at] !== chosen && isShortest(walls, ACTS[at]!, found)) acts |= ACTS[at]!;
  return LISTS[acts]!;
}

const isOnWays = ({ aim }: Found, { dog }: Zombie): boolean => walked !== null && aim !== NONE && !dog;

function firstAct({ ahead }: Walls, place: Place): number {
  let first = place;
  while (parent[first] !== start && parent[first]! >= 0) first = parent[first]!;
  if (first >> 2 === start >> 2) return ((first - start) & 3) === 1 ? RIGHT : LEFT;
  return ahead[start] === first ? FORWARD : LEAP;
}

/** Where an action leads; NONE where there is no way. */
function placeAfter({ ahead }: Walls, place: Place, act: number): Place {
  return act === FORWARD ? ahead[place]! : (place & ~3) | ((place + (act === LEFT ? 3 : 1)) & 3);
}

/** Whether a shortest way to the aim can begin like that, too. */
function isShortest(walls: Walls, act: number, { aim, ap }: Found): boolean {
  const { water } = walls.ground;
  const to = placeAfter(walls, start, act);
  if (to < 0 || (act === FORWARD && isHeld(to >> 2))) return false;
  const left = ap - (water[start >> 2] === 1 || water[to >> 2] === 1 ? 2 : 1);
  for (let at = 0; at < goalCount; at++) {
    if (aimOfGoal[at] !== aim || goals[at]![to]! > left) continue; // no less than that is possible
    if (descend(walls, to, goals[at]!, false) >= 0 || walk(walls, to, false, [goals[at]!], 1, left) >= 0) return true;
  }
  return false;
}

/** Place -> the last time it was found to be on a shortest way from where a walk began. */
const onWay = new Int32Array(parent.length);
const backward = new Int16Array(parent.length);
let ways = 0;
let waysOf: Found | null = null;

const isOnWay = (place: Place): boolean => onWay[place] === ways;

/** After a walk, which has looked at every place of every shortest way: back from its ends at that aim. */
function noteWays({ ahead, ground: { from, water } }: Walls, found: Found): void {
  const [first] = walked!;
  if (waysOf === first && walked!.length === 1) return;
  waysOf = first!;
  let count = 0;
  ways += 1;
  const note = (place: Place, cost: number): void => {
    if (costOf(place) !== cost || onWay[place] === ways) return;
    onWay[place] = ways;
    backward[count++] = place;
  };
  for (let at = 0; at < goalCount; at++)
    if (aimOfGoal[at] === found.aim) for (const end of ends) if (goals[at]![end] === 0) note(end, costOf(end));
  for (let at = 0; at < count; at++) {
    const place = backward[at]!;
    const cost = costOf(place);
    const heavy = water[place >> 2] === 1 ? 2 : 1;
    note((place & ~3) | ((place + 1) & 3), cost - heavy);
    note((place & ~3) | ((place + 3) & 3), cost - heavy);
    const before = from[place]!;
    if (before >= 0 && ahead[before] === place) note(before, cost - (water[before >> 2] === 1 ? 2 : heavy));
  }
}

/** Where an action leads if that stays on a shortest way, else NONE. */
function after(walls: Walls, place: Place, act: number): Place {
  const { water } = walls.ground;
  const to = placeAfter(walls, place, act);
  if (to < 0 || !isOnWay(to)) return NONE;
  return costOf(to) === costOf(place) + (water[place >> 2] === 1 || water[to >> 2] === 1 ? 2 : 1) ? to : NONE;
}

const nextOn = (walls: Walls, place: Place): Place => {
  const ahead = after(walls, place, FORWARD);
  if (ahead >= 0) return ahead;
  const left = after(walls, place, LEFT);
  return left >= 0 ? left : after(walls, place, RIGHT);
};

/**
 * After a search in vain: of all places it can come to, the cheapest of those nearest to the squares; null if none is
 * nearer. It goes any way to what it is shut off from, but not far about to what somebody holds.
 */
export function nearest(walls: Walls, zombie: Zombie, squares: readonly Square[]): Found | null {
  const fields = squares.map((square) => fieldOf(walls, square));
  const least = stepsTo(fields, zombie.square);
  if (goalCount > 0 && !isShutOff) return nearestLooked(fields, least);
  const near = isShutOff ? nearestOf(fields, walkableFrom(walls, zombie.square)) : nearestFree(walls, fields);
  if (near.length === 0 || stepsTo(fields, near[0]!) >= least) return null;
  const aims = near.map((square) => squareAim(walls, square, false).away);
  const ap = walk(walls, start, zombie.dog, aims, aims.length, isShutOff ? FAR : ROUND_ABOUT);
  if (ap >= 0) return { aim: NONE, place: ends[0]!, ap };
  walk(walls, start, zombie.dog, aims, 0, ROUND_ABOUT);
  return nearestLooked(fields, least);
}

/** Of the places that the last walk has looked at. */
function nearestLooked(fields: readonly Field[], most: number): Found | null {
  let best: Place = NONE;
  let least = most - 1;
  for (const place of placesLooked()) {
    const steps = stepsTo(fields, place >> 2);
    if (steps > least || (steps === least && best >= 0 && costOf(place) >= costOf(best))) continue;
    best = place;
    least = steps;
  }
  return best < 0 ? null : { aim: NONE, place: best, ap: costOf(best) };
}

function stepsTo(fields: readonly Field[], square: Square): number {
  let least = FAR;
  for (let at = 0; at < fields.length; at++) least = Math.min(least, fields[at]!.steps[square]!);
  return least;
}

function nearestOf(fields: readonly Field[], squares: Iterable<Square>): Square[] {
  let least = FAR;
  let near: Square[] = [];
  for (const square of squares) {
    const steps = stepsTo(fields, square);
    if (steps > least) continue;
    if (steps < least) near = [];
    least = steps;
    near.push(square);
  }
  return near;
}

/** Those where one could stand; each field names its squares in the order of their distance. */
function nearestFree({ ground: { blocked } }: Walls, fields: readonly Field[]): Square[] {
  const near: Square[] = [];
  for (const { order, steps } of fields) {
    let least = FAR;
    for (let at = 0; at < order.length && steps[order[at]!]! <= least; at++) {
      const square = order[at]!;
      if (blocked[square] === 1 || isHeld(square)) continue;
      least = steps[square]!;
      near.push(square);
    }
  }
  return nearestOf(fields, near);
}

/** The squares on a way to what was found, without the one it starts from. */
export function pathTo(walls: Walls, zombie: Zombie, found: Found): Square[] {
  return isOnWays(found, zombie) ? pathAlong(walls, found) : pathBack(found.place);
}

function pathAlong(walls: Walls, found: Found): Square[] {
  noteWays(walls, found);
  const squares: Square[] = [];
  let place = start;
  for (let next = nextOn(walls, place); next >= 0; next = nextOn(walls, place)) {
    if (next >> 2 !== place >> 2) squares.push(next >> 2);
    place = next;
  }
  return squares;
}

function pathBack(place: Place): Square[] {
  let count = 0;
  for (let at = place; parent[at]! >= 0; at = parent[at]!) if (parent[at]! >> 2 !== at >> 2) count++;
  const squares = Array<Square>(count);
  for (let at = place; parent[at]! >= 0; at = parent[at]!) if (parent[at]! >> 2 !== at >> 2) squares[--count] = at >> 2;
  return squares;
}
