import { type EventOf, type Look, looker, seatNames, secret } from '@shamble/kernel';
import { game } from '../game.ts';
import { wounds } from '../rules/questions.ts';
import type { State, SurvivorId, View, WoundSource, Zombicide } from '../types.ts';

/** What a view shows, in the shape of a state. What it hides is not there: nothing here may ask for it. */
export function stateOf(view: View): State {
  return {
    ...view,
    equipment: { pile: [], discard: view.equipment.discard },
    horde: { pile: [], discard: view.horde.discard },
    trunk: [],
    objectives: view.objectives.map((token) => ({ ...token, colour: secret(token.colour ?? token.shown) })),
  };
}

const look = looker(game);

/** The game's queries asked of such a state. They go by open fields only. */
export const lookAt = (state: State): Look<Zombicide> =>
  look(state, seatNames(Math.max(0, ...state.survivors.map(({ seat }) => seat)) + 1));

/** How much a survivor can take. */
export interface Endurance {
  /** Wounds that kill, those that are prevented whether one likes it or not included. */
  readonly fatal: number;
  /** Wounds that can be prevented if the player wants it. */
  readonly spare: number;
}

/** The Wound that kills (ZC-ZATK-04). */
const FATAL = 2;

/** By whatever answers to a Wound from there. A card that goes in place of a Wound goes once. */
export function enduranceOf(look: Look<Zombicide>, survivor: SurvivorId, source: WoundSource): Endurance {
  const event: EventOf<Zombicide, 'wounded'> = { id: 'wounded', data: { survivor, source }, rules: [] };
  let sure = 0;
  const spare = new Set<string>();
  for (const reaction of game.reactions) {
    if (reaction.on !== 'wounded' || reaction.window !== 'before') continue;
    for (const { by, locals } of reaction.uses(look, event as never)) {
      if (by === undefined) sure += 1;
      else spare.add('slot' in locals ? `slot ${String(locals.slot)}` : reaction.name);
    }
  }
  return { fatal: FATAL - wounds(look.state.survivors[survivor]!) + sure, spare: spare.size };
}
