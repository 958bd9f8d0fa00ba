import type { GameEntry } from '../entry.ts';

export const dawn: GameEntry = {
  id: 'dawn',
  load: () => import('@shamble/dawn'),
  face: {
    title: 'Dawn of the Dead',
    about: {
      en: 'Four people, one shopping mall, four doors to close. Alone, together, or against somebody who plays the dead.',
      fr: 'Quatre personnes, un centre commercial, quatre portes à fermer. Seul, ensemble, ou contre qui joue les morts.',
    },
    prefix: 'DD',
    tutorial: 'wing',
    poster: () => import('./poster.tsx'),
    skin: () => import('./skin.ts'),
    lessons: () => import('./coach.ts'),
    book: () => import('./book.ts'),
  },
};
