import type { AnswerTo, Offer, OfferKind, OfferOf } from './offer.ts';
import type { Open, Secret } from './secret.ts';
import type { Pending } from './table.ts';

/** A clause of a rule book, e.g. `ZC-MOVE-09`. */
export type RuleId = string;
/** A place at the table, with rules of its own. Who sits there (a person, a bot) is its holder. */
export type Seat = string;
/** What a procedure is about: a hero, a card, a group. */
export type Subject = string | number;
/** Who looks: a seat, somebody who only watches, or all seats putting together what they know. */
export type Viewer = Seat | typeof WATCHER | typeof EVERYONE;
export const WATCHER = '$watcher';
export const EVERYONE = '$everyone';

/** Who is asked: one seat, or several who talk it over and one of them who decides. */
export type Who = Seat | { readonly anyOf: readonly Seat[]; readonly decider: Seat };

/** The types a game is made of. Every name used with `ask`, `call`, `tell` and `query` is one of these. */
export interface Shape {
  options: object;
  state: object;
  view: object;
  /** Event id -> its facts. */
  events: Record<string, object>;
  choices: Record<string, ChoiceShape>;
  procs: Record<string, { locals: object; result: unknown }>;
  queries: Record<string, { of: unknown; value: unknown }>;
  asides: Record<string, Omit<ChoiceShape, 'about'>>;
}

export interface ChoiceShape {
  about: object;
  kind: OfferKind;
  option: unknown;
}

type Name<T> = Extract<keyof T, string>;
export type EventId<G extends Shape> = Name<G['events']>;
export type ChoiceId<G extends Shape> = Name<G['choices']>;
export type ProcId<G extends Shape> = Name<G['procs']>;
export type QueryId<G extends Shape> = Name<G['queries']>;
export type AsideId<G extends Shape> = Name<G['asides']>;
export type Locals<G extends Shape, P extends ProcId<G>> = G['procs'][P]['locals'];
export type Answer<G extends Shape, C extends ChoiceId<G>> = AnswerTo<
  G['choices'][C]['kind'],
  G['choices'][C]['option']
>;
type AsideAnswer<G extends Shape, A extends AsideId<G>> = AnswerTo<G['asides'][A]['kind'], G['asides'][A]['option']>;

/** Something that happened, told in absolute facts, with the rules it follows and, for an enemy's move, the reasons. */
export interface Event<Id extends string = string, Facts = object> {
  readonly id: Id;
  readonly data: Facts;
  readonly rules: readonly RuleId[];
  readonly why?: object;
}
export type EventOf<G extends Shape, Id extends EventId<G> = EventId<G>> = {
  [I in Id]: Event<I, G['events'][I]>;
}[Id];

/** An event, and who may hear it. `others` is what all the others hear instead, if anything. */
export interface Told {
  readonly event: Event;
  readonly only?: readonly Seat[];
  readonly others?: Event;
}

export interface Outcome {
  /** Nobody, where the game beats everyone. */
  readonly winners: readonly Seat[];
  /** The reason, a message id of the game. */
  readonly because: string;
  readonly rules: readonly RuleId[];
}

/** What a step wants next. Made by the words of `grammar`. */
export type Next =
  | { readonly op: 'next' }
  | { readonly op: 'goto'; readonly step: string }
  | {
      readonly op: 'ask';
      readonly who: Who;
      readonly choice: string;
      readonly about: object;
      readonly then?: string | undefined;
    }
  | {
      readonly op: 'call';
      readonly proc: string;
      readonly locals: object;
      readonly subject: Subject | null;
      readonly then?: string | undefined;
    }
  | { readonly op: 'announce'; readonly event: Event; readonly then?: string | undefined }
  | { readonly op: 'done'; readonly result: unknown };

/** Chance, for set-up, rules and samples. Every draw is a barrier: undo stops there. */
export interface Dice {
  /** A face from 1 to `sides`. */
  roll(stream: string, sides: number): number;
  /** A whole number from 0 to `count - 1`. */
  pick(stream: string, count: number): number;
  shuffle<T>(stream: string, items: T[]): void;
}

/** A look at the table: the state, and queries over it. Changes nothing. */
export interface Look<G extends Shape> {
  readonly state: G['state'];
  readonly seats: readonly Seat[];
  /** The answer to a query after all its modifiers. */
  query<Q extends QueryId<G>>(query: Q, of: G['queries'][Q]['of']): G['queries'][Q]['value'];
}

/** One answer being resolved: what a step may do. */
export interface Play<G extends Shape> extends Look<G>, Dice {
  /** The answer to what the step before asked. */
  answer<C extends ChoiceId<G>>(choice: C): Answer<G, C>;
  /** The result of the procedure that the step before called. */
  result<P extends ProcId<G>>(proc: P): G['procs'][P]['result'];
  /** The event that the step before announced, as amended; null if it was prevented. */
  announced<Id extends EventId<G>>(event: Id): Event<Id, G['events'][Id]> | null;
  /** Tells what happened; reactions `after` it run when the step ends. */
  tell(event: EventOf<G>, heard?: { only: readonly Seat[]; others?: EventOf<G> }): void;
  /** Reads a secret in order to show it to somebody: a barrier. */
  reveal<T>(secret: Secret<T>): T;
  /** Runs a procedure before anything else goes on. */
  push<P extends ProcId<G>>(proc: P, locals: Locals<G, P>, subject?: Subject): void;
  /** Ends the game. */
  end(outcome: Outcome): void;
}

