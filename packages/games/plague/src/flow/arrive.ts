import { Menu } from '@shamble/kernel';
import { opposite } from '@shamble/parts';
import type { Ground } from '../board/ground.ts';
import { newZombie, seatOf, witness, zombieSeat } from '../rules/changes.ts';
import { arrivalSquares } from '../rules/places.ts';
import { ground } from '../rules/questions.ts';
import { HEALTH, NONE, type Square } from '../types.ts';
import { ask, choice, done, goto, next, proc } from '../words.ts';

/** A human, or a zombie of the reserve, comes onto the board (ZP-ARR-02, ZP-ARR-03). */
export const arrive = proc('arrive', {
  roll(play, locals) {
    const { state } = play;
    if (locals.human < 0 && !locals.beyond) {
      if (state.reserve + state.dogs === 0) return done();
      locals.dog = state.reserve === 0; // ZP-DOG-02
    }
    const faces = [play.roll('arrival', 6), play.roll('arrival', 6)].sort((a, b) => a - b);
    locals.faces = faces;
    locals.squares = arrivalSquares(state, 10 * faces[0]! + faces[1]!);
    if (locals.squares.length === 0) return done();
    if (locals.squares.length === 1) return goto('place');
    const seat = locals.human >= 0 ? seatOf(state, locals.human) : zombieSeat(play);
    if (seat === null) {
      locals.squares = [locals.squares[play.pick('lot', locals.squares.length)]!];
      return goto('place');
    }
    return ask(seat, 'spot', { human: locals.human, zombie: NONE, squares: locals.squares }, 'chosen');
  },
  chosen(play, locals) {
    locals.squares = [play.answer('spot')];
    return next;
  },
  place(play, locals) {
    const { state } = play;
    const { faces, human, beyond, dog } = locals;
    const square = locals.squares[0]!;
    const rules =
      faces[0] !== undefined && ground(state).edge[10 * faces[0] + faces[1]!] === square
        ? ['ZP-ARR-02']
        : ['ZP-ARR-03'];
    const facing = inwards(ground(state), square);
    if (human >= 0) {
      const one = state.humans[human]!;
      one.status = 'in';
      one.square = square;
      one.facing = facing;
      one.health = HEALTH;
      play.tell({ id: 'arrived', data: { human, square, facing, faces }, rules });
      witness(state, human);
      return ask(seatOf(state, human), 'facing', { human, zombie: NONE, square }, 'turn');
    }
    if (!beyond) {
      if (dog) state.dogs -= 1;
      else state.reserve -= 1;
    }
    locals.zombie = newZombie(state, square, facing, dog);
    play.tell({
      id: 'zombieArrived',
      data: { zombie: locals.zombie, square, facing, faces, dog, reserve: state.reserve, dogs: state.dogs },
      rules,
    });
    const seat = zombieSeat(play);
    return seat === null ? done() : ask(seat, 'facing', { human: NONE, zombie: locals.zombie, square }, 'turn');
  },
  turn(play, { human, zombie }) {
    const facing = play.answer('facing');
    const figure = human >= 0 ? play.state.humans[human]! : play.state.zombies[zombie]!;
    if (figure.facing === facing) return done();
    figure.facing = facing;
    if (human >= 0) play.tell({ id: 'turned', data: { human, facing }, rules: ['ZP-ARR-02'] });
    else play.tell({ id: 'zombieTurned', data: { zombie, facing }, rules: ['ZP-ARR-02'] });
    return done();
  },
});

/** Away from the nearest edge (ZP-ARR-02). */
export function inwards({ columns, rows }: Ground, square: Square): number {
  const [x, y] = [square % columns, Math.floor(square / columns)];
  const distances = [y, columns - 1 - x, rows - 1 - y, x];
  return opposite(distances.indexOf(Math.min(...distances)));
}

export const spot = choice('spot', {
  offer(_look, { squares }, explain) {
    const menu = new Menu<Square>(explain);
    for (const square of squares) menu.allow(square);
    return menu.one();
  },
  usual: (_view, { squares }) => squares[0]!,
});

export const facing = choice('facing', {
  offer: () => ({ kind: 'one', from: [0, 1, 2, 3] }),
  /** A zombie that is turned looks away from who turns it. */
  usual: (view, { human, zombie, square }) =>
    human >= 0 && zombie >= 0 ? view.humans[human]!.facing : inwards(ground(view), square),
});
