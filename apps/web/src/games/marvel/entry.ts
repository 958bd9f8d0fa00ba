import { type GameEntry, said } from '../entry.ts';

export const marvel: GameEntry = {
  id: 'marvel',
  load: () => import('@shamble/marvel/pack'),
  words: {
    en: () => said(import('@shamble/marvel/text/en'), import('./text/en.ts')),
    fr: () => said(import('@shamble/marvel/text/fr'), import('./text/fr.ts')),
  },
  bots: () => import('@shamble/marvel/thought'),
  face: {
    title: 'Marvel Zombies',
    about: {
      en: 'You were heroes once. Now you are hungry: eat before the hunger eats you, and before the agents find you.',
      fr: 'Vous étiez des héros. Vous avez faim : mangez avant que la faim ne vous mange, et avant l’arrivée des agents.',
    },
    prefix: 'MZ',
    tutorial: 'MZ0',
    poster: () => import('./poster.tsx'),
    map: () => import('./map.ts'),
    skin: () => import('./skin.ts'),
    lessons: () => import('./coach.ts'),
    book: () => import('./book.ts'),
  },
};
