import { Fault } from './fault.ts';
import type { Answer, Choice, ChoiceId, Event, Game, Shape } from './game.ts';
import type { Offer, OfferOf, OneOffer } from './offer.ts';
import type { TableView } from './view.ts';
import { REACTION, type ReactionOption, usualReaction } from './window.ts';

/** How a bot answers the questions it knows something about, each from what its seat sees. */
export type Answers<G extends Shape> = {
  readonly [C in ChoiceId<G>]?: (
    view: G['view'],
    about: G['choices'][C]['about'],
    offer: OfferOf<G['choices'][C]['kind'], G['choices'][C]['option']>,
  ) => Answer<G, C>;
} & {
  readonly [REACTION]?: (
    view: G['view'],
    about: { readonly event: Event },
    offer: OneOffer<ReactionOption>,
  ) => ReactionOption;
};

type AnyAnswer = (view: object, about: object, offer: Offer) => unknown;

/** A bot that gives these answers, and the usual ones to all other questions. */
export function answering<G extends Shape>(
  given: Game<G>,
  answers: NoInfer<Answers<G>>,
): (view: TableView<G>, offer: Offer) => unknown {
  const game = given as unknown as Game<Shape>;
  return ({ state, pending }, offer) => {
    const { choice, about } = pending!;
    const own = (answers as Readonly<Record<string, AnyAnswer | undefined>>)[choice];
    return own === undefined ? usualOf(game, state, choice, about, offer) : own(state, about, offer);
  };
}

/** The sensible default, and where a game has none the first option. */
function usualOf(game: Game<Shape>, view: object, choice: string, about: object, offer: Offer): unknown {
  if (choice === REACTION) return usualReaction(game, view, offer);
  const { usual }: Choice<Shape, string> = game.choices[choice]!;
  if (usual !== undefined) return usual(view, about, offer);
  if (offer.kind === 'one') return offer.from[0];
  throw new Fault('broken-rule', `The bot of ${game.id} does not know how one usually answers "${choice}".`);
}
