import type { Noise } from '../../content/card.ts';
import type { Ground } from '../board/ground.ts';
import { canSee, isLineOpen, isThroughOpening, stepsFrom } from '../board/sight.ts';
import { ground, isClosed } from '../rules/questions.ts';
import type { Human, HumanId, Square, State, Why, Zombie, ZombieId } from '../types.ts';

/** Whether the zombie sees that human; one in the car through its windows. */
export function sees(state: State, zombie: Zombie, human: Human): boolean {
  const board = ground(state);
  if (human.status !== 'in') return false;
  if (human.square === board.car) return seesIntoCar(board, zombie);
  return canSee(board, zombie.square, zombie.facing, human.square, human.crouched);
}

function seesIntoCar(board: Ground, zombie: Zombie): boolean {
  const { carSides, columns } = board;
  return carSides.some(({ square, facing }) =>
    canSee(board, zombie.square, zombie.facing, square - [-columns, 1, columns, -1][facing]!, false),
  );
}

const NOBODY: readonly HumanId[] = [];

/** It remembers the nearest human it sees (ZP-AUTO-06). */
export function lookAround(state: State, id: ZombieId): readonly HumanId[] {
  const zombie = state.zombies[id]!;
  const board = ground(state);
  let seen: HumanId[] | null = null;
  let least = 1000;
  for (let at = 0; at < state.humans.length; at++) {
    const human = state.humans[at]!;
    if (!sees(state, zombie, human)) continue;
    if (seen === null) seen = [at];
    else seen.push(at);
    if (human.square === board.car) continue;
    const steps = stepsFrom(board, human.square)[zombie.square]!;
    if (steps >= least) continue;
    least = steps;
    zombie.seen = human.square;
  }
  if (seen !== null && least === 1000) zombie.seen = board.car; // and no longer where it saw him before
  return seen ?? NOBODY;
}

export interface Source {
  readonly square: Square;
  readonly noise: Noise;
  readonly distance: number;
}

const SILENCE: readonly Source[] = [];
const byDistance = (a: Source, b: Source): number => a.distance - b.distance;

/** The nearest first, and behind those as near that were there before. */
function add(sources: Source[], source: Source): void {
  let at = sources.length;
  for (; at > 0 && sources[at - 1]!.distance > source.distance; at--) sources[at] = sources[at - 1]!;
  sources[at] = source;
}

/** Faint and loud noises near enough, and zombies after a prey (ZP-HEAR-01, ZP-HEAR-02); the nearest first. */
export function noisesHeard(state: State, id: ZombieId): readonly Source[] {
  const here = state.zombies[id]!.square;
  const board = ground(state);
  let sources: Source[] | null = null;
  for (let at = 0; at < state.heard.length; at++) {
    const { square, noise, by } = state.heard[at]!;
    if (noise === 'very-loud' || by === -1 - id) continue;
    const distance = stepsFrom(board, square)[here]!;
    if (distance > (noise === 'faint' ? 6 : 10)) continue;
    const source: Source = { square, noise, distance };
    if (sources === null) sources = [source];
    else add(sources, source);
  }
  for (let other = 0; other < state.zombies.length; other++) {
    const { square, hunting } = state.zombies[other]!;
    if (!hunting || other === id || square < 0) continue;
    const distance = stepsFrom(board, square)[here]!;
    if (distance > 10) continue;
    const source: Source = { square, noise: 'loud', distance };
    if (sources === null) sources = [source];
    else add(sources, source);
  }
  return sources ?? SILENCE;
}

function isGunHeard({ heard }: State): boolean {
  for (let at = 0; at < heard.length; at++) if (heard[at]!.noise === 'very-loud') return true;
  return false;
}

/** Very loud noises, however far (ZP-HEAR-03). */
export function gunsHeard(state: State, id: ZombieId): readonly Source[] {
  if (!isGunHeard(state)) return SILENCE;
  const here = state.zombies[id]!.square;
  const board = ground(state);
  return state.heard
    .filter(({ noise }) => noise === 'very-loud')
    .map(({ square, noise }) => ({ square, noise, distance: stepsFrom(board, square)[here]! }))
    .sort(byDistance);
}

const NOWHERE: readonly Square[] = [];

/**
 * Whether others come to it (ZP-AUTO-07). Not to who goes for a car or a barricade, or round one behind which it sees
 * somebody: they would be in its way, and it would turn about for ever.
 */
export function isCalling(state: State, zombie: Zombie, { priority, rule, sees: prey }: Why): boolean {
  if (priority > 2 || rule === 'ZP-SEE-05') return false;
  if (prey === undefined) return true;
  const board = ground(state);
  const { square } = state.humans[prey]!;
  if (square === board.car) return false;
  return (
    !isThroughOpening(board, zombie.square, square) ||
    isLineOpen(board, zombie.square, square, (opening) => isClosed(state, opening))
  );
}

/** Zombies after a prey that it sees, beyond hearing (ZP-AUTO-07). */
export function huntersSeen(state: State, id: ZombieId): readonly Square[] {
  const zombie = state.zombies[id]!;
  const board = ground(state);
  let squares: Square[] | null = null;
  for (let at = 0; at < state.zombies.length; at++) {
    const other = state.zombies[at]!;
    if (!other.hunting || at === id || other.square < 0) continue;
    if (stepsFrom(board, other.square)[zombie.square]! <= 10) continue;
    if (!canSee(board, zombie.square, zombie.facing, other.square, false)) continue;
    if (squares === null) squares = [other.square];
    else squares.push(other.square);
  }
  return squares ?? NOWHERE;
}
