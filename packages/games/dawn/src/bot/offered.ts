import type { Offer } from '@shamble/kernel';

/** The options of a question that wants one of them, or some. */
export const offered = <A>(offer: Offer): readonly A[] =>
  offer.kind === 'one' || offer.kind === 'some' ? (offer.from as readonly A[]) : [];
