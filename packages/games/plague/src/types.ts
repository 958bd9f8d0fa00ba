import type { Choices } from './shape/choices.ts';
import type { Events } from './shape/events.ts';
import type { Procs } from './shape/procs.ts';
import type { Queries } from './shape/queries.ts';
import type { CardId, Options, State, View } from './shape/state.ts';

export type * from './shape/acts.ts';
export * from './shape/state.ts';

export interface Plague {
  options: Options;
  state: State;
  view: View;
  events: Events;
  choices: Choices;
  procs: Procs;
  queries: Queries;
  asides: { drop: { kind: 'one'; option: CardId } };
}
