import { type Phrase, type RuleId, word } from '@shamble/kernel';
import type { Until } from '../content/mission.ts';
import { TRAITS } from '../content/traits.ts';
import { foe } from './phrases.ts';
import { stageFor, stageOf } from './rules/goals.ts';
import { board, enemiesAt, foeNamed, isRavenous, sheetOf, unlocked } from './rules/questions.ts';
import { type Act, type Hero, LEVELS, type View } from './types.ts';

/** Rules whose cause is always the same, said by `cause.` and the rule. */
export const PLAIN_CAUSES = [
  ...(['MZ-RAV-02', 'MZ-RAV-03', 'MZ-TRAIT-02', 'MZ-PHASE-04', 'MZ-MOVE-04', 'MZ-ADJ-04', 'MZ-M08-08'] as const),
  ...(['MZ-COMBAT-02', 'MZ-COMBAT-04', 'MZ-COMBAT-05', 'MZ-COMBAT-06', 'MZ-M10-12', 'MZ-M10-13'] as const),
  ...(['MZ-H03-04', 'MZ-HM-02', 'MZ-HM-11', 'MZ-RAV-04', 'MZ-MOVE-01', 'MZ-DOOR-01'] as const),
  ...(['MZ-CARD-09'] as const),
];

/** What an ability lacks when there is nobody and nothing it could be used on, said by `cause.no-` and this. */
const LACKING: Readonly<Record<string, Lack>> = {
  ...{ 'pack-hunt': 'partner', 'team-up': 'partner', 'undead-leader': 'partner' },
  ...{ 'hunting-lesson': 'pupil', mentor: 'pupil', 'lend-strength': 'room', 'special-delivery': 'passenger' },
  ...{ 'dread-howl': 'waking', 'hold-the-line': 'waking', 'familiar-face': 'waking', 'i-knew-you': 'waking' },
  ...{ 'cry-for-help': 'caller', 'big-mouth': 'hearer', 'webbed-up': 'neighbour', 'from-their-jaws': 'bystander' },
  ...{
    'first-aid': 'hurt',
    'aunt-may': 'hurt',
    'stitched-skin': 'wound',
    'bone-to-gnaw': 'hunger',
    'snatched-bite': 'meal',
  },
  ...{ hurl: 'agent', 'throw-them-back': 'agent', 'call-the-lightning': 'aim' },
  ...{ 'off-script': 'trait', 'trade-fates': 'trait', 'turn-back-time': 'action', wong: 'traveller' },
};
export const LACKS = [
  ...(['partner', 'pupil', 'room', 'passenger', 'waking', 'caller', 'hearer', 'neighbour', 'bystander'] as const),
  ...([
    'hurt',
    'wound',
    'hunger',
    'meal',
    'agent',
    'aim',
    'trait',
    'action',
    'traveller',
    'listener',
    'errand',
  ] as const),
];
type Lack = (typeof LACKS)[number];
/** Those who help hero and dead differ in what they need. */
const COULSON = { hero: 'listener', zombie: 'errand' } as const;
/** What an effect of the living costs, where it is more than a point. */
const DEAR: Readonly<Record<string, number>> = { grow: 2, 'call-the-lightning': 2, 'aunt-may': 2 };
/** Printed on those who were saved: they help for Power, and do not name the clause of it. */
const PAID: readonly string[] = ['aunt-may', 'wong'];

/** Why something cannot be done, here and now. */
export function cause(view: View, choice: string, option: unknown, because: readonly RuleId[]): Phrase {
  const rule = because.at(-1)!;
  const act = choice === 'act' ? (option as Act) : null;
  const hero = view.heroes[view.marks.acting];
  if (rule === 'MZ-MOVE-03' && hero !== undefined) return leaving(view, hero);
  if (act?.do === 'open' && because.includes('MZ-DOOR-04')) return locked(view, act.door, rule);
  if (act?.do === 'use' && hero !== undefined) return unused(view, hero, act.what, because);
  if (act?.do === 'objective' && rule === 'MZ-MIS-01') return early(view, act.objective);
  return (PLAIN_CAUSES as readonly RuleId[]).includes(rule) ? word(`cause.${rule}`) : word('cause.now');
}

/** Why a Trait, a Skill or a Bystander card does nothing now. */
function unused(view: View, hero: Hero, what: string, because: readonly RuleId[]): Phrase {
  if (hero.used.includes(what)) return word('cause.used');
  const level = LEVELS.findIndex((one) => sheetOf(hero).skills[one] === what);
  if (level > unlocked(hero)) return word('cause.skill', { level: word(`level.${LEVELS[level]!}`) });
  const rule = because.at(-1)!;
  if (because.includes('MZ-RAV-04')) return word('cause.MZ-RAV-04');
  if (because.includes('MZ-DOOR-04')) return word('cause.doors');
  const moment = TRAITS.find(({ id }) => id === what)?.moment ?? 'own-turn';
  if (moment !== 'own-turn') return word(`cause.moment.${moment}`);
  const price = DEAR[what] ?? 1;
  if (rule === 'MZ-HM-05' || (view.mode === 'hero' && PAID.includes(what) && hero.power < price))
    return word('cause.power', { needed: price, left: hero.power });
  if (what === 'moment-of-clarity') return word(isRavenous(hero) ? 'cause.lasting' : 'cause.calm');
  if (rule === 'MZ-CARD-09') return word('cause.prey');
  if (IN_GENERAL.includes(rule)) return word(`cause.${rule}`);
  const lack = what === 'coulson' ? COULSON[view.mode] : LACKING[what];
  return word(lack === undefined ? 'cause.now' : `cause.no-${lack}`);
}

/** Refuse any ability in the same words: Hunger, Actions, doors, full tracks, nowhere to go. */
const IN_GENERAL: readonly RuleId[] = [
  ...['MZ-RAV-02', 'MZ-RAV-03', 'MZ-PHASE-04', 'MZ-DOOR-01', 'MZ-HM-02', 'MZ-MOVE-01'],
];

/** Another step of the Mission comes before the one that asks for this Objective. */
const early = (view: View, objective: number): Phrase =>
  word('cause.early', { asked: 1 + stageFor(view, view.objectives[objective]!.shown), now: 1 + stageOf(view) });

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
