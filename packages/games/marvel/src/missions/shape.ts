import type { Colour } from '../../content/mission.ts';
import type { BystanderCard, BystanderIndex, HeroId, Ruled, Zone } from '../types.ts';

// What the special rules of missions add to the names of the game.

export type MissionEvents = {
  /** The table is laid. Fewer heroes than four find nothing made easier (MZ-SETUP-03). */
  missionBegan: { mission: string; heroes: number };
};

export type MissionChoices = {
  /** An Objective that is turned over for all to see; NONE: none is. */
  look: { about: { objectives: number[] }; kind: 'one'; option: number };
  /** Whether a Bystander card is drawn for an Objective. */
  gift: { about: { hero: HeroId }; kind: 'one'; option: 'draw' | 'none' };
};

export type MissionProcs = {
  /** What taking an Objective does besides. `at`: how many of those things are done. */
  afterTaking: { locals: { hero: HeroId; objective: number; colour: Colour; zone: Zone; at: number }; result: null };
  drawGift: { locals: { hero: HeroId; zone: Zone } & Ruled; result: null };
  revealSecret: { locals: { card: BystanderCard; zone: Zone }; result: null };
  loseBystander: { locals: { bystander: BystanderIndex }; result: null };
  comeBack: { locals: object; result: null };
  answerDevouring: { locals: { zone: Zone }; result: null };
  sendTroopers: { locals: { hero: HeroId; count: number }; result: null };
  wakeSleepers: { locals: { door: number }; result: null };
};
