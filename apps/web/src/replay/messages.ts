import type { Event, Outcome, Seat, Shape, TableView } from '@shamble/kernel';
import type { Chapter, Failure } from '../link/messages.ts';
import type { Before } from './reels.ts';

// Between the page that shows a game again and the worker that has played it again.

/** What is watched: a table of this browser, or what a file holds. */
export type Source = { readonly table: string } | { readonly text: string };

export type Order =
  | { readonly do: 'open'; readonly source: Source }
  | { readonly do: 'tell'; readonly seat: Seat }
  | { readonly do: 'frame'; readonly seat: Seat; readonly n: number }
  | { readonly do: 'fork'; readonly n: number; readonly luck: Luck; readonly title: string }
  | { readonly do: 'verify' }
  | { readonly do: 'keep' };

/** Whether what is still hidden is drawn anew, or comes as it came. */
export type Luck = 'new' | 'same';

/** A game that can be watched. */
export interface Opened {
  readonly game: string;
  readonly title: string | null;
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

export interface Answered {
  open: Opened;
  tell: readonly Chapter[];
  frame: Frame;
  fork: string;
  verify: Verdict;
  keep: string;
}

export interface Told {
  readonly at: number;
  readonly answer?: unknown;
  readonly failure?: Failure;
}
