import type { HeroId, SpawnCardId } from '../types.ts';

// What the cards of devoured Bystanders add to the names of the game.

export type BystanderEvents = {
  /** Part of the experience goes to another hero. */
  xpShared: { hero: HeroId; other: HeroId; xp: number; by: string };
  /** The top Spawn card is looked at, by all who play. */
  spawnCardSeen: { hero: HeroId; card: SpawnCardId; by: string };
  /** It goes under the deck. */
  spawnCardSunk: { hero: HeroId; card: SpawnCardId };
  /** A die that may spare a Wound. */
  luckTried: { hero: HeroId; by: string; face: number; needed: number };
};

export type BystanderChoices = {
  /** How much of the experience the other hero gets. */
  xpGiven: { about: { hero: HeroId; other: HeroId; xp: number }; kind: 'one'; option: number };
  /** What becomes of the Spawn card that was looked at. */
  topCard: { about: { hero: HeroId; card: SpawnCardId }; kind: 'one'; option: 'leave it' | 'put it under' };
};

export type BystanderProcs = {
  shareHeadline: { locals: { hero: HeroId; xp: number; other: HeroId }; result: unknown };
  tryLuck: { locals: { hero: HeroId; faces: number[]; spared: number[]; accuracy: number }; result: unknown };
  listen: { locals: { hero: HeroId; card: SpawnCardId }; result: null };
  cookAtHome: { locals: { hero: HeroId }; result: null };
  duck: { locals: { hero: HeroId }; result: unknown };
  aimSpear: { locals: { hero: HeroId; boosts: string[] }; result: unknown };
  lookFar: { locals: { hero: HeroId }; result: null };
  borrowRing: { locals: { hero: HeroId; zones: number[] }; result: null };
};
