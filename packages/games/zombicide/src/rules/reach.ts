import type { RuleId } from '@shamble/kernel';
import type { State, Zone } from '../types.ts';
import { board } from './questions.ts';
import { rangeBetween, sightOf } from './sight.ts';

type Ground = Pick<State, 'mission' | 'doors'>;

/** Zones in sight at that distance, in map order (ZC-RANGED-01, ZC-RANGED-02). Who stands in between does not matter. */
export function zonesWithin(state: Ground, from: Zone, min: number, max: number): Zone[] {
  const on = board(state);
  const zones: Zone[] = [];
  for (const zone of sightOf(on, state.doors)[from]!) {
    const range = rangeBetween(on, state.doors, from, zone);
    if (range >= min && range <= max) zones.push(zone);
  }
  return zones;
}

const NEAR: readonly RuleId[] = ['ZC-RANGED-03'];
const FAR: readonly RuleId[] = ['ZC-RANGED-04'];
const UNSEEN: readonly RuleId[] = ['ZC-RANGED-01'];
const INDOORS: readonly RuleId[] = ['ZC-RANGED-06'];

/** All the other zones, and what keeps a shot from each. */
export function outOfReach(state: Ground, from: Zone, min: number, max: number): [Zone, readonly RuleId[]][] {
  const on = board(state);
  const { building } = on.zones[from]!;
  const refused: [Zone, readonly RuleId[]][] = [];
  for (let zone = 0; zone < on.zones.length; zone++) {
    const range = rangeBetween(on, state.doors, from, zone);
    if (range >= min && range <= max) continue;
    if (range >= 0) refused.push([zone, range < min ? NEAR : FAR]);
    else refused.push([zone, building >= 0 && on.zones[zone]!.building === building ? INDOORS : UNSEEN]);
  }
  return refused;
}
