import { type Doors, stepsTo, stepTo, withoutGlass } from '@shamble/parts';
import type { Ground } from '../board/ground.ts';
import { BERSERK_MOVE, type Space, type State } from '../types.ts';
import { ground } from './ground.ts';
import { type Crowd, hasHuman, isBerserk, isHeld } from './questions.ts';

type Scene = Crowd & Pick<State, 'plan' | 'doors' | 'berserk'>;

let last: { readonly ground: Ground; readonly doors: Doors; readonly open: Doors } | null = null;

/** Space -> how far it is to `target` as zombies measure it: closed glass does not count as a block (DD-REACT-03). */
export function distances(state: Pick<State, 'plan' | 'doors'>, target: Space): Uint16Array {
  const board = ground(state);
  if (last === null || last.doors !== state.doors || last.ground !== board)
    last = { ground: board, doors: state.doors, open: withoutGlass(board.floor, state.doors) };
  return stepsTo(board.walks, last.open, target);
}

/** Space -> how many steps a character is away, round every closed door (DD-SOLO-07). */
export const walks = (state: Pick<State, 'plan' | 'doors'>, target: Space): Uint16Array =>
  stepsTo(ground(state).walks, state.doors, target);

/** The spaces one step away, through open doors. */
export function neighbours({ plan, doors }: Pick<State, 'plan' | 'doors'>, space: Space): Space[] {
  const { floor } = ground({ plan });
  const found: Space[] = [];
  for (let direction = 0; direction < 4; direction++) {
    const to = stepTo(floor, doors, space, direction);
    if (to >= 0) found.push(to);
  }
  return found;
}

/**
 * Where the zombie there can end its move. With distances every step leads closer, and it goes as far as it can; without, any
 * way will do. It ends in no space with a zombie, and goes no further than a space with a character (DD-ZMOVE-06).
 */
export function endsOf(state: Scene, from: Space, toward: Uint16Array | null): Space[] {
  const far = isBerserk(state, from) ? BERSERK_MOVE : 1;
  const near: Space[] = [];
  const ends: Space[] = [];
  for (const first of neighbours(state, from)) {
    if (toward !== null && toward[first]! >= toward[from]!) continue;
    const isFree = !isHeld(state, first);
    if (far === 1 || hasHuman(state, first)) {
      if (isFree) ends.push(first);
      continue;
    }
    if (isFree) near.push(first);
    for (const second of neighbours(state, first)) {
      if (second === from || ends.includes(second) || isHeld(state, second)) continue;
      if (toward === null || toward[second]! < toward[first]!) ends.push(second);
    }
  }
  if (toward === null) return [...near.filter((one) => !ends.includes(one)), ...ends];
  return ends.length > 0 ? ends : near;
}
