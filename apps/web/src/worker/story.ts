import { heardBy, type Match, replay, type Seat, type Shape } from '@shamble/kernel';
import type { RuledGame } from '../games/index.ts';
import { type Chapter, deedOf } from '../link/told.ts';

/** All that this seat has been told since the journal's last segment began, in the words of each moment. */
export function storyOf(
  { pack }: RuledGame,
  { engine, journal }: Pick<Match<Shape>, 'engine' | 'journal'>,
  seat: Seat,
): Chapter[] {
  const chapters: Chapter[] = [];
  replay(engine, journal, {
    onEntry(entry, table, told) {
      const heard = heardBy(told, seat);
      const view = heard.length === 0 ? null : engine.view(table, seat).state;
      const lines = heard.map((event) => ({ event, phrase: pack.event(view!, event) }));
      const deed = entry === null ? null : deedOf(entry);
      chapters.push({ n: table.n, seat: entry?.seat ?? null, deed, lines });
    },
  });
  return chapters;
}
