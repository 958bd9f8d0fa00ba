import { type Phrase, word } from '@shamble/kernel';
import { counted, place } from '../phrases.ts';
import { survivorsAt } from '../rules/questions.ts';
import type { View } from '../types.ts';
import { threat } from './threat.ts';

/** Who may be attacked, the worst first, then who will be reached. */
export function threats(view: View): Phrase[] {
  const { zones, arrows } = threat(view);
  return [
    ...zones.map(({ zone, wounds }) => word('threat.bite', { zone: place(view, zone), wounds })),
    ...arrows
      .filter(({ to }) => survivorsAt(view, to).length > 0)
      .map(({ kind, count, from, to }) =>
        word('threat.reach', { what: counted(kind, count), from: place(view, from), to: place(view, to) }),
      ),
  ];
}
