import type { RuleId } from '@shamble/kernel';
import type { Board, Squares } from '../board/board.ts';
import type { State, Zone } from '../types.ts';
import { board } from './questions.ts';
import { rangeBetween, sightFrom } from './sight.ts';

type Ground = Pick<State, 'mission' | 'doors'>;

/** Zones in sight at that distance, in map order (ZC-RANGED-01, ZC-RANGED-02). Who stands in between does not matter. */
export function zonesWithin(state: Ground, from: Zone, min: number, max: number): Zone[] {
  const on = board(state);
  const zones: Zone[] = [];
  for (const zone of sightFrom(on, state.doors, from)) {
    const range = rangeBetween(on, state.doors, from, zone);
    if (range >= min && range <= max) zones.push(zone);
  }
  return zones;
}

const NEAR: readonly RuleId[] = ['ZC-RANGED-03'];
const FAR: readonly RuleId[] = ['ZC-RANGED-04'];

/** All the other zones, and what keeps a shot from each. */
export function outOfReach(state: Ground, from: Zone, min: number, max: number): [Zone, readonly RuleId[]][] {
  const on = board(state);
  const refused: [Zone, readonly RuleId[]][] = [];
  for (let zone = 0; zone < on.zones.length; zone++) {
    const range = rangeBetween(on, state.doors, from, zone);
    if (range >= min && range <= max) continue;
    if (range >= 0) refused.push([zone, range < min ? NEAR : FAR]);
    else refused.push([zone, unseen(on, from, zone)]);
  }
  return refused;
}

/** A shot needs sight, and why there is none. */
function unseen(on: Board, from: Zone, to: Zone): readonly RuleId[] {
  const by = (rule: RuleId): readonly RuleId[] => ['ZC-RANGED-01', rule];
  if (rangeBetween(on, '1'.repeat(on.doors.length), from, to) >= 0) return by('ZC-LOS-10');
  const [here, there] = [on.zones[from]!, on.zones[to]!];
  if (here.street && there.street) return by(areInLine(on.squares, from, to) ? 'ZC-LOS-03' : 'ZC-LOS-02');
  if (here.street) return by('ZC-LOS-08');
  return there.building === here.building ? ['ZC-RANGED-06'] : by('ZC-LOS-07');
}

/** Whether a square of one lies in a row or column with a square of the other. */
function areInLine({ columns, zone }: Squares, a: Zone, b: Zone): boolean {
  const rows = new Set<number>();
  const files = new Set<number>();
  zone.forEach((of, at) => {
    if (of !== a) return;
    rows.add(Math.floor(at / columns));
    files.add(at % columns);
  });
  return zone.some((of, at) => of === b && (rows.has(Math.floor(at / columns)) || files.has(at % columns)));
}
