import { type Look, looker, seatNames, secret } from '@shamble/kernel';
import { game } from '../game.ts';
import type { Marvel, SeenDeck, State, View } from '../types.ts';

const openOf = ({ discard }: SeenDeck): { pile: []; discard: number[] } => ({ pile: [], discard });

/** What a view shows, in the shape of a state. What it hides is not there: nothing here may ask for it. */
export function stateOf(view: View): State {
  return {
    ...view,
    foeDeck: openOf(view.foeDeck),
    bystanderDeck: openOf(view.bystanderDeck),
    traitDeck: openOf(view.traitDeck),
    spawnDeck: openOf(view.spawnDeck),
    laid: view.laid.map((lies) => ({ ...lies, card: secret(lies.card) })),
    objectives: view.objectives.map((token) => ({ ...token, colour: secret(token.colour ?? token.shown) })),
  };
}

export const seatsOf = ({ heroes }: Pick<State, 'heroes'>): string[] =>
  seatNames(Math.max(0, ...heroes.map(({ seat }) => seat)) + 1);

const look = looker(game);

/** The game's queries asked of such a state. They go by open fields only. */
export const lookAt = (state: State): Look<Marvel> => look(state, seatsOf(state));
