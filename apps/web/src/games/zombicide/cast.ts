import { sheetsOf } from '@shamble/zombicide/cast';
import { type StartsWith, startingKind } from '@shamble/zombicide/content/skills';
import type { Sheet, SkillId } from '@shamble/zombicide/content/survivors';
import { pack } from '@shamble/zombicide/pack';
import type { Level } from '../../parts/DangerBar.tsx';
import type { SkillEntry } from '../../parts/Skills.tsx';
import type { Cast } from '../../table/skin.ts';
import type { GameWords } from '../../text/words.ts';
import { heroLook } from './looks.ts';
import { nameIn, say } from './names.ts';

/** A skill, short. */
export function skillName(skill: SkillId, words: GameWords): string {
  const gives = startingKind(skill);
  if (gives !== null) return words.say(say('skill.starts-with', { card: say(`card.${gives}`) }));
  const short = `z.skill.${skill}`;
  return words.knows(short)
    ? words.say({ id: short })
    : words.say(say(`skill.${skill as Exclude<SkillId, StartsWith>}`));
}

const LEVELS: readonly Level[] = ['blue', 'yellow', 'orange', 'red'];

const skillsOf = (sheet: Sheet, words: GameWords): SkillEntry[] =>
  LEVELS.flatMap((level) =>
    sheet[level].map((skill) => ({
      id: `${level} ${skill}`,
      label: skillName(skill, words),
      level,
      earned: level === 'blue',
    })),
  );

/** The six of the box, and whoever was brought along. */
export const cast: Cast = {
  ...pack.cast!,
  heroes: (options, words) =>
    sheetsOf(options).map((sheet) => {
      const name = nameIn(sheet.name, words);
      const { id, colour } = sheet;
      return { id, name, look: heroLook({ id, name, colour }), skills: skillsOf(sheet, words) };
    }),
};
