import { Menu, type Next } from '@shamble/kernel';
import { stepsFrom, towards } from '../board/sight.ts';
import { attract, discard, newZombie, type Playing, seatOf, zombieSeat } from '../rules/changes.ts';
import { nearestFree } from '../rules/places.ts';
import { cardOf, ground, isClosed, isFree } from '../rules/questions.ts';
import { type HumanId, NONE, type OpeningId, type Square, type State, ZOMBIE_AP } from '../types.ts';
import { ask, call, choice, done, proc } from '../words.ts';

const CARD = ['ZP-SEARCH-03'];

/** What an Event card does (ZP-SEARCH-03). Its result: how many Items or Weapons more are drawn. */
export const effect = proc('effect', {
  begin(play, { human: id, card, search }) {
    const { state } = play;
    const human = state.humans[id]!;
    const printed = cardOf(card);
    if (printed.type !== 'event') return done();
    const { event } = printed;
    // The zombies outside are no longer played (ZP-V28-02).
    if (state.late && (event.kind === 'arrive' || event.kind === 'rush')) return done();
    switch (event.kind) {
      case 'cellar':
        openCellar(play, id, search);
        return done();
      case 'baby':
        return ask(seatOf(state, id), 'cot', { human: id }, 'cot');
      case 'surprise': {
        const squares = nearestFree(state, human.square);
        if (squares.length === 0) return done();
        appear(play, squares[play.pick('lot', squares.length)]!, human.square);
        return done();
      }
      case 'zombie-ap':
        state.zombieBonus += event.ap;
        play.tell({ id: 'zombiesRoused', data: { ap: event.ap }, rules: CARD });
        return done();
      case 'resident':
        return moveIn(play, id);
      case 'smash':
        return byZombies(play, id, 'smash');
      case 'coincidence':
        if (openingsFor(state, 'bar').length === 0) return done();
        return ask(seatOf(state, id), 'opening', { human: id, to: 'bar' }, 'opened');
      case 'locked-door':
        return byZombies(play, id, 'lock');
      case 'eureka':
        return done(event.cards - 1);
      case 'arrive':
        for (let i = 0; i < Math.min(event.count, state.reserve + state.dogs); i++)
          play.push('arrive', { human: NONE, zombie: NONE, dog: false, faces: [], squares: [], beyond: false });
        return done();
      case 'rush':
        return rush(play);
      case 'noise':
        attract(play, human.square, event.noise, 99);
        return done();
      case 'ap':
        human.ap = Math.max(0, human.ap + event.ap);
        play.tell({ id: 'apChanged', data: { human: id, ap: human.ap }, rules: CARD });
        return done();
      case 'lose-card':
        if (human.cards.length === 0) return done();
        return ask(seatOf(state, id), 'lose', { human: id }, 'lost');
      case 'calm':
        state.calm = true;
        play.tell({ id: 'calmed', data: {}, rules: CARD });
        return done();
      case 'turn-about': {
        for (const zombie of state.zombies) zombie.facing = (zombie.facing + 2) & 3;
        const zombies = state.zombies.filter(({ square }) => square >= 0).length;
        play.tell({ id: 'turnedAbout', data: { zombies }, rules: CARD });
        return done();
      }
    }
  },
  cot(play, { human }) {
    const square = play.answer('cot');
    play.state.baby = { state: 'lies', square, by: NONE };
    play.tell({ id: 'babyCame', data: { human, square }, rules: ['ZP-BABY-01', 'ZP-BABY-02'] });
    return done();
  },
  resident(play, { human }) {
    appear(play, play.answer('room'), play.state.humans[human]!.square);
    return done();
  },
  smashed: (play) => smash(play, play.answer('opening')),
  opened(play, { human }) {
    const opening = play.answer('opening');
    play.state.barred[opening] = 1;
    play.tell({ id: 'barricadeWon', data: { human, opening }, rules: CARD });
    return done();
  },
  locked: (play) => lock(play, play.answer('opening')),
  rushed(play) {
    const zombie = play.answer('zombie');
    return goRush(play, zombie);
  },
  lost(play, { human }) {
    discard(play, human, play.answer('lose'), CARD);
    return done();
  },
  end: () => done(),
});

/** ZP-CELLAR-01, ZP-CELLAR-02, ZP-CELLAR-05 */
function openCellar(play: Playing, id: HumanId, search: number): void {
  const { state } = play;
  const { square, facing } = state.humans[id]!;
  state.cellar = 4 * square + facing;
  play.tell({ id: 'cellarOpened', data: { human: id, search, square }, rules: ['ZP-CELLAR-01', 'ZP-CELLAR-02'] });
}

