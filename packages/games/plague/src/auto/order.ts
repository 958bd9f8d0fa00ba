import { stepsFrom } from '../board/sight.ts';
import { ground } from '../rules/questions.ts';
import { NONE, type Square, type State, type View, type ZombieId } from '../types.ts';

/** Steps from a square to the nearest human, round walls. */
export function stepsToHuman(state: Pick<State, 'humans' | 'board' | 'cellar'>, square: Square): number {
  const board = ground(state);
  const { humans } = state;
  let least = 255;
  for (let id = 0; id < humans.length; id++) {
    if (humans[id]!.status !== 'in') continue;
    const steps = stepsFrom(board, humans[id]!.square)[square]!;
    if (steps < least) least = steps;
  }
  return least;
}

/** Of those that have not acted, the one nearest to a human (ZP-AUTO-01); the first of several. */
export function nearestFirst(state: State | View): ZombieId {
  let best: ZombieId = NONE;
  let least = 1000;
  for (let id = 0; id < state.zombies.length; id++) {
    const zombie = state.zombies[id]!;
    if (zombie.done || zombie.square < 0) continue;
    const steps = stepsToHuman(state, zombie.square);
    if (steps >= least) continue;
    least = steps;
    best = id;
  }
  return best;
}
