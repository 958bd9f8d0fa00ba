import { rollDice, UNREACHABLE } from '@shamble/parts';
import { HIDDEN } from '../../content/tables.ts';
import type { Playing } from '../rules/changes.ts';
import { ground } from '../rules/ground.ts';
import { activeSpace, isHeld, isHuman } from '../rules/questions.ts';
import { walks } from '../rules/ways.ts';
import type { Space, State, Why } from '../types.ts';
import { drawLot, lowest } from './lot.ts';

/** The digit where somebody comes out, or null (DD-SOLO-04, DD-SOLO-05). */
export function rollHidden(play: Playing): number | null {
  const faces = rollDice(play, 'hidden', 2, 6);
  const digit = HIDDEN[faces[0]! <= 3 ? 0 : 1]![faces[1]! - 1]!;
  play.tell({
    id: 'hiddenRolled',
    data: { faces, digit: digit ?? -1 },
    rules: ['DD-SOLO-03', 'DD-SOLO-04', 'DD-TAB-04'],
  });
  return digit;
}

/** The nearest spaces whose number ends so, outside the hall and without a zombie (DD-SOLO-06 to DD-SOLO-08). */
export function hiddenLairs(state: State, digit: number, from: Space): Space[] {
  const { numbers, hall } = ground(state);
  const far = walks(state, from);
  const fit = numbers.flatMap((number, space) =>
    number % 10 === digit && hall[space] === 0 && far[space] !== UNREACHABLE && !isHeld(state, space) ? [space] : [],
  );
  return lowest(fit, (space) => far[space]!);
}

/** The nearest to those who have just acted, or to anybody (DD-SOLO-11, DD-SOLO-12). */
export function berserkPick(play: Playing, spaces: readonly Space[]): { space: Space; why: Why } {
  const { state } = play;
  const at = activeSpace(state);
  const preys = at >= 0 ? [at] : state.characters.flatMap((one) => (isHuman(one) ? [one.space] : []));
  const rows = preys.map((prey) => walks(state, prey));
  const distance = (space: Space): number => Math.min(...rows.map((row) => row[space]!));
  const near = lowest(spaces, distance);
  const space = drawLot(play, near, true);
  const tied = near.length > 1 ? { tied: near.length } : {};
  return { space, why: { rule: near.length > 1 ? 'DD-SOLO-12' : 'DD-SOLO-11', distance: distance(space), ...tied } };
}

/** How many of several are attacked: an even chance for each number (DD-SOLO-14). */
export function rollSpread(play: Playing, space: Space, humans: number): number {
  let face = play.roll('spread', 6);
  while (humans === 4 && face > 4) face = play.roll('spread', 6);
  const count = humans === 4 ? face : Math.ceil((face * humans) / 6);
  play.tell({ id: 'spread', data: { space, count, face }, rules: ['DD-SOLO-14'] });
  return count;
}
