import type { Colour } from './mission.ts';

/** What the box holds besides cards and figures (MZ-COMP-08 to MZ-COMP-14). */
export const BOX = {
  tiles: 9,
  heroes: 6,
  /** Not a limit: when more are due, more are rolled (MZ-FAQ-05). */
  dice: 6,
  faces: [1, 2, 3, 4, 5, 6],
  doors: { red: 14, blue: 1, green: 1 } satisfies Record<Colour, number>,
  objectives: { red: 7, blue: 1, green: 1 } satisfies Record<Colour, number>,
  spawns: { first: 1, red: 5, blue: 1, green: 1 },
  signs: 1,
  exits: 1,
  activations: 6,
  figures: 87,
  cards: 140,
} as const;
