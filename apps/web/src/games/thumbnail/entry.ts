import type { GameEntry } from '../entry.ts';

/** The test game: played in the terminal, shown nowhere. */
export const thumbnail: GameEntry = { id: 'thumbnail', load: () => import('@shamble/thumbnail') };
