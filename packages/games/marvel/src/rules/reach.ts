import type { Look, RuleId } from '@shamble/kernel';
import { canSee, pathsOf, rangeBetween, sightFrom } from '@shamble/parts';
import type { AttackKind, HeroId, Marvel, State, Zone } from '../types.ts';
import { board } from './questions.ts';

type Ground = Pick<State, 'mission' | 'doors'>;

// Straight along the street to a wall or the edge (MZ-LOS-02, MZ-LOS-03); between rooms that share an opening, no farther
// (MZ-LOS-04, MZ-LOS-05), which a closed door is not (MZ-LOS-08); straight out of a building over any number of street
// Zones, and from the street into that one room only (MZ-LOS-06, MZ-LOS-07). Nobody stands in the way (MZ-LOS-09).

/** The same for all (MZ-LOS-01); one sees one's own Zone (MZ-LOS-11). */
export const sees = (state: Ground, from: Zone, to: Zone): boolean => canSee(board(state), state.doors, from, to);

/** Zones along the line of sight; 0 for the own one, -1 out of sight (MZ-COMBAT-06). */
export const rangeTo = (state: Ground, from: Zone, to: Zone): number =>
  rangeBetween(board(state), state.doors, from, to);

/** Zones in sight at that distance, in map order. */
export function zonesWithin(state: Ground, from: Zone, min: number, max: number): Zone[] {
  if (max === 0) return min === 0 ? [from] : [];
  const on = board(state);
  const zones: Zone[] = [];
  for (const zone of sightFrom(on, state.doors, from)) {
    const range = rangeBetween(on, state.doors, from, zone);
    if (range >= min && range <= max) zones.push(zone);
  }
  return zones;
}

/** Zones one step away by an open way, in map order. */
export const waysFrom = (state: Ground, from: Zone): readonly Zone[] =>
  pathsOf(board(state).map, state.doors).steps[from]!;

/** Zones an attack can be aimed at from where the hero stands (MZ-COMBAT-10). */
export function aimsOf(look: Look<Marvel>, hero: HeroId, attack: AttackKind, boosts: readonly string[]): Zone[] {
  const of = { hero, attack, boosts };
  const { zone } = look.state.heroes[hero]!;
  return zonesWithin(look.state, zone, look.query('minRange', of), look.query('maxRange', of));
}

const UNSEEN: readonly RuleId[] = ['MZ-COMBAT-05'];
const OUT_OF_RANGE: readonly RuleId[] = ['MZ-COMBAT-06'];
const MELEE: readonly RuleId[] = ['MZ-COMBAT-04'];

/** Why a Zone cannot be aimed at: it is not seen, or too near or too far. */
export const outOfReach = (state: Ground, from: Zone, to: Zone, max: number): readonly RuleId[] => {
  if (max === 0) return MELEE;
  return rangeTo(state, from, to) < 0 ? UNSEEN : OUT_OF_RANGE;
};
