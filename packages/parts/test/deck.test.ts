import { diceOf, keyFromSeed, openChance, peek, type Secret } from '@shamble/kernel';
import { describe, expect, test } from 'vitest';
import { type Deck, drawCard, newDeck, reshuffle } from '../src/index.ts';

const cards = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
function dealer(seed = 1) {
  const chance = openChance(keyFromSeed(seed));
  const revealed: unknown[] = [];
  const reveal = <T>(secret: Secret<T>): T => {
    revealed.push(secret);
    return peek(secret);
  };
  return { ...diceOf(chance), reveal, revealed, chance };
}
const all = ({ pile, discard }: Deck<string>): string[] => [...pile.map(peek), ...discard].sort();

describe('a deck', () => {
  test('is shuffled by its own stream, and the list it is made of stays', () => {
    const { chance, ...dice } = dealer();
    const deck = newDeck(dice, 'deck', cards);
    expect(all(deck)).toEqual(cards);
    expect(deck.pile.map(peek)).not.toEqual(cards);
    expect(deck.discard).toEqual([]);
    expect(Object.keys(chance.at)).toEqual(['deck']);
    expect(newDeck(dealer(), 'deck', cards)).toEqual(deck);
    expect(newDeck(dealer(2), 'deck', cards)).not.toEqual(deck);
    expect(cards.join('')).toBe('abcdefgh');
  });

  test('is drawn from the top, and what is drawn is revealed', () => {
    const table = dealer();
    const deck = newDeck(table, 'deck', cards);
    const top = deck.pile.slice(-2).map(peek).reverse();
    expect([drawCard(deck, table, 'deck'), drawCard(deck, table, 'deck')]).toEqual(top);
    expect(table.revealed).toEqual(top);
    expect(deck.pile).toHaveLength(6);
    expect(deck.discard).toEqual([]);
  });

  test('takes its discard pile back when it is empty', () => {
    const table = dealer();
    const deck = newDeck(table, 'deck', cards);
    for (let i = 0; i < cards.length; i++) deck.discard.push(drawCard(deck, table, 'deck')!);
    const discarded = [...deck.discard];
    const drawn = drawCard(deck, table, 'deck');
    expect(deck.discard).toEqual([]);
    expect([...all(deck), drawn].sort()).toEqual(cards);
    expect(deck.pile.map(peek)).not.toEqual(discarded.filter((card) => card !== drawn));
  });

  test('that has no card anywhere gives null', () => {
    const table = dealer();
    const deck = newDeck<string>(table, 'deck', []);
    expect(drawCard(deck, table, 'deck')).toBeNull();
    expect([table.revealed, table.chance.at, deck]).toEqual([[], {}, { pile: [], discard: [] }]);
  });

  test('a card that counts as nothing is a card', () => {
    const table = dealer();
    expect(drawCard(newDeck(table, 'deck', [0]), table, 'deck')).toBe(0);
  });

  test('reshuffled early, the discards go under the pile', () => {
    const table = dealer();
    const deck = newDeck(table, 'deck', cards);
    deck.discard.push(drawCard(deck, table, 'deck')!, drawCard(deck, table, 'deck')!);
    const pile = deck.pile.map(peek);
    reshuffle(deck, table, 'deck');
    expect(deck.pile.slice(2).map(peek)).toEqual(pile);
    expect(all(deck)).toEqual(cards);
    expect(deck.discard).toEqual([]);
  });
});
