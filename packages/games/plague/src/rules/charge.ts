import type { RuleId } from '@shamble/kernel';
import type { Direction } from '@shamble/parts';
import type { Ground } from '../board/ground.ts';
import type { Human, Square, State } from '../types.ts';
import { wayForbidden } from './moves.ts';
import { ground, isTaken } from './questions.ts';

type Stand = Pick<Human, 'square' | 'facing'>;

/** The squares held by figures straight ahead, and the free one behind them; null if there is none. */
export function chargePath(state: State, { square, facing }: Stand): Square[] | null {
  const board = ground(state);
  const path: Square[] = [];
  let [at, way] = [square, facing];
  for (;;) {
    if (wayForbidden(state, at, way).length > 0) return null;
    const to = board.to[4 * at + way]!;
    if (to === board.car) return null;
    path.push(to);
    if (!isTaken(state, to)) return path;
    way = board.heading[4 * at + way]!;
    at = to;
  }
}

/** Why there is no free square behind the figures: the car and barricades have clauses of their own. */
export function chargeEnds(state: State, { square, facing }: Stand): readonly RuleId[] {
  const board = ground(state);
  let [at, way] = [square, facing];
  while (wayForbidden(state, at, way).length === 0) {
    const to = board.to[4 * at + way]!;
    if (to === board.car) return ['ZP-CAR-03'];
    way = board.heading[4 * at + way]!;
    at = to;
  }
  const side = board.side[4 * at + way]!;
  return side >= 0 ? wayForbidden(state, at, way) : ['ZP-CHARGE-02'];
}

/** A step of a charge, paid where it is made: windows and water cost more (ZP-HMOVE-06, ZP-WATER-01). */
export function chargeStep({ to, side, openings, water }: Ground, square: Square, way: Direction): number {
  const at = 4 * square + way;
  const cost = side[at]! >= 0 && openings[side[at]!]!.window ? 2 : 1;
  return water[square] === 1 || water[to[at]!] === 1 ? 2 * cost : cost;
}

export function chargeCost(state: State, { square, facing }: Stand): number {
  const board = ground(state);
  let cost = 0;
  let [at, way] = [square, facing];
  for (const to of chargePath(state, { square, facing }) ?? []) {
    cost += chargeStep(board, at, way);
    way = board.heading[4 * at + way]!;
    at = to;
  }
  return cost;
}
