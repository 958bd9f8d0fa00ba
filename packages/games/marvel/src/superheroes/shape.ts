import type { FoeIndex, HeroId } from '../types.ts';

// What the abilities of Super Heroes add to the names of the game.

export type FoeEvents = {
  /** The ability of a Super Hero works, against a hero or, with NONE, against all. */
  foeAbility: { foe: FoeIndex; hero: HeroId };
  /** A die on which one of the enemy stays in play. */
  foeRolled: { foe: FoeIndex; face: number; needed: number };
};

export type FoeProcs = {
  pullTogether: { locals: { foe: FoeIndex }; result: null };
  strikeBack: { locals: { hero: HeroId; foe: FoeIndex }; result: null };
  dodge: { locals: { hero: HeroId; foe: FoeIndex }; result: null };
  showPortal: { locals: { foe: FoeIndex }; result: null };
};
