import { type Ground, groundOf } from '../board/ground.ts';
import type { State } from '../types.ts';

/** The plan this state is played on. */
export const ground = ({ plan }: Pick<State, 'plan'>): Ground => groundOf(plan);
