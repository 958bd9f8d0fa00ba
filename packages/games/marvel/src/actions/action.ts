import type { Look, Menu, Next, Play, RuleId } from '@shamble/kernel';
import type { Act, Doing, Hero, Marvel, Opening } from '../types.ts';

/**
 * One entry of the menu of a Turn, in a file of its own: what it offers and what it does. `carryOut` pays, and goes back to
 * the step `after`, also after a procedure it calls: `call(..., 'after')`.
 */
export interface Action<D extends Doing> {
  readonly do: D;
  offer(look: Look<Marvel>, opening: Opening, menu: Menu<Act>): void;
  carryOut(play: Play<Marvel>, opening: Opening, act: Extract<Act, { do: D }>): Next;
}

export type AnyAction = { [D in Doing]: Action<D> }[Doing];

export const LEGAL: readonly RuleId[] = [];
/** No Action is left to pay with. */
export const SPENT: readonly RuleId[] = ['MZ-PHASE-04'];
/** A Ravenous hero moves and devours, and does nothing else (MZ-RAV-02); nor with a free Action (MZ-RAV-03). */
const RAVENOUS: readonly RuleId[] = ['MZ-RAV-02'];
const RAVENOUS_FREE: readonly RuleId[] = ['MZ-RAV-02', 'MZ-RAV-03'];

/** A free Action covers the basic cost only (MZ-MOVE-06). */
export const canPay = (hero: Hero, { free }: Opening, cost = 1): boolean => hero.actions >= cost - free;

export function pay(hero: Hero, { free }: Opening, cost = 1): void {
  hero.actions -= Math.max(0, cost - free);
}

/** What forbids an Action before anything about it is looked at: Hunger, or that none is left. */
export function forbids(look: Look<Marvel>, opening: Opening, doing: Doing, cost = 1): readonly RuleId[] {
  const { hero, free, unbound } = opening;
  if (!unbound && !look.query('mayAct', { hero, doing })) return free === 1 ? RAVENOUS_FREE : RAVENOUS;
  return canPay(look.state.heroes[hero]!, opening, cost) ? LEGAL : SPENT;
}
