import { type Mind, type Network, type Offer, type OneOffer, seatNumber, type TableView } from '@shamble/kernel';
import { nearnessOf } from '../auto/going.ts';
import type { Act, Dawn, Order, State, View } from '../types.ts';
import { careful } from './careful.ts';
import { featuresOf, REASONS } from './features.ts';
import fitted from './fitted.json' with { type: 'json' };
import { killChance } from './odds.ts';

const network: Network = fitted.network;

/** So many shots and so many steps of the dead are worth a second thought. */
const SHOTS = 3;
const STEPS = 4;

/** So many rounds it thinks ahead: who looks two ahead dithers until the siege is lost. */
const AHEAD = 8;

/** Goes by what was learned from games of the careful bot; what is lost to the one side is the other's. */
export const mind: Mind<Dawn> = {
  policy: careful,
  candidates,
  evaluation: {
    moment: ({ round }) => round,
    features: (view) => featuresOf(view),
    reasons: REASONS,
    network: () => network,
    ahead: AHEAD,
    isAgainst: ({ automatic }, seat) => !automatic && seatNumber(seat) > 0,
  },
  playouts: { steady: 16, strong: 64 },
};

function candidates({ state, pending }: TableView<Dawn>, offer: Offer): readonly unknown[] {
  const from = (offer as OneOffer<unknown>).from;
  switch (pending!.choice) {
    case 'activate':
    case 'defend':
    case 'berserk':
    case 'entrance':
    case 'spread':
      return from;
    case 'act':
      return promisingActs(state, from as readonly Act[]);
    case 'react':
    case 'free':
      return promisingOrders(state, from as readonly Order[]);
    default:
      return [];
  }
}

/** The best shots, and all else that can be done. */
function promisingActs(view: View, from: readonly Act[]): Act[] {
  const shots = from
    .flatMap((act) => (act.do === 'fire' ? [{ act, chance: killChance(view, act.who, act.at) }] : []))
    .sort((a, b) => b.chance - a.chance)
    .slice(0, SHOTS)
    .map(({ act }) => act);
  return [...from.filter(({ do: what }) => what !== 'fire'), ...shots];
}

/** Leaving the others as usual, holding them back, coming out, and the steps that bring one of them nearest to somebody. */
function promisingOrders(view: View, from: readonly Order[]): Order[] {
  const near = nearnessOf(view as unknown as State);
  const steps = from
    .filter((order) => order.do === 'step' || order.do === 'lead')
    .sort((a, b) => near[a.to]! - near[b.to]!)
    .slice(0, STEPS);
  return [...from.filter(({ do: what }) => what !== 'step' && what !== 'lead'), ...steps];
}
