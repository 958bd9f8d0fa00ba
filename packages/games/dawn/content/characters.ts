import type { CharacterSheet } from './character.ts';

/** The four. What was printed on their counters is lost: the three numbers are ours. */
export const CHARACTERS: readonly CharacterSheet[] = [
  {
    id: 'peter',
    dice: 2,
    rifle: false,
    carry: 2,
    weight: 1,
    normal: { fire: 3, panic: 2, movement: 7 },
    infected: { fire: 2, panic: 4, movement: 5 },
  },
  {
    id: 'roger',
    dice: 2,
    rifle: false,
    carry: 2,
    weight: 1,
    normal: { fire: 3, panic: 3, movement: 8 },
    infected: { fire: 2, panic: 5, movement: 6 },
  },
  {
    id: 'steve',
    dice: 1,
    rifle: true,
    carry: 3,
    weight: 1,
    normal: { fire: 2, panic: 2, movement: 7 },
    infected: { fire: 1, panic: 3, movement: 5 },
  },
  {
    id: 'fran',
    dice: 1,
    rifle: true,
    carry: 4,
    weight: 2,
    normal: { fire: 2, panic: 1, movement: 6 },
    infected: { fire: 1, panic: 2, movement: 4 },
  },
];
