import type { Offer } from '@shamble/kernel';
import type { Act, View } from './types.ts';

/** Advice, not rules: fight what is in front, search, shut, go on. */
const LIKED: readonly Act['do'][] = ['reveal', 'start', 'attack', 'search', 'barricade', 'put', 'lift', 'stand'];

export function usualAct(_view: View, _about: { human: number }, offer: Offer): Act {
  const options = offer.kind === 'one' ? (offer.from as Act[]) : [];
  for (const what of LIKED) {
    const found = options.find((option) => option.do === what);
    if (found !== undefined) return found;
  }
  return { do: 'end' };
}
