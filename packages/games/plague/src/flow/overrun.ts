import { type Playing, zombieSeat, zombify } from '../rules/changes.ts';
import { nearestFree } from '../rules/places.ts';
import { ground, groupOf, inCar, isIn, zombieAt } from '../rules/questions.ts';
import { NONE, type State } from '../types.ts';
import { ask, done, goto, proc } from '../words.ts';

/** Four linked zombies, one of them at a door of the car, and somebody in it (ZP-CAR-07). */
export const isOverrun = (play: Playing): boolean => isAnyoneInCar(play.state) && overrunCar(play);

function overrunCar(play: Playing): boolean {
  const { state } = play;
  for (const { from } of ground(state).carDoors) {
    const zombie = zombieAt(state, from);
    if (zombie < 0) continue;
    const group = groupOf(state, zombie).length;
    if (group < 4) continue;
    play.tell({ id: 'carOverrun', data: { square: from, group }, rules: ['ZP-CAR-07'] });
    const humans = state.humans.flatMap((human, id) => (isIn(human) && inCar(state, human) ? [id] : []));
    // Out of the car at once: they are lost wherever they end up.
    for (const id of humans) Object.assign(state.humans[id]!, { square: NONE, status: 'carried' });
    play.push('overrun', { humans, squares: [] });
    return true;
  }
  return false;
}

export function isAnyoneInCar(state: State): boolean {
  const { humans } = state;
  const { car } = ground(state);
  for (let id = 0; id < humans.length; id++) if (humans[id]!.square === car && isIn(humans[id]!)) return true;
  return false;
}

/** Their figures go to the free squares nearest to the doors, as the Zombie player likes. */
export const overrun = proc('overrun', {
  look(play, locals) {
    const { state } = play;
    if (locals.humans.length === 0) return done();
    locals.squares = nearestFree(state, ...ground(state).carDoors.map(({ from }) => from));
    const seat = zombieSeat(play);
    if (seat !== null && locals.squares.length > 1)
      return ask(seat, 'spot', { human: locals.humans[0]!, zombie: NONE, squares: locals.squares }, 'chosen');
    if (locals.squares.length > 1) locals.squares = [locals.squares[play.pick('lot', locals.squares.length)]!];
    return goto('turn');
  },
  chosen(play, locals) {
    locals.squares = [play.answer('spot')];
    return goto('turn');
  },
  turn(play, locals) {
    zombify(play, locals.humans.shift()!, ['ZP-CAR-07'], locals.squares[0]!);
    return goto('look');
  },
});
