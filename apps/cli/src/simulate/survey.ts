import type { Shape, TableOf, Told } from '@shamble/kernel';
import * as zombicide from '@shamble/zombicide/survey';
import type { Setting, ShelvedGame } from '../games.ts';

/** What a game is asked besides how it ends, counted under names of its own. */
export interface Survey {
  hear(told: readonly Told[], table: TableOf<Shape>): void;
  end(table: TableOf<Shape>, won: boolean): void;
}

interface Surveyor {
  survey(count: (name: string) => void): unknown;
}

const SURVEYORS: Readonly<Record<string, Surveyor>> = { zombicide };

/** For one game; undefined where nothing more is asked. */
export const surveyOf = (game: string, count: (name: string) => void): Survey | undefined =>
  SURVEYORS[game]?.survey(count) as Survey | undefined;

/** How many heroes the players of a game play, more than one each perhaps; undefined where they play themselves. */
export const heroesOf = ({ pack }: ShelvedGame, { options }: Setting): number | undefined =>
  pack.cast?.chosen(options).flat().length;
