import type { BystanderIndex, FigureId, HeroId, KindId, TraitCard, Zone } from '../types.ts';

// What several effects share.

export type CommonEvents = {
  /** Dice against the Wounds of a Zone. */
  parried: { hero: HeroId; zone: Zone; faces: number[]; by: string };
  /** By a hero's effect, not by itself. */
  bystanderLured: { hero: HeroId; bystander: BystanderIndex; from: Zone; to: Zone; by: string };
};

export type CommonChoices = {
  /** A number that an effect leaves open. */
  howMuch: { about: { hero: HeroId; by: string; from: number[] }; kind: 'one'; option: number };
  /** One figure on the board. */
  figure: { about: { hero: HeroId; by: string; among: FigureId[] }; kind: 'one'; option: FigureId };
  /** So many figures of a Zone, by kind. `counts`: kind -> those there are; `upTo`: fewer will do, the rest under `stay`. */
  figures: {
    about: { hero: HeroId; by: string; zone: Zone; counts: number[]; most: number; upTo: boolean };
    kind: 'share';
    option: string;
  };
  /** Power for others. Ids: heroes, and `keep`. */
  lend: { about: { hero: HeroId; heroes: HeroId[]; power: number }; kind: 'share'; option: string };
  /** The Trait that is given away for an effect. */
  giveTrait: { about: { hero: HeroId; by: string; traits: TraitCard[] }; kind: 'one'; option: TraitCard };
};

export type CommonProcs = {
  /** Dice of an attack are rolled again. `hero`: by whose effect; `spare`: ones on them give no Hunger. */
  reroll: {
    locals: {
      hero: HeroId;
      attacker: HeroId;
      by: string;
      times: number;
      most: number;
      spare: boolean;
      accuracy: number;
      faces: number[];
      spared: number[];
    };
    result: null;
  };
  /** Figures of some kinds go from a Zone to one of some others. */
  push: {
    locals: { hero: HeroId; by: string; from: Zone; zones: Zone[]; kinds: KindId[]; most: number; to: Zone };
    result: null;
  };
  /** Figures of one of the Zones do not act in the coming activation step. */
  hold: { locals: { hero: HeroId; by: string; zones: Zone[]; most: number; zone: Zone }; result: null };
  /** What is drawn closer goes up to so many Zones toward the hero. */
  lure: { locals: { hero: HeroId; by: string; among: FigureId[]; figure: FigureId; count: number }; result: null };
  /** One of the others has a free Action now. */
  lead: { locals: { hero: HeroId; by: string; heroes: HeroId[] }; result: null };
  /** A free attack of the hero's own on one of the Zones. */
  strike: { locals: { hero: HeroId; by: string; zones: Zone[] }; result: null };
};
