import { type GameEntry, said } from '../entry.ts';

export const plague: GameEntry = {
  id: 'plague',
  load: () => import('@shamble/plague/pack'),
  bots: () => import('@shamble/plague/thought'),
  words: {
    en: () => said(import('@shamble/plague/text/en'), import('./text/en.ts')),
    fr: () => said(import('@shamble/plague/text/fr'), import('./text/fr.ts')),
  },
  face: {
    title: 'Zombie Plague',
    about: {
      en: 'One house, one night, one die. Search it, board it up, or drive away: alone, together, or as the dead.',
      fr: 'Une maison, une nuit, un dé. Fouiller, barricader ou filer en voiture : seul, ensemble, ou du côté des morts.',
    },
    prefix: 'ZP',
    tutorial: 'main',
    poster: () => import('./poster.tsx'),
    map: () => import('./map.ts'),
    skin: () => import('./skin.ts'),
    lessons: () => import('./coach.ts'),
    book: () => import('./book.ts'),
  },
};
