import type { Offer, ReactionOption, TableView } from '@shamble/kernel';
import { game } from '../game.ts';
import type { Act, SurvivorId, View, Zombicide } from '../types.ts';
import { chooseAct, chooseSurvivor } from './act.ts';
import { chooseSkill, usualReaction } from './answers.ts';
import { arrange, loseCard } from './inventory.ts';

/** A policy that plays as a sensible person would. It sees what its seat sees, and nothing else. */
export function careful({ state: view, pending }: TableView<Zombicide>, offer: Offer): unknown {
  const { choice } = pending!;
  const about = pending!.about as never;
  if (offer.kind === 'one') {
    const { from } = offer;
    switch (choice) {
      case 'act':
        return chooseAct(view, (about as { survivor: SurvivorId }).survivor, from as readonly Act[]);
      case 'activate':
        return chooseSurvivor(view, from as readonly SurvivorId[]);
      case 'loseCard':
        return loseCard(view, (about as { survivor: SurvivorId }).survivor, from as readonly number[]);
      case 'skill':
        return chooseSkill(from as readonly string[]);
      case '$reaction':
        return usualReaction(view, from as readonly ReactionOption[]);
    }
  }
  if (choice === 'inventory' && offer.kind === 'arrange') return arrange(view, about, offer);
  return usualOf(view, choice, about, offer);
}

function usualOf(view: View, choice: string, about: never, offer: Offer): unknown {
  const { usual } = game.choices[choice as keyof typeof game.choices];
  return (usual as (view: View, about: never, offer: Offer) => unknown)(view, about, offer);
}
