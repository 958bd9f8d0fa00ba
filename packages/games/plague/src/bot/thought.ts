import type { Mind, Offer, OneOffer, TableView } from '@shamble/kernel';
import type { Act, HumanId, Plague } from '../types.ts';
import { promisingActs } from './act.ts';
import { careful } from './careful.ts';

/** So many plans are worth a second thought. */
const PLANS = 4;

/** Thinks to the end of the game: an evaluation at the end of a round makes it dither. */
export const mind: Mind<Plague> = { policy: careful, candidates, playouts: { steady: 24, strong: 64 } };

/** What humans do and what zombies do: all else is answered as the policy does. */
function candidates({ state, pending }: TableView<Plague>, offer: Offer): readonly unknown[] {
  const { choice, about } = pending!;
  if (choice === 'zombieAct') return (offer as OneOffer<unknown>).from;
  if (choice !== 'act') return [];
  return promisingActs(state, (about as { human: HumanId }).human, (offer as OneOffer<Act>).from, PLANS);
}
