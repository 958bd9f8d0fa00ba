import type { Arrangement, ArrangeOffer } from '@shamble/kernel';
import { type Luck, shuffled } from './luck.ts';

/**
 * Every item into a random slot that it fits; null if they cannot all be placed. An item that finds its slots full
 * moves others out of the way (augmenting paths), so it never fails where an arrangement exists.
 */
export function arrangement(offer: ArrangeOffer, luck: Luck): Arrangement | null {
  const { items, slots } = offer;
  const holding: number[][] = slots.map(() => []);
  const fitting = items.map((item) => {
    const fits = slots.flatMap((slot, i) => (slot.holds > 0 && offer.fits(item, slot.id) ? [i] : []));
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
  const answer: Record<string, string> = {};
  for (const [slot, held] of holding.entries()) for (const item of held) answer[items[item]!] = slots[slot]!.id;
  return answer;
}
