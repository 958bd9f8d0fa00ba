import type { Entrance } from './plan.ts';

/** The zombie attack table (DD-TAB-02): a row for each sum of two dice from 2 on; i infected, S stunned, - nothing. */
export const ATTACK: readonly string[] = [
  'iiiiii',
  'SSiiii',
  'S-Siii',
  '---SSi',
  '-S-SSS',
  '--S--S',
  '----SS',
  '----ii',
  '------',
  '---S--',
  '-iii-S',
];

/** The highest strength of each column; whatever is higher uses the last (DD-ATT-06). */
export const COLUMNS: readonly number[] = [1, 2, 4, 6, 8, 13];

/** The zombie entry table (DD-TAB-03): a row for each sum of two dice from 2 on. */
export const ENTRY: readonly (readonly Entrance[])[] = [
  ['north', 'west'],
  ['north', 'east'],
  [],
  ['east'],
  ['north'],
  [],
  ['south'],
  ['west'],
  [],
  ['south', 'west'],
  ['south', 'east'],
];

/** The hidden zombie table (DD-TAB-04): column by the first die, row by the second; null where nobody comes. */
export const HIDDEN: readonly (readonly (number | null)[])[] = [
  [1, 2, 3, 4, 5, null],
  [6, 7, 8, 9, 0, null],
];
