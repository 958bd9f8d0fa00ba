import type { Event, Phrase, RuleId, Shape, TableView } from '@shamble/kernel';
import type { ReactNode } from 'react';
import type { PieceId, SpaceId } from '../board/plan.ts';
import type { Highlights } from '../board/types.ts';
import type { Telling } from '../session/telling.ts';
import type { GameWords } from '../text/words.ts';

/** One of a group, without a name of its own: it keeps its id wherever it goes. */
export interface Figure {
  readonly id: PieceId;
  readonly kind: string;
  readonly space: SpaceId;
}

/** What the board shows at one instant of the story. */
export interface Picture {
  /** What has been told so far is done to the board in it; all else is as it was before. */
  readonly view: TableView<Shape>;
  readonly dead: readonly Figure[];
  /** Figures that are gone before anybody was told: space and kind -> how many. */
  readonly untold: Readonly<Record<string, number>>;
}

/** Events that are shown together, at once. */
export interface Beat {
  /** That of its last event. */
  readonly id: string;
  readonly tellings: readonly Telling[];
  /** In which everybody it speaks of has a name. */
  readonly view: TableView<Shape>;
  /** How long what it leads to is shown, at normal speed, in ms. 0: nothing to look at. */
  readonly time: number;
  /** The event that the caption and `why` are about. */
  readonly about: Event;
  readonly shaken: readonly PieceId[];
  /** So long the sentence would tell what is still to be seen, at normal speed, in ms. */
  readonly hold: number;
  /** Where to look. */
  readonly spaces: readonly SpaceId[];
  /** Nobody here did it: a touch elsewhere does not cut it short. */
  readonly enemy: boolean;
  /** Somebody else did it, a bot for one: it keeps its pace, too. */
  readonly foreign?: boolean;
  /** Nothing need wait for it, if it is the last. */
  readonly quick: boolean;
  /** Pictures on the way to the one it leads to, and how long each is shown. */
  readonly via: readonly { readonly picture: Picture; readonly time: number }[];
}

export interface Reasons {
  readonly lines: readonly Phrase[];
  readonly rules: readonly RuleId[];
  readonly highlights: Highlights;
}

export interface Danger {
  readonly spaces: readonly SpaceId[];
  /** Who stands there. */
  readonly pieces: readonly PieceId[];
  readonly lines: readonly Phrase[];
}

/** How a game is told. */
export interface Teller {
  /** The picture of a view. Figures that stay where they were keep who they are. */
  settle(view: TableView<Shape>, before: Picture | null): Picture;
  /** `after`: the view that it and the events with it lead to. */
  apply(picture: Picture, event: Event, after: TableView<Shape>): Picture;
  /** The first beat of what is to be told; never empty. */
  beat(picture: Picture, queue: readonly Telling[]): Beat;
  /** Dice, a card: what a beat shows beside the board. */
  stage(beat: Beat, picture: Picture, words: GameWords, time: number): ReactNode;
  /** Why it happened; null for what needs no reason. */
  why(view: TableView<Shape>, event: Event): Reasons | null;
  /** What may be attacked next. */
  danger(view: TableView<Shape>): Danger;
}
