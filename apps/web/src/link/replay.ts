import type { Checked, Dossier } from '@shamble/bots';
import type { Before } from '@shamble/kept';
import type { Event, Outcome, Seat, Shape, TableView } from '@shamble/kernel';
import type { WireOffer } from '@shamble/protocol';
import * as v from 'valibot';
import type { Chapter, Failure } from './messages.ts';

// Between the page that shows a game again and the worker that has played it again.

const seat = v.string();
const n = v.pipe(v.number(), v.integer());

const Source = v.union([v.strictObject({ table: v.string() }), v.strictObject({ text: v.string() })]);
/** What is watched: a table of this browser, or what a file holds. */
export type Source = Readonly<v.InferOutput<typeof Source>>;

const Luck = v.picklist(['new', 'same']);
/** Whether what is still hidden is drawn anew, or comes as it came. */
export type Luck = v.InferOutput<typeof Luck>;

const Order = v.variant('do', [
  v.strictObject({ do: v.literal('open'), source: Source }),
  v.strictObject({ do: v.literal('tell'), seat }),
  v.strictObject({ do: v.literal('frame'), seat, n }),
  v.strictObject({ do: v.literal('fork'), n, luck: Luck, title: v.string() }),
  v.strictObject({ do: v.literal('verify') }),
  v.strictObject({ do: v.literal('dossier'), seat, open: v.boolean() }),
  v.strictObject({ do: v.literal('question'), seat, n }),
  v.strictObject({ do: v.literal('keepReport'), report: v.unknown() }),
  v.strictObject({ do: v.literal('keep') }),
]);
export type Order = v.InferOutput<typeof Order>;

const Ordered = v.strictObject({ at: n, order: Order });
/** What the page sent; throws where it is not understood. */
export const readOrder = (given: unknown): v.InferOutput<typeof Ordered> => v.parse(Ordered, given);

/** A game that can be watched. */
export interface Opened {
  readonly game: string;
  readonly title: string | null;
  /** The box it was laid with, by its name. */
  readonly box: string | null;
  /** The tables it went through: from this one to that one. */
  readonly first: number;
  readonly last: number;
  readonly outcome: Outcome | null;
  /** From where it can be watched: every seat once it is over. */
  readonly viewers: readonly Seat[];
  /** Table -> the round in it, from the first on. */
  readonly rounds: readonly number[];
  /** The tables that were left behind by going back. */
  readonly undone: readonly number[];
  /** What came before the first of them, under rules that are no longer here. */
  readonly before: Before | null;
}

/** One table as a seat saw it, and what it was told on the way there. */
export interface Frame {
  readonly n: number;
  readonly seat: Seat;
  readonly view: TableView<Shape>;
  readonly events: readonly Event[];
}

/** What came of playing all of it again. */
export interface Verdict {
  readonly commitment: string;
  /** Null as long as the game is not over. */
  readonly key: string | null;
  readonly isKey: boolean;
  readonly entries: number;
  readonly before: Before | null;
  /** How many dice were thrown and cards drawn. */
  readonly draws: number;
}

/** What an analysis begins with: the game, and what one of it has found before. */
export interface Brought {
  readonly dossier: Dossier;
  readonly kept: Checked | null;
}

/** What a seat was asked then, as it saw it. */
export interface Question {
  readonly view: TableView<Shape>;
  readonly offer: WireOffer | null;
}

export interface Answered {
  open: Opened;
  tell: readonly Chapter[];
  frame: Frame;
  fork: string;
  verify: Verdict;
  dossier: Brought;
  question: Question;
  keepReport: null;
  keep: string;
}

export interface ReelReply {
  readonly at: number;
  readonly answer?: unknown;
  readonly failure?: Failure;
}
