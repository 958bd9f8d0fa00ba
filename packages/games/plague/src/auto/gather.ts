import { OPEN } from '../board/ground.ts';
import { zombieStepForbidden } from '../rules/moves.ts';
import { areNext, groupOf, zombieAt } from '../rules/questions.ts';
import { NONE, type Square, type ZombieId } from '../types.ts';
import { ENOUGH, gateOf, isAwaited } from './gates.ts';
import { AHEAD, type Decision, go, type Mind, nearestToHumans, type Reason, waiting, whyOf } from './mind.ts';
import { nearest } from './nearest.ts';
import { isHeld, walkableFrom } from './places.ts';
import { search } from './search.ts';
import { type Aim, fieldOf, isReachable, type Place, placeAim, squareAim, type Walls } from './walls.ts';

/** The barricade that it and all others there go for; dogs go for none (ZP-DOG-05). */
export const gateFor = ({ state, zombie, walls }: Mind): Place =>
  zombie.dog ? NONE : gateOf(state, walls, zombie.square);

/** To a barricade, together with the others there; through it when four are (ZP-ZBARR-01), else it waits. */
export function storm(mind: Mind, gate: Place, reason: Reason): Decision {
  const { state, id, zombie, walls } = mind;
  if (4 * zombie.square + zombie.facing === gate && zombieStepForbidden(state, zombie, id).length === 0)
    return { act: AHEAD, why: whyOf(reason, zombie.square, 0, []) };
  return join(mind, gate >> 2, placeAim(walls, gate), reason);
}

/** To that square, or linked with whoever stands there (ZP-ZBARR-02). */
export function join(mind: Mind, square: Square, aim: Aim, reason: Reason): Decision {
  const { state, id, zombie, walls } = mind;
  const first = zombieAt(state, square);
  if (first < 0 || first === id) {
    const [found] = search(walls, zombie, [aim]);
    if (found !== undefined && found.ap > 0) return go(mind, found, reason, square);
    if (found !== undefined) return makeWay(mind, reason) ?? waiting(reason, square, 0);
  } else {
    const group = groupOf(state, first);
    const isLinked = group.includes(id);
    if (isLinked && !isThreshold(walls, zombie.square))
      return makeWay(mind, reason) ?? moveUp(mind, group, reason, square) ?? waiting(reason, square, 0);
    const beside = besideGroup(mind, groupOf(state, first, id));
    const decision =
      joinAt(
        mind,
        beside.filter((one) => !isThreshold(walls, one)),
        reason,
        square,
      ) ?? (isLinked ? waiting(reason, square, 0) : joinAt(mind, beside, reason, square));
    if (decision !== null) return decision;
  }
  const near = isReachable(walls, zombie.square, square) ? nearest(walls, zombie, [square]) : null;
  return near === null ? (makeWay(mind, reason) ?? waiting(reason, square, NONE)) : go(mind, near, reason, square);
}

function joinAt(mind: Mind, squares: readonly Square[], reason: Reason, target: Square): Decision | null {
  const { zombie, walls } = mind;
  const found = search(
    walls,
    zombie,
    squares.map((square) => squareAim(walls, square, false)),
  );
  if (found.length === 0) return null;
  const ends = found.map(({ place }) => place >> 2);
  return go(mind, found.length === 1 ? found[0]! : nearestToHumans(mind, found, ends), reason, target);
}

/** Whoever stands there keeps others from coming in by an open door or window. */
const isThreshold = ({ ground: { side }, closed }: Walls, square: Square): boolean =>
  [0, 1, 2, 3].some((way) => side[4 * square + way]! >= 0 && !closed.includes(side[4 * square + way]!));

/** The free squares on which it would be linked with them. */
function besideGroup({ state, walls }: Mind, group: readonly ZombieId[]): Square[] {
  const squares = group.flatMap((member) => freeBeside(walls, state.zombies[member]!.square));
  return [...new Set(squares)].filter((square) => !isAwaited(state, walls, square));
}

function freeBeside(walls: Walls, square: Square): Square[] {
  const { side, to, blocked } = walls.ground;
  return [0, 1, 2, 3].flatMap((way) => {
    const beside = to[4 * square + way]!;
    if (side[4 * square + way] !== OPEN || beside < 0 || blocked[beside] === 1 || isHeld(walls, beside)) return [];
    return [beside];
  });
}

/** Farther in, if one of them is stuck in a doorway behind it, where nobody else gets past. */
function moveUp(mind: Mind, group: readonly ZombieId[], reason: Reason, target: Square): Decision | null {
  const { state, zombie, walls } = mind;
  const isStuckBehind = (square: Square): boolean =>
    isThreshold(walls, square) && areNext(state, square, zombie.square) && freeBeside(walls, square).length === 0;
  if (group.length >= ENOUGH || !group.some((one) => isStuckBehind(state.zombies[one]!.square))) return null;
  const within = freeBeside(walls, zombie.square).filter((square) => !isThreshold(walls, square));
  return joinAt(mind, within, reason, target);
}

/** Off the square behind a barricade that others could break but for it (ZP-ZBARR-03). */
function makeWay(mind: Mind, reason: Reason): Decision | null {
  const { state, zombie, walls } = mind;
  if (!isAwaited(state, walls, zombie.square)) return null;
  const free = [...walkableFrom(walls, zombie.square)].filter(
    (square) => square !== zombie.square && !isAwaited(state, walls, square),
  );
  const [found] = search(
    walls,
    zombie,
    free.map((square) => squareAim(walls, square, false)),
  );
  return found === undefined ? null : go(mind, found, reason, found.place >> 2);
}

/** A dog with nothing to do leaves the way to a zombie that wants past it. */
export function standAside(mind: Mind, reason: Reason): Decision {
  const { state, zombie, walls } = mind;
  const isWanted = (square: Square): boolean =>
    state.zombies.some(
      (one) => one.square >= 0 && !one.dog && walls.ahead[4 * one.square + one.facing]! >> 2 === square,
    );
  const wait = waiting(reason, zombie.square, 0);
  if (!isWanted(zombie.square)) return wait;
  const free = fieldOf(walls, zombie.square).order.filter((square) => !isHeld(walls, square) && !isWanted(square));
  return joinAt(mind, free, reason, zombie.square) ?? wait;
}
