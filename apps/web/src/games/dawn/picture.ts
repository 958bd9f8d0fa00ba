import { retelling } from '@shamble/dawn/retelling';
import { type Dawn, EMPTY, type View, ZOMBIE } from '@shamble/dawn/types';
import type { Event, EventOf } from '@shamble/kernel';
import type { Figure, Picture } from '../../telling/types.ts';

export const stateIn = (picture: Picture): View => picture.view.state as View;

/** Zombies are told apart by where they lie: who stayed is who he was. */
export function settle(view: Picture['view'], before: Picture | null): Picture {
  return { view, dead: standing(view.state as View, before?.dead ?? []), untold: {} };
}

/** What an event does to the board. */
export function apply(picture: Picture, event: Event): Picture {
  const state = retelling.retell(stateIn(picture), event as EventOf<Dawn>);
  return {
    ...picture,
    view: { ...picture.view, state, stack: turnOf(picture.view.stack, event) },
    dead: standing(state, movedBy(picture.dead, event)),
  };
}

/** Whose turn it is while it is told. */
function turnOf(stack: Picture['view']['stack'], { id }: Event): Picture['view']['stack'] {
  const others = stack.filter(({ proc }) => proc !== 'dead');
  return id === 'zombieTurnBegan' ? [...others, { ...others[0]!, proc: 'dead' }] : id === 'roundBegan' ? others : stack;
}

/** New ones get names that nobody has. */
function standing({ zombies }: View, known: readonly Figure[]): Figure[] {
  const at = new Map(known.map((one) => [one.space, one]));
  let next = known.reduce((most, { id }) => Math.max(most, Number(id.split(' ')[1]) + 1), 0);
  return zombies.flatMap((lies, space) =>
    lies === EMPTY ? [] : [at.get(space) ?? { id: `dead ${next++}`, kind: 'dead', space }],
  );
}

/** Whoever walks keeps his counter. */
function movedBy(dead: readonly Figure[], { id, data }: Event): readonly Figure[] {
  const { from, to, with: led } = data as { from?: number; to?: number; with?: number };
  const isWalk = id === 'shambled' || (id === 'superMoved' && led === ZOMBIE);
  return isWalk ? dead.map((one) => (one.space === from ? { ...one, space: to! } : one)) : dead;
}
