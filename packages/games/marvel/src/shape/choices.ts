import type { Act, Assault, AttackOf, OddFigures, Opening, TargetId } from '../acts.ts';
import type { BystanderIndex, FoeIndex, HeroId, TraitCard, Zone } from './state.ts';

/** What is asked. */
export type Choices = {
  /** Seat -> where each hero starts, where there are two Zones. Items: heroes, `0`; slots: Zones, `z12`. */
  start: { about: { zones: Zone[] }; kind: 'arrange'; option: string };
  /** Who has the next Turn. */
  activate: { about: { waiting: HeroId[] }; kind: 'one'; option: HeroId };
  act: { about: Opening; kind: 'one'; option: Act };
  /** The next target of the Hits, among those of equal priority. */
  target: {
    about: AttackOf & { at: Zone; hits: number; sharp: number; aim: TargetId };
    kind: 'one';
    option: TargetId;
  };
  /** Of the Traits held and those just drawn: the one to be discarded. */
  dropTrait: { about: { hero: HeroId; traits: TraitCard[]; drawn: TraitCard[] }; kind: 'one'; option: TraitCard };
  /** The Bystander card to keep, of the one held and the new one. */
  keepBystander: {
    about: { hero: HeroId; held: BystanderIndex; found: BystanderIndex };
    kind: 'one';
    option: BystanderIndex;
  };
  /** In which order the rooms of a building spawn. Ids: Zones. */
  roomOrder: { about: { hero: HeroId; building: number; rooms: Zone[] }; kind: 'order'; option: string };
  /** Dice to roll again, by their places in `faces`. */
  rerolls: {
    about: { hero: HeroId; by: string; faces: number[]; most: number; accuracy: number };
    kind: 'some';
    option: number;
  };
  /** Wounds onto heroes of a Zone. Ids: `0` of Enemies, `b0` of Combat Bystanders, for hero 0; `c5`: Bystander 5 is eaten. */
  wounds: { about: Assault; kind: 'share'; option: string };
  /** Who of the ways gets one figure more. Ids: Zones. */
  oddFigures: { about: OddFigures; kind: 'share'; option: string };
  foeWay: { about: { foe: FoeIndex; from: Zone; ways: Zone[] }; kind: 'one'; option: Zone };
  bystanderWay: { about: { bystander: BystanderIndex; from: Zone; ways: Zone[] }; kind: 'one'; option: Zone };
  /** A hero among several that an effect could be for. */
  hero: { about: { by: string; heroes: HeroId[] }; kind: 'one'; option: HeroId };
  /** A Zone among several that an effect could be for. */
  zone: { about: { by: string; zones: Zone[] }; kind: 'one'; option: Zone };
  /** Power for dice, before they are rolled. */
  spendPower: { about: AttackOf; kind: 'one'; option: number };
  leave: { about: { hero: HeroId }; kind: 'one'; option: 'leave' | 'stay' };
};
