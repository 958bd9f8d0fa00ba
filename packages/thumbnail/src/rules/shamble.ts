import { distancesTo, firstSteps, type Paths, pathsOf, UNREACHABLE } from '@shamble/parts';
import { boardOf } from '../board.ts';
import { KINDS, type State, type Zone } from '../types.ts';

export interface March {
  readonly kind: number;
  readonly from: Zone;
  readonly to: Zone;
  readonly count: number;
  readonly why: {
    readonly target: Zone;
    readonly loudness: number;
    readonly distance: number;
    readonly steps: readonly Zone[];
    readonly split: readonly number[];
  };
}

/** What the dead go by: all of it open, so that a view will do. */
type Ground = Pick<State, 'board' | 'doors' | 'figures' | 'noise' | 'heroes'>;

/** Where the dead go, all worked out from where they stand now (TH-DEAD-02, TH-DEAD-03). */
export function marches(state: Ground): March[] {
  const paths = pathsOf(boardOf(state.board).map, state.doors);
  const loud = loudness(state);
  const targets = loudestFirst(loud);
  const out: March[] = [];
  for (let zone = 0; zone < loud.length; zone++) {
    const walkers = state.figures[2 * zone]!;
    const brutes = state.figures[2 * zone + 1]!;
    if (walkers + brutes === 0 || isBesieged(state, zone)) continue;
    const target = targetFrom(paths, zone, targets, loud);
    if (target < 0) continue;
    const steps = firstSteps(paths, zone, target);
    if (steps.length === 0) continue;
    const distance = distancesTo(paths, target)[zone]!;
    for (let kind = 0; kind < KINDS.length; kind++) {
      const count = state.figures[2 * zone + kind]!;
      if (count === 0) continue;
      const split = splitEvenly(count, steps.length);
      const why = { target, loudness: loud[target]!, distance, steps, split };
      for (let i = 0; i < steps.length; i++)
        if (split[i]! > 0) out.push({ kind, from: zone, to: steps[i]!, count: split[i]!, why });
    }
  }
  return out;
}

/** Heroes are as loud as one noise each (TH-DEAD-02). */
export function loudness(state: Pick<State, 'noise' | 'heroes'>): number[] {
  const loud = state.noise.slice();
  for (const hero of state.heroes) if (hero.alive) loud[hero.zone]! += 1;
  return loud;
}

function loudestFirst(loud: readonly number[]): Zone[] {
  const zones: Zone[] = [];
  for (let zone = 0; zone < loud.length; zone++) if (loud[zone]! > 0) zones.push(zone);
  return zones.sort((a, b) => loud[b]! - loud[a]! || a - b);
}

/** The loudest zone that can be reached; of equals the nearest, then the first on the map. */
function targetFrom(paths: Paths, zone: Zone, targets: readonly Zone[], loud: readonly number[]): Zone {
  let best = -1;
  let nearest = UNREACHABLE;
  for (const target of targets) {
    if (best >= 0 && loud[target]! < loud[best]!) break;
    const away = distancesTo(paths, target)[zone]!;
    if (away >= nearest) continue;
    best = target;
    nearest = away;
  }
  return best;
}

/** TH-DEAD-03: the first ways take the odd ones. */
export function splitEvenly(count: number, ways: number): number[] {
  const odd = count % ways;
  const split: number[] = [];
  for (let i = 0; i < ways; i++) split.push((count - odd) / ways + (i < odd ? 1 : 0));
  return split;
}

/** TH-DEAD-01: who has a hero before him bites and stays. */
export function isBesieged(state: Pick<State, 'heroes'>, zone: Zone): boolean {
  for (const hero of state.heroes) if (hero.alive && hero.zone === zone) return true;
  return false;
}
