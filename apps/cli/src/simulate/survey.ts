import type { Shape, TableOf, Told } from '@shamble/kernel';
import * as zombicide from '@shamble/zombicide/survey';

/** What a game is asked besides how it ends, counted under names of its own. */
export interface Survey {
  hear(told: readonly Told[], table: TableOf<Shape>): void;
  end(table: TableOf<Shape>, won: boolean): void;
}

const SURVEYS: Readonly<Record<string, (count: (name: string) => void) => unknown>> = { zombicide: zombicide.survey };

/** For one game; undefined where nothing more is asked. */
export const surveyOf = (game: string, count: (name: string) => void): Survey | undefined =>
  SURVEYS[game]?.(count) as Survey | undefined;
