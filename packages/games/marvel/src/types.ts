import { LEVELS, type Level, type Mode } from '../content/modes.ts';
import type { EffectChoices, EffectEvents, EffectProcs } from './effects/shape.ts';
import type { Choices } from './shape/choices.ts';
import type { Events } from './shape/events.ts';
import type { Procs } from './shape/procs.ts';
import type { Queries } from './shape/queries.ts';
import type { Options, State, View } from './shape/state.ts';

export type * from './acts.ts';
export * from './shape/state.ts';
export { LEVELS, type Level, type Mode };

export interface Marvel {
  options: Options;
  state: State;
  view: View;
  events: Events & EffectEvents;
  choices: Choices & EffectChoices;
  procs: Procs & EffectProcs;
  queries: Queries;
  asides: Record<never, never>;
}
