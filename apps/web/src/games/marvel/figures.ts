import type { Event } from '@shamble/kernel';
import { FOE, type HeroId, type Marvel } from '@shamble/marvel/types';
import type { Count, Figures } from '../../table/skin.ts';

type Events = Marvel['events'];

/** Event -> what it counts as, for the hero it names. */
const COUNTED: Readonly<Partial<Record<keyof Events, string>>> = {
  ...{ foeEliminated: 'foes', devoured: 'devoured', wounded: 'wounds', objectiveTaken: 'objectives' },
  ...{ heroEliminated: 'deaths', levelReached: 'level', traitUsed: 'traits', bystanderEscaped: 'escaped' },
};

/** What a look back at Marvel Zombies counts. */
export const figures: Figures = {
  kinds: [
    { id: 'slain', icon: 'own:fist' },
    { id: 'foes', icon: 'own:mask', marks: true },
    { id: 'devoured', icon: 'own:fangs', marks: true },
    { id: 'xp', icon: 'plus' },
    { id: 'traits', icon: 'own:dice' },
    { id: 'wounds', icon: 'bleeding-wound' },
    { id: 'objectives', icon: 'check-mark', marks: true },
    { id: 'level', icon: 'chevron-up', marks: true },
    { id: 'escaped', icon: 'sprint', marks: true },
    { id: 'deaths', icon: 'death-skull', marks: true },
  ],
  of({ id, data }: Event): readonly Count[] {
    const { hero = -1 } = data as { hero?: HeroId };
    const by = (what: string, n = 1): readonly Count[] =>
      n === 0 ? [] : [{ what, hero: hero >= 0 ? String(hero) : null, n }];
    if (id === 'eliminated') {
      const { kind, count } = data as Events['eliminated'];
      return kind === FOE ? [] : by('slain', count);
    }
    if (id === 'xpGained') return by('xp', (data as Events['xpGained']).xp);
    const what = COUNTED[id as keyof Events];
    return what === undefined ? [] : by(what);
  },
};
