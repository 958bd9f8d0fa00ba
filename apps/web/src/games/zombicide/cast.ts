import { pack } from '@shamble/zombicide';
import { sheetsOf } from '@shamble/zombicide/cast';
import { startingKind } from '@shamble/zombicide/content/skills';
import type { Sheet, SkillId } from '@shamble/zombicide/content/survivors';
import type { Level } from '../../parts/DangerBar.tsx';
import type { SkillEntry } from '../../parts/Skills.tsx';
import type { Cast } from '../../table/skin.ts';
import { localeOf } from '../../text/tongue.ts';
import type { GameWords } from '../../text/words.ts';
import { heroLook } from './looks.ts';
import { say } from './names.ts';
import { en } from './text/en.ts';

/** A skill, short. */
export function skillName(skill: SkillId, words: GameWords): string {
  const gives = startingKind(skill);
  const short = Object.hasOwn(en, `z.skill.${skill}`) ? say(`z.skill.${skill}`) : say(`skill.${skill}`);
  return words.say(gives === null ? short : say('skill.starts-with', { card: say(`card.${gives}`) }));
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
      const name = sheet.name[localeOf(words.tongue)];
      const { id, colour } = sheet;
      return { id, name, look: heroLook({ id, name, colour }), skills: skillsOf(sheet, words) };
    }),
};
