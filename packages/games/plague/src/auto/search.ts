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
const NO_AIMS: readonly Aim[] = [];
let sought = NO_AIMS;
let soughtAt = 0;
/** What can be got to of the aims: place -> AP to it if nobody were in the way; and of which aim each is. */
const goals: Int16Array[] = [];
const aimOfGoal: number[] = [];
let goalCount = 0;
let found: readonly Found[] = [];
/** It took a walk to find that, so that all shortest ways are known. */
let isWalked = false;
let isShutOff = false;

// The way to one of what was found: its places, which of them it is at, and the squares ahead if they have been asked.
const way = new Int16Array(parent.length);
let wayAt = 0;
let wayEnd = 0;
let wayOf: Found | null = null;
let path: readonly Square[] | null = null;

const NOTHING: readonly Found[] = [];

/**
 * The aims that take the fewest AP, each with one of its places; none if no aim can be reached. Afterwards `pathTo` and
 * `actsTo` look at what was found, or `nearest` for what comes nearest to it.
 */
export function search(walls: Walls, zombie: Zombie, aims: readonly Aim[]): readonly Found[] {
  start = 4 * zombie.square + zombie.facing;
  for (let at = 0; at < aims.length; at++)
    if (aims[at]!.away[start] === 0) {
      sought = NO_AIMS;
      found = [{ aim: at, place: start, ap: 0 }];
      return found;
    }
  if (!isSought(aims) || zombie.dog || !(isShutOff || isGoneOn(walls))) {
    sought = aims;
    soughtAt = lookCount();
    noteGoals(walls, aims);
    find(walls, zombie.dog);
  }
  return found;
}

function find(walls: Walls, dog: boolean): void {
  isWalked = false;
  isShutOff = false;
  found = NOTHING;
  if (goalCount === 0 || (!dog && isStraight(walls))) return;
  const ap = walk(walls, start, dog, goals, goalCount, FAR, isHopeless);
  isWalked = true;
  isShutOff = isGivenUp;
  if (ap >= 0) found = foundAt(ap);
}

/** Whether that was what the last search was for, and nobody else has moved since. */
function isSought(aims: readonly Aim[]): boolean {
  if (soughtAt !== lookCount() || sought.length !== aims.length) return false;
  for (let at = 0; at < aims.length; at++) if (sought[at] !== aims[at]) return false;
  return true;
}

/** Whether it has begun a shortest way to the one thing found: nothing else can be nearer now. */
function isGoneOn(walls: Walls): boolean {
  const [last] = found;
  if (found.length !== 1 || wayOf !== last) return false;
  const from = way[wayAt]!;
  if (start === from) return true;
  let { ap } = last!;
  if (wayAt < wayEnd && way[wayAt + 1] === start) {
    wayAt += 1;
    if (path !== null && start >> 2 !== from >> 2) path = path.slice(1);
    ap -= apFor(walls, from, start);
  } else {
    if (!isWalked || !isOnWay(start)) return false;
    layAlong(walls);
    ap = costOf(way[wayEnd]!) - costOf(start);
  }
  wayOf = { aim: last!.aim, place: way[wayEnd]!, ap };
  found = [wayOf];
  return true;
}

const apFor = ({ ground: { wet, water } }: Walls, from: Place, to: Place): number =>
  wet && (water[from >> 2] === 1 || water[to >> 2] === 1) ? 2 : 1;

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
function isStraight(walls: Walls): boolean {
  let least = FAR;
  for (let at = 0; at < goalCount; at++) if (goals[at]![start]! < least) least = goals[at]![start]!;
  let direct: Found[] | null = null;
  for (let at = 0; at < goalCount; at++) {
    if (goals[at]![start] !== least) continue;
    const place = descend(walls, start, goals[at]!, true);
    if (place < 0) return false;
    const aim = aimOfGoal[at]!;
    if (direct === null) {
      wayOf = { aim, place, ap: least };
      direct = [wayOf];
    } else if (direct[direct.length - 1]!.aim !== aim) {
      wayOf = null;
      direct.push({ aim, place, ap: least });
    }
  }
  found = direct!;
  return true;
}

/** Down to a place of the goal, each action bringing it nearer by what it costs; NONE where somebody is in the way. */
function descend(walls: Walls, from: Place, away: Int16Array, note: boolean): Place {
  const { ahead } = walls;
  let at = from;
  let count = 0;
  for (let left = away[at]!; left > 0; left = away[at]!) {
    if (note) way[count++] = at;
    const to = ahead[at]!;
    if (to >= 0 && away[to]! < left && !isHeld(to >> 2) && away[to] === left - apFor(walls, at, to)) at = to;
    else {
      const turned = left - apFor(walls, at, at);
      const base = at & ~3;
      if (away[base | ((at + 3) & 3)] === turned) at = base | ((at + 3) & 3);
      else if (away[base | ((at + 1) & 3)] === turned) at = base | ((at + 1) & 3);
      else return NONE;
    }
  }
  if (note) noteWay(count, at);
  return at;
}

function noteWay(count: number, end: Place): void {
  way[count] = end;
  wayAt = 0;
  wayEnd = count;
  path = null;
}

