import { Menu, type Next } from '@shamble/kernel';
import { WALL } from '../board/ground.ts';
import { stepsFrom } from '../board/sight.ts';
import { type Playing, seatOf } from '../rules/changes.ts';
import { ground } from '../rules/questions.ts';
import { type HumanId, NONE, type Square, type State } from '../types.ts';
import { ask, choice, done } from '../words.ts';
import type { Effect } from './event.ts';

export const findBaby: Effect<'baby'> = ({ state }, { human }) => ask(seatOf(state, human), 'cot', { human }, 'cot');

export function layInCot(play: Playing, human: HumanId, square: Square): Next {
  play.state.baby = { state: 'lies', square, by: NONE };
  play.tell({ id: 'babyCame', data: { human, square }, rules: ['ZP-BABY-01', 'ZP-BABY-02'] });
  return done();
}

/** Free squares of the nearest bathroom, else of the nearest bedroom or study; also on furniture (ZP-BABY-02, ZP-BABY-03). */
function cots(state: State, human: HumanId): Square[] {
  const board = ground(state);
  const { square: here } = state.humans[human]!;
  const nextToFloor = (square: Square): boolean =>
    [0, 1, 2, 3].some((way) => {
      const to = board.to[4 * square + way]!;
      return to >= 0 && board.side[4 * square + way] !== WALL && board.blocked[to] === 0 && to !== board.car;
    });
  const steps = stepsFrom(board, here);
  for (const kinds of [['bathroom'], ['bedroom', 'study']]) {
    const rooms = board.rooms
      .map(({ kind, squares }) => ({
        kind,
        squares: squares.filter(
          (square) => board.searchAt[square]! < 0 && nextToFloor(square) && !holds(state, square),
        ),
      }))
      .filter(({ kind, squares }) => kinds.includes(kind) && squares.length > 0)
      .map(({ squares }) => ({ squares, steps: Math.min(...squares.map((square) => steps[square]!)) }));
    if (rooms.length === 0) continue;
    const least = Math.min(...rooms.map((room) => room.steps));
    return rooms.filter((room) => room.steps === least).flatMap(({ squares }) => squares);
  }
  return [here];
}

const holds = (state: State, square: Square): boolean =>
  state.humans.some((one) => one.square === square) || state.zombies.some((one) => one.square === square);

export const cot = choice('cot', {
  offer({ state }, { human }, explain) {
    const menu = new Menu<Square>(explain);
    for (const square of cots(state, human)) menu.allow(square);
    return menu.one();
  },
});
