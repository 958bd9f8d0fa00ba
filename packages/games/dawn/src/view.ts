import { type Dice, EVERYONE, peek, seatName, secret, type Viewer } from '@shamble/kernel';
import { unseenValues } from './counters.ts';
import { ground } from './rules/ground.ts';
import { FACE_DOWN, NONE, PRIVATE, PUBLIC, type Space, type State, type View } from './types.ts';

/** The zombie player, who has the list and remembers what his super-zombies have passed (DD-SETUP-06, DD-SUPER-11). */
const isInitiate = ({ automatic }: Pick<State, 'automatic'>, viewer: Viewer): boolean =>
  !automatic && (viewer === EVERYONE || viewer === seatName(1));

/** All is open but the values of what lies face down, and where zombies hide. */
export function view(state: State, viewer: Viewer): View {
  const { values, pool, spare, box, hidden, ...open } = state;
  const knows = isInitiate(state, viewer);
  const least = knows ? PRIVATE : PUBLIC;
  const list = peek(hidden);
  return {
    ...open,
    values: values.map((value, space) => (state.zombies[space] === FACE_DOWN ? NONE : peek(value))),
    memory: values.map((value, space) =>
      state.zombies[space] === FACE_DOWN && state.looked[space]! >= least ? peek(value) : 0,
    ),
    ...{ pool: pool.length, spare: spare.length, box: box.length, hiding: list.length },
    hidden: knows ? [...list] : null,
  };
}

/** Counters that nobody has seen lie anywhere; who is hidden is wherever he can be. */
export function sample(seen: View, _viewer: Viewer, dice: Dice): State {
  const { values, memory, pool, spare, box, hidden, hiding, ...open } = seen;
  const unseen = unseenValues(seen);
  dice.shuffle('sample', unseen);
  const take = (count: number) => Array.from({ length: count }, () => secret(unseen.pop() ?? 1));
  return {
    ...open,
    values: values.map((value, space) =>
      secret(value !== NONE ? value : memory[space]! > 0 ? memory[space]! : (unseen.pop() ?? 1)),
    ),
    ...{ pool: take(pool), spare: take(spare), box: take(box) },
    hidden: secret(hidden === null ? guessList(seen, hiding, dice) : [...hidden]),
  };
}

/** Spaces that nobody has looked into, at most one of them in Edwin's Sport (DD-SETUP-12). */
function guessList(seen: View, hiding: number, dice: Dice): Space[] {
  const { crowded } = ground(seen);
  const spaces = seen.clear.flatMap((isClear, space) => (isClear === 0 ? [space] : []));
  dice.shuffle('sample', spaces);
  let room = 1 - seen.struck.filter((space) => crowded[space] === 1).length;
  const list: Space[] = [];
  for (const space of spaces) {
    if (list.length === hiding) break;
    if (crowded[space] === 1 && room-- <= 0) continue;
    list.push(space);
  }
  return list.sort((a, b) => a - b);
}
