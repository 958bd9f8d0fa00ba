import { type Arrangement, isOffered, type Shares, same } from '@shamble/kernel';
import { offerFrom, type WireOffer } from '@shamble/protocol';

// What a person has put together so far, before it is confirmed: plain values and what a touch does to them.

export type SomeWire = Extract<WireOffer, { kind: 'some' }>;
export type ShareWire = Extract<WireOffer, { kind: 'share' }>;
export type OrderWire = Extract<WireOffer, { kind: 'order' }>;
export type ArrangeWire = Extract<WireOffer, { kind: 'arrange' }>;

/** Whether it can be confirmed. */
export const isReady = (offer: WireOffer, answer: unknown): boolean => isOffered(offerFrom(offer), answer);

// Some: the places of the options in the offer, in its order.

/** With the usual ones, then any others, until there are enough. */
export function filled(offer: SomeWire, taken: readonly number[]): readonly number[] {
  const usual = offer.usual ?? [];
  const isUsual = (at: number): boolean => usual.some((one) => same(one, offer.from[at]));
  const all = [...offer.from.keys()];
  let now = taken;
  for (const at of [...all.filter(isUsual), ...all.filter((one) => !isUsual(one))])
    if (now.length < offer.min && !now.includes(at) && someLimit(offer, now, at) === null) now = toggled(now, at);
  return now;
}

export function startSome({ from, usual = [], min }: SomeWire): number[] {
  const taken: number[] = [];
  for (const option of usual) {
    const at = from.findIndex((one, i) => !taken.includes(i) && same(one, option));
    if (at >= 0) taken.push(at);
  }
  return taken.length >= min ? taken.sort((a, b) => a - b) : [];
}

export const toggled = (taken: readonly number[], at: number): number[] =>
  taken.includes(at) ? taken.filter((one) => one !== at) : [...taken, at].sort((a, b) => a - b);

export const someAnswer = ({ from }: SomeWire, taken: readonly number[]): unknown[] => taken.map((at) => from[at]);

/** What keeps one more from being taken: the most there may be, of all or of some of them; null: nothing. */
export function someLimit(
  { from, max, limits }: SomeWire,
  taken: readonly number[],
  at: number,
): { readonly of: 'all' | 'these'; readonly max: number } | null {
  if (taken.includes(at)) return null;
  if (taken.length >= max) return { of: 'all', max };
  const reached = limits.find(({ of, max: most }) => {
    const counts = (one: number): boolean => of.some((option) => same(option, from[one]));
    return counts(at) && taken.filter(counts).length >= most;
  });
  return reached === undefined ? null : { of: 'these', max: reached.max };
}

// Share: place -> how many.

export const startShare = (offer: ShareWire): Shares =>
  offer.usual !== undefined && isReady(offer, offer.usual) ? offer.usual : {};

export const shareOf = (shares: Shares, id: string): number => shares[id] ?? 0;
const sum = (shares: Shares, ids: readonly string[]): number =>
  ids.reduce((total, id) => total + shareOf(shares, id), 0);
export const leftOf = ({ total, among }: ShareWire, shares: Shares): number =>
  total -
  sum(
    shares,
    among.map(({ id }) => id),
  );

export function canAdd(offer: ShareWire, shares: Shares, id: string): boolean {
  const { max = 0 } = offer.among.find((place) => place.id === id) ?? {};
  if (leftOf(offer, shares) <= 0 || shareOf(shares, id) >= max) return false;
  return offer.limits.every(({ of, max: most }) => !of.includes(id) || sum(shares, of) < most);
}

/** One more there, taken from another place if all is shared out and it can be spared; null if it cannot be. */
export function added(offer: ShareWire, shares: Shares, id: string): Shares | null {
  if (canAdd(offer, shares, id)) return withShare(shares, id, shareOf(shares, id) + 1);
  if (leftOf(offer, shares) > 0) return null;
  const others = offer.among.filter((place) => place.id !== id && shareOf(shares, place.id) > 0);
  for (const other of others.sort((a, b) => shareOf(shares, b.id) - shareOf(shares, a.id))) {
    const less = withShare(shares, other.id, shareOf(shares, other.id) - 1);
    if (canAdd(offer, less, id)) return withShare(less, id, shareOf(less, id) + 1);
  }
  return null;
}

export const removed = (shares: Shares, id: string): Shares | null =>
  shareOf(shares, id) > 0 ? withShare(shares, id, shareOf(shares, id) - 1) : null;

function withShare(shares: Shares, id: string, n: number): Shares {
  const { [id]: _, ...others } = shares;
  return n === 0 ? others : { ...others, [id]: n };
}

// Order: the items, first to last.

export const startOrder = (offer: OrderWire): readonly string[] =>
  offer.usual !== undefined && isReady(offer, offer.usual) ? offer.usual : offer.items;

export function moved(items: readonly string[], item: string, by: number): readonly string[] {
  const at = items.indexOf(item);
  const to = Math.max(0, Math.min(items.length - 1, at + by));
  return items.toSpliced(at, 1).toSpliced(to, 0, item);
}

// Arrange: item -> slot; what is not there has no place yet.

/** As usual, but nothing goes `away` unless somebody puts it there. */
export function startArrange({ items, now, usual = now }: ArrangeWire, away: readonly string[] = []): Arrangement {
  const kept = items.map((item) => [item, usual[item]] as const);
  const isKept = (slot: string | undefined): slot is string => slot !== undefined && !away.includes(slot);
  return Object.fromEntries(kept.flatMap(([item, slot]) => (isKept(slot) ? [[item, slot] as const] : [])));
}

export const fitsIn = ({ fits }: ArrangeWire, item: string, slot: string): boolean =>
  fits[item]?.includes(slot) === true;

export const heldIn = ({ items }: ArrangeWire, where: Arrangement, slot: string): string[] =>
  items.filter((item) => where[item] === slot);

export type Placed =
  | { readonly where: Arrangement; readonly with: string | null }
  /** `misfit`: it may not go there. `full`: what is there cannot go elsewhere. */
  | { readonly refused: 'misfit' | 'full' };

/** Puts an item into a slot. Where it is full, what is there goes to where the item was, or to a free slot. */
export function placed(offer: ArrangeWire, where: Arrangement, item: string, slot: string): Placed {
  if (!fitsIn(offer, item, slot)) return { refused: 'misfit' };
  if (where[item] === slot) return { where, with: null };
  const inside = heldIn(offer, where, slot);
  const { holds } = offer.slots.find(({ id }) => id === slot)!;
  if (inside.length < holds) return { where: { ...where, [item]: slot }, with: null };
  const before = where[item];
  for (const other of inside.toReversed()) {
    const goes = before !== undefined && fitsIn(offer, other, before) ? before : freeFor(offer, where, other);
    if (goes !== undefined) return { where: { ...where, [item]: slot, [other]: goes }, with: other };
  }
  return { refused: 'full' };
}

function freeFor(offer: ArrangeWire, where: Arrangement, item: string): string | undefined {
  const free = offer.slots.filter(({ id, holds }) => heldIn(offer, where, id).length < holds);
  // A heap that holds everything is the last resort.
  return free.sort((a, b) => a.holds - b.holds).find(({ id }) => fitsIn(offer, item, id))?.id;
}
