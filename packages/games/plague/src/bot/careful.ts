import type { Offer, ReactionOption, TableView } from '@shamble/kernel';
import { stepsToHuman } from '../auto/order.ts';
import { game } from '../game.ts';
import { ground } from '../rules/questions.ts';
import type { Act, HumanId, OpeningId, Plague, Square, View, ZombieAct, ZombieId } from '../types.ts';
import { chooseAct } from './act.ts';
import { chooseZombieAct } from './zombie.ts';

/** A policy that plays as a sensible person would, on either side. It sees what its seat sees, and nothing else. */
export function careful({ state: view, pending }: TableView<Plague>, offer: Offer): unknown {
  const { choice } = pending!;
  const about = pending!.about as never;
  if (offer.kind === 'one') {
    const { from } = offer;
    switch (choice) {
      case 'act':
        return chooseAct(view, (about as { human: HumanId }).human, from as readonly Act[]);
      case 'zombieAct':
        return chooseZombieAct(view, (about as { zombie: ZombieId }).zombie, from as readonly ZombieAct[]);
      case '$reaction':
        return (from as readonly ReactionOption[]).find(({ use }) => use !== 'none') ?? from[0];
      case 'spot':
        return chooseSpot(view, about as { human: HumanId }, from as readonly Square[]);
      case 'opening':
        return chooseOpening(view, from as readonly OpeningId[]);
    }
  }
  const { usual } = game.choices[choice as keyof typeof game.choices] as {
    usual?: (view: View, about: never, offer: Offer) => unknown;
  };
  if (usual !== undefined) return usual(view, about, offer);
  return offer.kind === 'one' ? offer.from[0] : undefined;
}

/** Zombies come near humans, and humans into the open. */
function chooseSpot(view: View, { human }: { human: HumanId }, from: readonly Square[]): Square {
  const board = ground(view);
  const worth = (square: Square): number => (human >= 0 ? board.toEdge[square]! : -stepsToHuman(view, square));
  return from.reduce((best, square) => (worth(square) > worth(best) ? square : best));
}

/** Of the house rather than within it. */
const chooseOpening = (view: View, from: readonly OpeningId[]): OpeningId =>
  from.find((opening) => ground(view).openings[opening]!.outer) ?? from[0]!;
