import { type Phrase, type RuleId, word } from '@shamble/kernel';
import { isLocked } from './rules/locks.ts';
import { board, zombiesAt } from './rules/questions.ts';
import type { Act, View } from './types.ts';

/** Why something cannot be done, here and now. Where the rule alone tells, it is said by `cause.` and its id. */
export function cause(view: View, option: unknown, because: readonly RuleId[]): Phrase {
  const rule = because.at(-1)!;
  const act = option as Act;
  const { zone, actions, freeMoves, car } = view.survivors[view.marks.activating]!;
  const dead = zombiesAt(view, zone);
  const haunted = word('cause.dead', { n: dead });
  switch (rule) {
    case 'ZC-ACT-01':
      return word('cause.ZC-ACT-01');
    case 'ZC-SRCH-01':
      return board(view).zones[zone]!.building < 0 ? word('cause.street') : haunted;
    case 'ZC-MELEE-01':
      return word(dead === 0 ? 'cause.nobody' : 'cause.unarmed');
    case 'ZC-MOVE-10':
      return word('cause.leaving', { needed: 1 + dead, left: actions + freeMoves });
    case 'ZC-CAR-01':
    case 'ZC-M07-03':
      return haunted;
    case 'ZC-CAR-09':
      return dead > 0 ? haunted : word('cause.seats');
    case 'ZC-CAR-13':
      return word(car < 0 ? 'cause.afoot' : 'cause.wheel');
    case 'ZC-RELD-01':
      return word(act.do === 'reload' ? 'cause.loaded' : 'cause.unloaded');
  }
  // What a mission says of its doors, objectives and exits stands in clauses of its own.
  if (act.do === 'open' && isLocked(view, act.door) !== null) return locked(view, act.door);
  const early = word('cause.later', { goal: 1 + view.marks.goals });
  if (act.do === 'objective') return early;
  if (act.do === 'leave') return dead > 0 ? haunted : early;
  return word(`cause.${rule}`);
}

function locked(view: View, door: number): Phrase {
  const { doors, rules } = board(view);
  const { colour } = doors[door]!;
  const key = rules.taking.find(({ does, of }) => does === 'unlock' && of === colour)!;
  return word('cause.locked', { colour: word(`colour.${key.colour}`) });
}
