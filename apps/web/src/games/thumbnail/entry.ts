import { type GameEntry, said } from '../entry.ts';

/** The test game: played in the terminal, shown nowhere. */
export const thumbnail: GameEntry = {
  id: 'thumbnail',
  load: () => import('@shamble/thumbnail/pack'),
  words: {
    en: () => said(import('@shamble/thumbnail/text/en')),
    fr: () => said(import('@shamble/thumbnail/text/fr')),
  },
};
