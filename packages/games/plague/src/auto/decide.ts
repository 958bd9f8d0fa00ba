import { stepsFrom } from '../board/sight.ts';
import { zombieStepForbidden } from '../rules/moves.ts';
import { across, areNext, ground, humanAt, zombieAt } from '../rules/questions.ts';
import { type HumanId, NONE, type OpeningId, type Square } from '../types.ts';
import { gateFor, standAside, storm } from './gather.ts';
import { AHEAD, type Decision, go, hearing, type Mind, nearestToHumans, type Reason, waiting, whyOf } from './mind.ts';
import { nearest } from './nearest.ts';
import { aimAt, besetCar, besiege, chase, seekBeside, seekPrey, siegeOf } from './prey.ts';
import { search } from './search.ts';
import { gunsHeard, huntersSeen, lookAround, noisesHeard, type Source } from './senses.ts';
import type { Found } from './slate.ts';
import { type Aim, isReachable, nearestOpenings } from './walls.ts';

const aimsAt = (mind: Mind, squares: readonly Square[]): Aim[] => squares.map((square) => aimAt(mind, square));

/** The list of priorities, tested anew before each AP (ZP-AUTO-02 to ZP-AUTO-10). */
export function decide(mind: Mind): Decision {
  const { state, id, zombie } = mind;
  const seen = lookAround(state, id);
  return (
    bite(mind) ??
    chase(mind, seen) ??
    (zombie.siege < 0 ? null : besiege(mind)) ??
    toward(mind, noisesHeard(state, id), HEARD) ??
    recall(mind) ??
    cry(mind) ??
    follow(mind) ??
    gather(mind) ??
    toward(mind, gunsHeard(state, id), LISTENED) ??
    knock(mind) ??
    waiting(KNOCKING, zombie.square, 0)
  );
}

const biting = (sees: HumanId): Reason => ({ priority: 1, rule: 'ZP-AUTO-03', sees });
/** 3: the nearest noise that it hears (ZP-AUTO-05). */
const HEARD: Reason = { priority: 3, rule: 'ZP-AUTO-05' };
const RECALLING: Reason = { priority: 4, rule: 'ZP-AUTO-06' };
const CRYING: Reason = { priority: 4, rule: 'ZP-BABY-11' };
const FOLLOWING: Reason = { priority: 5, rule: 'ZP-AUTO-07' };
const GATHERING: Reason = { priority: 6, rule: 'ZP-AUTO-08' };
/** 7: the same for what is heard everywhere (ZP-AUTO-09). */
const LISTENED: Reason = { priority: 7, rule: 'ZP-AUTO-09' };
const KNOCKING: Reason = { priority: 8, rule: 'ZP-AUTO-10' };

/** 1: whoever is in front of it; the baby too, where it may (ZP-AUTO-03, ZP-BABY-14). */
function bite({ state, zombie, walls }: Mind): Decision | null {
  const square = across(state, zombie.square, zombie.facing);
  if (square < 0 || square === walls.ground.car) return null;
  const human = humanAt(state, square);
  if (human >= 0) return { act: { do: 'bite' }, why: whyOf(biting(human), square, 1, []) };
  const { baby, variants } = state;
  if (variants.devour && baby.state === 'lies' && baby.square === square)
    return { act: { do: 'devour' }, why: whyOf({ priority: 1, rule: 'ZP-BABY-14' }, square, 1, []) };
  return null;
}

function toward(mind: Mind, sources: readonly Source[], reason: Reason): Decision | null {
  for (let at = 0; at < sources.length; ) {
    const { distance } = sources[at]!;
    let end = at;
    while (end < sources.length && sources[end]!.distance === distance) end++;
    const decision = approach(mind, end - at === sources.length ? sources : sources.slice(at, end), reason);
    if (decision !== null) return decision;
    at = end;
  }
  return null;
}

/** To one of several equally near; null if it is there already, beside another zombie, or can come no nearer. */
function approach(mind: Mind, sources: readonly Source[], reason: Reason): Decision | null {
  const { state, zombie, walls } = mind;
  const open = isAnyThere(mind, sources) ? notThere(mind, sources) : sources;
  const aims: Aim[] = [];
  for (let at = 0; at < open.length; at++) aims.push(aimAt(mind, open[at]!.square));
  const found = search(walls, zombie, aims);
  if (found.length > 0) {
    if (found[0]!.ap === 0) return null;
    const best =
      found.length === 1
        ? found[0]!
        : nearestToHumans(mind, found, squaresFound(found, open.map(squareOf)), found.map(aimOf));
    const source = open[best.aim]!;
    return go(mind, best, hearing(reason, source), source.square);
  }
  for (const source of open) {
    const { square } = source;
    if (isReachable(walls, zombie.square, square)) {
      const near = nearest(walls, zombie, [square]);
      if (near !== null) return go(mind, near, hearing(reason, source), square);
      continue;
    }
    // A noise from behind a barricade draws it there (ZP-SEE-05).
    const gate = gateFor(mind);
    const place = gate < 0 ? NONE : siegeOf(state, walls, zombie, square);
    const { room, to } = walls.ground;
    if (place < 0 || room[to[place]!] !== room[square]) continue;
    zombie.siege = place;
    return storm(mind, gate, hearing({ priority: reason.priority, rule: 'ZP-SEE-05' }, source));
  }
  return null;
}

