import { isOpen, mightSee, rangeOf, sees, sightDoor } from '@shamble/parts';
import { EMPTY, type Space, type State } from '../types.ts';
import { ground } from './ground.ts';
import type { Crowd } from './questions.ts';

type Mall = Crowd & Pick<State, 'plan' | 'doors'>;

const scratch = new Uint8Array(1024);

/** Space -> 1 where a counter lies, human or zombie, which blocks sight (DD-LOS-03). Good until the next call. */
export function counters({ zombies, characters }: Crowd): Uint8Array {
  for (let space = 0; space < zombies.length; space++) scratch[space] = zombies[space] === EMPTY ? 0 : 1;
  for (const { space } of characters) if (space >= 0) scratch[space] = 1;
  return scratch;
}

/** Line of sight as the plan stands now; everyone sees his own space. */
export function canSee(state: Mall, from: Space, to: Space): boolean {
  return from === to || sees(ground(state).sights, state.doors, counters(state), from, to);
}

/** All spaces that see this one now, itself included. */
export function watchers(state: Mall, space: Space): Space[] {
  const { sights } = ground(state);
  const blocked = counters(state);
  const found = [space];
  for (const from of mightSee(sights, space)) if (sees(sights, state.doors, blocked, from, space)) found.push(from);
  return found;
}

/** A closed door that is not glass shuts the line (DD-LOS-05). */
export function isBehindDoor(state: Mall, from: Space, to: Space): boolean {
  const { floor, sights } = ground(state);
  const door = sightDoor(sights, from, to);
  return door >= 0 && !isOpen(state.doors, door) && !floor.doors[door]!.glass;
}

/** What is taken off a shot from one space into another (DD-MOD-01 to DD-MOD-06). */
export function fireModifier(state: Mall, from: Space, to: Space): number {
  const { floor, sights } = ground(state);
  const door = sightDoor(sights, from, to);
  const through = door < 0 ? 0 : isOpen(state.doors, door) ? 2 : 3;
  return rangeOf(floor, from, to) + through;
}

/** The closed glass door a shot goes through, or -1. */
export function glassBetween(state: Mall, from: Space, to: Space): number {
  const door = sightDoor(ground(state).sights, from, to);
  return door >= 0 && !isOpen(state.doors, door) ? door : -1;
}
