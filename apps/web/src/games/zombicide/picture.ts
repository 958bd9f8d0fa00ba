import type { Event, EventOf } from '@shamble/kernel';
import { retelling } from '@shamble/zombicide/retelling';
import { at, KINDS, type KindId, type View, type Zombicide, type Zone } from '@shamble/zombicide/types';
import type { Figure, Picture } from '../../telling/types.ts';

export const viewOf = (picture: Picture): View => picture.view.state as View;

/** The dead as they stand: those who were there before keep who they are. */
export function settle(view: Picture['view'], before: Picture | null): Picture {
  const state = view.state as View;
  const known = before !== null && viewOf(before).mission === state.mission ? before.dead : [];
  const { untold } = retelling.begin(view as never);
  return { view, dead: standing(state, known), untold: untoldBySpot(untold) };
}

/** What an event does to the board. */
export function apply(picture: Picture, event: Event): Picture {
  const before = { view: viewOf(picture), untold: viewOf(picture).figures.map((_, spot) => picture.untold[spot] ?? 0) };
  const { view, untold } = retelling.retell(before, event as EventOf<Zombicide>);
  const dead =
    event.id === 'shambled' ? walked(picture.dead, event.data as Zombicide['events']['shambled']) : picture.dead;
  return { view: { ...picture.view, state: view }, dead: standing(view, dead), untold: untoldBySpot(untold) };
}

const untoldBySpot = (untold: readonly number[]): Picture['untold'] =>
  Object.fromEntries(untold.flatMap((count, spot) => (count > 0 ? [[spot, count]] : [])));

/** As many as there are: the first of those known stay, new ones get names that nobody has. */
function standing({ figures }: View, known: readonly Figure[]): Figure[] {
  const wanted = [...figures];
  const dead = known.filter((one) => {
    const spot = at(one.space, kindOf(one));
    wanted[spot]! -= 1;
    return wanted[spot]! >= 0;
  });
  const used = new Set(known.map(({ id }) => id));
  wanted.forEach((count, spot) => {
    for (let i = 0; i < count; i++) dead.push(newcomer(spot, used));
  });
  return dead;
}

const kindOf = ({ kind }: Figure): KindId => (KINDS as readonly string[]).indexOf(kind);

function newcomer(spot: number, used: Set<string>): Figure {
  const kind = KINDS[spot % KINDS.length]!;
  let n = 1;
  while (used.has(`${kind} ${n}`)) n += 1;
  used.add(`${kind} ${n}`);
  return { id: `${kind} ${n}`, kind, space: Math.floor(spot / KINDS.length) };
}

/** Those who go keep who they are; whoever the box adds goes with them. */
function walked(
  dead: readonly Figure[],
  { kind, from, to, count }: { kind: KindId; from: Zone; to: Zone; count: number },
): Figure[] {
  let left = count;
  return dead.map((one) => {
    if (left === 0 || one.space !== from || kindOf(one) !== kind) return one;
    left -= 1;
    return { ...one, space: to };
  });
}
