import type { Cast } from '@shamble/kernel';
import { checkSurvivorPack } from '../content/pack.ts';
import { type Sheet, SURVIVORS } from '../content/survivors.ts';
import { readOptions } from './setup.ts';
import type { Options } from './types.ts';

type Wanted = Partial<Options>;

/** The six of the box, and whoever was brought along. */
export const sheetsOf = (options: unknown): readonly Sheet[] => [...SURVIVORS, ...((options as Wanted).sheets ?? [])];

export const cast: Cast = {
  ids: (options) => sheetsOf(options).map(({ id }) => id),
  chosen: (options) => readOptions(options).survivors,
  choose: (options, survivors) => ({ ...(options as Wanted), survivors }),
  add(options, file) {
    const wanted = options as Wanted;
    const { survivors } = checkSurvivorPack(JSON.parse(file));
    const known = wanted.sheets ?? [];
    return { ...wanted, sheets: [...known, ...survivors.filter(({ id }) => !known.some((one) => one.id === id))] };
  },
};
