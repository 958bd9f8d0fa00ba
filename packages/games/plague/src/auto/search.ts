import { NONE, type Square, type Zombie } from '../types.ts';
import { isHeld, isPocket, walkableFrom } from './places.ts';
import type { Found, Slate } from './slate.ts';
import { costOf, placesLooked, walk } from './walk.ts';
import { type Aim, FAR, type Field, fieldOf, type Place, placeAim, squareAim, type Walls } from './walls.ts';

// Where a zombie can get to with others in the way.
export const FORWARD = 1;
export const LEFT = 2;
const RIGHT = 4;
export const LEAP = 8;

/** How far a zombie looks round for a way to come nearer to what somebody holds. */
const ROUND_ABOUT = 12;

const NO_AIMS: readonly Aim[] = [];
const NOTHING: readonly Found[] = [];

/**
 * The aims that take the fewest AP, each with one of its places; none if no aim can be reached. Afterwards `pathTo` and
 * `actsTo` look at what was found, or `nearest` for what comes nearest to it.
 */
export function search(walls: Walls, zombie: Zombie, aims: readonly Aim[]): readonly Found[] {
  const { slate } = walls.ground;
  const start = 4 * zombie.square + zombie.facing;
  slate.start = start;
  for (let at = 0; at < aims.length; at++)
    if (aims[at]!.away[start] === 0) {
      slate.sought = NO_AIMS;
      slate.found = [{ aim: at, place: start, ap: 0 }];
      return slate.found;
    }
  if (!isSought(walls, aims) || zombie.dog || !(slate.isShutOff || isGoneOn(walls))) {
    slate.sought = aims;
    noteGoals(walls, aims);
    find(walls, zombie.dog);
  }
  return slate.found;
}

function find(walls: Walls, dog: boolean): void {
  const { slate } = walls.ground;
  slate.isWalked = false;
  slate.isShutOff = false;
  slate.found = NOTHING;
  if (slate.goalCount === 0 || (!dog && isStraight(walls))) return;
  const ap = walk(walls, slate.start, dog, slate.goals, slate.goalCount, FAR, isHopeless);
  slate.isWalked = true;
  slate.isShutOff = slate.isGivenUp;
  if (ap >= 0) slate.found = foundAt(walls, ap);
}

/** Whether that was what the last search was for: nobody else has moved since the slate was wiped. */
function isSought({ ground: { slate } }: Walls, aims: readonly Aim[]): boolean {
  const { sought } = slate;
  if (sought.length !== aims.length || aims.length === 0) return false;
  for (let at = 0; at < aims.length; at++) if (sought[at] !== aims[at]) return false;
  return true;
}

/** Whether it has begun a shortest way to the one thing found: nothing else can be nearer now. */
function isGoneOn(walls: Walls): boolean {
  const { slate } = walls.ground;
  const { start, way } = slate;
  const [last] = slate.found;
  if (slate.found.length !== 1 || slate.wayOf !== last) return false;
  const from = way[slate.wayAt]!;
  if (start === from) return true;
  let { ap } = last!;
  if (slate.wayAt < slate.wayEnd && way[slate.wayAt + 1] === start) {
    slate.wayAt += 1;
    if (slate.path !== null && start >> 2 !== from >> 2) slate.path = slate.path.slice(1);
    ap -= apFor(walls, from, start);
  } else {
    if (!slate.isWalked || slate.onWay[start] === 0) return false;
    layAlong(walls);
    ap = costOf(walls, way[slate.wayEnd]!) - costOf(walls, start);
  }
  slate.wayOf = { aim: last!.aim, place: way[slate.wayEnd]!, ap };
  slate.found = [slate.wayOf];
  return true;
}

const apFor = ({ ground: { wet, water } }: Walls, from: Place, to: Place): number =>
  wet && (water[from >> 2] === 1 || water[to >> 2] === 1) ? 2 : 1;

