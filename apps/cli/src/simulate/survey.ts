import type { Shape, TableOf, Told } from '@shamble/kernel';
import * as zombicide from '@shamble/zombicide/survey';
import type { Setting } from '../games.ts';

/** What a game is asked besides how it ends, counted under names of its own. */
export interface Survey {
  hear(told: readonly Told[], table: TableOf<Shape>): void;
  end(table: TableOf<Shape>, won: boolean): void;
}

interface Surveyor {
  survey(count: (name: string) => void): unknown;
  survivorsOf(mission: string, seats: number): number;
}

const SURVEYORS: Readonly<Record<string, Surveyor>> = { zombicide };

/** For one game; undefined where nothing more is asked. */
export const surveyOf = (game: string, count: (name: string) => void): Survey | undefined =>
  SURVEYORS[game]?.survey(count) as Survey | undefined;

/** Whether the players of a game play survivors, more than one each perhaps. */
export const hasSurvivors = (game: string): boolean => game in SURVEYORS;

/** How many survivors the players of a game play; undefined where they play themselves. */
export const survivorsOf = (game: string, { mission, seats }: Setting): number | undefined =>
  SURVEYORS[game]?.survivorsOf(mission, seats);
