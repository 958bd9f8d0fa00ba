import type { AgentKind } from './enemies.ts';
import type { Mode } from './modes.ts';
import { PRINTED, REMADE, type Sourced } from './sources.ts';

/** Cards with a text of their own (MZ-SPAWN-13). */
export const SPECIALS = ['drop', 'open-fire', 'raise-shields', 'sewers', 'scent', 'dread'] as const;
export type Special = (typeof SPECIALS)[number];

/** Enemies by Danger Level: Blue, Yellow, Orange, Red. */
export type Lines = readonly [number, number, number, number];

export type SpawnCard = Sourced & {
  /** From 1. Only the number of the first is printed. */
  readonly number: number;
} & (
    | { readonly type: 'normal' | 'rush'; readonly kind: AgentKind; readonly lines: Lines }
    /** Every enemy of the kind acts again (MZ-SPAWN-09). */
    | { readonly type: 'extra'; readonly kind: AgentKind }
    /** A Bystander with its Guards (MZ-SPAWN-10), or one who hides near Walkers (MZ-HM-13). */
    | { readonly type: 'bystander'; readonly kind: AgentKind; readonly lines: Lines }
    | { readonly type: 'special'; readonly special: Special; readonly kind: AgentKind; readonly lines: Lines }
    /** A Super Hero, or a Zombie Hero in Hero Mode (MZ-SPAWN-14). */
    | { readonly type: 'foe' }
  );

const ROWS: Readonly<Record<Mode, readonly string[]>> = {
  zombie: [
    'normal trooper 2 3 8 9',
    'normal trooper 1 2 4 6',
    'normal trooper 2 3 5 7',
    'normal trooper 2 3 5 6',
    'normal trooper 1 2 4 7',
    'normal trooper 3 3 5 6',
    'normal trooper 2 2 4 6',
    'normal trooper 3 4 6 8',
    'normal trooper 2 3 4 6',
    // An English example of the rule book has 1 Guard at Yellow.
    'normal guard 1 1 2 3',
    'normal guard 1 1 2 3',
    'normal guard 1 2 2 3',
    'normal guard 2 2 2 3',
    'normal guard 1 1 3 4',
    'normal specialist 1 1 2 3',
    'normal specialist 1 1 2 4',
    'normal specialist 2 2 2 3',
    'normal specialist 1 1 3 4',
    'normal specialist 1 1 2 3',
    'rush trooper 2 2 3 5',
    'rush trooper 1 2 3 4',
    'rush guard 1 1 2 2',
    'rush specialist 1 1 1 2',
    'extra trooper',
    'normal trooper 1 2 3 4',
    'extra guard',
    'extra specialist',
    'bystander guard 1 1 2 3',
    'bystander guard 1 2 2 3',
    'bystander guard 1 2 2 3',
    'bystander guard 2 2 2 3',
    'drop specialist 1 1 2 3',
    'drop specialist 1 1 2 3',
    'open-fire trooper 1 2 3 4',
    'open-fire trooper 1 2 3 4',
    'raise-shields guard 1 1 2 2',
    ...Array<string>(6).fill('foe'),
  ],
  hero: [
    'normal walker 2 3 4 6',
    'normal walker 2 3 5 6',
    'normal walker 1 2 4 6',
    'normal walker 3 3 4 5',
    'normal walker 2 2 4 5',
    'normal walker 3 3 5 7',
    'normal walker 2 3 5 6',
    'normal walker 1 2 4 6',
    'normal walker 2 3 5 6',
    'normal brute 1 1 2 3',
    'normal brute 1 1 2 3',
    'normal brute 1 2 2 3',
    'normal brute 2 2 2 3',
    'normal brute 1 1 3 4',
    'normal runner 1 1 2 3',
    'normal runner 1 1 2 4',
    'normal runner 2 2 2 3',
    'normal runner 1 1 3 4',
    'normal runner 1 1 2 3',
    'rush walker 2 2 3 4',
    'rush walker 1 2 3 4',
    'rush brute 1 1 2 2',
    'rush runner 1 1 1 2',
    'extra walker',
    'normal walker 1 2 3 4',
    'extra brute',
    'extra runner',
    'bystander walker 1 2 2 3',
    'bystander walker 1 2 3 3',
    'bystander walker 1 2 3 3',
    'bystander walker 2 2 3 3',
    'sewers runner 1 1 2 3',
    'sewers runner 1 1 2 3',
    'scent walker 1 2 3 4',
    'scent walker 1 2 3 4',
    'dread brute 1 1 2 2',
    ...Array<string>(6).fill('foe'),
  ],
};

function read(row: string, i: number, mode: Mode): SpawnCard {
  const [type, kind, ...figures] = row.split(' ') as [string, AgentKind, ...string[]];
  const lines = figures.map(Number) as unknown as Lines;
  const number = i + 1;
  const origin = mode === 'zombie' && (number === 1 || type === 'foe') ? PRINTED : REMADE;
  if (type === 'foe') return { number, type, ...origin };
  if (type === 'extra') return { number, type, kind, ...origin };
  if (type === 'normal' || type === 'rush' || type === 'bystander') return { number, type, kind, lines, ...origin };
  return { number, type: 'special', special: type as Special, kind, lines, ...origin };
}

/** Mode -> its 42 cards; the card numbered n is at n - 1. Card 1 of Zombie Mode is printed (MZ-XP-12). */
export const SPAWN_CARDS: Readonly<Record<Mode, readonly SpawnCard[]>> = {
  zombie: ROWS.zombie.map((row, i) => read(row, i, 'zombie')),
  hero: ROWS.hero.map((row, i) => read(row, i, 'hero')),
};
