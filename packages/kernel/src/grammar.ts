import type {
  AnyModifier,
  AnyReaction,
  Aside,
  AsideId,
  Choice,
  ChoiceId,
  EventId,
  EventOf,
  Game,
  Locals,
  Modifier,
  Next,
  Proc,
  ProcId,
  QueryId,
  Reaction,
  Shape,
  Subject,
  Who,
} from './game.ts';

/** The words a game is written in, knowing the game's own names and types. */
export interface Grammar<G extends Shape> {
  game(game: Game<G>): Game<G>;
  proc<P extends ProcId<G>>(name: P, steps: Proc<G, P>): Proc<G, P>;
  choice<C extends ChoiceId<G>>(name: C, choice: Choice<G, C>): Choice<G, C>;
  aside<A extends AsideId<G>>(name: A, aside: Aside<G, A>): Aside<G, A>;
  modifier<Q extends QueryId<G>>(modifier: Modifier<G, Q>): AnyModifier<G>;
  reaction<Id extends EventId<G>>(reaction: Reaction<G, Id>): AnyReaction<G>;
  /** On to the following step; after the last one the procedure is done. */
  readonly next: Next;
  goto(step: string): Next;
  /** Asks, then goes on at `then` (or the following step), where `play.answer` has the answer. */
  ask<C extends ChoiceId<G>>(who: Who, choice: C, about: G['choices'][C]['about'], then?: string): Next;
  /** Runs a procedure, then goes on at `then` (or the following step), where `play.result` has its result. */
  call<P extends ProcId<G>>(proc: P, locals: Locals<G, P>, subject?: Subject | null, then?: string): Next;
  /** Opens the window for reactions `before`, then goes on, where `play.announced` has the event or null. */
  announce(event: EventOf<G>, then?: string): Next;
  done(result?: unknown): Next;
  /** In a reaction `before`: the event takes effect with these facts changed. */
  amend<Id extends EventId<G>>(facts: Partial<G['events'][Id]>): Next;
  /** In a reaction `before`: the event does not take effect. */
  readonly prevent: Next;
}

const NEXT: Next = { op: 'next' };
const DONE: Next = { op: 'done', result: null };
const PREVENT: Next = { op: 'done', result: { prevent: true } };

const WORDS: Grammar<Shape> = {
  game: (game) => game,
  proc: (_name, steps) => steps,
  choice: (_name, choice) => choice,
  aside: (_name, aside) => aside,
  modifier: (modifier) => modifier as AnyModifier<Shape>,
  reaction: (reaction) => reaction as AnyReaction<Shape>,
  next: NEXT,
  goto: (step) => ({ op: 'goto', step }),
  ask: (who, choice, about, then) => ({ op: 'ask', who, choice, about, then }),
  call: (proc, locals, subject = null, then) => ({ op: 'call', proc, locals, subject, then }),
  announce: (event, then) => ({ op: 'announce', event, then }),
  done: (result = null) => (result === null ? DONE : { op: 'done', result }),
  amend: (facts) => ({ op: 'done', result: { amend: facts } }),
  prevent: PREVENT,
};

export const grammar = <G extends Shape>(): Grammar<G> => WORDS as unknown as Grammar<G>;
