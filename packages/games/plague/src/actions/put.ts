import { putDown } from '../rules/changes.ts';
import { ground, isTaken } from '../rules/questions.ts';
import type { Human, Square, State } from '../types.ts';
import { goto } from '../words.ts';
import type { Action } from './action.ts';

/** Down again whomever he carries (ZP-PORT-04). */
export const put: Action<'put'> = {
  does: ['put'],
  variant: 'carry',
  offer(menu, { state }, id) {
    const human = state.humans[id]!;
    if (human.carries < 0) return;
    for (const square of placesFor(state, human)) menu.allow({ do: 'put', square });
  },
  carryOut(play, id, { square }) {
    putDown(play, id, square);
    return goto('choose');
  },
};

/** The free squares of his way, and the car, which holds all; where the carried one was only if there is no other. */
function placesFor(state: State, { path: [first, ...way] }: Human): Square[] {
  const isRoom = (square: Square): boolean => square === ground(state).car || !isTaken(state, square);
  const places = [...new Set(way)].filter(isRoom);
  return places.length > 0 ? places : [first!].filter(isRoom);
}
