import { secret } from '@shamble/kernel';
import { towards } from '../board/sight.ts';
import { newZombie, type Playing, seatOf, zombieSeat } from '../rules/changes.ts';
import { landSquares } from '../rules/places.ts';
import { cardOf, ground, isLeft } from '../rules/questions.ts';
import { NONE } from '../types.ts';
import { ask, call, goto, next, proc } from '../words.ts';

const newcomer = { human: NONE, zombie: NONE, dog: false, faces: [], squares: [], beyond: false };

/** Zombies first, then humans, then play starts (ZP-SETUP-02 to ZP-SETUP-04). */
export const game = proc('game', {
  begin(play, locals) {
    locals.at = 0;
    return goto(play.state.variants.land ? 'land' : 'zombies');
  },
  zombies(play, locals) {
    if (locals.at >= play.state.humans.length) {
      locals.at = 0;
      return goto('humans');
    }
    locals.at += 1;
    return call('arrive', { ...newcomer }, null, 'zombies');
  },
  /** ZP-LAND-01: all of them, wherever the Zombie player likes. */
  land(play, locals) {
    const { state } = play;
    locals.at = 0;
    if (state.reserve + state.dogs === 0) return goto('cards');
    const squares = landSquares(state);
    const seat = zombieSeat(play);
    if (squares.length === 0) return goto('cards');
    if (seat !== null) return ask(seat, 'spot', { human: NONE, zombie: NONE, squares }, 'landed');
    for (const square of squares.slice(0, state.reserve + state.dogs)) settleAt(play, square);
    return goto('cards');
  },
  landed(play) {
    settleAt(play, play.answer('spot'));
    return goto('land');
  },
  cards(play) {
    if (!play.state.variants.bare) dealCards(play);
    return goto('humans');
  },
  humans(play, locals) {
    const { humans } = play.state;
    if (locals.at >= humans.length) return next;
    const human = locals.at++;
    return call('arrive', { ...newcomer, human }, null, 'humans');
  },
  /** The rounds follow one another until somebody has won. */
  play: () => call('round', { at: 0 }, null, 'play'),
});

function settleAt(play: Playing, square: number): void {
  const { state } = play;
  const dog = state.reserve === 0;
  if (dog) state.dogs -= 1;
  else state.reserve -= 1;
  const middle = Math.floor(ground(state).rows / 2) * ground(state).columns + Math.floor(ground(state).columns / 2);
  const facing = towards(ground(state), square, middle);
  const zombie = newZombie(state, square, facing, dog);
  play.tell({
    id: 'zombieArrived',
    data: { zombie, square, facing, faces: [], dog, reserve: state.reserve, dogs: state.dogs },
    rules: ['ZP-LAND-01', 'ZP-LAND-02'],
  });
}

/** ZP-LAND-03, ZP-LAND-04 */
function dealCards(play: Playing): void {
  const { state } = play;
  for (const [id, human] of state.humans.entries()) {
    const top = state.pile.pop();
    if (top === undefined) break;
    const card = play.reveal(top);
    if (cardOf(card).type === 'event') {
      state.pile.unshift(secret(card));
      play.tell({ id: 'shuffledBack', data: { human: id, card }, rules: ['ZP-LAND-04'] });
    } else {
      human.cards.push(card);
      play.tell({ id: 'found', data: { human: id, card }, rules: ['ZP-LAND-03'] });
    }
  }
  play.shuffle('cards', state.pile);
}

/** All humans, then the zombies (ZP-TURN-01, ZP-TURN-02). */
export const round = proc('round', {
  begin(play, locals) {
    const { state } = play;
    state.round += 1;
    state.busy = false;
    locals.at = 0;
    play.tell({ id: 'roundBegan', data: { round: state.round }, rules: ['ZP-TURN-02'] });
    return next;
  },
  humans(play, locals) {
    const { humans } = play.state;
    while (locals.at < humans.length && !plays(play, locals.at)) locals.at++;
    if (locals.at >= humans.length) return next;
    const human = locals.at++;
    return call('turn', { human }, seatOf(play.state, human), 'humans');
  },
  zombies(play) {
    play.state.turn = NONE;
    return call('zombies', { left: 0, at: 0 }, null, 'end');
  },
  end: () => goto('begin'),
});

const plays = ({ state }: Playing, id: number): boolean => {
  const { status } = state.humans[id]!;
  if (isLeft(state, id)) return false;
  return status === 'in' || (status === 'out' && !state.late);
};
