import type { Setting, ShelvedGame } from '../games.ts';

/** How many heroes the players of a game play, more than one each perhaps; undefined where they play themselves. */
export const heroesOf = ({ pack }: ShelvedGame, { options }: Setting): number | undefined =>
  pack.cast?.chosen(options).flat().length;
