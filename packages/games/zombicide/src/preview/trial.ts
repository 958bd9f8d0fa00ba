import { copy, type Foreseen, foresee, type Next } from '@shamble/kernel';
import { pay } from '../actions/action.ts';
import { ACTIONS } from '../actions/index.ts';
import type { Act, State, SurvivorId, View, Zombicide } from '../types.ts';
import { lookAt, stateOf } from './look.ts';

/** What an act does for certain, on a copy of what everyone sees, and what it leads to: dice, cards, questions. */
export interface Trial extends Foreseen<Zombicide> {
  readonly state: State;
  readonly next: Next;
}

/** Carries the act out by the action's own rules, up to the first thing that nobody can know beforehand. */
export function tryOut(view: View, survivor: SurvivorId, act: Act): Trial {
  const state = copy(stateOf(view));
  const { play, events } = foresee(lookAt(state));
  const next = ACTIONS.find((action) => action.do === act.do)!.carryOut(play, survivor, act as never);
  const trial = { state, play, events, next };
  // A trade is paid for when the other has agreed, which is what one reckons with.
  const trade = leadsTo(trial, 'organise');
  if (trade !== null) pay(state.survivors[survivor]!, 'any', trade.cost);
  return trial;
}

/** The procedure the act leads to, with its locals; null if it is another one. */
export function leadsTo<P extends keyof Zombicide['procs']>(
  { next }: Trial,
  proc: P,
): Zombicide['procs'][P]['locals'] | null {
  return next.op === 'call' && next.proc === proc ? next.locals : null;
}
