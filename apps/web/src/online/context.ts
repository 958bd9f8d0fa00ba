import { createContext, type ReactNode } from 'react';

/** What a table online puts around the table screen, which knows nothing of it; null: the table is in this browser. */
export interface Around {
  /** In the bar, beside the menu. */
  readonly bar: ReactNode;
  /** Over the board. */
  readonly notes: ReactNode;
  /** What going back costs here, and asking twice for it. */
  readonly undo: { readonly cost: string; readonly sure: string };
  /** In the menu, in place of what only a table of this browser has. */
  readonly menu: ReactNode;
  /** In the menu, in place of giving up for all who are at this device. */
  giveUp(onDone: () => void): ReactNode;
  /** Under how the game ended, likewise. */
  readonly end: ReactNode;
}

export const AroundContext = createContext<Around | null>(null);
