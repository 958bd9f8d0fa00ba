import type { RuleId } from '@shamble/kernel';
import type { Direction } from '@shamble/parts';
import type { Noise } from '../../content/card.ts';
import type { CardId, HumanId, Square, ZombieId } from './state.ts';

export type Act =
  | { readonly do: 'forward' | 'back' | 'left' | 'right' | 'stealth' }
  | { readonly do: 'turn'; readonly to: 'left' | 'right' }
  | { readonly do: 'crouch' | 'stand' | 'barricade' | 'break' | 'aim' | 'search' | 'start' | 'unlock' | 'end' }
  /** From the car, along a line out of it. */
  | { readonly do: 'attack'; readonly from?: Square; readonly facing?: Direction }
  | { readonly do: 'trade' | 'carry' | 'treat'; readonly with: HumanId }
  | { readonly do: 'put'; readonly square: Square }
  | { readonly do: 'use'; readonly card: CardId }
  | { readonly do: 'throw'; readonly card: CardId; readonly square: Square }
  | { readonly do: 'leave'; readonly square: Square }
  | { readonly do: 'charge' | 'lift' | 'lay' | 'reveal' }
  | { readonly do: 'steal'; readonly card: CardId; readonly from: HumanId }
  | { readonly do: 'mend'; readonly card: CardId; readonly with: HumanId };

export type ZombieAct =
  | { readonly do: 'forward' | 'bite' | 'leap' | 'devour' | 'end' }
  | { readonly do: 'turn'; readonly to: 'left' | 'right' };

export type Shot = 'oops' | 'miss' | 'body' | 'head' | 'turn';
/** What hits: a card, or NONE for bare hands. */
export interface Attack {
  human: HumanId;
  card: CardId;
  /** Where it comes from and goes: from the car not where he stands. */
  from: Square;
  facing: Direction;
  aimed: boolean;
  faces: number[];
  result: Shot | null;
  /** Zombies hit as turned: they wait for their new facing. */
  turned: ZombieId[];
}

/** Why an automatic zombie did it. */
export interface Why {
  readonly priority: number;
  readonly rule: RuleId;
  /** Where it wants to go. */
  readonly target: Square;
  /** What it saw there, if anything. */
  readonly sees?: HumanId;
  /** What it heard there, and at what distance. */
  readonly hears?: Noise;
  readonly distance?: number;
  /** AP to get there; NONE: it cannot, and comes as near as it can. */
  readonly ap: number;
  readonly path: readonly Square[];
  readonly tied?: number;
}
