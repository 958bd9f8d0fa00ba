import type { OwnBox } from './box.ts';
import type { Form } from './form.ts';
import type { Event, EventId, Game, Outcome, RuleId, Seat, Shape } from './game.ts';
import type { Offer } from './offer.ts';
import type { Retelling } from './retelling.ts';
import { seatNumber } from './seats.ts';
import type { Stage } from './stage.ts';
import type { Frame, Pending } from './table.ts';
import type { TableView } from './view.ts';

/** Something to be said, as data: a message id and what goes into it. The words come from a catalogue, at the edge. */
export interface Phrase {
  readonly id: string;
  readonly with?: Readonly<Record<string, Phrase | number | string>>;
}

export const word = (id: string, more: NonNullable<Phrase['with']> = {}): Phrase => ({ id, with: more });

/** Where a piece of content comes from. */
export type Provenance = 'printed' | 'published' | 'reconstructed' | 'ours';

export interface MissionEntry {
  readonly id: string;
  readonly title: Phrase;
  readonly provenance: Provenance;
  /** `except`: numbers in between that it cannot be played with. */
  readonly seats: { readonly min: number; readonly max: number; readonly except?: readonly number[] };
  /** The way of playing it belongs to, where a game has several. */
  readonly group?: Phrase;
  /** What stands over it: how hard it is, how long it takes. */
  readonly heading?: Phrase;
  /** What to do, in a sentence or two. */
  readonly brief?: Phrase;
}

/** The heroes that players choose among. `options` are those of a table. */
export interface Cast {
  /** All there are. */
  ids(options: unknown): readonly string[];
  /** Who plays whom, seat by seat. */
  chosen(options: unknown): readonly (readonly string[])[];
  choose(options: unknown, chosen: readonly (readonly string[])[]): unknown;
  /** More heroes from the text of somebody's file; a Fault tells what is wrong with it. */
  add?(options: unknown, file: string): unknown;
}

/** A kind of card that may go into a pile. */
export interface CardEntry {
  readonly id: string;
  readonly title: Phrase;
  /** What it does. */
  readonly brief: Phrase;
  /** What such cards are called: weapons, events. */
  readonly kind: Phrase;
  /** So many there are. */
  readonly copies: number;
  readonly provenance: Provenance;
}

/** The cards that players put a pile together from. `options` are those of a table. */
export interface PileChoice {
  readonly cards: readonly CardEntry[];
  /** No more than so many. */
  readonly most: number;
  /** What is in it, each as often as it is; the usual ones unless others were chosen. */
  chosen(options: unknown): readonly string[];
  choose(options: unknown, cards: readonly string[]): unknown;
}

export interface VariantEntry {
  readonly id: string;
  readonly title: Phrase;
  /** What it does, in a line. */
  readonly brief?: Phrase;
  /** Whether it makes the game easier or harder. */
  readonly mark?: Phrase;
}

/** A way to a space: answers given one after the other, as long as nothing new is learned or asked. */
export interface Way {
  /** The space it leads to. */
  readonly to: number;
  /** What to answer, and the space where that leads. */
  readonly steps: readonly { readonly answer: unknown; readonly to: number }[];
  /** Every space on the way, first the one that somebody stands in. */
  readonly through: readonly number[];
  /** In what the game counts actions by. */
  readonly cost: number;
}

/** Something to be known before going: `bad` speaks against it. `at`: the spaces it is about. */
export interface Risk {
  readonly phrase: Phrase;
  readonly bad: boolean;
  readonly at?: readonly number[];
}

/** Where whoever is asked can go, found by the rules of the game itself. Spaces are numbers, as in its view. */
export interface Ways<G extends Shape> {
  /** The cheapest way to each space in reach; none where the question is not about acting. */
  of(view: G['view'], pending: Pending): readonly Way[];
  /** What it costs, in words. */
  cost(way: Way): Phrase;
  risks(view: G['view'], pending: Pending, way: Way): readonly Risk[];
}

/** Plays a seat: from what the seat sees and is offered, an answer. `luck`: a whole number below the one given. */
export type Bot<G extends Shape> = (view: TableView<G>, offer: Offer, luck: (count: number) => number) => unknown;

/** A small network: numbers about a position in, the chance to win out. Plain data; how it was made is kept beside it. */
export interface Network {
  /** Of each number that goes in: its mean, and how far it usually is from it. */
  readonly mean: readonly number[];
  readonly spread: readonly number[];
  /** Hidden unit -> a weight for each number, then one more. */
  readonly hidden: readonly (readonly number[])[];
  /** A weight for each hidden unit, then one more. */
  readonly out: readonly number[];
}

/** How good a position is, learned from games: so that playing on may stop before the end. */
export interface Evaluation<G extends Shape> {
  /** Grows as the game goes on. A position is looked at where it has just grown. */
  moment(view: G['view']): number;
  /** The position in numbers, as many always, by what the seat may know. */
  features(view: G['view'], seat: Seat): readonly number[];
  /** Feature by feature: which reason for a move it belongs to, `reason.<name>` in the words of the game; null: none. */
  readonly reasons?: readonly (string | null)[];
  /** The network for this position; null: none was fitted, and games are played to their end. */
  network(view: G['view']): Network | null;
  /** So much the moment has to grow before a game played on may stop; one where nothing is said. */
  readonly ahead?: number;
  /** The network tells the chance of the other side: what is left of it is this seat's. */
  isAgainst?(view: G['view'], seat: Seat): boolean;
}

