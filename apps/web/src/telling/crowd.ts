import type { SpaceId } from '../board/plan.ts';
import type { Figure, Picture } from './types.ts';

/** Where figures are counted by zone and kind, one number each. */
export interface Counted {
  readonly kinds: readonly string[];
  /** Zone after zone, so many of each kind. */
  readonly figures: readonly number[];
}

/** As many as there are: the first of those known stay, new ones get names that nobody has. */
export function standing({ kinds, figures }: Counted, known: readonly Figure[]): Figure[] {
  const wanted = [...figures];
  const stay = known.filter((one) => {
    const spot = kinds.length * one.space + kinds.indexOf(one.kind);
    wanted[spot]! -= 1;
    return wanted[spot]! >= 0;
  });
  const used = new Set(known.map(({ id }) => id));
  wanted.forEach((count, spot) => {
    for (let i = 0; i < count; i++) stay.push(newcomer(kinds, spot, used));
  });
  return stay;
}

function newcomer(kinds: readonly string[], spot: number, used: Set<string>): Figure {
  const kind = kinds[spot % kinds.length]!;
  let n = 1;
  while (used.has(`${kind} ${n}`)) n += 1;
  used.add(`${kind} ${n}`);
  return { id: `${kind} ${n}`, kind, space: Math.floor(spot / kinds.length) };
}

interface Walk {
  readonly kind: string | undefined;
  readonly from: SpaceId;
  readonly to: SpaceId;
  readonly count: number;
}

/** Those who go keep who they are; whoever the box adds goes with them. */
export function walked(figures: readonly Figure[], { kind, from, to, count }: Walk): Figure[] {
  let left = count;
  return figures.map((one) => {
    if (left === 0 || one.space !== from || one.kind !== kind) return one;
    left -= 1;
    return { ...one, space: to };
  });
}

/** By place and kind, those that are gone before anybody was told. */
export const untoldBySpot = (untold: readonly number[]): Picture['untold'] =>
  Object.fromEntries(untold.flatMap((count, spot) => (count > 0 ? [[spot, count]] : [])));
