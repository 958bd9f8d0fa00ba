import { type Phrase, type RuleId, word } from '@shamble/kernel';
import { DOOR_COST } from './actions/doors.ts';
import { stepCost } from './actions/walk.ts';
import type { Act, State, View } from './types.ts';

/** One of the dead is in the way. */
const HELD: readonly RuleId[] = ['DD-DOOR-05', 'DD-DOOR-10', 'DD-RIFLE-04'];

/** Why something cannot be done, here and now. Where the rule alone tells, it is said by `cause.` and its id. */
export function cause(view: View, choice: string, option: unknown, because: readonly RuleId[]): Phrase {
  const rule = because.at(-1)!;
  if (HELD.includes(rule)) return word('cause.held');
  if (choice !== 'act') return word(`cause.${rule}`);
  const act = option as Act;
  if (rule === 'DD-MOVE-09')
    return word('cause.price', {
      needed: act.do === 'door' ? DOOR_COST : stepCost(view as unknown as State),
      left: view.points,
    });
  if (act.do === 'carry' && rule === 'DD-CARRY-01')
    return word(view.characters.some(({ carries }) => carries === act.with) ? 'cause.carried' : 'cause.walked');
  return word(rule === 'DD-DOOR-09' && act.do === 'close' ? 'cause.fired' : `cause.${rule}`);
}
