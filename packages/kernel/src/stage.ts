import type { EventId, Locals, ProcId, Shape, Subject } from './game.ts';

/** A table opened in a chosen position, for tests: the state edited before anything runs, chance forced, another start. */
export interface Staged<G extends Shape> {
  edit?(state: G['state']): void;
  /** The procedures under way, the lowest first. */
  readonly begin?: readonly Begin<G>[] | undefined;
  readonly forced?: Readonly<Record<string, number[]>>;
}

export type Begin<G extends Shape> = {
  [P in ProcId<G>]: {
    readonly proc: P;
    readonly step?: string;
    readonly locals: Locals<G, P>;
    readonly subject?: Subject;
    readonly inbox?: unknown;
  };
}[ProcId<G>];

/** How a game is written down as text, both ways: for scenarios and for the terminal. */
export interface Stage<G extends Shape> {
  /** The words `given` understands, with one sentence each. */
  readonly words: Readonly<Record<string, string>>;
  /** Sets a scene from the words of a scenario. An unknown word or name is a Fault `bad-content`. */
  set(given: Readonly<Record<string, unknown>>): Scene<G>;
  /** What chance is asked for, a sentence a stream. */
  readonly streams?: Readonly<Record<string, string>>;
  /** What else a scenario can name: heading -> name -> sentence. */
  readonly lists?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The readable name of an option; no two options of an offer share one. */
  name(state: G['state'], choice: string, option: unknown): string;
  /** The state as readable data: what a scenario's `state` looks at. */
  show(state: G['state']): object;
  /** Every event, with one sentence that says what it tells and names each of its facts as `facts` does. */
  readonly events: Readonly<Record<EventId<G>, string>>;
  /** The facts of an event or its `why`, or what a question is about, with names for ids. The state may be a later one. */
  facts(state: G['state'], of: string, facts: object): object;
  /** The board as text, for the terminal. */
  draw(view: G['view']): string;
}

export interface Scene<G extends Shape> extends Omit<Staged<G>, 'forced'> {
  readonly options: unknown;
}
