import { type Phrase, type RuleId, word } from '@shamble/kernel';
import { lookAt, stateOf } from './preview.ts';
import { costOf } from './rules/cost.ts';
import { ground } from './rules/questions.ts';
import type { Act, View } from './types.ts';

/** Rules whose cause is always the same, said by `cause.` and the rule. */
const PLAIN: readonly RuleId[] = [
  ...['ZP-BARR-01', 'ZP-BARR-03', 'ZP-BARR-04', 'ZP-BARR-05', 'ZP-BARR-07', 'ZP-SEARCH-01', 'ZP-SEARCH-04'],
  ...['ZP-ATK-01', 'ZP-GUN-01', 'ZP-AIM-02', 'ZP-CROUCH-05', 'ZP-HMOVE-03', 'ZP-HMOVE-04', 'ZP-HMOVE-08'],
  ...['ZP-HMOVE-10', 'ZP-HMOVE-12', 'ZP-COMP-01', 'ZP-CAR-01', 'ZP-CAR-02', 'ZP-CAR-03', 'ZP-CAR-04', 'ZP-CAR-06'],
];
const TURNS: Readonly<Record<string, number>> = { forward: 0, stealth: 0, right: 1, back: 2, left: 3 };

/** Why something cannot be done, here and now; null where the rule itself says it best. */
export function cause(view: View, choice: string, option: unknown, because: readonly RuleId[]): Phrase | null {
  const rule = because.at(-1)!;
  if (choice !== 'act') return null;
  const human = view.humans[view.turn]!;
  const act = option as Act;
  const { to, car } = ground(view);
  const turn = TURNS[act.do];
  const next = turn === undefined || human.square === car ? -1 : to[4 * human.square + ((human.facing + turn) & 3)]!;
  const needed = costOf(lookAt(stateOf(view)), view.turn, act.do, false, next);
  const isBlocked = PLAIN.includes(rule) && rule !== 'ZP-BARR-01' && rule !== 'ZP-SEARCH-01' && rule !== 'ZP-ATK-01';
  if (!isBlocked && needed > human.ap) return word('cause.price', { needed, left: human.ap });
  return PLAIN.includes(rule) ? word(`cause.${rule}`) : null;
}
