import type { Shape, TableView } from '@shamble/kernel';
import type { WireOffer } from '@shamble/protocol';
import type { ReactNode } from 'react';
import type { SpaceId } from '../board/plan.ts';
import type { Highlights, Pick } from '../board/types.ts';
import type { IconName } from '../press/Icon.tsx';
import type { GameWords } from '../text/words.ts';

/** Rule -> what it says. */
export type Rules = Readonly<Record<string, string>>;

/** How an option, a place or an item looks. */
export interface Face {
  readonly label: string;
  readonly detail?: string | undefined;
  readonly icon?: IconName;
  /** A card, a disc, a portrait: in place of the icon. */
  readonly drawing?: ReactNode;
  /** Named by its drawing: the label is only for those who listen. */
  readonly isCard?: boolean;
}

/** Where items are put: the slots of one owner, or a heap. */
export interface SlotGroup {
  readonly id: string;
  readonly title: string;
  readonly drawing?: ReactNode;
  readonly slots: readonly string[];
  /** What is put here is lost. */
  readonly isAway?: boolean;
}

/** How a game shows what it asks. */
export interface Faces {
  option(view: TableView<Shape>, choice: string, option: unknown, words: GameWords, rules: Rules): Face;
  /** Where on the board an option is. */
  shows?(view: TableView<Shape>, choice: string, option: unknown): Highlights | null;
  /** The space that is picked for one of several options, or for a slot; null: it is found in the list alone. */
  spaceOf?(view: TableView<Shape>, choice: string, option: unknown): SpaceId | null;
  /** What has been taken of such options so far, on the board, and the spaces that can be picked. */
  drafted?(view: TableView<Shape>, choice: string, taken: readonly unknown[], spaces: readonly SpaceId[]): Highlights;
  /** What the question is about, shown above the answers: dice, a card. */
  above?(view: TableView<Shape>, words: GameWords): ReactNode;
  /** Of an arrangement. */
  slot?(view: TableView<Shape>, slot: string, words: GameWords): Face;
  groups?(view: TableView<Shape>, slots: readonly string[], words: GameWords): readonly SlotGroup[];
  /** Why an item may not go to a slot. */
  misfit?(view: TableView<Shape>, item: string, slot: string, words: GameWords): string;
}

/** Who wants to hear what is picked on the board; gives back how to stop hearing it. */
export type Picks = (hear: (pick: Pick) => void) => () => void;

export interface OfferControlProps {
  offer: WireOffer;
  /** The choice that is open, or the aside. */
  choice: string;
  view: TableView<Shape>;
  words: GameWords;
  faces?: Faces;
  disabled?: boolean;
  onAnswer: (answer: unknown) => void;
  /** A way out without an answer. */
  back?: ReactNode;
  /** Rule -> what it says. */
  rules?: Rules;
  /** What an option that is looked at shows on the board; null: none is. */
  onShow?: (highlights: Highlights | null) => void;
  picks?: Picks;
}
