import { UNREACHABLE } from '@shamble/parts';
import { stepZombie } from '../flow/orders.ts';
import type { Playing } from '../rules/changes.ts';
import { ground } from '../rules/ground.ts';
import { mayDrift } from '../rules/orders.ts';
import { hasSuper, isBerserk, isHuman } from '../rules/questions.ts';
import { distances } from '../rules/ways.ts';
import { type CharacterId, NONE, type Space, type State, type Why } from '../types.ts';
import { drawLot, lowest } from './lot.ts';

/** Free movement under way: how many normal zombies may still move, and whether ties are decided by lot. */
export interface Drift {
  readonly play: Playing;
  left: number;
  readonly byLot: boolean;
  /** Space -> how far the nearest human is: neither humans nor glass change that while the dead move. */
  readonly near: Uint16Array;
}

/** Space -> how far the nearest human is. */
export function nearnessOf(state: State): Uint16Array {
  const nearest = new Uint16Array(state.zombies.length).fill(UNREACHABLE);
  for (const one of state.characters) {
    if (!isHuman(one)) continue;
    const row = distances(state, one.space);
    for (let space = 0; space < nearest.length; space++)
      if (row[space]! < nearest[space]!) nearest[space] = row[space]!;
  }
  return nearest;
}

export const mayGo = ({ play, left }: Drift, space: Space): boolean =>
  mayDrift(play.state, space) && !hasSuper(play.state, space) && (left > 0 || isBerserk(play.state, space));

/** Moves the zombie to one of these ends, the lowest by the measure. */
export function go(drift: Drift, from: Space, ends: readonly Space[], measure: Uint16Array, why: Why): boolean {
  if (ends.length === 0) return false;
  const { play, byLot } = drift;
  const best = lowest(ends, (end) => measure[end]!);
  if (!isBerserk(play.state, from)) drift.left -= 1;
  const tied = best.length > 1 ? { tied: best.length } : {};
  stepZombie(play, from, drawLot(play, best, byLot), 'free', { ...why, ...tied });
  return true;
}

/** The nearest character and how far he is. */
export function preyOf(state: State, from: Space): { prey: CharacterId; distance: number } {
  let [prey, distance] = [NONE, UNREACHABLE];
  for (const [id, one] of state.characters.entries()) {
    if (!isHuman(one)) continue;
    const far = distances(state, one.space)[from]!;
    if (far < distance) [prey, distance] = [id, far];
  }
  return { prey, distance };
}

/** The space of a main door that is not closed (DD-SPRI-03, DD-SPRI-09). */
export function isOpenEntrance(state: State, space: Space): boolean {
  const entrance = ground(state).entranceAt[space]!;
  return entrance >= 0 && state.main[entrance] === 0;
}
