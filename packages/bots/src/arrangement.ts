import type { Arrangement, ArrangeOffer } from '@shamble/kernel';
import { type Luck, shuffled } from './luck.ts';

/**
 * Every item into a random slot that it fits; null if they cannot all be placed. An item that finds its slots full
 * moves others out of the way (augmenting paths), so it never fails where an arrangement exists.
 */
export function arrangement(offer: ArrangeOffer, luck: Luck): Arrangement | null {
  const { items, slots } = offer;
  const holding: number[][] = [];
  for (let slot = 0; slot < slots.length; slot++) holding.push([]);
  const fitting = items.map((item) => {
    const fits: number[] = [];
    for (let slot = 0; slot < slots.length; slot++)
      if (slots[slot]!.holds > 0 && offer.fits(item, slots[slot]!.id)) fits.push(slot);
    return shuffled(fits, luck);
  });

  const place = (item: number, tried: boolean[]): boolean => {
    const choice = fitting[item]!;
    for (const slot of choice) {
      if (holding[slot]!.length >= slots[slot]!.holds) continue;
      holding[slot]!.push(item);
      return true;
    }
    for (const slot of choice) {
      if (tried[slot] === true) continue;
      tried[slot] = true;
      const held = holding[slot]!;
      for (let i = 0; i < held.length; i++) {
        if (!place(held[i]!, tried)) continue;
        held[i] = item;
        return true;
      }
    }
    return false;
  };

  const order = shuffled(
    items.map((_, i) => i),
    luck,
  );
  for (const item of order) if (!place(item, [])) return null;
  // Without a prototype it is a dictionary: names that come in any order would each time make a new kind of record.
  const answer: Record<string, string> = Object.create(null);
  for (let slot = 0; slot < slots.length; slot++)
    for (const item of holding[slot]!) answer[items[item]!] = slots[slot]!.id;
  return answer;
}
