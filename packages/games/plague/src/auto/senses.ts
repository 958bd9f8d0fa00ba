import type { Noise } from '../../content/card.ts';
import { canSee, stepsFrom } from '../board/sight.ts';
import { ground } from '../rules/questions.ts';
import type { Human, HumanId, Square, State, Zombie, ZombieId } from '../types.ts';

/** Whether the zombie sees that human; one in the car through its windows. */
export function sees(state: State, zombie: Zombie, human: Human): boolean {
  const board = ground(state);
  if (human.status !== 'in') return false;
  if (human.square !== board.car) return canSee(board, zombie.square, zombie.facing, human.square, human.crouched);
  const { columns } = board;
  return board.carSides.some(({ square, facing }) =>
    canSee(board, zombie.square, zombie.facing, square - [-columns, 1, columns, -1][facing]!, false),
  );
}

/** It remembers the nearest human it sees (ZP-AUTO-06). */
export function lookAround(state: State, id: ZombieId): HumanId[] {
  const zombie = state.zombies[id]!;
  const board = ground(state);
  const seen: HumanId[] = [];
  let least = 1000;
  for (const [at, human] of state.humans.entries()) {
    if (!sees(state, zombie, human)) continue;
    seen.push(at);
    if (human.square === board.car) continue;
    const steps = stepsFrom(board, human.square)[zombie.square]!;
    if (steps >= least) continue;
    least = steps;
    zombie.seen = human.square;
  }
  return seen;
}

export interface Source {
  readonly square: Square;
  readonly noise: Noise;
  readonly distance: number;
}

/** Faint and loud noises near enough, and zombies after a prey (ZP-HEAR-01, ZP-HEAR-02); the nearest first. */
export function noisesHeard(state: State, id: ZombieId): Source[] {
  const here = state.zombies[id]!.square;
  const board = ground(state);
  const sources: Source[] = [];
  for (const { square, noise, by } of state.heard) {
    if (noise === 'very-loud' || by === -1 - id) continue;
    const distance = stepsFrom(board, square)[here]!;
    if (distance <= (noise === 'faint' ? 6 : 10)) sources.push({ square, noise, distance });
  }
  for (const [other, zombie] of state.zombies.entries()) {
    if (other === id || zombie.square < 0 || !zombie.hunting) continue;
    const distance = stepsFrom(board, zombie.square)[here]!;
    if (distance <= 10) sources.push({ square: zombie.square, noise: 'loud', distance });
  }
  return sources.sort((a, b) => a.distance - b.distance);
}

/** Very loud noises, however far (ZP-HEAR-03). */
export function gunsHeard(state: State, id: ZombieId): Source[] {
  const here = state.zombies[id]!.square;
  const board = ground(state);
  return state.heard
    .filter(({ noise }) => noise === 'very-loud')
    .map(({ square, noise }) => ({ square, noise, distance: stepsFrom(board, square)[here]! }))
    .sort((a, b) => a.distance - b.distance);
}

/** Zombies after a prey that it sees, beyond hearing (ZP-AUTO-07). */
export function huntersSeen(state: State, id: ZombieId): Square[] {
  const zombie = state.zombies[id]!;
  const board = ground(state);
  return state.zombies.flatMap((other, at) => {
    if (at === id || other.square < 0 || !other.hunting) return [];
    if (stepsFrom(board, other.square)[zombie.square]! <= 10) return [];
    return canSee(board, zombie.square, zombie.facing, other.square, false) ? [other.square] : [];
  });
}
