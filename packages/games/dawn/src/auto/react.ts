import { UNREACHABLE } from '@shamble/parts';
import { stepZombie, tryGlass } from '../flow/orders.ts';
import type { Playing } from '../rules/changes.ts';
import { ground } from '../rules/ground.ts';
import { breakable, mayReact } from '../rules/orders.ts';
import { activeSpace, hasSuper, isHeld } from '../rules/questions.ts';
import { distances, endsOf, neighbours } from '../rules/ways.ts';
import type { Space, State, Why } from '../types.ts';
import { drawLot, lowest } from './lot.ts';

/**
 * All who must react do, the nearest first, until nobody has room (DD-REACT-05); where two ways are as short the lot decides
 * for automatic zombies. Super-zombies stay for free movement (DD-SOLO-15).
 */
export function reactAll(play: Playing, byLot: boolean): void {
  const { state } = play;
  const target = activeSpace(state);
  let toward = distances(state, target);
  let waiting = state.zombies.flatMap((_, space) =>
    mayReact(state, space) && !hasSuper(state, space) && toward[space] !== UNREACHABLE ? [space] : [],
  );
  waiting.sort((a, b) => toward[a]! - toward[b]! || a - b);
  for (let before = -1; before !== waiting.length; ) {
    before = waiting.length;
    waiting = waiting.filter((space) => {
      const ends = endsOf(state, space, toward);
      if (ends.length === 0) return true;
      const nearest = lowest(ends, (end) => toward[end]!);
      stepZombie(play, space, drawLot(play, nearest, byLot), 'reaction', reason(state, toward[space]!, nearest.length));
      return false;
    });
  }
  for (const space of waiting) {
    breakThrough(play, space, toward, byLot);
    toward = distances(state, target);
  }
}

const reason = (state: State, distance: number, tied: number): Why => ({
  ...{ rule: 'DD-REACT-03', prey: state.active[0]!, distance },
  ...(tied > 1 ? { tied } : {}),
});

/** A berserk zombie before closed glass on its way tries to break it, and goes through if it can (DD-GLASS-04, DD-GLASS-05). */
function breakThrough(play: Playing, space: Space, toward: Uint16Array, byLot: boolean): void {
  const { state } = play;
  const { floor } = ground(state);
  const door = breakable(state, space).find((one) => {
    const { a, b } = floor.doors[one]!;
    return toward[a === space ? b : a]! < toward[space]!;
  });
  if (door === undefined) return;
  const why = reason(state, toward[space]!, 1);
  const isBroken = tryGlass(play, space, door, { ...why, rule: 'DD-GLASS-04' });
  state.moved[space] = 1;
  if (!isBroken) return;
  const ends = neighbours(state, space).filter((to) => toward[to]! < toward[space]! && !isHeld(state, to));
  if (ends.length > 0) stepZombie(play, space, drawLot(play, ends, byLot), 'reaction', why);
}
