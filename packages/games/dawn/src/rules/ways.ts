import { type Doors, stepsTo, stepTo, withoutGlass } from '@shamble/parts';
import type { Ground } from '../board/ground.ts';
import { EMPTY, type Space, type State } from '../types.ts';
import { ground } from './ground.ts';
import { type Crowd, isBerserk } from './questions.ts';

type Mall = Crowd & Pick<State, 'plan' | 'doors' | 'berserk'>;

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

/** Who is where, for whoever moves the dead: space -> 1 where a zombie of any kind is, and 1 where a human is. */
export interface Crowded {
  readonly ground: Ground;
  readonly doors: Doors;
  readonly held: Uint8Array;
  readonly human: Uint8Array;
}

const [held, human] = [new Uint8Array(1024), new Uint8Array(1024)];

/** Good until the next call. */
export function crowdOf(state: Mall): Crowded {
  const { zombies } = state;
  for (let space = 0; space < zombies.length; space++) {
    held[space] = zombies[space] === EMPTY ? 0 : 1;
    human[space] = 0;
  }
  for (const one of state.characters) {
    if (one.space < 0) continue;
    if (one.status === 'super') held[one.space] = 1;
    else human[one.space] = 1;
  }
  return { ground: ground(state), doors: state.doors, held, human };
}

/**
 * Where the zombie there can end its move. With distances every step leads closer, and it goes as far as it can; without, any
 * way will do. It ends in no space with a zombie, and goes no further than a space with a character (DD-ZMOVE-06).
 */
export function endsOf(state: Mall, from: Space, toward: Uint16Array | null, crowd = crowdOf(state)): Space[] {
  return isBerserk(state, from) ? farEnds(crowd, from, toward) : nearEnds(crowd, from, toward);
}

function nearEnds(
  { ground: { floor }, doors, held: taken }: Crowded,
  from: Space,
  toward: Uint16Array | null,
): Space[] {
  const ends: Space[] = [];
  for (let way = 0; way < 4; way++) {
    const to = stepTo(floor, doors, from, way);
    if (to >= 0 && taken[to] === 0 && (toward === null || toward[to]! < toward[from]!)) ends.push(to);
  }
  return ends;
}

/** Two spaces, through other zombies but not past a human (DD-REACT-06, DD-REACT-07). */
function farEnds(crowd: Crowded, from: Space, toward: Uint16Array | null): Space[] {
  const { floor } = crowd.ground;
  const near: Space[] = [];
  const ends: Space[] = [];
  for (let way = 0; way < 4; way++) {
    const first = stepTo(floor, crowd.doors, from, way);
    if (first < 0 || (toward !== null && toward[first]! >= toward[from]!)) continue;
    const isFree = crowd.held[first] === 0;
    if (crowd.human[first] === 1) {
      if (isFree) ends.push(first);
      continue;
    }
    if (isFree) near.push(first);
    for (const second of nearEnds(crowd, first, toward))
      if (second !== from && !ends.includes(second)) ends.push(second);
  }
  if (toward === null) return [...near.filter((one) => !ends.includes(one)), ...ends];
  return ends.length > 0 ? ends : near;
}
