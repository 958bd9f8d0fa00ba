import type { GamePack, Offer, Shape, TableView } from '@shamble/kernel';
import type { Luck } from './luck.ts';
import { randomAnswer } from './random.ts';

/** What a bot does: from what its seat sees and is offered, an answer. */
export interface Policy<G extends Shape = Shape> {
  (view: TableView<G>, offer: Offer, luck: Luck): unknown;
  /** What it wants to be given. `offer`: it never looks at the view, so none need be made. */
  readonly wants?: 'offer' | 'usual';
}

const policy = (wants: 'offer' | 'usual', decide: Policy): Policy => Object.assign(decide, { wants });

/** Anything that is legal. */
export const random: Policy = policy('offer', (_view, offer, luck) => randomAnswer(offer, luck));

/** The sensible default of each question where the game knows one. Ask the engine for it with `usual: true`. */
export const usual: Policy = policy('usual', (_view, offer, luck) => offer.usual ?? randomAnswer(offer, luck));

/** Those who can play any game, by the name a player or a command gives. */
export const bots: Readonly<Record<string, Policy>> = { random, usual };

/** Those who can play this one. */
export const botsFor = <G extends Shape>({
  bots: own,
}: Pick<GamePack<G>, 'bots'>): Readonly<Record<string, Policy<G>>> => ({
  ...(bots as Readonly<Record<string, Policy<G>>>),
  ...own,
});
