import { cast as chosen } from '@shamble/marvel/cast';
import type { FoeId } from '@shamble/marvel/content/enemies';
import { heroSheet } from '@shamble/marvel/content/heroes';
import { LEVELS } from '@shamble/marvel/types';
import type { Cast } from '../../table/skin.ts';
import { heroLook } from './looks.ts';
import { heroName, say } from './names.ts';

/** The six of a side. */
export const cast: Cast = {
  ...chosen,
  heroes: (options, words) =>
    chosen.ids(options).map((id) => {
      const name = heroName(id, words);
      const { skills } = heroSheet(id as FoeId);
      return {
        id,
        name,
        look: heroLook(id, name),
        skills: LEVELS.map((level) => ({
          id: skills[level],
          label: words.say(say(`skill.${skills[level]}`)),
          level,
          earned: level === 'blue',
        })),
      };
    }),
};
