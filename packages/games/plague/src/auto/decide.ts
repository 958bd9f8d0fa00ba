import { openingsBetween, stepsFrom } from '../board/sight.ts';
import type { Playing } from '../rules/changes.ts';
import { zombieStepForbidden } from '../rules/moves.ts';
import { across, areNext, ground, humanAt, isClosed, zombieAt } from '../rules/questions.ts';
import {
  type HumanId,
  NONE,
  type OpeningId,
  type Square,
  type State,
  type Why,
  type Zombie,
  type ZombieAct,
  type ZombieId,
} from '../types.ts';
import { stepsToHuman } from './order.ts';
import { isHeld, notePlaces } from './places.ts';
import { actsTo, FORWARD, type Found, LEAP, LEFT, nearest, pathTo, search } from './search.ts';
import { gunsHeard, huntersSeen, lookAround, noisesHeard, type Source } from './senses.ts';
import { type Aim, barricadeAims, isReachable, nearestOpenings, placeAim, squareAim, type Walls } from './walls.ts';

/** What an automatic zombie does with its next AP; null: nothing. */
interface Decision {
  readonly act: ZombieAct | null;
  readonly why: Why;
}

type Reason = Pick<Why, 'priority' | 'rule' | 'sees' | 'hears' | 'distance'>;

/** Who decides, and where: good as long as nobody else moves and no barricade falls. */
export interface Mind {
  readonly play: Playing;
  readonly state: State;
  readonly id: ZombieId;
  readonly zombie: Zombie;
  readonly walls: Walls;
}

export function mindOf(play: Playing, id: ZombieId): Mind {
  const { state } = play;
  return { play, state, id, zombie: state.zombies[id]!, walls: notePlaces(state) };
}

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
    knock(mind) ?? { act: null, why: whyOf(KNOCKING, zombie.square, 0, []) }
  );
}

const biting = (sees: HumanId): Reason => ({ priority: 1, rule: 'ZP-AUTO-03', sees });
const chasing = (sees: HumanId): Reason => ({ priority: 2, rule: 'ZP-AUTO-04', sees });
const BESIEGING: Reason = { priority: 2, rule: 'ZP-SEE-05' };
/** 3: the nearest noise that it hears (ZP-AUTO-05). */
const HEARD: Reason = { priority: 3, rule: 'ZP-AUTO-05' };
const RECALLING: Reason = { priority: 4, rule: 'ZP-AUTO-06' };
const FOLLOWING: Reason = { priority: 5, rule: 'ZP-AUTO-07' };
const GATHERING: Reason = { priority: 6, rule: 'ZP-AUTO-08' };
/** 7: the same for what is heard everywhere (ZP-AUTO-09). */
const LISTENED: Reason = { priority: 7, rule: 'ZP-AUTO-09' };
const KNOCKING: Reason = { priority: 8, rule: 'ZP-AUTO-10' };
const SEEKING: Reason = { priority: 8, rule: 'ZP-AUTO-11' };

/** Made plainly: this is the hottest of all objects. */
function whyOf(reason: Reason, target: Square, ap: number, path: readonly Square[], tied = 1): Why {
  const { priority, rule, sees, hears, distance } = reason;
  const why: { -readonly [key in keyof Why]: Why[key] } = { priority, rule, target, ap, path };
  if (sees !== undefined) why.sees = sees;
  if (hears !== undefined) {
    why.hears = hears;
    why.distance = distance!;
  }
  if (tied > 1) why.tied = tied;
  return why;
}

const hearing = ({ priority, rule }: Reason, { noise, distance }: Source): Reason => ({
  priority,
  rule,
  hears: noise,
  distance,
});

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

const aimAt = ({ walls }: Mind, square: Square): Aim => squareAim(walls, square, isHeld(square));
const aimsAt = (mind: Mind, squares: readonly Square[]): Aim[] => squares.map((square) => aimAt(mind, square));

/** 2: the prey it sees that takes the fewest AP (ZP-AUTO-04); a barricade in between is besieged (ZP-SEE-05). */
function chase(mind: Mind, seen: readonly HumanId[]): Decision | null {
  if (seen.length === 0) return null;
  const decision = pursue(mind, seen, chasing);
  if (decision !== null) return decision;
  const { state, zombie } = mind;
  if (!zombie.dog) zombie.siege = siegeOf(state, zombie, standsOf(state, seen[0]!)[0]!);
  return null;
}

/** Where one has to be to be at a human: where he stands, or at a door of the car that he is in. */
function standsOf(state: State, id: HumanId): readonly Square[] {
  const { car, carDoors } = ground(state);
  const { square } = state.humans[id]!;
  return square === car ? carDoors.map(({ from }) => from) : [square];
}

