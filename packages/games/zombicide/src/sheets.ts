import type { Sheet } from '../content/survivors.ts';
import { checkSurvivorPack } from '../content/pack.ts';

/** Home-made sheets that come with the options (ZC-COMP-12), checked like the file they are read from. */
export function readSheets(given: unknown): Sheet[] {
  return given === undefined ? [] : [...checkSurvivorPack({ survivors: given }).survivors];
}
