import { copy, type Foreseen, foresee, type Next } from '@shamble/kernel';
import { ACTIONS } from '../actions/index.ts';
import type { Act, Marvel, Opening, State, View } from '../types.ts';
import { lookAt, stateOf } from './look.ts';

/** What an act does for certain, on a copy of what everyone sees, and what it leads to: dice, cards, questions. */
export interface Trial extends Foreseen<Marvel> {
  readonly state: State;
  readonly next: Next;
}

/** Somebody in the own Turn, with nothing that would make it cheaper. */
export const openingOf = (view: Pick<View, 'marks'>): Opening => ({
  ...{ hero: view.marks.acting, free: 0, only: null, unbound: false, boosts: [] },
});

/** Carries the act out by the action's own rules, up to the first thing that nobody can know beforehand. */
export function tryOut(view: View, act: Act, opening: Opening): Trial {
  const state = copy(stateOf(view));
  const foreseen = foresee(lookAt(state));
  // What is pushed runs after the act: cards that are turned up.
  const play = { ...foreseen.play, push: () => undefined };
  const action = ACTIONS[state.mode].find((one) => one.do === act.do)!;
  const next = action.carryOut(play, opening, act as never);
  return { ...foreseen, state, next };
}

/** The procedure the act leads to, with its locals; null if it is another one. */
export function leadsTo<P extends keyof Marvel['procs']>(
  { next }: Pick<Trial, 'next'>,
  proc: P,
): Marvel['procs'][P]['locals'] | null {
  return next.op === 'call' && next.proc === proc ? next.locals : null;
}
