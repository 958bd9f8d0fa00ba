import { type Dice, type Secret, secret } from '@shamble/kernel';

/** A face-down pile, its top at the end, and a face-up discard pile. */
export interface Deck<Card> {
  pile: Secret<Card>[];
  discard: Card[];
}

/** Whoever may turn cards: a play. */
interface Dealer extends Pick<Dice, 'shuffle'> {
  reveal<T>(secret: Secret<T>): T;
}

export function newDeck<Card>(dice: Pick<Dice, 'shuffle'>, stream: string, cards: readonly Card[]): Deck<Card> {
  const pile = [...cards];
  dice.shuffle(stream, pile);
  return { pile: pile.map(secret), discard: [] };
}

/** Turns the top card, after shuffling the discard pile back if need be. Null if there is no card left anywhere. */
export function drawCard<Card>(deck: Deck<Card>, dealer: Dealer, stream: string): Card | null {
  if (deck.pile.length === 0) reshuffle(deck, dealer, stream);
  const top = deck.pile.pop();
  return top === undefined ? null : dealer.reveal(top);
}

export function reshuffle<Card>(deck: Deck<Card>, dealer: Pick<Dice, 'shuffle'>, stream: string): void {
  const cards = deck.discard;
  dealer.shuffle(stream, cards);
  deck.discard = [];
  deck.pile = [...cards.map(secret), ...deck.pile];
}
