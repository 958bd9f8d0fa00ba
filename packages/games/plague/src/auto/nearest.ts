import { NONE, type Square, type Zombie } from '../types.ts';
import { isHeld, walkableFrom } from './places.ts';
import type { Found } from './slate.ts';
import { costOf, placesLooked, walk } from './walk.ts';
import { FAR, type Field, fieldOf, type Place, squareAim, type Walls } from './walls.ts';
import { descend } from './ways.ts';

/** How far a zombie looks round for a way to come nearer to what somebody holds. */
const ROUND_ABOUT = 12;

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
