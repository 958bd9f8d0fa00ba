import { type Cast, Fault, type VariantEntry, word } from '@shamble/kernel';
import { boardOf } from './board/board.ts';
import { castOf } from './rules/questions.ts';
import { dealt, readOptions } from './setup.ts';
import type { Options } from './types.ts';

type Wanted = Partial<Options>;

const sideOf = (options: unknown): readonly string[] => castOf(boardOf((options as Options).mission).mode);

/** The six of the side that is played. */
export const cast: Cast = {
  ids: sideOf,
  chosen: (options) => readOptions(options).heroes,
  choose: (options, heroes) => ({ ...(options as Wanted), heroes }),
};

/** Switch -> how many heroes; four are usual, and what the missions are made for (MZ-SETUP-02). */
const COUNTS: Readonly<Record<string, number>> = {
  'two-heroes': 2,
  'three-heroes': 3,
  'five-heroes': 5,
  'six-heroes': 6,
};

export const VARIANTS: readonly VariantEntry[] = Object.entries(COUNTS).map(([id, count]) => ({
  id,
  title: word(`variant.${id}`),
  brief: word(count < 4 ? 'variant.few' : 'variant.many'),
  ...(count < 4 ? { mark: word('variant.harder') } : {}),
}));

export const variantOf = (heroes: number): string | undefined =>
  Object.keys(COUNTS).find((id) => COUNTS[id] === heroes);

/** Four heroes or one for each player, unless switches say how many. */
export function options(mission: string, players: number, variants: readonly string[]): unknown {
  const counts = variants.flatMap((id) => (COUNTS[id] === undefined ? [] : [COUNTS[id]]));
  if (counts.length > 1)
    throw new Fault('bad-options', 'Choose one number of heroes.', {
      rules: ['MZ-SETUP-10'],
      says: word('fault.counts'),
    });
  const [count] = counts;
  if (count === undefined) return { mission, players };
  if (count < players)
    throw new Fault('bad-options', 'Each player plays a hero.', {
      rules: ['MZ-SETUP-10'],
      says: word('fault.players'),
    });
  return { mission, players, heroes: dealt(castOf(boardOf(mission).mode), players, count) };
}
