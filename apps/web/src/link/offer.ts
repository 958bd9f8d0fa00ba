import type { Offer } from '@shamble/kernel';
import type { WireOffer } from '@shamble/protocol';

/** An offer that has travelled, as the policies of bots want it. */
export function offerFrom(wired: WireOffer): Offer {
  if (wired.kind !== 'arrange') return wired as Offer;
  const { fits, ...rest } = wired;
  return { ...rest, fits: (item, slot) => fits[item]?.includes(slot) === true } as Offer;
}
