import { FOE, KINDS, type View } from '@shamble/marvel/types';
import { standing } from '../../telling/crowd.ts';
import type { Figure } from '../../telling/types.ts';
import { agentsOf } from './names.ts';

/** Agents as they stand: those known keep who they are. Super Heroes are counted, too, and drawn by themselves. */
export const agentsIn = ({ figures, mode }: View, known: readonly Figure[]): Figure[] =>
  standing({ kinds: [...agentsOf(mode), 'foe'], figures: figures.map((n, i) => (i % KINDS === FOE ? 0 : n)) }, known);
