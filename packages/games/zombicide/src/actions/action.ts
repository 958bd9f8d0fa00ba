import type { Look, Menu, Next, Play, RuleId } from '@shamble/kernel';
import type { Act, Survivor, SurvivorId, Zombicide } from '../types.ts';

/**
 * One entry of the action menu, in a file of its own: what it offers and what it does. `carryOut` pays, and goes back
 * to the step `choose` of the activation, also after a procedure it calls: `call(..., 'choose')`.
 */
export interface Action<D extends Act['do']> {
  readonly do: D;
  offer(look: Look<Zombicide>, id: SurvivorId, menu: Menu<Act>): void;
  carryOut(play: Play<Zombicide>, id: SurvivorId, act: Extract<Act, { do: D }>): Next;
}

export type AnyAction = { [D in Act['do']]: Action<D> }[Act['do']];

/** What an action is paid with first: some skills give free ones. */
export type Purse = 'move' | 'combat' | 'search' | 'any';

const free = (survivor: Survivor, purse: Purse): number =>
  purse === 'move'
    ? survivor.freeMoves
    : purse === 'combat'
      ? survivor.freeCombats
      : purse === 'search'
        ? survivor.freeSearches
        : 0;

export const canPay = (survivor: Survivor, purse: Purse, cost = 1): boolean =>
  survivor.actions + free(survivor, purse) >= cost;

/** Free actions go first (ZC-ACT-02). A Search by nose comes right after the kill, before another action (ZC-SKILL-23). */
export function pay(survivor: Survivor, purse: Purse, cost = 1): void {
  survivor.killedIn = -1;
  const fromFree = Math.min(cost, free(survivor, purse));
  if (purse === 'move') survivor.freeMoves -= fromFree;
  else if (purse === 'combat') survivor.freeCombats -= fromFree;
  else if (purse === 'search') survivor.freeSearches -= fromFree;
  survivor.actions -= cost - fromFree;
}

export const LEGAL: readonly RuleId[] = [];
/** No action is left to pay with. */
export const SPENT: readonly RuleId[] = ['ZC-ACT-01'];