/** Each aim as it is, or those of its places that nobody holds. */
function noteGoals(walls: Walls, aims: readonly Aim[]): void {
  walls.ground.slate.goalCount = 0;
  for (let at = 0; at < aims.length; at++) {
    const { places, away } = aims[at]!;
    let open = 0;
    for (let i = 0; i < places.length; i++) if (isOpen(walls, places[i]!)) open++;
    if (open === places.length) noteGoal(walls, away, at);
    else if (open > 0)
      for (let i = 0; i < places.length; i++)
        if (isOpen(walls, places[i]!)) noteGoal(walls, placeAim(walls, places[i]!).away, at);
  }
}

function noteGoal({ ground: { slate } }: Walls, away: Int16Array, aim: number): void {
  if (away[slate.start] === FAR) return;
  slate.goals[slate.goalCount] = away;
  slate.aimOfGoal[slate.goalCount++] = aim;
}

const isOpen = (walls: Walls, place: Place): boolean =>
  place >> 2 === walls.ground.slate.start >> 2 || !isHeld(walls, place >> 2);

/** Tries the shortest ways there are if nobody stands about: mostly nobody does, and then nothing need be searched. */
function isStraight(walls: Walls): boolean {
  const { slate } = walls.ground;
  const { goals, goalCount, aimOfGoal, start } = slate;
  let least = FAR;
  for (let at = 0; at < goalCount; at++) if (goals[at]![start]! < least) least = goals[at]![start]!;
  let direct: Found[] | null = null;
  for (let at = 0; at < goalCount; at++) {
    if (goals[at]![start] !== least) continue;
    const place = descend(walls, start, goals[at]!, true);
    if (place < 0) return false;
    const aim = aimOfGoal[at]!;
    if (direct === null) {
      slate.wayOf = { aim, place, ap: least };
      direct = [slate.wayOf];
    } else if (direct[direct.length - 1]!.aim !== aim) {
      slate.wayOf = null;
      direct.push({ aim, place, ap: least });
    }
  }
  slate.found = direct!;
  return true;
}

/**
 * Down to a place of the goal, each action bringing it nearer by what it costs, past whoever stands in the way; NONE if
 * no way is so short.
 */
function descend(walls: Walls, from: Place, away: Int16Array, note: boolean): Place {
  const { ahead, ground } = walls;
  const { taken, trail, isDead } = ground.slate;
  let at = from;
  let count = 0;
  let hasDead = false;
  for (let left = away[at]!; left > 0; left = away[at]!) {
    const to = ahead[at]!;
    const base = at & ~3;
    let next: Place = NONE;
    if (to >= 0 && away[to]! < left && taken[to >> 2] === 0 && away[to] === left - apFor(walls, at, to)) next = to;
    if (next < 0 || (hasDead && isDead[next] === 1)) {
      const turned = left - apFor(walls, at, at);
      next = base | ((at + 3) & 3);
      if (away[next] !== turned || (hasDead && isDead[next] === 1)) {
        next = base | ((at + 1) & 3);
        if (away[next] !== turned || (hasDead && isDead[next] === 1)) next = NONE;
      }
    }
    if (next >= 0) {
      trail[count++] = at;
      at = next;
      continue;
    }
    if (count === 0) return NONE;
    if (!hasDead) isDead.fill(0);
    hasDead = true;
    isDead[at] = 1;
    at = trail[--count]!;
  }
  if (note) {
    const { way } = ground.slate;
    for (let step = 0; step < count; step++) way[step] = trail[step]!;
    noteWay(walls, count, at);
  }
  return at;
}

function noteWay({ ground: { slate } }: Walls, count: number, end: Place): void {
  slate.way[count] = end;
  slate.wayAt = 0;
  slate.wayEnd = count;
  slate.path = null;
}

