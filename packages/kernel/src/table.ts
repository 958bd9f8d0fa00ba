import type { Chance } from './chance.ts';
import type { Outcome, Seat, Shape, Subject, Who } from './game.ts';
import { copy } from './json.ts';

/** A whole game in progress: one plain value. */
export interface Table<S = object> {
  readonly game: string;
  readonly version: number;
  readonly seats: readonly Seat[];
  /** How many journal entries led here. */
  n: number;
  /** Undo is free as far back as the table with this many entries. */
  barrier: number;
  state: S;
  stack: Frame[];
  pending: Pending | null;
  chance: Chance;
  outcome: Outcome | null;
}

export type TableOf<G extends Shape> = Table<G['state']>;

/** A procedure under way. Everything in it may be known to everyone. */
export interface Frame {
  proc: string;
  step: string;
  subject: Subject | null;
  locals: object;
  /** A result, an answer or an announced event on its way to the next step. */
  inbox: unknown;
  /** The question this frame had put when it was interrupted. */
  waiting: Pending | null;
  /** Called by the frame below, which gets the result; else pushed, and nobody does. */
  called: boolean;
}

/** The open question. Its options are computed from the state when somebody looks. */
export interface Pending {
  readonly who: Who;
  readonly choice: string;
  readonly about: object;
  /** What those who may not decide have proposed. */
  readonly proposals?: readonly Proposal[];
}

export interface Proposal {
  readonly seat: Seat;
  readonly answer: unknown;
}

export const decider = (who: Who): Seat => (typeof who === 'string' ? who : who.decider);
export const isAsked = (who: Who, seat: Seat): boolean =>
  typeof who === 'string' ? who === seat : who.anyOf.includes(seat) || who.decider === seat;

/** A copy that shares nothing that changes. */
export function cloneTable<S>(table: Table<S>, cloneState: (state: S) => S): Table<S> {
  const { chance } = table;
  return {
    game: table.game,
    version: table.version,
    seats: table.seats,
    n: table.n,
    barrier: table.barrier,
    state: cloneState(table.state),
    stack: table.stack.map(cloneFrame),
    pending: table.pending,
    chance: { key: chance.key, at: { ...chance.at }, forced: copy(chance.forced) },
    outcome: table.outcome,
  };
}

const cloneFrame = (frame: Frame): Frame => ({
  proc: frame.proc,
  step: frame.step,
  subject: frame.subject,
  locals: copy(frame.locals),
  inbox: copy(frame.inbox),
  waiting: frame.waiting,
  called: frame.called,
});
