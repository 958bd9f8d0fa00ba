import type { Event } from '@shamble/kernel';
import type { SurvivorId, Zombicide } from '@shamble/zombicide/types';
import type { Count, Figures } from '../../table/skin.ts';

type Events = Zombicide['events'];

/** Event -> what it counts as, for the Survivor it names. */
const COUNTED: Readonly<Partial<Record<keyof Events, string>>> = {
  wounded: 'wounds',
  objectiveTaken: 'objectives',
  died: 'deaths',
  levelReached: 'level',
};

const total = (counts: readonly number[]): number => counts.reduce((sum, n) => sum + n, 0);

/** What a look back at Zombicide counts. */
export const figures: Figures = {
  kinds: [
    { id: 'slain', icon: 'shambling-zombie' },
    { id: 'xp', icon: 'plus' },
    { id: 'searched', icon: 'magnifying-glass' },
    { id: 'noise', icon: 'megaphone' },
    { id: 'wounds', icon: 'bleeding-wound' },
    { id: 'objectives', icon: 'check-mark', marks: true },
    { id: 'level', icon: 'chevron-up', marks: true },
    { id: 'deaths', icon: 'death-skull', marks: true },
  ],
  of({ id, data }: Event): readonly Count[] {
    const { survivor = -1 } = data as { survivor?: SurvivorId };
    const by = (what: string, n = 1): readonly Count[] => [{ what, hero: survivor >= 0 ? String(survivor) : null, n }];
    switch (id as keyof Events) {
      case 'attackResolved':
        return by('slain', total((data as Events['attackResolved']).slain));
      case 'xpGained':
        return by('xp', (data as Events['xpGained']).xp);
      case 'equipmentDrawn':
        return by('searched');
      case 'noiseMade':
        return by('noise');
      default: {
        const what = COUNTED[id as keyof Events];
        return what === undefined ? [] : by(what);
      }
    }
  },
};
