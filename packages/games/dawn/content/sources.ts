import type { Provenance } from '@shamble/kernel';

/** Where what is in this folder comes from. */
export const SOURCES = {
  book: 'rule book',
  reports: 'public reports of people who own the game',
  own: 'our own',
} as const;

export interface Origin {
  readonly provenance: Provenance;
  readonly source: keyof typeof SOURCES;
}

const printed: Origin = { provenance: 'printed', source: 'book' };
const published: Origin = { provenance: 'published', source: 'reports' };
const reconstructed: Origin = { provenance: 'reconstructed', source: 'book' };
const ours: Origin = { provenance: 'ours', source: 'own' };

/**
 * Entry -> its origin. The printed plan and the faces of the counters are lost: the text fixes fourteen numbers of spaces, the
 * ways and lines of sight of its examples, the tables, and what each character does; all else had to be made anew.
 */
export const ORIGINS: Readonly<Record<string, Origin>> = {
  'plan.mall': reconstructed,
  'plan.wing': ours,
  'area.hall': reconstructed,
  'area.edwins': printed,
  'area.doctor': published,
  'area.arcade': ours,
  'area.coffee': ours,
  'area.halloran': ours,
  'area.furniture': ours,
  'area.records': ours,
  'area.menswear': ours,
  'area.security': ours,
  'area.watches': ours,
  'area.candles': ours,
  'area.florist': ours,
  'area.shoes': ours,
  'area.bank': ours,
  'area.dime': ours,
  'area.candy': ours,
  'area.books': ours,
  'area.pets': ours,
  'area.kessler': ours,
  'area.keys': ours,
  'area.photo': ours,
  'area.passage-w': ours,
  'area.passage-e': ours,
  'entrances.spaces': printed,
  'entrances.sides': reconstructed,
  'rifles.space': printed,
  'symbols.zombie': ours,
  'symbols.human': ours,
  'doors.kinds': ours,
  'characters.dice': printed,
  'characters.carry': printed,
  'characters.weight': printed,
  'characters.numbers': ours,
  'counters.count': printed,
  'counters.values': ours,
  'table.attack': printed,
  'table.entry': printed,
  'table.hidden': printed,
};
