import { peek, type Secret, secret } from '@shamble/kernel';
import { bad, type GivenWords, list, number } from '@shamble/kernel/scene';
import type { Deck } from '@shamble/parts';
import type { State } from '../types.ts';
import { cardName, foeName, spawnCardName, traitName } from './names.ts';

type Pile = Deck<number>;

/** A deck as scenes speak of it. */
interface DeckWord {
  readonly word: string;
  readonly example: string;
  of(state: State): Pile;
  /** What a card is called. */
  name(state: State, card: number): string | number;
  /** Cards out of the game. */
  removed(state: State): number[];
}

const DECKS: readonly DeckWord[] = [
  {
    ...{ word: 'trait deck', example: '[dead-aim, hurl]', of: (state) => state.traitDeck, name: traitName },
    removed: () => [],
  },
  {
    ...{ word: 'spawn deck', example: '[1, 20], by number', of: (state) => state.spawnDeck },
    name: (_state, card) => spawnCardName(card),
    removed: ({ removedSpawns }) => removedSpawns,
  },
  {
    ...{ word: 'bystander deck', example: '[okoye, saved]', of: (state) => state.bystanderDeck, name: cardName },
    removed: ({ removed }) => removed,
  },
  ...[
    { word: 'super hero deck', example: '[thor]' },
    { word: 'zombie hero deck', example: '[hulk], in Hero Mode' },
  ].map((words): DeckWord => ({ ...words, of: (state) => state.foeDeck, name: foeName, removed: () => [] })),
];

/** Of each deck: what lies on top, how many are left, and all that there are. */
export const deckWords: GivenWords<State> = Object.fromEntries(
  DECKS.flatMap((deck) => [
    [
      deck.word,
      {
        help: `The top of the deck, the first to be drawn first: ${deck.example}.`,
        apply: (state: State, value: unknown) => {
          putOnTop(deck, state, value);
        },
      },
    ],
    [
      `${deck.word} left`,
      {
        help: 'How many cards that deck still holds; the others lie in its discards.',
        apply(state: State, value: unknown) {
          const { pile, discard } = deck.of(state);
          discard.push(...pile.splice(0, pile.length - number(value, 0, pile.length)).map(peek));
        },
      },
    ],
    [
      `${deck.word} discard`,
      {
        help: 'Cards in its discards, the first thrown away first.',
        apply(state: State, value: unknown) {
          deck.of(state).discard.push(...list(value).map((name) => take(deck, state, name)));
        },
      },
    ],
    [
      `${deck.word} only`,
      {
        help: 'All that the deck holds, the first to be drawn first; every other card that is not said to be discarded is out of the game.',
        apply(state: State, value: unknown) {
          const cards = list(value).map((name) => take(deck, state, name));
          const { pile } = deck.of(state);
          deck.removed(state).push(...pile.splice(0).map(peek));
          pile.push(...cards.reverse().map((card) => secret(card)));
        },
      },
    ],
  ]),
);

function putOnTop(deck: DeckWord, state: State, value: unknown): void {
  const cards = list(value).map((name) => secret(take(deck, state, name)));
  deck.of(state).pile.push(...cards.reverse());
}

/** A card of that name from wherever it lies unused. */
function take(deck: DeckWord, state: State, name: unknown): number {
  const { pile, discard } = deck.of(state);
  const isIt = (card: number): boolean => deck.name(state, card) === name;
  const inPile = pile.findIndex((card) => isIt(peek(card as Secret<number>)));
  if (inPile >= 0) return peek(pile.splice(inPile, 1)[0]!);
  for (const cards of [discard, deck.removed(state)]) {
    const found = cards.findIndex(isIt);
    if (found >= 0) return cards.splice(found, 1)[0]!;
  }
  const laid = deck === BYSTANDERS ? takeLaid(state, name) : null;
  if (laid !== null) return laid;
  throw bad(`the ${deck.word} does not hold "${String(name)}", or not so often`);
}

const [TRAITS, , BYSTANDERS] = DECKS as readonly [DeckWord, DeckWord, DeckWord, DeckWord];

export const takeTrait = (state: State, name: unknown): number => take(TRAITS, state, name);

/** From the deck, or from where it was laid at the start. */
export const takeBystanderCard = (state: State, name: unknown): number => take(BYSTANDERS, state, name);

/** Off the board; the lowest card of the deck lies there instead. */
function takeLaid(state: State, name: unknown): number | null {
  const at = state.laid.findIndex(({ card, open }) => !open && cardName(state, peek(card)) === name);
  if (at < 0) return null;
  const [laid] = state.laid.splice(at, 1);
  const next = BYSTANDERS.of(state).pile.shift();
  if (next !== undefined) state.laid.splice(at, 0, { ...laid!, card: next });
  return peek(laid!.card);
}
