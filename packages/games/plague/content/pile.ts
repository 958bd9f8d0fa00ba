import type { RuleId } from '@shamble/kernel';
import { CARDS } from './cards.ts';

/** The most cards of a pile (ZP-SETUP-01, ZP-DECK-01). */
export const PILE = 40;

/** With the baby in play its card takes the place of this one. */
const GIVES_WAY = 'coach-party';

/**
 * The pile unless the players choose another one (ZP-SETUP-01): 15 Weapons, 13 Items and 11 Events that fit a quiet
 * suburb, none of the strong ones (ZP-DECK-03), both pairs, and the Cellar.
 */
export function usualPile(baby: boolean): string[] {
  const pile = CARDS.flatMap(({ id, usual }) => Array.from({ length: usual }, () => id));
  return baby ? pile.map((id) => (id === GIVES_WAY ? 'baby' : id)) : pile;
}

/** The rules that a pile of the players' own choice breaks; none: it can be played with. */
export function brokenBy(pile: readonly string[], baby: boolean): RuleId[] {
  const count = (id: string): number => pile.filter((one) => one === id).length;
  const broken = new Set<RuleId>();
  const inTheBox = pile.every((id) => CARDS.some((card) => card.id === id && count(id) <= card.copies));
  if (!inTheBox || pile.length > PILE) broken.add('ZP-DECK-01');
  for (const { id, copies, always, pair, only } of CARDS) {
    if (always && count(id) === 0) broken.add('ZP-DECK-02');
    if (pair === id && count(id) % copies !== 0) broken.add('ZP-DECK-04');
    if (pair !== undefined && count(pair) > 0 !== count(id) > 0) broken.add('ZP-DECK-05');
    if (only === 'baby' && count(id) > 0 !== baby) broken.add('ZP-BABY-01');
  }
  return [...broken];
}
