import { CARDS } from '@shamble/plague/content/cards';
import type { GameBook } from '../entry.ts';
import { clauses } from './clauses.ts';

export const book: GameBook = {
  clauses,
  more: {
    en: () => import('rules:plague/en/more'),
    fr: () => import('rules:plague/fr/more'),
  },
  called: {
    'ZP-WIN-04': { en: 'indoors, outdoors', fr: 'à l’intérieur, dehors' },
    'ZP-HMOVE-03': { en: 'blocked', fr: 'occupé' },
    'ZP-FAQ-05': { en: 'friendly fire', fr: 'tir ami' },
    'ZP-SEARCH-01': { en: 'to be searched', fr: 'à fouiller' },
    'ZP-ARR-02': { en: 'numbers at the edge', fr: 'les nombres du bord' },
    'ZP-CROUCH-02': { en: 'stand up', fr: 'se relever' },
    'ZP-CHARGE-01': { en: 'charge through', fr: 'foncer dans le tas' },
    'ZP-CAR-01': { en: 'the way out', fr: 'la sortie' },
    'ZP-HMOVE-01': { en: 'step forward, back, left, right', fr: 'pas en avant, reculer, à gauche, à droite' },
    'ZP-HMOVE-11': { en: 'turn left, turn right', fr: 'tourner à gauche, tourner à droite' },
    'ZP-BARR-01': { en: 'barricade a door or a window', fr: 'barricader une porte ou une fenêtre' },
    'ZP-VTRAIT-04': { en: 'I am the traitor!', fr: 'je suis le traître !' },
  },
  remade: {
    names: CARDS.filter(({ provenance }) => provenance === 'reconstructed').map(({ id }) => ({ id: `card.${id}` })),
    also: {
      en: 'Also the places of the numbers along the edge of the House, every fourth square, and the plan of the Cellar. On a card the sign is ≈.',
      fr: 'De même la place des nombres au bord de la Maison, une case sur quatre, et le plan de la Cave. Sur une carte, le signe est ≈.',
    },
  },
};