/** To one of these humans; null if walls or barricades part it from them all. */
function pursue(mind: Mind, prey: readonly HumanId[], reasonFor: (id: HumanId) => Reason): Decision | null {
  const { state, zombie, walls } = mind;
  let squares = standsOf(state, prey[0]!);
  let whose = squares.map(() => prey[0]!);
  for (let at = 1; at < prey.length; at++) {
    const more = standsOf(state, prey[at]!);
    squares = [...squares, ...more];
    whose = [...whose, ...more.map(() => prey[at]!)];
  }
  const aims = aimsAt(mind, squares);
  const found = search(walls, zombie, aims);
  if (found.length > 0) {
    const best = found.length === 1 ? found[0]! : weakest(mind, found, whose);
    const id = whose[best.aim]!;
    const { square } = state.humans[id]!;
    if (best.ap === 0) return { act: null, why: whyOf(reasonFor(id), square, 0, []) };
    return go(mind, best, reasonFor(id), square);
  }
  if (!isAnyReachable(mind, squares)) return null;
  // Only the dead are in the way: as near as can be.
  const near = nearest(walls, zombie, squares);
  const reason = reasonFor(prey[0]!);
  return near === null ? { act: null, why: whyOf(reason, squares[0]!, NONE, []) } : go(mind, near, reason, squares[0]!);
}

function weakest(mind: Mind, found: readonly Found[], whose: readonly HumanId[]): Found {
  const { humans, variants } = mind.state;
  const prey = found.map(({ aim }) => whose[aim]!);
  const strength = prey.map((id) => (variants.wounds ? humans[id]!.health : humans[id]!.ap));
  return worst(mind, found, prey, strength);
}

const isAnyReachable = ({ walls, zombie }: Mind, squares: readonly Square[]): boolean =>
  squares.some((square) => isReachable(walls, zombie.square, square));

/** The place before the barricade that stands between it and the square: on the line, or else the nearest to it. */
function siegeOf(state: State, zombie: Zombie, target: Square): number {
  const board = ground(state);
  const toTarget = stepsFrom(board, target);
  const onLine = openingsBetween(board, zombie.square, target).find((opening) => isClosed(state, opening));
  let best = NONE;
  for (const [id, { a, b, facing, back }] of board.openings.entries()) {
    if (a < 0 || !isClosed(state, id)) continue;
    const place = toTarget[a]! > toTarget[b]! ? 4 * a + facing : 4 * b + back;
    if (id === onLine) return place;
    if (best < 0 || toTarget[place >> 2]! < toTarget[best >> 2]!) best = place;
  }
  return best;
}

/** ZP-SEE-05: while somebody is in the room behind, or there is noise from there. */
function besiege(mind: Mind): Decision | null {
  const { state, id, zombie, walls } = mind;
  const place = zombie.siege;
  const board = ground(state);
  const side = board.side[place]!;
  const room = board.room[board.to[place]!]!;
  const isBehind = (square: Square): boolean => square !== board.car && square >= 0 && board.room[square] === room;
  const prey = state.humans.findIndex((one) => one.status === 'in' && room >= 0 && isBehind(one.square));
  const noise = noisesHeard(state, id).find(({ square }) => isBehind(square));
  if (side < 0 || !isClosed(state, side) || (prey < 0 && noise === undefined)) {
    zombie.siege = NONE;
    return null;
  }
  const reason = noise === undefined ? BESIEGING : hearing(BESIEGING, noise);
  return storm(mind, [placeAim(walls, place)], reason);
}

