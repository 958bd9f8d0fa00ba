import type { Event, EventOf } from '@shamble/kernel';
import { retelling } from '@shamble/zombicide/retelling';
import { KINDS, type View, type Zombicide } from '@shamble/zombicide/types';
import { standing, untoldBySpot, walked } from '../../telling/crowd.ts';
import type { Figure, Picture } from '../../telling/types.ts';

type Shambled = Zombicide['events']['shambled'];

export const viewOf = (picture: Picture): View => picture.view.state as View;

/** The dead as they stand: those who were there before keep who they are. */
export function settle(view: Picture['view'], before: Picture | null): Picture {
  const state = view.state as View;
  const known = before !== null && viewOf(before).mission === state.mission ? before.dead : [];
  const { untold } = retelling.begin(view as never);
  return { view, dead: standingIn(state, known), untold: untoldBySpot(untold) };
}

/** What an event does to the board. */
export function apply(picture: Picture, event: Event): Picture {
  const before = { view: viewOf(picture), untold: viewOf(picture).figures.map((_, spot) => picture.untold[spot] ?? 0) };
  const { view, untold } = retelling.retell(before, event as EventOf<Zombicide>);
  const dead = event.id === 'shambled' ? shambled(picture.dead, event.data as Shambled) : picture.dead;
  return { view: { ...picture.view, state: view }, dead: standingIn(view, dead), untold: untoldBySpot(untold) };
}

const shambled = (dead: readonly Figure[], { kind, ...walk }: Shambled): Figure[] =>
  walked(dead, { kind: KINDS[kind], ...walk });

const standingIn = ({ figures }: View, known: readonly Figure[]): Figure[] =>
  standing({ kinds: KINDS, figures }, known);
