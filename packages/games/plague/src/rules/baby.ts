import { WALL } from '../board/ground.ts';
import { type Human, NONE, type Square, type State } from '../types.ts';
import { ground, isClosed } from './questions.ts';

/** The square in front of him, also one with furniture on it. */
export function cotBefore(state: State, { square, facing }: Human): Square {
  const board = ground(state);
  const side = board.side[4 * square + facing]!;
  if (side === WALL || (side >= 0 && isClosed(state, side))) return NONE;
  const to = board.to[4 * square + facing]!;
  return to === board.car ? NONE : to;
}
