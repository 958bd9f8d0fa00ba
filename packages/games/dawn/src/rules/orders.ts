import { peek, type RuleId } from '@shamble/kernel';
import { isOpen, sightDoor } from '@shamble/parts';
import { type CharacterId, type DoorId, EMPTY, NONE, type Space, type State, ZOMBIE } from '../types.ts';
import { ground } from './ground.ts';
import { hasHuman, hasSuper, isBerserk, isHeld, isHuman, supersAt } from './questions.ts';
import { canSee } from './sight.ts';
import { neighbours } from './ways.ts';

/** The zombie there has seen an activated character and can still move (DD-REACT-01, DD-REACT-04). */
export const mayReact = (state: State, space: Space): boolean =>
  state.zombies[space] !== EMPTY && state.seen[space] === 1 && state.moved[space] === 0 && !hasHuman(state, space);

/** May be moved in free movement: not moved yet and not with a character (DD-FREE-03, DD-FREE-04). */
export const mayDrift = (state: State, space: Space): boolean =>
  state.zombies[space] !== EMPTY && state.moved[space] === 0 && !hasHuman(state, space);

export const maySuperMove = (state: State, who: CharacterId): boolean => {
  const one = state.characters[who]!;
  return one.status === 'super' && !one.moved && !hasHuman(state, one.space);
};

/** Doors that the zombies there could try to break: closed glass, with a character in sight behind it (DD-GLASS-01, DD-GLASS-06). */
export function breakable(state: State, space: Space): DoorId[] {
  const { floor, sights } = ground(state);
  if (!isBerserk(state, space) && !hasSuper(state, space)) return [];
  const found: DoorId[] = [];
  for (let side = 4 * space; side < 4 * space + 4; side++) {
    const door = floor.doorOn[side]!;
    if (door < 0 || isOpen(state.doors, door) || !floor.doors[door]!.glass) continue;
    const isSeen = state.characters.some(
      (one) => isHuman(one) && sightDoor(sights, space, one.space) === door && canSee(state, space, one.space),
    );
    if (isSeen) found.push(door);
  }
  return found;
}

/** Whom a super-zombie could take along out of its space: nobody, the zombie there, another super-zombie. */
export function companions(state: State, who: CharacterId, tow: number): number[] {
  const { space } = state.characters[who]!;
  const found: number[] = [NONE];
  if (state.zombies[space] !== EMPTY && (tow === ZOMBIE || state.moved[space] === 0)) found.push(ZOMBIE);
  for (const other of supersAt(state, space))
    if (other !== who && (tow === other || !state.characters[other]!.moved)) found.push(other);
  return found;
}

/** Why they cannot go there together: never more than two units by movement (DD-SUPER-05). */
export function leadForbidden(state: State, to: Space, companion: number): readonly RuleId[] {
  const there = (state.zombies[to] === EMPTY ? 0 : 1) + supersAt(state, to).length;
  return there + (companion === NONE ? 1 : 2) > 2 ? ['DD-SUPER-05'] : [];
}

/** The spaces a super-zombie may step to: any open one, or only those closer. */
export const leadSteps = (state: State, from: Space, toward: Uint16Array | null): Space[] =>
  neighbours(state, from).filter((to) => toward === null || toward[to]! < toward[from]!);

/** Hidden zombies that may come out now: no zombie is in their space, and in reaction they have seen somebody (DD-HIDE-05, DD-HIDE-10). */
export const lurkers = (state: State, isReaction: boolean): Space[] =>
  peek(state.hidden).filter(
    (space) => !isHeld(state, space) && (!isReaction || (state.seen[space] === 1 && !hasHuman(state, space))),
  );
