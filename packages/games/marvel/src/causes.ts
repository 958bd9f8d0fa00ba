import { type Phrase, type RuleId, word } from '@shamble/kernel';
import type { Until } from '../content/mission.ts';
import { foe } from './phrases.ts';
import { board, enemiesAt, foeNamed, sheetOf, unlocked } from './rules/questions.ts';
import { type Act, type Hero, LEVELS, type View } from './types.ts';

/** Rules whose cause is always the same, said by `cause.` and the rule. */
export const PLAIN_CAUSES = [
  ...(['MZ-RAV-02', 'MZ-RAV-03', 'MZ-TRAIT-02', 'MZ-PHASE-04', 'MZ-MOVE-04', 'MZ-ADJ-04', 'MZ-M08-08'] as const),
  ...(['MZ-COMBAT-02', 'MZ-COMBAT-04', 'MZ-COMBAT-05', 'MZ-COMBAT-06', 'MZ-MIS-01', 'MZ-M10-12'] as const),
  ...(['MZ-M10-13', 'MZ-H03-04', 'MZ-HM-02', 'MZ-HM-11'] as const),
  ...(['MZ-TRAIT-06', 'MZ-TRAIT-08', 'MZ-ID-01', 'MZ-ID-04', 'MZ-RAV-04', 'MZ-LOS-10', 'MZ-MOVE-01'] as const),
  ...(['MZ-DOOR-01', 'MZ-CARD-09'] as const),
];

/** Why something cannot be done, here and now. */
export function cause(view: View, choice: string, option: unknown, because: readonly RuleId[]): Phrase {
  const rule = because.at(-1)!;
  const act = choice === 'act' ? (option as Act) : null;
  const hero = view.heroes[view.marks.acting];
  if (rule === 'MZ-MOVE-03' && hero !== undefined) return leaving(view, hero);
  if (act?.do === 'open' && because.includes('MZ-DOOR-04')) return locked(view, act.door, rule);
  if (act?.do === 'use' && hero !== undefined) return unused(hero, act.what, because);
  return (PLAIN_CAUSES as readonly RuleId[]).includes(rule) ? word(`cause.${rule}`) : word('cause.now');
}

/** Why a Trait, a Skill or a Bystander card does nothing now. */
function unused(hero: Hero, what: string, because: readonly RuleId[]): Phrase {
  if (hero.used.includes(what)) return word('cause.used');
  const level = LEVELS.findIndex((one) => sheetOf(hero).skills[one] === what);
  if (level > unlocked(hero)) return word('cause.skill', { level: word(`level.${LEVELS[level]!}`) });
  if (because.includes('MZ-RAV-04')) return word('cause.MZ-RAV-04');
  if (because.includes('MZ-DOOR-04')) return word('cause.doors');
  const rule = because.at(-1)!;
  if (rule === 'MZ-CARD-09') return word('cause.prey');
  return (PLAIN_CAUSES as readonly RuleId[]).includes(rule) ? word(`cause.${rule}`) : word('cause.use');
}

/** One Action, and one more for each Enemy left behind (MZ-MOVE-02). */
const leaving = (view: View, { zone, actions }: Hero): Phrase =>
  word('cause.leaving', { needed: 1 + enemiesAt(view, zone), left: actions });

function locked(view: View, door: number, clause: RuleId): Phrase {
  const lock = board(view).locks.find(({ doors, rule }) => doors.includes(door) && rule === clause);
  return lock === undefined ? word('cause.now') : lockedUntil(view, lock.until);
}

function lockedUntil(view: View, until: Until): Phrase {
  if (until === 'never') return word('cause.locked');
  if ('devoured' in until) return word('cause.locked.devoured');
  if ('gone' in until) return word('cause.locked.gone', { foe: foe(view, foeNamed(view.mode, until.gone)) });
  const left = until.taken.filter((colour) => view.objectives.some((one) => !one.taken && one.shown === colour));
  const [first, second] = left.map((colour) => word(`colour.${colour}`));
  if (second !== undefined) return word('cause.locked.several', { first: first!, second });
  const [colour] = left;
  const several = view.objectives.filter((one) => !one.taken && one.shown === colour).length > 1;
  return word(several ? 'cause.locked.all' : 'cause.locked.taken', { colour: first ?? word('colour.red') });
}
