import type { Noise } from '../../content/card.ts';
import { openingsBetween, stepsFrom } from '../board/sight.ts';
import type { Playing } from '../rules/changes.ts';
import { zombieStepForbidden } from '../rules/moves.ts';
import { across, ground, isClosed } from '../rules/questions.ts';
import {
  type HumanId,
  NONE,
  type Square,
  type State,
  type Why,
  type Zombie,
  type ZombieAct,
  type ZombieId,
} from '../types.ts';
import { stepsToHuman } from './order.ts';
import {
  actsTo,
  clearGoals,
  FORWARD,
  type Found,
  fieldOf,
  isReachable,
  LEAP,
  LEFT,
  markGoal,
  markSquare,
  nearest,
  pathTo,
  search,
} from './search.ts';
import { gunsHeard, huntersSeen, lookAround, noisesHeard, type Source } from './senses.ts';

/** What an automatic zombie does with its next AP; null: nothing. */
export interface Decision {
  readonly act: ZombieAct | null;
  readonly why: Why;
}

type Reason = Pick<Why, 'priority' | 'rule'> & { sees?: HumanId; hears?: Noise; distance?: number };

/** The list of priorities, tested anew before each AP (ZP-AUTO-02 to ZP-AUTO-10). */
export function decide(play: Playing, id: ZombieId): Decision {
  const { state } = play;
  const zombie = state.zombies[id]!;
  const seen = lookAround(state, id);
  return (
    bite(state, zombie) ??
    chase(play, zombie, seen) ??
    besiege(play, id, zombie) ??
    hear(play, id, zombie) ??
    recall(play, id, zombie) ??
    cry(play, id, zombie) ??
    follow(play, id, zombie) ??
    gather(play, id, zombie) ??
    listen(play, id, zombie) ??
    knock(play, zombie) ?? { act: null, why: whyOf({ priority: 8, rule: 'ZP-AUTO-10' }, zombie.square, 0, []) }
  );
}

const whyOf = (reason: Reason, target: Square, ap: number, path: readonly Square[]): Why => ({
  ...reason,
  target,
  ap,
  path,
});

/** 1: whoever is in front of it; the baby too, where it may (ZP-AUTO-03, ZP-BABY-14). */
function bite(state: State, zombie: Zombie): Decision | null {
  const square = across(state, zombie.square, zombie.facing);
  if (square < 0 || square === ground(state).car) return null;
  const human = state.humans.findIndex((one) => one.square === square && one.status === 'in');
  const reason = { priority: 1, rule: 'ZP-AUTO-03' };
  if (human >= 0) return { act: { do: 'bite' }, why: whyOf({ ...reason, sees: human }, square, 1, []) };
  const { baby, variants } = state;
  if (variants.devour && baby.state === 'lies' && baby.square === square)
    return { act: { do: 'devour' }, why: whyOf({ priority: 1, rule: 'ZP-BABY-14' }, square, 1, []) };
  return null;
}

/** 2: the prey it sees that takes the fewest AP (ZP-AUTO-04); a barricade in between is besieged (ZP-SEE-05). */
function chase(play: Playing, zombie: Zombie, seen: readonly HumanId[]): Decision | null {
  if (seen.length === 0) return null;
  const { state } = play;
  const board = ground(state);
  clearGoals(state);
  const squares: Square[] = [];
  for (const id of seen) {
    const { square } = state.humans[id]!;
    if (square !== board.car) {
      markSquare(state, square, id);
      squares.push(square);
    } else
      for (const { from } of board.carDoors) {
        markSquare(state, from, id);
        squares.push(from);
      }
  }
  const reason = { priority: 2, rule: 'ZP-AUTO-04' };
  const found = search(state, zombie, true);
  if (found.length > 0) {
    const best = worst(play, found);
    const sees = best.goal;
    const { square } = state.humans[sees]!;
    if (best.ap === 0) return { act: null, why: whyOf({ ...reason, sees }, square, 0, []) };
    return go(play, zombie, best, { ...reason, sees }, square);
  }
  // Only the dead are in the way: as near as can be. A barricade: at it.
  if (squares.some((square) => isReachable(state, zombie.square, square))) {
    const near = nearest(zombie, fieldOf(state, squares));
    const target = squares[0]!;
    if (near !== null) return go(play, zombie, near, { ...reason, sees: seen[0]! }, target, NONE);
    return { act: null, why: whyOf({ ...reason, sees: seen[0]! }, target, NONE, []) };
  }
  if (!zombie.dog) zombie.siege = siegeOf(state, zombie, squares[0]!);
  return null;
}

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
function besiege(play: Playing, id: ZombieId, zombie: Zombie): Decision | null {
  const { state } = play;
  const board = ground(state);
  const place = zombie.siege;
  if (place < 0) return null;
  const side = board.side[place]!;
  const room = board.room[board.to[place]!]!;
  const isBehind = (square: Square): boolean => square !== board.car && square >= 0 && board.room[square] === room;
  const prey = state.humans.findIndex((one) => one.status === 'in' && room >= 0 && isBehind(one.square));
  const noise = noisesHeard(state, id).find(({ square }) => isBehind(square));
  if (side < 0 || !isClosed(state, side) || (prey < 0 && noise === undefined)) {
    zombie.siege = NONE;
    return null;
  }
  const reason: Reason = { priority: 2, rule: 'ZP-SEE-05' };
  if (noise !== undefined) Object.assign(reason, { hears: noise.noise, distance: noise.distance });
  return storm(play, id, zombie, [place], reason);
}

