import { NONE, type Square, type Zombie } from '../types.ts';
import { isHeld } from './places.ts';
import type { Found, Slate } from './slate.ts';
import { costOf } from './walk.ts';
import type { Place, Walls } from './walls.ts';

// The ways to what a search has found, and how each of them may begin.
export const FORWARD = 1;
export const LEFT = 2;
const RIGHT = 4;
export const LEAP = 8;

export const apFor = ({ ground: { wet, water } }: Walls, from: Place, to: Place): number =>
  wet && (water[from >> 2] === 1 || water[to >> 2] === 1) ? 2 : 1;

/**
 * Down to a place of the goal, each action bringing it nearer by what it costs, past whoever stands in the way; NONE if
 * no way is so short.
 */
export function descend(walls: Walls, from: Place, away: Int16Array, note: boolean): Place {
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
export function layAlong(walls: Walls): void {
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
