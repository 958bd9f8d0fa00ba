import { type PileChoice, word } from '@shamble/kernel';
import { CARDS } from '../content/cards.ts';
import { PILE, usualPile } from '../content/pile.ts';

interface Wanted {
  readonly cards?: readonly string[] | null;
  readonly variants?: readonly string[];
}

const hasBaby = ({ variants = [] }: Wanted): boolean => variants.includes('baby');

/** Everything but the baby, which comes and goes with its variant (ZP-BABY-01). */
export const pile: PileChoice = {
  most: PILE,
  cards: CARDS.filter(({ only }) => only === undefined).map(({ id, type, copies, provenance }) => ({
    id,
    title: word(`card.${id}`),
    brief: word(`card.${id}.text`),
    kind: word(`kind.${type}`),
    copies,
    provenance,
  })),
  chosen: (options) => (options as Wanted).cards ?? usualPile(hasBaby(options as Wanted)),
  choose(options, cards) {
    const others = cards.filter((id) => id !== 'baby');
    return { ...(options as Wanted), cards: hasBaby(options as Wanted) ? [...others, 'baby'] : others };
  },
};