export type Step<G extends Shape, P extends ProcId<G>> = (play: Play<G>, locals: Locals<G, P>) => Next;

/**
 * Steps run in the order they are written. The step `gone`, if there is one, is where a procedure goes on when its
 * subject has left play meanwhile; without it the procedure ends there. Frames hold nothing secret.
 */
export type Proc<G extends Shape, P extends ProcId<G>> = Readonly<Record<string, Step<G, P>>>;

export interface Choice<G extends Shape, C extends ChoiceId<G>> {
  offer(
    look: Look<G>,
    about: G['choices'][C]['about'],
    explain: boolean,
  ): OfferOf<G['choices'][C]['kind'], G['choices'][C]['option']>;
  /** The sensible default, from what the seat can see. */
  usual?(view: G['view'], about: G['choices'][C]['about'], offer: Offer): Answer<G, C>;
  /** Asked even when there is a single answer: for questions whose absence would tell a secret. */
  readonly always?: boolean;
  /** For questions to which one seat agrees or not: the answer of whoever has proposed it himself, from another seat. */
  readonly consent?: Answer<G, C>;
}

/** What a seat may do without being asked. */
export interface Aside<G extends Shape, A extends AsideId<G>> {
  /** null: nothing to do now. `asked`: the open question. */
  offer(
    look: Look<G>,
    seat: Seat,
    explain: boolean,
    asked: Pending | null,
  ): OfferOf<G['asides'][A]['kind'], G['asides'][A]['option']> | null;
  run(play: Interruption<G>, seat: Seat, answer: AsideAnswer<G, A>): void;
}

/** What an aside may do while a question is open. */
export interface Interruption<G extends Shape> extends Play<G> {
  /** The question is not put again: the procedure that asked it goes on at this step. */
  withdraw(step: string): void;
}

export const LAYERS = ['set', 'add', 'scale', 'limit'] as const;
export type Layer = (typeof LAYERS)[number];

/** Changes the answer to a query. Within a layer the order must not matter. */
export interface Modifier<G extends Shape, Q extends QueryId<G>> {
  readonly on: Q;
  readonly layer: Layer;
  readonly rules: readonly RuleId[];
  value(now: G['queries'][Q]['value'], of: G['queries'][Q]['of'], state: G['state']): G['queries'][Q]['value'];
}

/** One way to use a reaction. With `by`, that seat may; without, it happens. */
export interface Use {
  readonly by?: Seat;
  readonly locals: object;
  readonly subject?: Subject;
}

/** Answers an event by a procedure, before it takes effect or after. Only `before` can amend or prevent. */
export interface Reaction<G extends Shape, Id extends EventId<G>> {
  readonly name: string;
  readonly on: Id;
  readonly window: 'before' | 'after';
  readonly rules: readonly RuleId[];
  readonly proc: ProcId<G>;
  uses(look: Look<G>, event: Event<Id, G['events'][Id]>): readonly Use[];
  /** May be used again in the same window, while `uses` still lists it. */
  readonly again?: boolean;
  /** Seats that are asked even if they can use nothing, so that the question tells nothing. */
  asked?(look: Look<G>, event: Event<Id, G['events'][Id]>): readonly Seat[];
  /** Whether one usually does use it so, by what the seat sees. */
  usual?(view: G['view'], locals: Use['locals']): boolean;
}

export type AnyModifier<G extends Shape> = { [Q in QueryId<G>]: Modifier<G, Q> }[QueryId<G>];
export type AnyReaction<G extends Shape> = { [E in EventId<G>]: Reaction<G, E> }[EventId<G>];

export interface Game<G extends Shape> {
  readonly id: string;
  /** The version of the rules; a journal names the one it was played with. */
  readonly version: number;
  /** A hash of the shipped content. */
  readonly content: string;
  /** Checks what a table is to be made from; throws a Fault `bad-options`, with the rule where one forbids it. */
  options(given: unknown): G['options'];
  seats(options: G['options']): readonly Seat[];
  setup(options: G['options'], dice: Dice): G['state'];
  /** The first procedure. */
  readonly start: ProcId<G>;
  readonly procs: { readonly [P in ProcId<G>]: Proc<G, P> };
  readonly choices: { readonly [C in ChoiceId<G>]: Choice<G, C> };
  readonly asides: { readonly [A in AsideId<G>]: Aside<G, A> };
  /** Query -> its answer before modifiers. */
  readonly queries: {
    readonly [Q in QueryId<G>]: (of: G['queries'][Q]['of'], state: G['state']) => G['queries'][Q]['value'];
  };
  readonly modifiers: readonly AnyModifier<G>[];
  readonly reactions: readonly AnyReaction<G>[];
  inPlay(state: G['state'], subject: Subject): boolean;
  /** What holds after every change. Run when a step ends, again while it returns true. */
  settle?(play: Play<G>): boolean;
  resign(play: Play<G>, seat: Seat): void;
  /** What the viewer may know, built from nothing. */
  view(state: G['state'], viewer: Viewer): Open<G['view']>;
  /** A state that looks like that to the viewer, the rest drawn by chance. */
  sample(view: G['view'], viewer: Viewer, dice: Dice): G['state'];
  clone?(state: G['state']): G['state'];
  /** What is wrong with the state, a sentence each. Nothing, always. */
  check(state: G['state']): readonly string[];
  /** From rules version n, by key, to n + 1: the whole table as plain data, frames included. */
  readonly migrations: Readonly<Record<number, (table: Record<string, unknown>) => Record<string, unknown>>>;
}
