import { peek, seatName } from '@shamble/kernel';
import { type Playing, zombieSeat } from '../rules/changes.ts';
import { allSearched, ground, inCar, isIn } from '../rules/questions.ts';
import type { Human, OpeningId, Square, State } from '../types.ts';
import { isOverrun } from './overrun.ts';
import { hasGivenUp } from './resign.ts';

/** Whatever happens, and as soon as it does: the end for one side or the other. */
export function settle(play: Playing): boolean {
  const { state } = play;
  if (hasGivenUp(play)) return false;
  if (state.round === 0) return false; // not everybody has arrived
  let alive = 0;
  let waiting = 0;
  for (const human of state.humans) {
    if (human.status === 'in' || human.status === 'carried') alive += 1;
    else if (human.status === 'out') waiting += 1;
  }
  if (state.late) return settleLate(play, alive);
  if (alive + waiting === 0) {
    const seat = zombieSeat(play);
    play.end({ winners: seat === null ? [] : [seat], because: 'devoured', rules: ['ZP-WIN-07'] });
    return false;
  }
  if (alive === 0) return false;
  if (isOverrun(play)) return true;
  if (!allSearched(state)) return false;
  if (traitorHasWon(play)) return false;
  const way = wayOut(state);
  return way === null ? false : win(play, way);
}

interface WayOut {
  readonly because: 'house' | 'cellar' | 'room' | 'car';
  readonly rules: readonly string[];
  readonly shut: readonly OpeningId[];
}

/** How the humans have made it, all search spaces being searched; null if they have not. */
function wayOut(state: State): WayOut | null {
  const board = ground(state);
  if (state.started && everyoneIn(state, (square) => square === board.car) && babyIn(state, (at) => at === board.car))
    return { because: 'car', rules: ['ZP-CAR-05'], shut: [] };
  const isBarred = (opening: OpeningId): boolean => state.barred[opening] === 1;
  const isShut = (openings: readonly OpeningId[], isWithin: (square: Square) => boolean): boolean =>
    openings.every(isBarred) &&
    everyoneIn(state, isWithin) &&
    state.zombies.every(({ square }) => square < 0 || !isWithin(square)) &&
    babyIn(state, isWithin);
  const inHouse = (square: Square): boolean =>
    square !== board.car && board.inside[square] === 1 && (board.cellar.open || square < board.cellar.first);
  if (board.outer.length > 0 && isShut(board.outer, inHouse))
    return { because: 'house', rules: ['ZP-WIN-01'], shut: board.outer };
  const door = board.openings.length - 1;
  if (board.cellar.open && isShut([door], (square) => square >= board.cellar.first && square < board.car))
    return { because: 'cellar', rules: ['ZP-CELLAR-08', 'ZP-CELLAR-09'], shut: [door] };
  if (!state.variants.short) return null;
  for (const [room, { closable, openings }] of board.rooms.entries())
    if (closable && openings.length > 0 && isShut(openings, (square) => board.room[square] === room))
      return { because: 'room', rules: ['ZP-VSHORT-01', 'ZP-VSHORT-02'], shut: openings };
  return null;
}

const everyoneIn = ({ humans }: State, isWithin: (square: Square) => boolean): boolean => {
  let anybody = false;
  for (const human of humans) {
    if (human.status === 'carried') return false;
    if (human.status !== 'in') continue;
    if (!isWithin(human.square)) return false;
    anybody = true;
  }
  return anybody;
};

/** ZP-BABY-09 */
function babyIn({ baby, humans }: State, isWithin: (square: Square) => boolean): boolean {
  if (baby.state === 'away' || baby.state === 'dead') return true;
  return isWithin(baby.state === 'lies' ? baby.square : humans[baby.by]!.square);
}

const isAlive = ({ humans }: State, seat: number): boolean =>
  humans.some((human) => human.seat === seat && isIn(human));

/** True if the state has changed: 28 days later begins, or a traitor is unmasked. */
function win(play: Playing, { because, rules, shut }: WayOut): boolean {
  const { state } = play;
  if (state.variants.traitor) {
    const traitor = peek(state.traitor);
    if (traitor >= 0 && isAlive(state, traitor)) {
      if (state.unmasked === traitor) return false; // suspended (ZP-VTRAIT-10)
      state.unmasked = play.reveal(state.traitor);
      state.owed = true;
      const human = state.humans.findIndex((one) => one.seat === traitor && isIn(one));
      play.tell({ id: 'unmasked', data: { human, traitor: true }, rules: ['ZP-VTRAIT-10'] });
      return false;
    }
    play.reveal(state.traitor);
  }
  if (state.variants.late && because !== 'car' && state.humans.filter(isIn).length > 1) {
    state.late = true;
    state.shut = [...shut];
    play.tell({ id: 'lateBegan', data: {}, rules: ['ZP-V28-01', 'ZP-V28-02'] });
    return true;
  }
  // After the baby's death only half a victory (ZP-BABY-13).
  const partial = state.baby.state === 'dead';
  play.end({
    winners: humanSeats(play).filter((seat) => seat !== seatName(state.unmasked)),
    because: partial ? `${because}.partial` : because,
    rules: partial ? [...rules, 'ZP-BABY-13'] : rules,
  });
  return false;
}

const humanSeats = ({ seats, state }: Playing): string[] =>
  state.automatic ? [...seats] : seats.slice(0, seats.length - 1);

/** Alone behind barricades, and known for what he is (ZP-VTRAIT-04). */
function traitorHasWon(play: Playing): boolean {
  const { state } = play;
  if (state.unmasked < 0) return false;
  const board = ground(state);
  const isFree = (human: Human): boolean => {
    if (inCar(state, human)) return false;
    const room = board.room[human.square]!;
    if (room < 0 || !board.rooms[room]!.closable) return false;
    const { openings } = board.rooms[room]!;
    return (
      openings.length > 0 &&
      openings.every((opening) => state.barred[opening] === 1) &&
      state.humans.every((one) => one === human || !isIn(one) || board.room[one.square] !== room) &&
      state.zombies.every(({ square }) => square < 0 || board.room[square] !== room)
    );
  };
  if (!state.humans.some((human) => human.seat === state.unmasked && isIn(human) && isFree(human))) return false;
  play.end({ winners: [seatName(state.unmasked)], because: 'traitor', rules: ['ZP-VTRAIT-04'] });
  return true;
}

/** The last one alive wins (ZP-V28-06). */
function settleLate(play: Playing, alive: number): boolean {
  const { state } = play;
  if (alive > 1) return false;
  const last = state.humans.find(isIn);
  play.end({
    winners: last === undefined ? [] : [seatName(last.seat)],
    because: last === undefined ? 'nobody' : 'last',
    rules: ['ZP-V28-06'],
  });
  return false;
}
