import { Fault } from '@shamble/kernel';
import { checkSurvivorPack } from '../content/pack.ts';
import type { Sheet } from '../content/survivors.ts';

/** Home-made sheets that come with the options (ZC-COMP-12), checked like the file they are read from. */
export function readSheets(given: unknown): Sheet[] {
  if (given === undefined) return [];
  try {
    return [...checkSurvivorPack({ survivors: given }).survivors];
  } catch (cause) {
    if (!(cause instanceof Fault)) throw cause;
    throw new Fault('bad-options', cause.message, { rules: cause.rules, cause });
  }
}