/** The aims at which the walk has ended, once each. */
function foundAt(ap: number): readonly Found[] {
  const reached: Found[] = [];
  for (let at = 0; at < goalCount; at++) {
    const aim = aimOfGoal[at]!;
    if (reached.length > 0 && reached[reached.length - 1]!.aim === aim) continue;
    for (let i = 0; i < ends.length; i++) {
      if (goals[at]![ends[i]!] !== 0) continue;
      reached.push({ aim, place: ends[i]!, ap });
      break;
    }
  }
  return reached;
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
export function actsTo(walls: Walls, zombie: Zombie, to: Found): readonly number[] {
  layWay(walls, zombie, to);
  const chosen = actTo(walls, way[wayAt + 1]!);
  if (to.aim === NONE || zombie.dog) return LISTS[chosen]!;
  let acts = chosen;
  for (let at = 0; at < ACTS.length; at++) {
    const act = ACTS[at]!;
    if (act === chosen) continue;
    if (isWalked ? after(walls, start, act) >= 0 : isShortest(walls, act, to)) acts |= act;
  }
  return LISTS[acts]!;
}

function actTo({ ahead }: Walls, place: Place): number {
  if (place >> 2 === start >> 2) return ((place - start) & 3) === 1 ? RIGHT : LEFT;
  return ahead[start] === place ? FORWARD : LEAP;
}

/** The squares on a way to what was found, without the one it starts from. */
export function pathTo(walls: Walls, zombie: Zombie, to: Found): readonly Square[] {
  layWay(walls, zombie, to);
  path ??= squaresAhead();
  return path;
}

function squaresAhead(): readonly Square[] {
  let count = 0;
  for (let at = wayAt; at < wayEnd; at++) if (way[at]! >> 2 !== way[at + 1]! >> 2) count++;
  const squares = Array<Square>(count);
  for (let at = wayEnd; at > wayAt; at--) if (way[at]! >> 2 !== way[at - 1]! >> 2) squares[--count] = way[at]! >> 2;
  return squares;
}

function layWay(walls: Walls, { dog }: Zombie, to: Found): void {
  if (wayOf === to) return;
  wayOf = to;
  if (dog || to.aim === NONE) layBack(to.place);
  else if (isWalked) {
    noteWays(walls, to);
    layAlong(walls);
  } else
    for (let at = 0; at < goalCount; at++)
      if (aimOfGoal[at] === to.aim && goals[at]![to.place] === 0) descend(walls, start, goals[at]!, true);
}

/** Back from a place by the steps of the last walk. */
function layBack(place: Place): void {
  let count = 0;
  for (let at = place; parent[at]! >= 0; at = parent[at]!) count++;
  noteWay(count, place);
  for (let at = place; count > 0; at = parent[at]!) way[count--] = at;
  way[0] = start;
}

/** Where an action leads; NONE where there is no way. */
function placeAfter({ ahead }: Walls, place: Place, act: number): Place {
  return act === FORWARD ? ahead[place]! : (place & ~3) | ((place + (act === LEFT ? 3 : 1)) & 3);
}

/** Whether a shortest way to the aim can begin like that, too. */
function isShortest(walls: Walls, act: number, { aim, ap }: Found): boolean {
  const to = placeAfter(walls, start, act);
  if (to < 0 || (act === FORWARD && isHeld(to >> 2))) return false;
  const left = ap - apFor(walls, start, to);
  for (let at = 0; at < goalCount; at++) {
    if (aimOfGoal[at] !== aim || goals[at]![to]! > left) continue; // no less than that is possible
    if (descend(walls, to, goals[at]!, false) >= 0 || walk(walls, to, false, [goals[at]!], 1, left) >= 0) return true;
  }
  return false;
}

/** Place -> the last time it was found to be on a shortest way from where a walk began. */
const onWay = new Float64Array(parent.length);
const backward = new Int16Array(parent.length);
let ways = 0;

const isOnWay = (place: Place): boolean => onWay[place] === ways;

/** After a walk, which has looked at every place of every shortest way: back from its ends at that aim. */
function noteWays(walls: Walls, { aim }: Found): void {
  const { ahead, ground } = walls;
  let count = 0;
  ways += 1;
  const note = (place: Place, cost: number): void => {
    if (costOf(place) !== cost || onWay[place] === ways) return;
    onWay[place] = ways;
    backward[count++] = place;
  };
  for (let at = 0; at < goalCount; at++)
    if (aimOfGoal[at] === aim) for (const end of ends) if (goals[at]![end] === 0) note(end, costOf(end));
  for (let at = 0; at < count; at++) {
    const place = backward[at]!;
    const turned = costOf(place) - apFor(walls, place, place);
    note((place & ~3) | ((place + 1) & 3), turned);
    note((place & ~3) | ((place + 3) & 3), turned);
    const before = ground.from[place]!;
    if (before >= 0 && ahead[before] === place) note(before, costOf(place) - apFor(walls, before, place));
  }
}

/** Where an action leads if that stays on a shortest way, else NONE. */
function after(walls: Walls, place: Place, act: number): Place {
  const to = placeAfter(walls, place, act);
  if (to < 0 || !isOnWay(to)) return NONE;
  return costOf(to) === costOf(place) + apFor(walls, place, to) ? to : NONE;
}

/** From where it is along the ways noted. */
function layAlong(walls: Walls): void {
  let count = 0;
  let place = start;
  for (let next = place; next >= 0; ) {
    place = next;
    way[count++] = place;
    next = after(walls, place, FORWARD);
    if (next < 0) next = after(walls, place, LEFT);
    if (next < 0) next = after(walls, place, RIGHT);
  }
  noteWay(count - 1, place);
}

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
  const places = placesLooked();
  for (let at = 0; at < places.length; at++) {
    const place = places[at]!;
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

function nearestOf(fields: readonly Field[], squares: ArrayLike<Square>): Square[] {
  let least = FAR;
  let near: Square[] = [];
  for (let at = 0; at < squares.length; at++) {
    const square = squares[at]!;
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
