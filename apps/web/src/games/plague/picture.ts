import type { Event, EventOf } from '@shamble/kernel';
import { retelling } from '@shamble/plague/retelling';
import type { Plague, View } from '@shamble/plague/types';
import type { Picture } from '../../telling/types.ts';

export const stateIn = (picture: Picture): View => picture.view.state as View;

/** Every figure has a number of its own: the view says all. */
export const settle = (view: Picture['view']): Picture => ({ view, dead: [], untold: {} });

/** What an event does to the board; of whoever's turn it is, AP and aim are shown as they will be, for nothing tells them. */
export function apply(picture: Picture, event: Event, after: Picture['view']): Picture {
  const state = retelling.retell(stateIn(picture), event as EventOf<Plague>);
  const end = after.state as View;
  const { human } = event.data as { human?: number };
  const isTurn = human !== undefined && human >= 0 && end.turn === human && state.turn === human;
  const shown = isTurn ? { ...state, humans: withPurse(state, end, human) } : state;
  return { ...picture, view: { ...picture.view, state: shown } };
}

function withPurse({ humans }: View, end: View, id: number): View['humans'] {
  const { ap, aimed } = end.humans[id]!;
  return humans.with(id, { ...humans[id]!, ap, aimed });
}
