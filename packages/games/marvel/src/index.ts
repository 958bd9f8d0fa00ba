import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';

export { game } from './game.ts';
export { pack } from './pack.ts';
export type { Marvel } from './types.ts';

export const text = { en, fr };