const squareOf = ({ square }: Source): Square => square;

function isThere({ state, zombie }: Mind, { square }: Source): boolean {
  return square === zombie.square || (zombieAt(state, square) >= 0 && areNext(state, zombie.square, square));
}

function isAnyThere(mind: Mind, sources: readonly Source[]): boolean {
  for (let at = 0; at < sources.length; at++) if (isThere(mind, sources[at]!)) return true;
  return false;
}

const notThere = (mind: Mind, sources: readonly Source[]): Source[] =>
  sources.filter((source) => !isThere(mind, source));

/** 4: where it last saw a human (ZP-AUTO-06); forgotten on the spot. */
function recall(mind: Mind): Decision | null {
  const { zombie, walls } = mind;
  if (zombie.seen < 0) return null;
  if (zombie.seen === walls.ground.car) {
    const decision = besetCar(mind, RECALLING);
    if (decision === null) zombie.seen = NONE;
    return decision;
  }
  if (zombie.seen === zombie.square) {
    zombie.seen = NONE;
    return null;
  }
  const aim = aimAt(mind, zombie.seen);
  const [found] = search(walls, zombie, [aim]);
  if (found !== undefined && found.ap > 0) return go(mind, found, RECALLING, zombie.seen);
  if (found !== undefined) {
    zombie.seen = NONE;
    return null;
  }
  const isOpen = isReachable(walls, zombie.square, zombie.seen);
  const near = isOpen ? nearest(walls, zombie, [zombie.seen]) : null;
  return near === null ? null : go(mind, near, RECALLING, zombie.seen);
}

/** The baby's cries, if there is nothing better (ZP-BABY-11). */
function cry(mind: Mind): Decision | null {
  const { state, zombie } = mind;
  const { baby, humans } = state;
  if (baby.state !== 'lies' && baby.state !== 'carried') return null;
  const square = baby.state === 'lies' ? baby.square : humans[baby.by]!.square;
  if (square < 0 || square === zombie.cradle) return null;
  const distance = stepsFrom(ground(state), square)[zombie.square]!;
  if (distance > 10) return null;
  const decision = approach(mind, [{ square, noise: 'loud', distance }], CRYING);
  if (decision === null && distance <= 1) zombie.cradle = square; // or it would never leave it
  return decision;
}

/** 5: a zombie after a prey, seen from afar (ZP-AUTO-07). */
function follow(mind: Mind): Decision | null {
  const { state, id, zombie, walls } = mind;
  const squares = huntersSeen(state, id);
  if (squares.length === 0) return null;
  const aims = aimsAt(mind, squares);
  const found = search(walls, zombie, aims);
  if (found.length === 0 || found[0]!.ap === 0) return null;
  const best = found.length === 1 ? found[0]! : nearestToHumans(mind, found, squaresFound(found, squares));
  return go(mind, best, FOLLOWING, squares[best.aim]!);
}

/** 6: a barricade, to gather there and break it (ZP-AUTO-08). */
function gather(mind: Mind): Decision | null {
  const gate = gateFor(mind);
  return gate < 0 ? null : storm(mind, gate, GATHERING);
}

/** 8: a human nearby, a door or window that it has not tried, and through it; at last any human (ZP-AUTO-10). */
function knock(mind: Mind): Decision | null {
  const { state, id, zombie, walls } = mind;
  const beside = seekBeside(mind);
  if (beside !== null) return beside;
  const here = 4 * zombie.square + zombie.facing;
  const { side, to } = walls.ground;
  const before = side[here]!;
  if (before >= 0 && !zombie.doors.includes(before)) {
    if (zombieStepForbidden(state, zombie, id).length === 0)
      return { act: AHEAD, why: whyOf(KNOCKING, to[here]!, 1, [to[here]!]) };
    zombie.doors.push(before); // no way through here
  }
  const decision = seekDoor(mind) ?? seekPrey(mind);
  if (decision !== null) return decision;
  if (zombie.dog) return standAside(mind, KNOCKING);
  zombie.doors = [];
  return before < 0 ? seekDoor(mind) : null;
}

/** To the nearest it has not tried, passing over those where somebody is in the way. */
function seekDoor(mind: Mind): Decision | null {
  const { zombie, walls } = mind;
  const here = 4 * zombie.square + zombie.facing;
  const { side } = walls.ground;
  for (let tried: readonly OpeningId[] = zombie.doors; ; ) {
    const aims = nearestOpenings(walls, here, tried);
    if (aims.length === 0) return null;
    const found = search(walls, zombie, aims);
    if (found.length > 0) {
      const best = found.length === 1 ? found[0]! : nearestToHumans(mind, found, found.map(standOf));
      return go(mind, best, KNOCKING, best.place >> 2);
    }
    tried = [...tried, ...aims.map(({ places }) => side[places[0]!]!)];
  }
}

const aimOf = ({ aim }: Found): number => aim;
const standOf = ({ place }: Found): Square => place >> 2;
const squaresFound = (found: readonly Found[], squares: readonly Square[]): Square[] =>
  found.map(({ aim }) => squares[aim]!);
