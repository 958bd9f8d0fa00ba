import { type Phrase, type RuleId, word } from '@shamble/kernel';
import { lookAt, stateOf } from './preview.ts';
import { chargeCost, chargePath } from './rules/charge.ts';
import { costOf, tooDear } from './rules/cost.ts';
import { allSearched, areBeside, ground, isHelped, openingBefore, searchBefore } from './rules/questions.ts';
import type { Act, State, View } from './types.ts';

const TURNS: Readonly<Record<string, number>> = { forward: 0, stealth: 0, right: 1, back: 2, left: 3 };

/** Why something cannot be done, here and now. Where the rule alone tells, it is said by `cause.` and its id. */
export function cause(view: View, choice: string, option: unknown, because: readonly RuleId[]): Phrase {
  const rule = because.at(-1)!;
  const plain = word(`cause.${rule}`);
  if (choice !== 'act') return plain;
  const act = option as Act;
  const state = stateOf(view);
  const left = view.humans[view.turn]!.ap;
  const needed = neededFor(state, act, because);
  if (needed > left) return word('cause.price', { needed, left });
  if (act.do === 'trade') return word(areBeside(state, view.turn, act.with) ? 'cause.empty-handed' : 'cause.beside');
  if (rule === 'ZP-VTRAIT-05') return word(allSearched(state) ? 'cause.begun' : 'cause.ZP-CAR-01');
  return act.do === 'use' && rule === 'ZP-GUN-06' ? word('cause.loaded') : plain;
}

/** The AP that are missing, where it is refused for want of them; else none. */
function neededFor(state: State, act: Act, because: readonly RuleId[]): number {
  const look = lookAt(state);
  const { turn } = state;
  const human = state.humans[turn]!;
  if (act.do === 'carry') return because[0] === 'ZP-PORT-03' ? look.query('weight', { human: act.with, by: turn }) : 0;
  if (act.do === 'charge') return (chargePath(state, human)?.length ?? 0) < 2 ? 0 : chargeCost(state, human);
  // These are refused by one rule for want of AP and for want of something to do it to.
  if (act.do === 'barricade' && openingBefore(state, human) < 0) return 0;
  if (act.do === 'search' && searchBefore(state, human) < 0) return 0;
  const { to, car } = ground(state);
  const way = TURNS[act.do];
  const next = way === undefined || human.square === car ? -1 : to[4 * human.square + ((human.facing + way) & 3)]!;
  const helped = (act.do === 'barricade' || act.do === 'break') && isHelped(state, turn);
  const isDear = tooDear(look, turn, act.do, helped, next).includes(because.at(-1)!);
  return isDear ? costOf(look, turn, act.do, helped, next) : 0;
}
