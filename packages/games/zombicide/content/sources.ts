import type { Provenance } from '@shamble/kernel';

/** Where the tables of this folder come from. */
export const SOURCES = {
  book: 'rule book',
  cards: 'card pictures in public repositories, cross-checked',
  copies: 'a numbered list of the 62 cards in a public repository, cross-checked; the total is the rule book’s',
  sheets: 'survivor sheets in public repositories, cross-checked',
} as const;

export type SourceId = keyof typeof SOURCES;

export interface Sourced {
  readonly provenance: Provenance;
  readonly source: SourceId;
}
