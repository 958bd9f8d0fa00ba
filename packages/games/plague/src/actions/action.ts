import type { Look, Menu, Next, RuleId } from '@shamble/kernel';
import type { Playing } from '../rules/changes.ts';
import type { Act, HumanId, Plague, Variants } from '../types.ts';

/**
 * One entry of the action menu, in a file of its own: what it offers and what it does. `carryOut` pays, and goes back
 * to the step `choose` of the turn, also after a procedure it calls: `call(..., 'choose')`.
 */
export interface Action<D extends Act['do']> {
  readonly does: readonly D[];
  /** On the board or in the car only; else in both. */
  readonly where?: 'afoot' | 'car';
  /** Only where that variant is played. */
  readonly variant?: Exclude<keyof Variants, 'reserve'>;
  /** Whoever has taken aim still has (ZP-AIM-01). */
  readonly keepsAim?: true;
  /** Whoever does it has done nothing yet this turn: no treatment ends by it (ZP-HEAL-03). */
  readonly isRest?: true;
  offer(menu: Menu<Act>, look: Look<Plague>, id: HumanId): void;
  carryOut(play: Playing, id: HumanId, act: Act & { readonly do: D }): Next;
}

/** An action, whatever it does. */
export interface AnyAction {
  readonly does: readonly Act['do'][];
  readonly where: 'afoot' | 'car' | 'anywhere';
  readonly variant: Exclude<keyof Variants, 'reserve'> | null;
  readonly keepsAim: boolean;
  readonly isRest: boolean;
  readonly offer: Action<Act['do']>['offer'];
  carryOut(play: Playing, id: HumanId, act: Act): Next;
}

export const LEGAL: readonly RuleId[] = [];
