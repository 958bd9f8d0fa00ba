import { type Arrangement, type Offer, same } from '@shamble/kernel';
import { shown } from './law.ts';

/** Where two values first part, in words. */
export function difference(a: unknown, b: unknown, path = ''): string {
  const at = path === '' ? 'the whole' : path;
  if (
    typeof a !== 'object' ||
    typeof b !== 'object' ||
    a === null ||
    b === null ||
    Array.isArray(a) !== Array.isArray(b)
  )
    return `${at} is ${shown(a)} or ${shown(b)}`;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    if (same(left[key], right[key])) continue;
    return difference(left[key], right[key], path === '' ? key : `${path}.${key}`);
  }
  return `${at} has no difference`;
}

/** An offer as plain data, so that two can be compared: what fits where is written out. */
export function plainOffer(offer: Offer | null): unknown {
  if (offer?.kind !== 'arrange') return offer;
  const fits: Record<string, string[]> = {};
  for (const item of offer.items)
    fits[item] = offer.slots.filter((slot) => offer.fits(item, slot.id)).map((slot) => slot.id);
  const now: Arrangement | undefined = offer.now;
  return {
    kind: offer.kind,
    items: offer.items,
    slots: offer.slots,
    fits,
    now,
    refused: offer.refused,
    usual: offer.usual,
  };
}

export const plainOffers = (offers: Readonly<Record<string, Offer | undefined>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(offers).map(([name, offer]) => [name, plainOffer(offer ?? null)]));
