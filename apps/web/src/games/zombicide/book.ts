import type { GameBook } from '../entry.ts';
import { clauses } from './clauses.ts';

export const book: GameBook = {
  clauses,
  more: {
    en: () => import('rules:zombicide/en/more'),
    fr: () => import('rules:zombicide/fr/more'),
  },
  called: {
    ...Object.fromEntries(
      ['ZC-RANGED-08', 'ZC-RANGED-12', 'ZC-MELEE-03'].map((rule) => [rule, { en: 'friendly fire', fr: 'tir ami' }]),
    ),
    'ZC-MELEE-01': { en: 'strike', fr: 'frapper' },
    'ZC-TURN-02': { en: 'end the turn', fr: 'finir le tour' },
    'ZC-CAR-12': { en: 'change seats', fr: 'changer de place' },
    'ZC-M07-08': { en: 'lure', fr: 'appât' },
    'ZC-SPAWN-03': { en: 'sleeping invasion zone', fr: 'zone d’invasion endormie' },
    'ZC-DOOR-02': { en: 'locked door: red, blue, green', fr: 'porte verrouillée : rouge, bleu, vert' },
  },
};
