import { type Dice, peek, type Secret, secret, type Viewer } from '@shamble/kernel';
import type { Deck } from '@shamble/parts';
import { BYSTANDER_DECK, type BystanderCard as CardId } from '../content/bystanders.ts';
import { boardOf } from './board/board.ts';
import { bystanderCardsOf, spawnCardsOf } from './setup.ts';
import { NEXT_SPAWN, NONE, type SeenDeck, type State, type View } from './types.ts';

const seenDeck = ({ pile, discard }: Deck<number>): SeenDeck => ({ left: pile.length, discard });

/** All is open but the order of the decks and what lies face down: every seat sees the same. */
export function view(state: State, _viewer: Viewer): View {
  const { foeDeck, bystanderDeck, traitDeck, spawnDeck, laid, objectives, ...open } = state;
  return {
    ...open,
    foeDeck: seenDeck(foeDeck),
    bystanderDeck: seenDeck(bystanderDeck),
    traitDeck: seenDeck(traitDeck),
    spawnDeck: seenDeck(spawnDeck),
    laid: laid.map(({ card, ...lies }) => ({ ...lies, card: lies.open ? peek(card) : NONE })),
    objectives: objectives.map(({ colour, ...token }) => ({ ...token, colour: token.known ? peek(colour) : null })),
  };
}

/** Cards that nobody has seen lie anywhere face down. */
export function sample(seen: View, _viewer: Viewer, dice: Dice): State {
  const { foeDeck, bystanderDeck, traitDeck, spawnDeck, laid, objectives, ...open } = seen;
  const board = boardOf(seen.mission);
  const shuffled = <T>(items: T[]): T[] => {
    dice.shuffle('sample', items);
    return items;
  };
  const pileOf = (all: readonly number[], lies: readonly number[]): number[] =>
    shuffled(all.filter((card) => !lies.includes(card)));
  const foes = pileOf(
    [...seen.foes.keys()].filter((foe) => seen.foes[foe]!.status === 'deck'),
    foeDeck.discard,
  );
  const traits = pileOf(
    [...board.content.traits.keys()],
    [...traitDeck.discard, ...seen.heroes.flatMap((one) => one.traits)],
  );
  const escorts = seen.bystanders.map(({ escort }) => escort);
  const spawns = pileOf(spawnCardsOf(board), [...spawnDeck.discard, ...escorts, ...seen.removedSpawns]);
  const bystanders = pileOf(bystanderCardsOf(board), [
    ...bystanderDeck.discard,
    ...seen.removed,
    ...seen.heroes.flatMap((one) => [one.bystander, one.found]),
    ...[...seen.bystanders.keys()].filter((one) => seen.bystanders[one]!.zone !== NONE),
    ...laid.map(({ card }) => card),
  ]);
  const faceDown = guessLaid(seen, bystanders, shuffled);
  const colours = shuffled(coloursLeft(seen));
  const deckOf = (cards: readonly number[], { discard }: SeenDeck): Deck<number> => ({
    ...{ pile: cards.map(secret), discard },
  });
  return {
    ...open,
    foeDeck: deckOf(foes, foeDeck),
    bystanderDeck: deckOf(bystanders, bystanderDeck),
    traitDeck: deckOf(traits, traitDeck),
    spawnDeck: deckOf(withTop(spawns, seen.marks[NEXT_SPAWN]), spawnDeck),
    laid: faceDown,
    objectives: objectives.map(({ colour, ...token }) => ({ ...token, colour: secret(colour ?? colours.pop()!) })),
  };
}

/** A card that was looked at lies on top. */
const withTop = (cards: readonly number[], top = NONE): number[] =>
  cards.includes(top) ? [...cards.filter((card) => card !== top), top] : [...cards];

/** Named cards lie among those of their Zones, and under Objectives there are Bystanders only. Takes them from `cards`. */
function guessLaid({ mission, mode, laid }: View, cards: number[], shuffled: <T>(items: T[]) => T[]): State['laid'] {
  const board = boardOf(mission);
  const named = board.cards.map(({ card }) => BYSTANDER_DECK[mode].indexOf(card as CardId));
  const characters = 12;
  const take = (fits: (card: number) => boolean): Secret<number> => {
    const found = cards.findIndex(fits);
    return secret(cards.splice(Math.max(0, found), 1)[0]!);
  };
  const guessed = new Map<number, Secret<number>>();
  laid.forEach(({ under, open, card }, at) => {
    if (open) guessed.set(at, secret(card));
    else if (under >= 0)
      guessed.set(
        at,
        take((one) => one < characters),
      );
  });
  for (const wanted of cards.filter((card) => named.includes(card))) {
    const { zones } = board.cards[named.indexOf(wanted)]!;
    const [spot] = shuffled([...laid.keys()].filter((at) => !guessed.has(at) && zones.includes(laid[at]!.zone)));
    if (spot === undefined) continue;
    guessed.set(
      spot,
      take((one) => one === wanted),
    );
  }
  laid.forEach((_, at) => {
    if (!guessed.has(at))
      guessed.set(
        at,
        take((one) => !named.includes(one)),
      );
  });
  return laid.map(({ card: _card, ...lies }, at) => ({ ...lies, card: guessed.get(at)! }));
}

/** True colours of the tokens that still lie hidden. */
function coloursLeft({ mission, objectives }: View) {
  const board = boardOf(mission);
  const left = [...board.undersides];
  objectives.forEach(({ colour }, at) => {
    if (board.objectives[at]!.hidden && colour !== null) left.splice(left.indexOf(colour), 1);
  });
  return left;
}
