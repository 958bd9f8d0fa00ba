import type { Dawn } from '@shamble/dawn/types';
import type { Event } from '@shamble/kernel';
import type { Count, Figures } from '../../table/skin.ts';

type Events = Dawn['events'];

/** Event -> what it counts as, for whoever it names. */
const COUNTED: Readonly<Partial<Record<keyof Events, string>>> = {
  walked: 'steps',
  fired: 'shots',
  mainClosed: 'entrances',
  rifleTaken: 'rifles',
  stunned: 'stunned',
  infected: 'infected',
  died: 'deaths',
  turnedSuper: 'turned',
};

/** What a look back at Dawn of the Dead counts. */
export const figures: Figures = {
  kinds: [
    { id: 'kills', icon: 'shambling-zombie' },
    { id: 'shots', icon: 'crosshair' },
    { id: 'steps', icon: 'walking-boot' },
    { id: 'entrances', icon: 'padlock', marks: true },
    { id: 'rifles', icon: 'winchester', marks: true },
    { id: 'stunned', icon: 'own:stunned' },
    { id: 'infected', icon: 'bleeding-wound' },
    { id: 'turned', icon: 'raise-zombie', marks: true },
    { id: 'deaths', icon: 'death-skull', marks: true },
  ],
  of({ id, data }: Event): readonly Count[] {
    const { character, characters, hit } = data as {
      character?: number;
      characters?: readonly number[];
      hit?: boolean;
    };
    const who = characters ?? (character === undefined ? [] : [character]);
    const what = COUNTED[id as keyof Events];
    if (what === undefined) return [];
    const counts = who.map((one): Count => ({ what, hero: String(one), n: 1 }));
    // Who fired together has felled it together: it counts for the first of them.
    return id === 'fired' && hit ? [...counts, { what: 'kills', hero: String(who[0]), n: 1 }] : counts;
  },
};
