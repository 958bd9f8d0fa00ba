import type { HeroId, SpawnCardId, Zone } from '../types.ts';

// What the cards of saved Bystanders add to the names of the game.

export type SavedEvents = {
  /** Unseen until now: off the top of the deck. */
  spawnCardDiscarded: { hero: HeroId; card: SpawnCardId };
};

export type SavedProcs = {
  makeHeadlines: { locals: { hero: HeroId }; result: null };
  cheer: { locals: { hero: HeroId; faces: number[]; accuracy: number }; result: unknown };
  standIn: { locals: { hero: HeroId; enemies: number }; result: unknown };
  sendAway: { locals: { hero: HeroId }; result: null };
  coverFire: { locals: { hero: HeroId; power: number }; result: null };
  deliver: { locals: { hero: HeroId }; result: null };
  helpHero: { locals: { hero: HeroId; by: string; heroes: HeroId[] }; result: null };
  passGate: { locals: { hero: HeroId; zones: Zone[] }; result: null };
};