/** The aims at which the walk has ended, once each. */
function foundAt({ ground: { slate } }: Walls, ap: number): readonly Found[] {
  const { goals, goalCount, aimOfGoal, ends } = slate;
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
  const { sought, start } = walls.ground.slate;
  const open: Square[] = [];
  for (const { places } of sought) for (const place of places) if (isOpen(walls, place)) open.push(place >> 2);
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
  const { start, isWalked, way, wayAt } = walls.ground.slate;
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

function actTo({ ahead, ground }: Walls, place: Place): number {
  const { start } = ground.slate;
  if (place >> 2 === start >> 2) return ((place - start) & 3) === 1 ? RIGHT : LEFT;
  return ahead[start] === place ? FORWARD : LEAP;
}

/** The squares on a way to what was found, without the one it starts from. */
export function pathTo(walls: Walls, zombie: Zombie, to: Found): readonly Square[] {
  layWay(walls, zombie, to);
  const { slate } = walls.ground;
  slate.path ??= squaresAhead(slate);
  return slate.path;
}

function squaresAhead({ way, wayAt, wayEnd }: Slate): readonly Square[] {
  let count = 0;
  for (let at = wayAt; at < wayEnd; at++) if (way[at]! >> 2 !== way[at + 1]! >> 2) count++;
  const squares = Array<Square>(count);
  for (let at = wayEnd; at > wayAt; at--) if (way[at]! >> 2 !== way[at - 1]! >> 2) squares[--count] = way[at]! >> 2;
  return squares;
}

function layWay(walls: Walls, { dog }: Zombie, to: Found): void {
  const { slate } = walls.ground;
  if (slate.wayOf === to) return;
  slate.wayOf = to;
  const { goals, goalCount, aimOfGoal, start } = slate;
  if (dog || to.aim === NONE) layBack(walls, to.place);
  else if (slate.isWalked) {
    noteWays(walls, to);
    layAlong(walls);
  } else
    for (let at = 0; at < goalCount; at++)
      if (aimOfGoal[at] === to.aim && goals[at]![to.place] === 0) descend(walls, start, goals[at]!, true);
}

/** Back from a place by the steps of the last walk. */
function layBack(walls: Walls, place: Place): void {
  const { parent, way, start } = walls.ground.slate;
  let count = 0;
  for (let at = place; parent[at]! >= 0; at = parent[at]!) count++;
  noteWay(walls, count, place);
  for (let at = place; count > 0; at = parent[at]!) way[count--] = at;
  way[0] = start;
}

/** Where an action leads; NONE where there is no way. */
function placeAfter({ ahead }: Walls, place: Place, act: number): Place {
  return act === FORWARD ? ahead[place]! : (place & ~3) | ((place + (act === LEFT ? 3 : 1)) & 3);
}

/** Whether a shortest way to the aim can begin like that, too. */
function isShortest(walls: Walls, act: number, { aim, ap }: Found): boolean {
  const { start, goals, goalCount, aimOfGoal } = walls.ground.slate;
  const to = placeAfter(walls, start, act);
  if (to < 0 || (act === FORWARD && isHeld(walls, to >> 2))) return false;
  const left = ap - apFor(walls, start, to);
  for (let at = 0; at < goalCount; at++) {
    if (aimOfGoal[at] !== aim || goals[at]![to]! > left) continue; // no less than that is possible
    if (descend(walls, to, goals[at]!, false) >= 0) return true;
  }
  return false;
}

/** After a walk, which has looked at every place of every shortest way: back from its ends at that aim. */
function noteWays(walls: Walls, { aim }: Found): void {
  const { ahead, ground } = walls;
  const { onWay, backward, goals, goalCount, aimOfGoal, ends } = ground.slate;
  let count = 0;
  onWay.fill(0);
  const note = (place: Place, cost: number): void => {
    if (costOf(walls, place) !== cost || onWay[place] === 1) return;
    onWay[place] = 1;
    backward[count++] = place;
  };
  for (let at = 0; at < goalCount; at++)
    if (aimOfGoal[at] === aim) for (const end of ends) if (goals[at]![end] === 0) note(end, costOf(walls, end));
  for (let at = 0; at < count; at++) {
    const place = backward[at]!;
    const turned = costOf(walls, place) - apFor(walls, place, place);
    note((place & ~3) | ((place + 1) & 3), turned);
    note((place & ~3) | ((place + 3) & 3), turned);
    const before = ground.from[place]!;
    if (before >= 0 && ahead[before] === place) note(before, costOf(walls, place) - apFor(walls, before, place));
  }
}

/** Where an action leads if that stays on a shortest way, else NONE. */
function after(walls: Walls, place: Place, act: number): Place {
  const to = placeAfter(walls, place, act);
  if (to < 0 || walls.ground.slate.onWay[to] === 0) return NONE;
  return costOf(walls, to) === costOf(walls, place) + apFor(walls, place, to) ? to : NONE;
}

/** From where it is along the ways noted. */
function layAlong(walls: Walls): void {
  const { way, start } = walls.ground.slate;
  let count = 0;
  let place = start;
  for (let next = place; next >= 0; ) {
    place = next;
    way[count++] = place;
    next = after(walls, place, FORWARD);
    if (next < 0) next = after(walls, place, LEFT);
    if (next < 0) next = after(walls, place, RIGHT);
  }
  noteWay(walls, count - 1, place);
}

/**
 * After a search in vain: of all places it can come to, the cheapest of those nearest to the squares; null if none is
 * nearer. It goes any way to what it is shut off from, but not far about to what somebody holds.
 */
export function nearest(walls: Walls, zombie: Zombie, squares: readonly Square[]): Found | null {
  const { goalCount, isShutOff, start, ends } = walls.ground.slate;
  const fields = squares.map((square) => fieldOf(walls, square));
  const least = stepsTo(fields, zombie.square);
  if (goalCount > 0 && !isShutOff) return nearestLooked(walls, fields, least);
  const near = isShutOff ? nearestOf(fields, walkableFrom(walls, zombie.square)) : nearestFree(walls, fields);
  if (near.length === 0 || stepsTo(fields, near[0]!) >= least) return null;
  const aims = near.map((square) => squareAim(walls, square, false).away);
  const most = isShutOff ? FAR : ROUND_ABOUT;
  const straight = zombie.dog ? null : straightTo(walls, aims, most);
  if (straight !== null) return straight;
  const ap = walk(walls, start, zombie.dog, aims, aims.length, most);
  if (ap >= 0) return { aim: NONE, place: ends[0]!, ap };
  walk(walls, start, zombie.dog, aims, 0, ROUND_ABOUT);
  return nearestLooked(walls, fields, least);
}

/** To the nearest of these if a way there is as short as can be; null does not say that there is none. */
function straightTo(walls: Walls, aims: readonly Int16Array[], most: number): Found | null {
  const { slate } = walls.ground;
  let best = aims[0]!;
  for (let at = 1; at < aims.length; at++) if (aims[at]![slate.start]! < best[slate.start]!) best = aims[at]!;
  const ap = best[slate.start]!;
  if (ap > most || ap === FAR) return null;
  const place = descend(walls, slate.start, best, true);
  if (place < 0) return null;
  slate.wayOf = { aim: NONE, place, ap };
  return slate.wayOf;
}

/** Of the places that the last walk has looked at. */
function nearestLooked(walls: Walls, fields: readonly Field[], most: number): Found | null {
  let best: Place = NONE;
  let least = most - 1;
  const places = placesLooked(walls);
  for (let at = 0; at < places.length; at++) {
    const place = places[at]!;
    const steps = stepsTo(fields, place >> 2);
    if (steps > least || (steps === least && best >= 0 && costOf(walls, place) >= costOf(walls, best))) continue;
    best = place;
    least = steps;
  }
  return best < 0 ? null : { aim: NONE, place: best, ap: costOf(walls, best) };
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
function nearestFree(walls: Walls, fields: readonly Field[]): Square[] {
  const { blocked } = walls.ground;
  const near: Square[] = [];
  for (const { order, steps } of fields) {
    let least = FAR;
    for (let at = 0; at < order.length && steps[order[at]!]! <= least; at++) {
      const square = order[at]!;
      if (blocked[square] === 1 || isHeld(walls, square)) continue;
      least = steps[square]!;
      near.push(square);
    }
  }
  return nearestOf(fields, near);
}
