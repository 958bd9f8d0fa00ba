import type { Event, EventOf } from '@shamble/kernel';
import { retelling } from '@shamble/marvel/retelling';
import type { Marvel, View } from '@shamble/marvel/types';
import { walked } from '../../telling/crowd.ts';
import type { Figure, Picture } from '../../telling/types.ts';
import { agentsIn } from './agents.ts';
import { agentsOf } from './names.ts';

export const stateIn = (picture: Picture): View => picture.view.state as View;

/** Agents as they stand: those who were there before keep who they are. */
export function settle(view: Picture['view'], before: Picture | null): Picture {
  const state = view.state as View;
  const known = before !== null && stateIn(before).mission === state.mission ? before.dead : [];
  return { view, dead: agentsIn(state, known), untold: {} };
}

/** What an event does to the board. */
export function apply(picture: Picture, event: Event): Picture {
  const state = retelling.retell(stateIn(picture), event as EventOf<Marvel>);
  const dead = WALKS.includes(event.id) ? went(picture, event.data as Marvel['events']['marched']) : picture.dead;
  return { ...picture, view: { ...picture.view, state }, dead: agentsIn(state, dead) };
}

const WALKS: readonly string[] = ['marched', 'enemiesPushed'];

const went = (picture: Picture, { kind, ...walk }: Marvel['events']['marched']): readonly Figure[] =>
  walked(picture.dead, { kind: agentsOf(stateIn(picture).mode)[kind], ...walk });
