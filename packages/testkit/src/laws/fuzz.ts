import type { GamePack, Shape } from '@shamble/kernel';
import { checkLaws, type LawOptions, type LawReport } from './check.ts';
import { CHEAP } from './trial.ts';

export type FuzzOptions = Pick<LawOptions, 'games' | 'seed' | 'most' | 'faults' | 'onProgress' | keyof Choices>;
type Choices = Pick<LawOptions, 'missions' | 'seats' | 'variants'>;

/** Many random games, looked at lightly; a single one, as when a fault is to be seen again, in every position. */
export function fuzz<G extends Shape>(pack: GamePack<G>, options: FuzzOptions): LawReport {
  return checkLaws(pack, { faults: 1, ...options, full: options.games === 1 ? 1 : 0, profile: CHEAP });
}
