import { type Foretold, foretold } from '@shamble/dawn/preview';
import { NONE, type View } from '@shamble/dawn/types';
import type { Picture } from '../../telling/types.ts';

const kept = new WeakMap<View, Foretold>();

/** What the dead would do as usual, while their player is asked and nobody is under way. Looked for once. */
export function usualOrders({ pending, state }: Picture['view']): Foretold | null {
  const isAsked = pending?.choice === 'react' || pending?.choice === 'free';
  const view = state as View;
  if (!isAsked || view.hidden === null) return null;
  const { at, die = null } = pending.about as { at: number; die?: number };
  if (at !== NONE) return null;
  const found = kept.get(view) ?? foretold(view, die);
  kept.set(view, found);
  return found;
}
