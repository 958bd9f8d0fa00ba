import type { Provenance } from '@shamble/kernel';

export const ZOMBIE_KINDS = ['walker', 'runner', 'fatty', 'abomination'] as const;
export type ZombieKind = (typeof ZOMBIE_KINDS)[number];

export interface Zombie {
  /** Figures in the box (ZC-COMP-02). */
  readonly figures: number;
  /** Actions per activation. */
  readonly actions: number;
  /** The least Damage that kills it. */
  readonly toughness: number;
  readonly xp: number;
  /** Walkers that come with it (ZC-ZOMB-04). */
  readonly escort: number;
  readonly provenance: Provenance;
}

const zombie = (figures: number, actions: number, toughness: number, xp: number, escort = 0): Zombie => ({
  figures,
  actions,
  toughness,
  xp,
  escort,
  provenance: 'printed',
});

/** ZC-ZOMB-01, ZC-ZOMB-02, ZC-ZOMB-03, ZC-ZOMB-06. */
export const ZOMBIES: Readonly<Record<ZombieKind, Zombie>> = {
  walker: zombie(40, 1, 1, 1),
  runner: zombie(16, 2, 1, 1),
  fatty: zombie(8, 1, 2, 1, 2),
  abomination: zombie(1, 1, 3, 5),
};

/** What one line of a Zombie card brings; null: nothing. */
export interface CardLine {
  readonly kind: ZombieKind;
  readonly count: number;
}

/** `lines` go by Danger Level: Blue, Yellow, Orange, Red. */
export type ZombieCard = {
  /** As printed, from 1. */
  readonly number: number;
  readonly provenance: Provenance;
} & (
  | { readonly type: 'spawn' | 'manhole'; readonly lines: readonly (CardLine | null)[] }
  /** Every Zombie of the kind acts again, from Yellow on (ZC-XACT-04). */
  | { readonly type: 'extra'; readonly kind: ZombieKind }
);

const LETTERS: Readonly<Record<string, ZombieKind>> = { W: 'walker', R: 'runner', F: 'fatty', A: 'abomination' };
const lines = (row: string): (CardLine | null)[] =>
  row.split(' ').map((line) => (line === '0' ? null : { kind: LETTERS[line[1]!]!, count: Number(line[0]) }));

/** Cards 1 to 36 by level, Blue first. Cards 13 to 24 repeat 1 to 12. */
const TWELVE = [
  '0 2R 2R 5W',
  '1W 1W 6W 7W',
  '1W 1R 1F 4R',
  '2W 3W 4W 2R',
  '0 4W 2F 5W',
  '1W 1W 3R 7W',
  '1W 2W 2W 4R',
  '2W 3W 4W 2F',
  '0 4W 2R 5W',
  '1W 1W 3R 7W',
  '1W 1R 1R 4F',
  '1F 3W 4W 2R',
];
const SPAWNS = [
  ...TWELVE,
  ...TWELVE,
  '1W 2R 5W 3F',
  '1W 2W 3W 7W',
  '2W 2W 3R 4F',
  '2W 1A 2R 5W',
  '1W 4W 1A 6W',
  '1W 2W 6W 1A',
  '1R 1R 3W 8W',
  '1F 3W 2F 5W',
  '1W 2R 5W 3R',
  '1W 2W 3R 7W',
  '1R 1F 3W 4R',
  '1A 3W 2R 5W',
];
const EXTRA: readonly ZombieKind[] = ['walker', 'walker', 'fatty', 'runner'];
const MANHOLES = ['1W 2W 1F 1R', '1W 1R 2W 1F'];

type Content = { type: 'spawn' | 'manhole'; lines: (CardLine | null)[] } | { type: 'extra'; kind: ZombieKind };

/** The 42 Zombie cards; the card numbered n is at n - 1. */
export const ZOMBIE_CARDS: readonly ZombieCard[] = [
  ...SPAWNS.map((row): Content => ({ type: 'spawn', lines: lines(row) })),
  ...EXTRA.map((kind): Content => ({ type: 'extra', kind })),
  ...MANHOLES.map((row): Content => ({ type: 'manhole', lines: lines(row) })),
].map((card, i) => ({ number: i + 1, provenance: 'published', ...card }));
