import { ATTACK, COLUMNS } from '../../content/tables.ts';
import type { Bite } from '../types.ts';

/** The table by strength and two dice; a strength of 0 does nothing (DD-ATT-05, DD-ATT-06). */
export function biteFor(strength: number, roll: number): Bite {
  const column = COLUMNS.findIndex((most) => strength <= most);
  const letter = ATTACK[roll - 2]![column < 0 ? COLUMNS.length - 1 : column];
  return letter === 'i' ? 'infected' : letter === 'S' ? 'stunned' : 'none';
}
