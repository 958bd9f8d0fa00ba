import type { Provenance } from '@shamble/kernel';

/** Where what is in this folder comes from. */
export const SOURCES = {
  book: 'rule book',
  picture: 'text in the pictures of the rule book',
  fans: 'tables of attacks kept by players, public',
  diary: 'design diaries of the publisher',
  review: 'public reviews of the game',
  sibling: 'rules of a sibling game, public',
  own: 'our own, within what the rule book fixes',
} as const;
export type SourceId = keyof typeof SOURCES;

export interface Sourced {
  readonly provenance: Provenance;
  readonly source: SourceId;
}

export const PRINTED: Sourced = { provenance: 'printed', source: 'book' };
/** The printed card, tile or map is lost: made anew. */
export const REMADE: Sourced = { provenance: 'reconstructed', source: 'own' };
