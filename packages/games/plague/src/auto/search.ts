import type { Square, Zombie } from '../types.ts';
import { isHeld, isPocket } from './places.ts';
import type { Found } from './slate.ts';
import { costOf, walk } from './walk.ts';
import { type Aim, FAR, type Place, placeAim, type Walls } from './walls.ts';
import { apFor, descend, layAlong } from './ways.ts';

// Where a zombie can get to with others in the way.
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
