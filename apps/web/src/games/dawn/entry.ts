import { type GameEntry, said } from '../entry.ts';

export const dawn: GameEntry = {
  id: 'dawn',
  load: () => import('@shamble/dawn/pack'),
  bots: () => import('@shamble/dawn/thought'),
  words: {
    en: () => said(import('@shamble/dawn/text/en'), import('./text/en.ts')),
    fr: () => said(import('@shamble/dawn/text/fr'), import('./text/fr.ts')),
  },
  face: {
    title: 'Dawn of the Dead',
    about: {
      en: 'Four people, one shopping mall, four doors to close. Alone, together, or against somebody who plays the dead.',
      fr: 'Quatre personnes, un centre commercial, quatre portes à fermer. Seul, ensemble, ou contre qui joue les morts.',
    },
    prefix: 'DD',
    tutorial: 'wing',
    poster: () => import('./poster.tsx'),
    map: () => import('./map.ts'),
    skin: () => import('./skin.ts'),
    lessons: () => import('./coach.ts'),
    book: () => import('./book.ts'),
  },
};