function appear(play: Playing, square: Square, facedSquare: Square): void {
  const { state } = play;
  const facing = towards(ground(state), square, facedSquare);
  const zombie = newZombie(state, square, facing, false);
  play.tell({
    id: 'zombieArrived',
    data: { zombie, square, faces: [], dog: false, reserve: state.reserve },
    rules: CARD,
  });
}

/** The Zombie player chooses; without one, the lot. */
function byZombies(play: Playing, human: HumanId, to: 'smash' | 'lock'): Next {
  const openings = openingsFor(play.state, to);
  if (openings.length === 0) return done();
  const seat = zombieSeat(play);
  if (seat !== null) return ask(seat, 'opening', { human, to }, to === 'smash' ? 'smashed' : 'locked');
  const opening = openings[play.pick('lot', openings.length)]!;
  return to === 'smash' ? smash(play, opening) : lock(play, opening);
}

function smash(play: Playing, opening: OpeningId): Next {
  play.state.barred[opening] = 0;
  play.tell({ id: 'barricadeLost', data: { opening }, rules: CARD });
  return done();
}

function lock(play: Playing, opening: OpeningId): Next {
  play.state.locked = opening;
  play.tell({ id: 'doorLocked', data: { opening }, rules: ['ZP-DECK-05'] });
  return done();
}

function moveIn(play: Playing, human: HumanId): Next {
  const squares = emptyRooms(play.state);
  if (squares.length === 0) return done();
  const seat = zombieSeat(play);
  if (seat !== null) return ask(seat, 'room', { human }, 'resident');
  appear(play, squares[play.pick('lot', squares.length)]!, play.state.humans[human]!.square);
  return done();
}

function rush(play: Playing): Next {
  const { state } = play;
  const standing = state.zombies.flatMap(({ square }, id) => (square >= 0 ? [id] : []));
  if (standing.length === 0) return done();
  for (const id of standing) state.zombies[id]!.done = false;
  const seat = zombieSeat(play);
  if (seat !== null) return ask(seat, 'zombie', {}, 'rushed');
  return goRush(play, standing[play.pick('lot', standing.length)]!);
}

function goRush(play: Playing, zombie: number): Next {
  play.state.zombies[zombie]!.ap = ZOMBIE_AP;
  return call('activate', { zombie }, null, 'end');
}

export function openingsFor(
  state: Pick<State, 'barred' | 'locked' | 'board' | 'cellar'>,
  to: 'smash' | 'bar' | 'lock',
): OpeningId[] {
  const board = ground(state);
  return board.openings.flatMap(({ a, window }, id) => {
    if (a < 0) return [];
    if (to === 'smash') return state.barred[id] === 1 ? [id] : [];
    if (to === 'bar') return state.barred[id] === 1 ? [] : [id];
    return window || isClosed(state, id) ? [] : [id];
  });
}

/** Free squares of rooms of the house without anybody in them. */
export function emptyRooms(state: State): Square[] {
  const board = ground(state);
  return board.rooms.flatMap(({ house, kind, squares }, room) => {
    if (!house || (kind === 'cellar' && !board.cellar.open)) return [];
    const taken = [...state.humans, ...state.zombies].some(({ square }) => square >= 0 && board.room[square] === room);
    return taken ? [] : squares.filter((square) => isFree(state, square));
  });
}

/** Free squares of the nearest bathroom, else of the nearest bedroom or study; also on furniture (ZP-BABY-02, ZP-BABY-03). */
export function cots(state: State, human: HumanId): Square[] {
  const board = ground(state);
  const { square: here } = state.humans[human]!;
  const nextToFloor = (square: Square): boolean =>
    [0, 1, 2, 3].some((way) => {
      const to = board.to[4 * square + way]!;
      return to >= 0 && board.side[4 * square + way] !== -2 && board.blocked[to] === 0 && to !== board.car;
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

export const opening = choice('opening', {
  offer({ state }, { to }, explain) {
    const menu = new Menu<OpeningId>(explain);
    for (const id of openingsFor(state, to)) menu.allow(id);
    return menu.one();
  },
});

export const room = choice('room', {
  offer({ state }, _about, explain) {
    const menu = new Menu<Square>(explain);
    for (const square of emptyRooms(state)) menu.allow(square);
    return menu.one();
  },
});

export const cot = choice('cot', {
  offer({ state }, { human }, explain) {
    const menu = new Menu<Square>(explain);
    for (const square of cots(state, human)) menu.allow(square);
    return menu.one();
  },
});

export const lose = choice('lose', {
  offer: ({ state }, { human }) => ({ kind: 'one', from: state.humans[human]!.cards }),
});
