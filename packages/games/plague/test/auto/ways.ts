import { turnLeft, turnRight } from '@shamble/parts';
import { leapForbidden, zombieCost } from '../../src/flow/zombies.ts';
import { across, ground, isFree } from '../../src/rules/questions.ts';
import { NONE, type Square, type State } from '../../src/types.ts';

// Ways as plainly as they can be found: everything is tried, by the rules for a single action of a zombie.
type Place = number;
type Act = 'forward' | 'left' | 'right' | 'leap';

/** Everything that a zombie could do at a place to get on. A barricade or a locked door is no way. */
function actsAt(state: State, place: Place, dog: boolean): { act: Act; to: Place; ap: number }[] {
  const { heading } = ground(state);
  const at = { square: place >> 2, facing: place & 3 };
  const turn = zombieCost(state, at, NONE);
  const acts: ReturnType<typeof actsAt> = [
    { act: 'left', to: 4 * at.square + turnLeft(at.facing), ap: turn },
    { act: 'right', to: 4 * at.square + turnRight(at.facing), ap: turn },
  ];
  const next = across(state, at.square, at.facing);
  if (isFree(state, next))
    acts.push({ act: 'forward', to: 4 * next + heading[place]!, ap: zombieCost(state, at, next) });
  if (dog && leapForbidden(state, at).length === 0) {
    const beyond = across(state, next, heading[place]!);
    const ap = Math.max(zombieCost(state, at, next), zombieCost(state, at, beyond));
    acts.push({ act: 'leap', to: 4 * beyond + heading[4 * next + heading[place]!]!, ap });
  }
  return acts;
}

interface Ways {
  /** Place -> the fewest AP. */
  readonly ap: readonly number[];
  /** Place -> what each of the ways of so few AP begins with. */
  readonly first: readonly ReadonlySet<Act>[];
}

export function waysFrom(state: State, start: Place, dog: boolean): Ways {
  const places = 4 * ground(state).squares;
  const ap = Array<number>(places).fill(Number.POSITIVE_INFINITY);
  const first = Array.from({ length: places }, () => new Set<Act>());
  const rings: Place[][] = [[start]];
  ap[start] = 0;
  for (let now = 0; now < rings.length; now++)
    for (const place of rings[now] ?? []) {
      if (ap[place] !== now) continue;
      for (const { act, to, ap: cost } of actsAt(state, place, dog)) {
        if (now + cost > ap[to]!) continue;
        if (now + cost < ap[to]!) {
          ap[to] = now + cost;
          first[to]!.clear();
          rings[now + cost] ??= [];
          rings[now + cost]!.push(to);
        }
        for (const one of place === start ? [act] : first[place]!) first[to]!.add(one);
      }
    }
  return { ap, first };
}

/** AP of a way over these squares and no others to a place; more than any if there is none. */
export function apAlong(state: State, start: Place, dog: boolean, squares: readonly Square[], goal: Place): number {
  const turning = (from: Place, to: Place): number =>
    [0, 1, 2, 1][(to - from) & 3]! * zombieCost(state, { square: from >> 2 }, NONE);
  let [at, total] = [start, 0];
  for (const square of squares) {
    const steps = [0, 1, 2, 3].flatMap((facing) => {
      const from = 4 * (at >> 2) + facing;
      const on = actsAt(state, from, dog).filter(({ to }) => to >> 2 === square && square !== at >> 2);
      return on.map(({ to, ap }) => ({ to, ap: ap + turning(at, from) }));
    });
    if (steps.length !== 1) return Number.POSITIVE_INFINITY;
    at = steps[0]!.to;
    total += steps[0]!.ap;
  }
  return at >> 2 === goal >> 2 ? total + turning(at, goal) : Number.POSITIVE_INFINITY;
}

/** Square -> steps to the nearest of these squares over open ground, whoever stands there. */
export function stepsTo(state: State, squares: readonly Square[]): number[] {
  const board = ground(state);
  const steps = Array<number>(board.squares).fill(Number.POSITIVE_INFINITY);
  for (const square of squares) steps[square] = 0;
  const known = [...squares];
  for (const square of known)
    for (let way = 0; way < 4; way++) {
      const next = across(state, square, way);
      if (next < 0 || next === board.car || board.blocked[next] === 1 || steps[next]! <= steps[square]! + 1) continue;
      steps[next] = steps[square]! + 1;
      known.push(next);
    }
  return steps;
}
