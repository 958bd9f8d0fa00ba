import type { AsideId, ChoiceId, EventId, Locals, ProcId, Shape, Subject } from './game.ts';
import type { OfferKind } from './offer.ts';

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
  /** The readable name of an option; no two options of an offer share one. */
  name(state: G['state'], choice: string, option: unknown): string;
  /** The state as readable data: what a scenario's `state` looks at. */
  show(state: G['state']): object;
  /** What the options of each question and aside are called, as `name` does it; the kernel's `$reaction` where it needs it. */
  readonly forms: Readonly<Record<ChoiceId<G> | AsideId<G>, NameForms> & Partial<Record<'$reaction', NameForms>>>;
  /** Every stream of chance, with what is drawn from it. */
  readonly streams: Readonly<Record<string, string>>;
  /** Why a game can end, as outcomes say it, with one sentence each. */
  readonly endings: Readonly<Record<string, string>>;
  /** What else is good to look up: cards, pieces, skills. Heading -> name -> sentence. */
  readonly lists: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Every event, with one sentence that says what it tells and names each of its facts as `facts` does. */
  readonly events: Readonly<Record<EventId<G>, string>>;
  /** The facts of an event or its `why`, or what a question is about, with names for ids. The state may be a later one. */
  facts(state: G['state'], of: string, facts: object): object;
  /** The board as text, for the terminal. */
  draw(view: G['view']): string;
}

/** Forms of names, such as `move to <zone>[ via <zones>]`: `<...>` varies, `[...]` may be missing. */
export interface NameForms {
  readonly kind: OfferKind;
  readonly names: readonly string[];
  /** Of an `arrange`: where its items can go. */
  readonly slots?: readonly string[];
}

export interface Scene<G extends Shape> extends Omit<Staged<G>, 'forced'> {
  readonly options: unknown;
}
