import { type GameEntry, said } from '../entry.ts';

export const zombicide: GameEntry = {
  id: 'zombicide',
  load: () => import('@shamble/zombicide/pack'),
  words: {
    en: () => said(import('@shamble/zombicide/text/en'), import('./text/en.ts')),
    fr: () => said(import('@shamble/zombicide/text/fr'), import('./text/fr.ts')),
  },
  bots: () => import('@shamble/zombicide/thought'),
  face: {
    title: 'Zombicide',
    about: {
      en: 'Together through streets full of the dead. They move by rules you can read, and get worse with every kill.',
      fr: 'Ensemble dans des rues pleines de morts. Ils suivent des règles lisibles, et empirent à chaque victime.',
    },
    prefix: 'ZC',
    tutorial: '00',
    poster: () => import('./poster.tsx'),
    map: () => import('./map.ts'),
    skin: () => import('./skin.ts'),
    lessons: () => import('./coach.ts'),
    book: () => import('./book.ts'),
  },
};