/** What a bot that thinks needs to know of a game. */
export interface Mind<G extends Shape> {
  /** Plays all seats when the game is played on in thought; its answer is the one to be bettered. */
  readonly policy: Bot<G>;
  /** Other answers worth a thought, the most promising first; without it, all of a question that lists its answers. */
  candidates?(view: TableView<G>, offer: Offer): readonly unknown[];
  /** Without it, games are played to their end. */
  readonly evaluation?: Evaluation<G>;
  /** Games played on for a decision where they are counted, not timed. */
  readonly playouts: { readonly steady: number; readonly strong: number };
}

export type Uses<G extends Shape> = {
  readonly [E in EventId<G>]?: (
    facts: G['events'][E],
    rules: readonly RuleId[],
    state: G['state'],
  ) => readonly string[];
};

/** What an app needs to know of a game: its rules, what can be played, and how it is said. */
export interface GamePack<G extends Shape> {
  readonly game: Game<G>;
  readonly stage: Stage<G>;
  readonly title: Phrase;
  readonly missions: readonly MissionEntry[];
  readonly variants: readonly VariantEntry[];
  /** Bots that know this game, by name. */
  readonly bots?: Readonly<Record<string, Bot<G>>>;
  /** What a bot that thinks needs to know of it. */
  readonly mind?: Mind<G>;
  /** What the options of a table look like. */
  readonly form: Form;
  /** The options of a table from a mission, a number of seats and switches. */
  options(mission: string, seats: number, variants: readonly string[]): unknown;
  /** The mission that a table with these options is laid for. */
  missionOf(options: unknown): string;
  /** A mission from the text of somebody's file, its id good for `options`; a Fault tells all that is wrong with it. */
  ownMission?(file: string): MissionEntry;
  /** Where owners type in what their copy says. */
  readonly box?: OwnBox;
  /** Where players choose their heroes. */
  readonly cast?: Cast;
  /** Where players choose the cards. */
  readonly pile?: PileChoice;
  /** Every card, skill, enemy and mission, by a name of its own: random play must have used them all. */
  readonly everything: readonly string[];
  /** After so many entries random players give up: the sides of this game can keep out of each other's way for ever. */
  readonly patience?: number;
  /** Event -> which of them it shows in use. */
  readonly uses: Uses<G>;
  /** The round being played. */
  round(view: G['view']): number;
  prompt(view: G['view'], pending: Pending): Phrase;
  option(view: G['view'], choice: string, option: unknown): Phrase;
  event(view: G['view'], event: Event): Phrase;
  outcome(outcome: Outcome): Phrase;
  /** What the enemy could do next, most pressing first. */
  threats(view: G['view']): readonly Phrase[];
  /** Why the enemy did it, a sentence each; nothing where there is nothing to explain. */
  why?(view: G['view'], event: Event): readonly Phrase[];
  /** A procedure under way, the kernel's windows of reactions included: why a question is asked. */
  frame?(view: G['view'], frame: Frame): Phrase;
  /** Who is at the table and what they have, a line each, for the terminal. */
  people?(view: G['view']): readonly Phrase[];
  /** Which variants are played, by their ids. */
  played?(view: G['view']): readonly string[];
  /** Whether seats know what others must not; told to all alike, so that it gives nothing away. */
  secrets?(view: G['view']): boolean;
  /** Which seats win or lose together, by what everyone may know; without it they all do. */
  sides?(view: G['view'], seats: readonly Seat[]): readonly (readonly Seat[])[];
  /** How events move what is seen to what is seen next. */
  readonly retelling?: Retelling<G>;
  /** The aside that calls a question off, where rules let one think better of it. */
  readonly back?: string;
  /** Why something is refused, here and now, in a few words. */
  cause?(view: G['view'], choice: string, option: unknown, because: readonly RuleId[]): Phrase;
  /** A question that almost never matters: it may be answered as usual unless somebody wants to be asked. */
  minor?(view: G['view'], pending: Pending): boolean;
  /** Where figures walk. */
  readonly ways?: Ways<G>;
  /** What a seat is called. */
  seat?(view: G['view'], seat: Seat): Phrase;
}

/** What packs say alike, to be spread into one; a game that says it otherwise does so after it. */
export const usualPack = {
  title: word('game'),
  round: ({ round }: { readonly round: number }): number => round,
  outcome: ({ because }: Outcome): Phrase => word(`outcome.${because}`),
  seat: (_view: object, name: Seat): Phrase => word('seat', { n: seatNumber(name) + 1 }),
};

/** Which of everything there is this event shows in use; the state is that after the answer it belongs to. */
export function usedBy<G extends Shape>(
  { uses }: Pick<GamePack<G>, 'uses'>,
  { id, data, rules }: Event,
  state: G['state'],
): readonly string[] {
  const use = uses[id as EventId<G>] as
    | ((facts: object, rules: readonly RuleId[], state: G['state']) => readonly string[])
    | undefined;
  return use?.(data, rules, state) ?? [];
}
