import type { Event } from '@shamble/kernel';
import type { Plague } from '@shamble/plague/types';
import type { Count, Figures } from '../../table/skin.ts';

type Events = Plague['events'];

/** Event -> what it counts as, for the human it names. */
const COUNTED: Readonly<Partial<Record<keyof Events, string>>> = {
  slain: 'slain',
  moved: 'steps',
  searched: 'searched',
  barricaded: 'barricades',
  wounded: 'wounds',
  zombified: 'turned',
  died: 'deaths',
};

/** What a look back at Zombie Plague counts. */
export const figures: Figures = {
  kinds: [
    { id: 'slain', icon: 'shambling-zombie' },
    { id: 'steps', icon: 'walking-boot' },
    { id: 'searched', icon: 'magnifying-glass', marks: true },
    { id: 'barricades', icon: 'own:barricade' },
    { id: 'wounds', icon: 'bleeding-wound' },
    { id: 'turned', icon: 'raise-zombie', marks: true },
    { id: 'deaths', icon: 'death-skull', marks: true },
  ],
  of({ id, data }: Event): readonly Count[] {
    const what = COUNTED[id as keyof Events];
    const { human = -1, zombie = 0 } = data as { human?: number; zombie?: number };
    // A kit may yet save him.
    if (what === undefined || (id === 'zombified' && zombie < 0)) return [];
    return [{ what, hero: human >= 0 ? String(human) : null, n: 1 }];
  },
};
