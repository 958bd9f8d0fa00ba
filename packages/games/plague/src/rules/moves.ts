import type { RuleId } from '@shamble/kernel';
import type { Direction } from '@shamble/parts';
import { OPEN, WALL } from '../board/ground.ts';
import type { Human, Square, State, Zombie } from '../types.ts';
import { ground, groupOf, humanAt, isClosed, zombieAt } from './questions.ts';

const LEGAL: readonly RuleId[] = [];
const OFF: readonly RuleId[] = ['ZP-COMP-01'];
const OBSTACLE: readonly RuleId[] = ['ZP-HMOVE-03'];
const WALLED: readonly RuleId[] = ['ZP-HMOVE-12'];
const FIGURE: readonly RuleId[] = ['ZP-HMOVE-04'];
const BARRED: readonly RuleId[] = ['ZP-BARR-04'];
const LOCKED: readonly RuleId[] = ['ZP-DECK-05'];
const SHUT_IN: readonly RuleId[] = ['ZP-V28-04'];

/** Why a human cannot go that way, leaving figures aside; nothing if he can. */
export function wayForbidden(state: State, square: Square, way: Direction): readonly RuleId[] {
  const board = ground(state);
  const at = 4 * square + way;
  const to = board.to[at]!;
  if (to < 0) return OFF;
  const side = board.side[at]!;
  if (side === WALL) return WALLED;
  if (side >= 0) {
    if (state.barred[side] === 1) return BARRED;
    if (state.locked === side) return LOCKED;
    if (state.late && state.shut.includes(side)) return SHUT_IN;
  }
  return board.blocked[to] === 1 ? OBSTACLE : LEGAL;
}

/** Why a human cannot step that way. */
export function stepForbidden(state: State, human: Human, way: Direction): readonly RuleId[] {
  const forbidden = wayForbidden(state, human.square, way);
  if (forbidden.length > 0) return forbidden;
  const to = ground(state).to[4 * human.square + way]!;
  if (to === ground(state).car) return LEGAL;
  return zombieAt(state, to) >= 0 || humanAt(state, to) >= 0 ? FIGURE : LEGAL;
}

const Z_OBSTACLE: readonly RuleId[] = ['ZP-ZMOVE-02'];
const Z_CAR: readonly RuleId[] = ['ZP-CAR-03'];
const Z_GROUP: readonly RuleId[] = ['ZP-ZBARR-01'];
const Z_HELD: readonly RuleId[] = ['ZP-ZBARR-04'];
const Z_BEYOND: readonly RuleId[] = ['ZP-ZBARR-03'];

/** Why a zombie cannot step forward; where a barricade is in the way, why it cannot break it. */
export function zombieStepForbidden(state: State, zombie: Zombie, id: number): readonly RuleId[] {
  const board = ground(state);
  const at = 4 * zombie.square + zombie.facing;
  const to = board.to[at]!;
  if (to < 0) return OFF;
  if (to === board.car) return Z_CAR;
  const side = board.side[at]!;
  if (side === WALL || board.blocked[to] === 1) return Z_OBSTACLE;
  // A locked door is broken like a barricaded one.
  if (side !== OPEN && isClosed(state, side)) {
    if (humanAt(state, to) >= 0) return Z_HELD;
    if (groupOf(state, id).length < 4) return Z_GROUP;
    return zombieAt(state, to) >= 0 ? Z_BEYOND : LEGAL;
  }
  return zombieAt(state, to) >= 0 || humanAt(state, to) >= 0 ? Z_OBSTACLE : LEGAL;
}
