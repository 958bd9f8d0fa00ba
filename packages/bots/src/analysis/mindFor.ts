import type { GamePack, Mind, Shape } from '@shamble/kernel';
import { usual } from '../policy.ts';

const PLAYOUTS = { steady: 24, strong: 96 };

/** Who thinks about a game: whoever it brings, else its policy. */
export const mindFor = ({ mind, bots }: Pick<GamePack<Shape>, 'mind' | 'bots'>): Mind<Shape> =>
  mind ?? { policy: bots?.careful ?? usual, playouts: PLAYOUTS };
