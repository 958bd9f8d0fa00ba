import { type Phrase, word } from '@shamble/kernel';
import { counted, listOf, person, place } from '../phrases.ts';
import { survivorsAt } from '../rules/questions.ts';
import { KINDS, type View } from '../types.ts';
import { threat } from './threat.ts';

/** Who may be attacked, the worst first, then who will be reached. */
export function threats(view: View): Phrase[] {
  const { zones, arrows } = threat(view);
  return [
    ...zones.map(({ zone, wounds, by, survivors }) => {
      const come = (kind: number): number =>
        arrows.reduce((sum, one) => (one.to === zone && one.kind === kind ? sum + one.count : sum), 0);
      const dead = KINDS.flatMap((_, kind) =>
        by[kind]! > 0
          ? [counted(kind, Math.min(by[kind]!, view.figures[KINDS.length * zone + kind]! + come(kind)))]
          : [],
      );
      const who = listOf(survivors.map(({ survivor }) => word('person.one', { who: person(view, survivor) })));
      return word('threat.bite', { who, zone: place(view, zone), wounds, what: listOf(dead) });
    }),
    ...arrows
      .filter(({ to }) => survivorsAt(view, to).length > 0)
      .map(({ kind, count, from, to }) =>
        word('threat.reach', { what: counted(kind, count), from: place(view, from), to: place(view, to) }),
      ),
  ];
}
