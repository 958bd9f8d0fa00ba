import type { Mind, Network, Offer, OneOffer, TableView } from '@shamble/kernel';
import type { Act, Marvel, Opening } from '../types.ts';
import { careful } from './careful.ts';
import { featuresOf, REASONS } from './features.ts';
import fitted from './fitted.json' with { type: 'json' };
import { promisingActs } from './plan.ts';

const network: Network | null = fitted.network;

/** So many plans are worth a second thought. */
const PLANS = 6;

/** Nothing has been learned from games yet: it thinks to the end of the game. Once it has, to the end of the Round. */
export const mind: Mind<Marvel> = {
  policy: careful,
  candidates,
  evaluation: {
    moment: ({ round }) => round,
    features: (view) => featuresOf(view),
    reasons: REASONS,
    network: () => network,
  },
  playouts: { steady: 16, strong: 24 },
};

/** Who acts, what is done and who leaves: all else is answered as the policy does. */
function candidates({ state, pending }: TableView<Marvel>, offer: Offer): readonly unknown[] {
  const { choice, about } = pending!;
  if (choice === 'activate' || choice === 'leave') return (offer as OneOffer<unknown>).from;
  if (choice !== 'act') return [];
  return promisingActs(state, about as Opening, (offer as OneOffer<Act>).from, PLANS);
}
