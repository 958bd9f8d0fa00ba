import type { Arrangement, Offer, Refusal, Shares } from '@shamble/kernel';

/** An offer as it travels: plain data. Where an item of an `arrange` fits is written out. */
export type WireOffer =
  | {
      readonly kind: 'one';
      readonly from: readonly unknown[];
      readonly refused: readonly Refusal<unknown>[];
      readonly usual?: unknown;
    }
  | {
      readonly kind: 'some';
      readonly from: readonly unknown[];
      readonly min: number;
      readonly max: number;
      readonly limits: readonly { readonly of: readonly unknown[]; readonly max: number }[];
      readonly refused: readonly Refusal<unknown>[];
      readonly usual?: readonly unknown[];
    }
  | {
      readonly kind: 'share';
      readonly total: number;
      readonly among: readonly { readonly id: string; readonly max: number }[];
      readonly limits: readonly { readonly of: readonly string[]; readonly max: number }[];
      readonly refused: readonly Refusal<unknown>[];
      readonly usual?: Shares;
    }
  | {
      readonly kind: 'order';
      readonly items: readonly string[];
      readonly refused: readonly Refusal<unknown>[];
      readonly usual?: readonly string[];
    }
  | {
      readonly kind: 'arrange';
      readonly items: readonly string[];
      readonly slots: readonly { readonly id: string; readonly holds: number }[];
      /** Item -> the slots it may go to. */
      readonly fits: Readonly<Record<string, readonly string[]>>;
      readonly now: Arrangement;
      readonly refused: readonly Refusal<unknown>[];
      readonly usual?: Arrangement;
    };

export function wire(offer: Offer): WireOffer {
  const refused = offer.refused ?? [];
  const usual = offer.usual === undefined ? {} : { usual: offer.usual };
  switch (offer.kind) {
    case 'some':
    case 'share':
      return { ...offer, limits: offer.limits ?? [], refused, ...usual } as WireOffer;
    case 'arrange': {
      const { items, slots, fits, now = {} } = offer;
      const places = (item: string): string[] => slots.map(({ id }) => id).filter((slot) => fits(item, slot));
      return {
        kind: 'arrange',
        items,
        slots,
        fits: Object.fromEntries(items.map((item) => [item, places(item)])),
        now,
        refused,
        ...usual,
      } as WireOffer;
    }
    default:
      return { ...offer, refused, ...usual } as WireOffer;
  }
}

/** An offer that has travelled, as the policies of bots want it. */
export function offerFrom(wired: WireOffer): Offer {
  if (wired.kind !== 'arrange') return wired as Offer;
  const { fits, ...rest } = wired;
  return { ...rest, fits: (item, slot) => fits[item]?.includes(slot) === true } as Offer;
}
