import type { Shape, TableView } from '@shamble/kernel';
import type { WireOffer } from '@shamble/protocol';
import type { ReactNode } from 'react';
import type { IconName } from '../press/Icon.tsx';
import type { GameWords } from '../text/words.ts';

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
  option(view: TableView<Shape>, choice: string, option: unknown, words: GameWords): Face;
  /** What the question is about, shown above the answers: dice, a card. */
  above?(view: TableView<Shape>, words: GameWords): ReactNode;
  /** Of an arrangement. */
  slot?(view: TableView<Shape>, slot: string, words: GameWords): Face;
  groups?(view: TableView<Shape>, slots: readonly string[], words: GameWords): readonly SlotGroup[];
  /** Why an item may not go to a slot. */
  misfit?(view: TableView<Shape>, item: string, slot: string, words: GameWords): string;
}

export interface OfferControlProps {
  offer: WireOffer;
  /** The choice that is open, or the aside. */
  choice: string;
  view: TableView<Shape>;
  words: GameWords;
  faces?: Faces;
  disabled?: boolean;
  onAnswer: (answer: unknown) => void;
  /** An option is looked at: to be shown on the board. */
  onPoint?: (option: unknown) => void;
}