/** To the nearest of these places before barricades; through it when four are there, else it waits before it. */
function storm(mind: Mind, aims: readonly Aim[], reason: Reason): Decision {
  const { state, id, zombie, walls } = mind;
  const found = search(walls, zombie, aims);
  if (found.length > 0 && found[0]!.ap === 0) {
    const why = whyOf(reason, zombie.square, 0, []);
    return { act: zombieStepForbidden(state, zombie, id).length === 0 ? AHEAD : null, why };
  }
  if (found.length > 0) {
    const best = found.length === 1 ? found[0]! : worst(mind, found, found.map(aimOf), found.map(alike));
    return go(mind, best, reason, best.place >> 2);
  }
  const squares = aims.map(({ places }) => places[0]! >> 2);
  const near = isAnyReachable(mind, squares) ? nearest(walls, zombie, squares) : null;
  if (near !== null) return go(mind, near, reason, squares[0]!);
  return { act: null, why: whyOf(reason, squares[0]!, NONE, []) };
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
  const squares = open.map(squareOf);
  const aims = aimsAt(mind, squares);
  const found = search(walls, zombie, aims);
  if (found.length > 0) {
    if (found[0]!.ap === 0) return null;
    const best =
      found.length === 1 ? found[0]! : nearestToHumans(mind, found, targetsOf(found, squares), found.map(aimOf));
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
    const place = zombie.dog ? NONE : siegeOf(state, zombie, square);
    const { room, to } = ground(state);
    if (place < 0 || room[to[place]!] !== room[square]) continue;
    zombie.siege = place;
    return storm(mind, [placeAim(walls, place)], hearing({ priority: reason.priority, rule: 'ZP-SEE-05' }, source));
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
  if (square < 0) return null;
  const distance = stepsFrom(ground(state), square)[zombie.square]!;
  if (distance > 10) return null;
  return approach(mind, [{ square, noise: 'loud', distance }], { priority: 4, rule: 'ZP-BABY-11' });
}

/** 5: a zombie after a prey, seen from afar (ZP-AUTO-07). */
function follow(mind: Mind): Decision | null {
  const { state, id, zombie, walls } = mind;
  const squares = huntersSeen(state, id);
  if (squares.length === 0) return null;
  const aims = aimsAt(mind, squares);
  const found = search(walls, zombie, aims);
  if (found.length === 0 || found[0]!.ap === 0) return null;
  const best = found.length === 1 ? found[0]! : nearestToHumans(mind, found, targetsOf(found, squares));
  return go(mind, best, FOLLOWING, squares[best.aim]!);
}

/** 6: a barricade, to gather there and break it (ZP-AUTO-08); not for dogs (ZP-DOG-05). */
function gather(mind: Mind): Decision | null {
  const { zombie, walls } = mind;
  if (zombie.dog) return null;
  const aims = barricadeAims(walls);
  return aims.length === 0 ? null : storm(mind, aims, GATHERING);
}

/** 8: a door or window that it has not tried, and through it; when it has tried all, the humans (ZP-AUTO-10). */
function knock(mind: Mind): Decision | null {
  const { state, id, zombie, walls } = mind;
  const here = 4 * zombie.square + zombie.facing;
  const { side, to } = walls.ground;
  const before = side[here]!;
  if (before >= 0 && !zombie.doors.includes(before)) {
    if (zombieStepForbidden(state, zombie, id).length === 0)
      return { act: AHEAD, why: whyOf(KNOCKING, to[here]!, 1, [to[here]!]) };
    zombie.doors.push(before); // no way through here
  }
  const decision = seekDoor(mind) ?? (zombie.doors.length === 0 ? null : seekPrey(mind));
  if (decision !== null) return decision;
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

/** To a human, wherever he is: the one that takes the fewest AP. */
function seekPrey(mind: Mind): Decision | null {
  const { humans } = mind.state;
  const prey = [...humans.keys()].filter((id) => humans[id]!.status === 'in');
  return pursue(mind, prey, () => SEEKING);
}

const aimOf = ({ aim }: Found): number => aim;
const alike = (): number => 0;
const standOf = ({ place }: Found): Square => place >> 2;
const targetsOf = (found: readonly Found[], squares: readonly Square[]): Square[] =>
  found.map(({ aim }) => squares[aim]!);

/** Nearest to a human is worst. */
function nearestToHumans(mind: Mind, found: readonly Found[], squares: readonly Square[], goals = squares): Found {
  const steps = squares.map((square) => stepsToHuman(mind.state, square));
  return worst(mind, found, goals, steps);
}

/** Of equal targets the worst for the humans, then the lot (ZP-AUTO-11); of each, which goal it is and how harmless. */
function worst({ play }: Mind, found: readonly Found[], goals: readonly number[], harmless: readonly number[]): Found {
  const least = Math.min(...harmless);
  const tied: number[] = [];
  for (let at = 0; at < goals.length; at++)
    if (harmless[at] === least && !tied.includes(goals[at]!)) tied.push(goals[at]!);
  const goal = tied.length === 1 ? tied[0]! : tied[play.pick('lot', tied.length)]!;
  return found[goals.indexOf(goal)]!;
}

/** The first action of a shortest way, by lot if there are several (ZP-AUTO-11). */
function go({ play, walls, zombie }: Mind, found: Found, reason: Reason, target: Square): Decision {
  const path = pathTo(walls, zombie, found);
  const acts = actsTo(walls, zombie, found);
  const act = actOf(acts.length === 1 ? acts[0]! : acts[play.pick('lot', acts.length)]!);
  return { act, why: whyOf(reason, target, found.aim === NONE ? NONE : found.ap, path, acts.length) };
}

const AHEAD: ZombieAct = { do: 'forward' };
const LEAPING: ZombieAct = { do: 'leap' };
const TO_LEFT: ZombieAct = { do: 'turn', to: 'left' };
const TO_RIGHT: ZombieAct = { do: 'turn', to: 'right' };

function actOf(act: number): ZombieAct {
  if (act === FORWARD) return AHEAD;
  return act === LEAP ? LEAPING : act === LEFT ? TO_LEFT : TO_RIGHT;
}
