import type { Mind, Network, Offer, OneOffer, TableView } from '@shamble/kernel';
import type { Act, HumanId, Plague, View } from '../types.ts';
import { promisingActs } from './act.ts';
import { careful } from './careful.ts';
import { featuresOf, REASONS } from './features.ts';
import fitted from './fitted.json' with { type: 'json' };

/** So many plans are worth a second thought. */
const PLANS = 4;

const network: Network | null = fitted.network;

/** So many rounds it then thinks ahead: one that looks at the end of the round dithers. */
const AHEAD = 6;

/**
 * Nothing has been learned from games yet: it thinks to the end of the game. Once it has, it holds where all win or lose
 * together against automatic zombies by the plain rules.
 */
export const mind: Mind<Plague> = {
  policy: careful,
  candidates,
  evaluation: {
    moment: ({ round }) => round,
    features: (view) => featuresOf(view),
    reasons: REASONS,
    network: (view) => (isPlain(view) ? network : null),
    ahead: AHEAD,
  },
  playouts: { steady: 24, strong: 64 },
};

const isPlain = ({ automatic, variants }: View): boolean =>
  automatic && !Object.entries(variants).some(([name, is]) => name !== 'reserve' && is === true);

/** What humans do and what zombies do: all else is answered as the policy does. */
function candidates({ state, pending }: TableView<Plague>, offer: Offer): readonly unknown[] {
  const { choice, about } = pending!;
  if (choice === 'zombieAct') return (offer as OneOffer<unknown>).from;
  if (choice !== 'act') return [];
  return promisingActs(state, (about as { human: HumanId }).human, (offer as OneOffer<Act>).from, PLANS);
}