/** To the nearest of these barricades; through it when four are there, else it waits before it. */
function storm(play: Playing, id: ZombieId, zombie: Zombie, places: readonly number[], reason: Reason): Decision {
  const { state } = play;
  const here = 4 * zombie.square + zombie.facing;
  const target = (places.includes(here) ? here : places[0]!) >> 2;
  if (places.includes(here)) {
    const why = whyOf(reason, zombie.square, 0, []);
    return { act: zombieStepForbidden(state, zombie, id).length === 0 ? { do: 'forward' } : null, why };
  }
  clearGoals(state);
  for (const place of places) markGoal(place, place);
  const found = search(state, zombie);
  if (found.length > 0) {
    const best = worst(play, found);
    return go(play, zombie, best, reason, best.place >> 2);
  }
  const squares = places.map((place) => place >> 2);
  const isOpen = squares.some((square) => isReachable(state, zombie.square, square));
  const near = isOpen ? nearest(zombie, fieldOf(state, squares)) : null;
  if (near !== null) return go(play, zombie, near, reason, target, NONE);
  return { act: null, why: whyOf(reason, target, NONE, []) };
}

/** 3: the nearest noise that it hears (ZP-AUTO-05). */
const hear = (play: Playing, id: ZombieId, zombie: Zombie): Decision | null =>
  toward(play, zombie, noisesHeard(play.state, id), 3, 'ZP-AUTO-05');

/** 7: the same for what is heard everywhere (ZP-AUTO-09). */
const listen = (play: Playing, id: ZombieId, zombie: Zombie): Decision | null =>
  toward(play, zombie, gunsHeard(play.state, id), 7, 'ZP-AUTO-09');

function toward(
  play: Playing,
  zombie: Zombie,
  sources: readonly Source[],
  priority: number,
  rule: string,
): Decision | null {
  for (let at = 0; at < sources.length; ) {
    const { distance } = sources[at]!;
    let end = at;
    while (end < sources.length && sources[end]!.distance === distance) end++;
    const tied = sources.slice(at, end);
    at = end;
    const decision = approach(play, zombie, tied, { priority, rule });
    if (decision !== null) return decision;
  }
  return null;
}

/** To one of several equally near; null if it is there already or can come no nearer. */
function approach(play: Playing, zombie: Zombie, sources: readonly Source[], reason: Reason): Decision | null {
  const { state } = play;
  clearGoals(state);
  const open = sources.filter(({ square }) => square !== zombie.square);
  for (const [at, { square }] of open.entries()) markSquare(state, square, at);
  const heardAs = (at: number): Reason => ({ ...reason, hears: open[at]!.noise, distance: open[at]!.distance });
  const found = search(state, zombie, true);
  if (found.length > 0) {
    if (found[0]!.ap === 0) return null;
    const best = worst(play, found, (goal) => stepsToHuman(state, open[goal]!.square));
    return go(play, zombie, best, heardAs(best.goal), open[best.goal]!.square);
  }
  for (const [at, { square }] of open.entries()) {
    if (!isReachable(state, zombie.square, square)) {
      // A noise from behind a barricade draws it there (ZP-SEE-05).
      const place = zombie.dog ? NONE : siegeOf(state, zombie, square);
      if (place < 0 || ground(state).room[ground(state).to[place]!] !== ground(state).room[square]) continue;
      zombie.siege = place;
      return storm(play, state.zombies.indexOf(zombie), zombie, [place], { ...heardAs(at), rule: 'ZP-SEE-05' });
    }
    const near = nearest(zombie, fieldOf(state, [square]));
    if (near !== null) return go(play, zombie, near, heardAs(at), square, NONE);
  }
  return null;
}

