import { Menu, type Next } from '@shamble/kernel';
import { towards } from '../board/sight.ts';
import { newZombie, type Playing, zombieSeat } from '../rules/changes.ts';
import { nearestFree } from '../rules/places.ts';
import { ground, isFree } from '../rules/questions.ts';
import { NONE, type Square, type State, ZOMBIE_AP } from '../types.ts';
import { ask, call, choice, done } from '../words.ts';
import { CARD, type Effect } from './event.ts';

export const surprise: Effect<'surprise'> = (play, { human }) => {
  const { square } = play.state.humans[human]!;
  const squares = nearestFree(play.state, square);
  return squares.length === 0 ? done() : appear(play, squares[play.pick('lot', squares.length)]!, square);
};

export const resident: Effect<'resident'> = (play, { human }) => {
  const squares = emptyRooms(play.state);
  if (squares.length === 0) return done();
  const seat = zombieSeat(play);
  if (seat !== null) return ask(seat, 'room', { human }, 'resident');
  return appear(play, squares[play.pick('lot', squares.length)]!, play.state.humans[human]!.square);
};

export function appear(play: Playing, square: Square, facedSquare: Square): Next {
  const { state } = play;
  const facing = towards(ground(state), square, facedSquare);
  const zombie = newZombie(state, square, facing, false);
  play.tell({
    id: 'zombieArrived',
    data: { zombie, square, facing, faces: [], dog: false, reserve: state.reserve, dogs: state.dogs },
    rules: CARD,
  });
  return done();
}

/** Not once all are shut in: the zombies outside are no longer played (ZP-V28-02). */
export const arriveAtOnce: Effect<'arrive'> = (play, _found, { count }) => {
  const { state } = play;
  if (state.late) return done();
  for (let i = 0; i < Math.min(count, state.reserve + state.dogs); i++)
    play.push('arrive', { human: NONE, zombie: NONE, dog: false, faces: [], squares: [], beyond: false });
  return done();
};

export const rush: Effect<'rush'> = (play) => {
  const { state } = play;
  const standing = state.late ? [] : state.zombies.flatMap(({ square }, id) => (square >= 0 ? [id] : []));
  if (standing.length === 0) return done();
  for (const id of standing) state.zombies[id]!.done = false;
  const seat = zombieSeat(play);
  if (seat !== null) return ask(seat, 'zombie', {}, 'rushed');
  return goRush(play, standing[play.pick('lot', standing.length)]!);
};

export function goRush(play: Playing, zombie: number): Next {
  play.state.zombies[zombie]!.ap = ZOMBIE_AP;
  return call('activate', { zombie }, null, 'end');
}

/** Free squares of rooms of the house without anybody in them. */
function emptyRooms(state: State): Square[] {
  const board = ground(state);
  return board.rooms.flatMap(({ house, kind, squares }, room) => {
    if (!house || (kind === 'cellar' && !board.cellar.open)) return [];
    const taken = [...state.humans, ...state.zombies].some(({ square }) => square >= 0 && board.room[square] === room);
    return taken ? [] : squares.filter((square) => isFree(state, square));
  });
}

export const room = choice('room', {
  offer({ state }, _about, explain) {
    const menu = new Menu<Square>(explain);
    for (const square of emptyRooms(state)) menu.allow(square);
    return menu.one();
  },
});
