import { openingsBetween, stepsFrom } from '../board/sight.ts';
import { isClosed, isIn } from '../rules/questions.ts';
import { type HumanId, NONE, type Square, type State, type Zombie } from '../types.ts';
import { carDoorOf } from './gates.ts';
import { gateFor, join, storm } from './gather.ts';
import { type Decision, go, hearing, type Mind, type Reason, waiting, weakest } from './mind.ts';
import { nearest } from './nearest.ts';
import { isHeld } from './places.ts';
import { search } from './search.ts';
import { noisesHeard } from './senses.ts';
import { type Aim, isReachable, type Place, squareAim, type Walls } from './walls.ts';

const chasing = (sees: HumanId): Reason => ({ priority: 2, rule: 'ZP-AUTO-04', sees });
const BESIEGING: Reason = { priority: 2, rule: 'ZP-SEE-05' };
const SEEKING: Reason = { priority: 8, rule: 'ZP-AUTO-11' };

export const aimAt = ({ walls }: Mind, square: Square): Aim => squareAim(walls, square, isHeld(walls, square));

/** 2: the prey it sees that takes the fewest AP (ZP-AUTO-04); if barricades part it from it, it keeps that in mind. */
export function chase(mind: Mind, seen: readonly HumanId[]): Decision | null {
  if (seen.length === 0) return null;
  const decision = pursue(mind, seen, null);
  if (decision !== null) return decision;
  const { state, zombie, walls } = mind;
  const { square } = state.humans[seen[0]!]!;
  const { car, carDoors } = walls.ground;
  if (!zombie.dog) zombie.siege = siegeOf(state, walls, zombie, square === car ? carDoors[0]!.from : square);
  return null;
}

/** To one of these humans, because it sees them if nothing else is said; null if walls or barricades part it from all. */
function pursue(mind: Mind, prey: readonly HumanId[], why: Reason | null): Decision | null {
  const { state, zombie, walls } = mind;
  const afoot = onFoot(state, walls, prey);
  const aims: Aim[] = [];
  for (let at = 0; at < afoot.length; at++) aims.push(aimAt(mind, state.humans[afoot[at]!]!.square));
  const found = search(walls, zombie, aims);
  if (found.length > 0) {
    const best = found.length === 1 ? found[0]! : weakest(mind, found, afoot);
    const id = afoot[best.aim]!;
    const { square } = state.humans[id]!;
    return best.ap === 0 ? waiting(why ?? chasing(id), square, 0) : go(mind, best, why ?? chasing(id), square);
  }
  // Only the dead are in the way: as near as can be.
  const squares = afoot.map((id) => state.humans[id]!.square);
  if (squares.some((square) => isReachable(walls, zombie.square, square))) {
    const near = nearest(walls, zombie, squares);
    const reason = why ?? chasing(afoot[0]!);
    if (near !== null) return go(mind, near, reason, squares[0]!);
    return seekOther(mind, prey) ?? waiting(reason, squares[0]!, NONE);
  }
  return surround(mind, prey, why);
}

/** Those of them who are not in the car. */
function onFoot(state: State, { ground: { car } }: Walls, prey: readonly HumanId[]): readonly HumanId[] {
  for (let at = 0; at < prey.length; at++)
    if (state.humans[prey[at]!]!.square === car) return prey.filter((id) => state.humans[id]!.square !== car);
  return prey;
}

/** To a human it can get at, if it can come no nearer to these: two that want past each other would wait for ever. */
function seekOther(mind: Mind, prey: readonly HumanId[]): Decision | null {
  const { state, zombie, walls } = mind;
  const others = preyOf(state).filter((id) => !prey.includes(id) && state.humans[id]!.square !== walls.ground.car);
  if (others.length === 0) return null;
  const squares = others.map((id) => state.humans[id]!.square);
  const [found] = search(
    walls,
    zombie,
    squares.map((square) => aimAt(mind, square)),
  );
  return found === undefined ? null : go(mind, found, SEEKING, squares[found.aim]!);
}

const preyOf = ({ humans }: State): HumanId[] => [...humans.keys()].filter((id) => isIn(humans[id]!));

/** To a door of the car, the same for all (ZP-CAR-07); a dog does not count there (ZP-DOG-04). */
function surround(mind: Mind, prey: readonly HumanId[], why: Reason | null): Decision | null {
  const { state, zombie, walls } = mind;
  const rider = prey.find((id) => state.humans[id]!.square === walls.ground.car);
  if (rider === undefined || zombie.dog) return null;
  const door = carDoorOf(state, walls, zombie.square);
  return door < 0 ? null : join(mind, door, squareAim(walls, door, false), why ?? chasing(rider));
}

/** To whoever sits in the car. */
export const besetCar = (mind: Mind, reason: Reason): Decision | null => surround(mind, preyOf(mind.state), reason);

/** Whether that is the car, and one gets into it from that yard. */
const isCarIn = ({ ground: { car, carDoors, yard } }: Walls, square: Square, here: number): boolean =>
  square === car && carDoors.some(({ from }) => yard[from] === here);

/** 8: a human from whom no door or window parts it, who need not be looked for (ZP-AUTO-10). */
export function seekBeside(mind: Mind): Decision | null {
  const { state, zombie, walls } = mind;
  const { yard } = walls.ground;
  const here = yard[zombie.square]!;
  let prey: HumanId[] | null = null;
  for (let id = 0; id < state.humans.length; id++) {
    const human = state.humans[id]!;
    if (!isIn(human) || (yard[human.square] !== here && !isCarIn(walls, human.square, here))) continue;
    if (prey === null) prey = [id];
    else prey.push(id);
  }
  return prey === null ? null : pursue(mind, prey, SEEKING);
}

/** To a human, wherever he is: the one that takes the fewest AP. Null while all of them wait to come back. */
export function seekPrey(mind: Mind): Decision | null {
  const prey = preyOf(mind.state);
  return prey.length === 0 ? null : pursue(mind, prey, SEEKING);
}

/** The place before the barricade that stands between it and the square: on the line, or else the nearest to it. */
export function siegeOf(state: State, { ground, closed }: Walls, zombie: Zombie, target: Square): Place {
  const toTarget = stepsFrom(ground, target);
  const onLine = openingsBetween(ground, zombie.square, target).find((opening) => isClosed(state, opening));
  let best: Place = NONE;
  for (const id of closed) {
    const { a, b, facing, back } = ground.openings[id]!;
    const place = toTarget[a]! > toTarget[b]! ? 4 * a + facing : 4 * b + back;
    if (id === onLine) return place;
    if (best < 0 || toTarget[place >> 2]! < toTarget[best >> 2]!) best = place;
  }
  return best;
}

/** ZP-SEE-05: while somebody is in the room behind, or there is noise from there, and no other human is within reach. */
export function besiege(mind: Mind): Decision | null {
  const { state, id, zombie, walls } = mind;
  const { side, room, to, car } = walls.ground;
  const behind = room[to[zombie.siege]!]!;
  const isBehind = (square: Square): boolean => square !== car && square >= 0 && room[square] === behind;
  const prey = state.humans.findIndex((one) => isIn(one) && behind >= 0 && isBehind(one.square));
  const noise = noisesHeard(state, id).find(({ square }) => isBehind(square));
  const opening = side[zombie.siege]!;
  if (opening < 0 || !isClosed(state, opening) || (prey < 0 && noise === undefined)) {
    zombie.siege = NONE;
    return null;
  }
  const gate = gateFor(mind);
  if (gate < 0) return null;
  return storm(mind, gate, noise === undefined ? BESIEGING : hearing(BESIEGING, noise));
}
