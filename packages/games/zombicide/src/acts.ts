import type { Shares } from '@shamble/kernel';
import type { CardId, KindId, SurvivorId, Zone } from './types.ts';

// What is done and how far it has come: the nouns of choices and procedures.

/** What a survivor may do in an activation. `aloud`: a Ninja who wants to be heard. */
export type Act =
  | { readonly do: 'move'; readonly path: readonly Zone[] }
  | { readonly do: 'search' }
  | { readonly do: 'nose' }
  | { readonly do: 'searchCar'; readonly car: number }
  | { readonly do: 'open'; readonly door: number; readonly slot: number; readonly aloud?: true }
  | { readonly do: 'close'; readonly door: number }
  | { readonly do: 'organise'; readonly with: SurvivorId }
  | { readonly do: 'melee'; readonly slots: readonly number[]; readonly aloud?: true }
  | { readonly do: 'shoot'; readonly slots: readonly number[]; readonly zones: readonly Zone[]; readonly aloud?: true }
  | { readonly do: 'throw'; readonly slot: number; readonly zone: Zone; readonly aloud?: true }
  | { readonly do: 'reload'; readonly slots: readonly number[] }
  | { readonly do: 'enter'; readonly car: number; readonly place: number }
  | { readonly do: 'exit' }
  | { readonly do: 'changeSeat'; readonly place: number }
  | { readonly do: 'drive'; readonly path: readonly Zone[] }
  | { readonly do: 'objective'; readonly objective: number }
  | { readonly do: 'noise' }
  /** Two cards become one, which goes `to` a slot: a hand, or where one of the two was. */
  | ({ readonly do: 'combine' } & Making)
  | { readonly do: 'heal'; readonly who: SurvivorId }
  | { readonly do: 'lead'; readonly who: SurvivorId }
  | { readonly do: 'loud' }
  | { readonly do: 'leave' }
  | { readonly do: 'load'; readonly car: number; readonly slot: number }
  | { readonly do: 'unload'; readonly car: number; readonly card: CardId }
  | { readonly do: 'neutralise'; readonly spawn: number }
  | { readonly do: 'nothing' };

/** Who attacks, with what and where: what decides whom it can hit. */
export interface Fight {
  survivor: SurvivorId;
  attack: 'melee' | 'ranged' | 'car';
  /** The kind of the weapon or weapons, e.g. `sub-mg`; `car` for a car. */
  weapon: string;
  zone: Zone;
  damage: number;
  /** Chooses targets freely. */
  free: boolean;
}

/** An attack under way: the numbers are copied, the cards may change hands meanwhile. */
export interface Attack extends Fight {
  dice: number;
  /** The least face that is a success; for a car the greatest. */
  accuracy: number;
  bonus: number;
  /** Re-rolls already used for this roll. */
  rerolls: string[];
  faces: number[];
  /** Not assigned yet. */
  successes: number;
  /** Kind -> killed so far. */
  slain: number[];
  /** Survivors hit, a success each; and what the first of them still suffers from the success under way. */
  hit: SurvivorId[];
  wounds: number;
}

export type WoundSource = 'zombies' | 'fire' | 'car';

export interface Making {
  readonly make: 'sniper-rifle' | 'molotov';
  readonly slots: readonly number[];
  readonly to: number;
}

export type CombineOf = Making & { readonly survivor: SurvivorId };

export interface AttackOf {
  readonly survivor: SurvivorId;
  readonly attack: 'melee' | 'ranged';
  /** The card used, or -1 for none in particular. */
  readonly card: CardId;
}

export interface Activation {
  /** Kind -> takes part. */
  kinds: boolean[];
  because: 'phase' | 'card' | 'supply' | 'split';
  /** Zones whose Zombies have attacked with this action. */
  attacked: Zone[];
  /** The first zone whose Zombies have not had their attack. */
  at: Zone;
  /** 1, or 2 for the Runners' second action. */
  action: 1 | 2;
  /** The step chosen for the Abomination in the moves under way; -1 before. */
  way: Zone;
  /** Kind -> the groups chosen to stay short in the moves under way. */
  lacking: Record<KindId, Shares>;
  /** Kinds that the box could not supply: they act again. */
  short: KindId[];
  /** Positions met in a chain of extra activations: it stops when one repeats. Also the result. */
  seen: string[];
}

/** Figures that the box lacks to make groups even, and the groups (ZC-SPLIT-05). */
export interface Shortage {
  readonly kind: KindId;
  readonly missing: number;
  readonly groups: readonly { readonly from: Zone; readonly to: Zone }[];
}
