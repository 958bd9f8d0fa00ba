import { mall } from '@shamble/dawn/content/plans/mall';
import type { GameBook } from '../entry.ts';
import { clauses } from './clauses.ts';

export const book: GameBook = {
  clauses,
  more: {
    en: () => import('rules:dawn/en/more'),
    fr: () => import('rules:dawn/fr/more'),
  },
  called: {
    'DD-SETUP-07': { en: 'concourse', fr: 'galerie' },
    'DD-SETUP-08': { en: 'store, in the open', fr: 'boutique, à découvert' },
    'DD-LOS-04': { en: 'store', fr: 'boutique' },
    'DD-ENTRY-01': { en: 'entrance', fr: 'entrée' },
    'DD-COMP-03': { en: 'one of the dead', fr: 'un mort' },
    'DD-SEQ-02': { en: 'the dead', fr: 'les morts' },
    'DD-CARRY-06': { en: 'Peter, Roger, Steve, Fran sets down', fr: 'Peter, Roger, Steve, Fran pose' },
    'DD-FIRE-06': {
      en: 'Peter, Roger, Steve, Fran fires, fire together',
      fr: 'Peter, Roger, Steve, Fran tire, tirent ensemble',
    },
    'DD-MOVE-03': { en: 'walk', fr: 'marcher' },
    'DD-ACT-06': { en: 'end the turn', fr: 'finir le tour' },
  },
  remade: {
    // One shop has kept its name.
    names: Object.values(mall.areas)
      .filter(({ id, hall }) => !hall && id !== mall.crowded)
      .map(({ id }) => ({ id: `area.${id}` })),
    also: {
      en: 'The plan of the mall, the three numbers of each character and the values of the 50 zombies were printed and are lost: ours keep to all that the rules say of them.',
      fr: 'Le plan du centre, les trois nombres de chaque personnage et les valeurs des 50 zombies étaient imprimés et sont perdus : les nôtres respectent tout ce que la règle en dit.',
    },
  },
};
