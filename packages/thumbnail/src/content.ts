import type { MissionEntry } from '@shamble/kernel';
import type { CardKind, Kind, Skill } from './types.ts';

export const HEROES = ['ann', 'ben', 'cleo', 'dov', 'eve', 'fay'] as const;
export const SKILLS: readonly Skill[] = ['sharp', 'frenzy', 'quick', 'tough', 'guard'];

/** The box: figures by kind. */
export const FIGURES: Record<Kind, number> = { walker: 50, brute: 20 };

const DECK: readonly (readonly [CardKind, number])[] = [
  ['knife', 8],
  ['gun', 8],
  ['vest', 7],
  ['flare', 5],
  ['medkit', 6],
  ['junk', 6],
];

/** Card -> its kind. */
export const CARDS: readonly CardKind[] = DECK.flatMap(([kind, copies]) => Array<CardKind>(copies).fill(kind));
export const CARD_KINDS: readonly CardKind[] = DECK.map(([kind]) => kind);

export interface Weapon {
  readonly dice: number;
  readonly reach: 0 | 1;
  readonly noisy: boolean;
}

export const BARE_HANDS: Weapon = { dice: 1, reach: 0, noisy: false };
export const WEAPONS: Partial<Record<CardKind, Weapon>> = {
  knife: { dice: 2, reach: 0, noisy: false },
  gun: { dice: 2, reach: 1, noisy: true },
};

export const ROUNDS = 15;
export const MOST_WOUNDS = 3;

export interface Mission extends MissionEntry {
  readonly board: string;
}

const mission = (id: string, board: string): Mission => ({
  id,
  title: { id: `mission.${id}` },
  provenance: 'ours',
  seats: { min: 1, max: 6 },
  board: board.replace(/^\n/, '').trimEnd(),
});

export const MISSIONS: readonly Mission[] = [
  mission(
    'block',
    `
S-.-.-.-.-Z-.-.-.-.-.-.
|   +   | |   +     | |
. r-r-r .-. r-r-r-r .-.
| |   | | | |     | | |
. r-T-r+.-.+r-r-T-r .-.
| +     | | | | | | | |
.-.-.-.-.-. r-r-r-r+.-Z
| | | | | |     +   | |
.-.-.-.-.-.-.-.-.-.-.-.
|   +     | | | | | | |
. r-r-r-r .-.-.-.-.-.-.
| |     | | | +       |
.+r-T-r-r+.-. r-r-r-r .
| | | | | | | |     | |
. r-r-r-r .-. r-r-T-r+.
|     +   | |   +     |
.-.-.-.-.-Z-.-.-.-.-.-.
| | | | | | | | | | | |
Z-.-.-.-.-.-.-.-.-.-.-E`,
  ),
  mission(
    'alley',
    `
S-.-.-Z
|   +
.+T-r
|
Z-.-.-E`,
  ),
];