/** 4: where it last saw a human (ZP-AUTO-06); forgotten on the spot. */
function recall(play: Playing, _id: ZombieId, zombie: Zombie): Decision | null {
  const { state } = play;
  if (zombie.seen < 0) return null;
  if (zombie.seen === zombie.square) {
    zombie.seen = NONE;
    return null;
  }
  clearGoals(state);
  markSquare(state, zombie.seen, 0);
  const found = search(state, zombie, true);
  const reason = { priority: 4, rule: 'ZP-AUTO-06' };
  if (found.length > 0 && found[0]!.ap > 0) return go(play, zombie, worst(play, found), reason, zombie.seen);
  if (found.length > 0) {
    zombie.seen = NONE;
    return null;
  }
  const isOpen = isReachable(state, zombie.square, zombie.seen);
  const near = isOpen ? nearest(zombie, fieldOf(state, [zombie.seen])) : null;
  return near === null ? null : go(play, zombie, near, reason, zombie.seen, NONE);
}

/** The baby's cries, if there is nothing better (ZP-BABY-11). */
function cry(play: Playing, _id: ZombieId, zombie: Zombie): Decision | null {
  const { state } = play;
  const { baby, humans } = state;
  if (baby.state !== 'lies' && baby.state !== 'carried') return null;
  const square = baby.state === 'lies' ? baby.square : humans[baby.by]!.square;
  if (square < 0) return null;
  const distance = stepsFrom(ground(state), square)[zombie.square]!;
  if (distance > 10) return null;
  return approach(play, zombie, [{ square, noise: 'loud', distance }], { priority: 4, rule: 'ZP-BABY-11' });
}

/** 5: a zombie after a prey, seen from afar (ZP-AUTO-07). */
function follow(play: Playing, id: ZombieId, zombie: Zombie): Decision | null {
  const { state } = play;
  const squares = huntersSeen(state, id);
  if (squares.length === 0) return null;
  clearGoals(state);
  for (const square of squares) markSquare(state, square, square);
  const found = search(state, zombie, true);
  if (found.length === 0 || found[0]!.ap === 0) return null;
  const best = worst(play, found, (square) => stepsToHuman(state, square));
  return go(play, zombie, best, { priority: 5, rule: 'ZP-AUTO-07' }, best.goal);
}

/** 6: a barricade, to gather there and break it (ZP-AUTO-08); not for dogs (ZP-DOG-05). */
function gather(play: Playing, id: ZombieId, zombie: Zombie): Decision | null {
  const { state } = play;
  if (zombie.dog) return null;
  const places = ground(state).openings.flatMap(({ a, b, facing, back }, opening) =>
    a >= 0 && state.barred[opening] === 1 ? [4 * a + facing, 4 * b + back] : [],
  );
  if (places.length === 0) return null;
  const decision = storm(play, id, zombie, places, { priority: 6, rule: 'ZP-AUTO-08' });
  return decision;
}

/** 8: a door or window (ZP-AUTO-10). */
function knock(play: Playing, zombie: Zombie): Decision | null {
  const { state } = play;
  const { openings } = ground(state);
  clearGoals(state);
  for (const { a, b, facing, back } of openings) {
    if (a < 0) continue;
    markGoal(4 * a + facing, a);
    markGoal(4 * b + back, b);
  }
  const found = search(state, zombie, true);
  if (found.length === 0 || found[0]!.ap === 0) return null;
  const best = worst(play, found, (square) => stepsToHuman(state, square));
  return go(play, zombie, best, { priority: 8, rule: 'ZP-AUTO-10' }, best.goal);
}

/** Of equal targets the worst for the humans, then the lot (ZP-AUTO-11). */
function worst(play: Playing, found: readonly Found[], distance?: (goal: number) => number): Found {
  if (found.length === 1) return found[0]!;
  const { humans, variants } = play.state;
  const weakness = (goal: number): number => {
    if (distance !== undefined) return distance(goal);
    const human = humans[goal];
    return human === undefined ? 0 : variants.wounds ? human.health : human.ap;
  };
  const least = Math.min(...found.map(({ goal }) => weakness(goal)));
  const tied = found.filter(({ goal }) => weakness(goal) === least);
  const goals = [...new Set(tied.map(({ goal }) => goal))];
  const goal = goals.length === 1 ? goals[0]! : goals[play.pick('lot', goals.length)]!;
  return tied.find((one) => one.goal === goal)!;
}

/** The first action of a shortest way, by lot if there are several (ZP-AUTO-11). */
function go(play: Playing, zombie: Zombie, found: Found, reason: Reason, target: Square, ap = found.ap): Decision {
  const path = pathTo(found.place);
  const acts = actsTo(play.state, zombie, found);
  const act = acts.length === 1 ? acts[0]! : acts[play.pick('lot', acts.length)]!;
  const chosen: ZombieAct =
    act === FORWARD
      ? { do: 'forward' }
      : act === LEAP
        ? { do: 'leap' }
        : { do: 'turn', to: act === LEFT ? 'left' : 'right' };
  return { act: chosen, why: { ...reason, target, ap, path, ...(acts.length > 1 ? { tied: acts.length } : {}) } };
}
