import type { ShareOffer, Shares } from '@shamble/kernel';
import { ABOMINATION, at, type KindId, type Shortage, type State, type Zone } from '../types.ts';
import type { March } from './march.ts';

/** One of the groups that the Zombies of a zone part into. */
export interface Group {
  readonly to: Zone;
  readonly count: number;
  /** How many of them come from the box. */
  readonly added: number;
}

/** Figures to add so that `count` of them make so many equal groups (ZC-SPLIT-03); nobody comes with them (ZC-ZOMB-05). */
export const lackOf = (count: number, groups: number): number => (groups - (count % groups)) % groups;

/** Equal groups; those that were chosen to stay short have one figure less (ZC-SPLIT-05). */
export function split({ count, from, ways }: Pick<March, 'count' | 'from' | 'ways'>, lacking?: Shares): Group[] {
  const each = Math.ceil(count / ways.length);
  const groups: Group[] = [];
  let left = count;
  for (const to of ways) {
    const size = each - (lacking?.[groupId(from, to)] ?? 0);
    const own = Math.min(size, left);
    left -= own;
    groups.push({ to, count: size, added: size - own });
  }
  return groups;
}

export const groupId = (from: Zone, to: Zone): string => `${from}>${to}`;

/** What the box lacks of a kind to make all groups equal, or null. The Abomination never splits (ZC-SPLIT-04). */
export function shortageOf(kind: KindId, marches: readonly March[], supply: number): Shortage | null {
  if (kind === ABOMINATION) return null;
  let wanted = 0;
  for (const march of marches) if (march.kind === kind) wanted += lackOf(march.count, march.ways.length);
  if (wanted <= supply) return null;
  const groups = marches
    .filter((march) => march.kind === kind && lackOf(march.count, march.ways.length) > 0)
    .flatMap(({ from, ways }) => ways.map((to) => ({ from, to })));
  return { kind, missing: wanted - supply, groups };
}

/** Each group goes short of one figure at most, and those of a zone of no more than they would get. */
export function shortOffer({ figures }: Pick<State, 'figures'>, { kind, missing, groups }: Shortage): ShareOffer {
  const zones = [...new Set(groups.map(({ from }) => from))];
  return {
    kind: 'share',
    total: missing,
    among: groups.map(({ from, to }) => ({ id: groupId(from, to), max: 1 })),
    limits: zones.map((zone) => {
      const of = groups.filter(({ from }) => from === zone).map(({ from, to }) => groupId(from, to));
      return { of, max: lackOf(figures[at(zone, kind)]!, of.length) };
    }),
  };
}

/** The last groups on the map go short. */
export function usualShort(state: Pick<State, 'figures'>, shortage: Shortage): Shares {
  const { limits = [] } = shortOffer(state, shortage);
  const shares: Record<string, number> = {};
  let left = shortage.missing;
  for (const { of, max } of limits.toReversed())
    for (const id of of.toReversed().slice(0, max)) {
      if (left === 0) return shares;
      shares[id] = 1;
      left -= 1;
    }
  return shares;
}
