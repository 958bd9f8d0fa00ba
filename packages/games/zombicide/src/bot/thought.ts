import type { Mind, Network, Offer, OneOffer, TableView } from '@shamble/kernel';
import type { Act, SurvivorId, Zombicide } from '../types.ts';
import { promisingActs } from './act.ts';
import { careful } from './careful.ts';
import { featuresOf, REASONS } from './features.ts';
import fitted from './fitted.json' with { type: 'json' };

const network: Network = fitted.network;

/** So many plans are worth a second thought. */
const PLANS = 6;

/** Thinks to the end of the turn, the Zombies' included, and goes by what was learned from games of the careful bot. */
export const mind: Mind<Zombicide> = {
  policy: careful,
  candidates,
  evaluation: {
    moment: ({ round }) => round,
    features: (view) => featuresOf(view),
    reasons: REASONS,
    network: () => network,
  },
  playouts: { steady: 24, strong: 96 },
};

/** Who acts, and what is done: all else is answered as the policy does. */
function candidates({ state, pending }: TableView<Zombicide>, offer: Offer): readonly unknown[] {
  const { choice, about } = pending!;
  if (choice === 'activate') return (offer as OneOffer<SurvivorId>).from;
  if (choice !== 'act') return [];
  return promisingActs(state, (about as { survivor: SurvivorId }).survivor, (offer as OneOffer<Act>).from, PLANS);
}
