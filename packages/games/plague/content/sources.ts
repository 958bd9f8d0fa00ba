import type { Provenance } from '@shamble/kernel';

/** Where the cards and boards of this folder come from. */
export const SOURCES = {
  book: 'rule book',
  sheet: 'card sheet of 2001, in a public repository; it may be copied and changed freely',
  data: 'card data in a public repository',
  plan: 'plan of the main board, from three public repositories that agree',
  named: 'named in the rule book or in public reviews; its numbers are our own',
  own: 'our own',
} as const;

export type SourceId = keyof typeof SOURCES;

export interface Sourced {
  readonly provenance: Provenance;
  readonly source: SourceId;
}
