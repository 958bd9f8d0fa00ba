import type { GameEntry } from '../entry.ts';

/** Dawn of the Dead: played in the terminal until it has a face. */
export const dawn: GameEntry = { id: 'dawn', load: () => import('@shamble/dawn') };
