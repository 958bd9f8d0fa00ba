import type { Secret } from '@shamble/kernel';
import type { Deck } from '@shamble/parts';

// Heroes, zones, doors and cards are numbers: indexes into tables and flat arrays.
export type HeroId = number;
export type Zone = number;
export type CardId = number;

export const KINDS = ['walker', 'brute'] as const;
export type Kind = (typeof KINDS)[number];
export const WALKER = 0;
export const BRUTE = 1;

export type CardKind = 'knife' | 'gun' | 'vest' | 'flare' | 'medkit' | 'junk';
export type Skill = 'sharp' | 'frenzy' | 'quick' | 'tough' | 'guard';

export interface Options {
  /** A mission's id, or a board drawn as text. */
  readonly board: string;
  readonly seats: number;
  readonly traitor: boolean;
  readonly fog: boolean;
}

export interface Hero {
  /** An index into the seats. */
  seat: number;
  zone: Zone;
  wounds: number;
  kills: number;
  skills: Skill[];
  /** Two hands, then two places in the pack; -1 is empty. */
  slots: CardId[];
  actions: number;
  searched: boolean;
  /** Tough has already saved him this round. */
  braced: boolean;
  alive: boolean;
}

export interface State {
  /** The board as text: content that is not shipped travels with the table. */
  board: string;
  doors: string;
  /** Zone times two plus kind -> how many stand there. */
  figures: number[];
  /** Kind -> how many are left in the box. */
  supply: number[];
  noise: number[];
  heroes: Hero[];
  finds: Deck<CardId>;
  /** The card just found that fits nowhere yet, or -1. */
  found: CardId;
  /** Seat -> how many cards from the top of the finds it knows, in order. */
  known: number[];
  /** Zones that still hold supplies to take. */
  tokens: Zone[];
  round: number;
  /** The seat that leads this round. */
  leader: number;
  fog: boolean;
  /** The traitor's seat, or -1; known to that seat alone. */
  traitor: Secret<number>;
  traitorPlays: boolean;
  /** What each seat has signalled this dusk; -1 not yet, 0 quiet, 1 lure. Known to that seat alone until all have. */
  signals: Secret<number>[];
  /** How many lured at the last dusk: what all have heard stays known. */
  lured: number;
}

export interface View extends Omit<State, 'finds' | 'traitor' | 'signals'> {
  finds: { left: number; discard: CardId[]; top: CardId[] };
  /** null: unknown to this viewer. */
  traitor: number | null;
  signals: (number | null)[];
}

export type Act =
  | { readonly do: 'move'; readonly to: Zone }
  | { readonly do: 'open'; readonly door: number }
  | { readonly do: 'search' }
  | { readonly do: 'scout' }
  | { readonly do: 'strike'; readonly zone: Zone; readonly slot: number }
  | { readonly do: 'trade'; readonly with: HeroId }
  | { readonly do: 'heal' }
  | { readonly do: 'take' }
  | { readonly do: 'wait' };

export type Drop = { readonly hero: HeroId; readonly slot: number };

export interface Strike {
  hero: HeroId;
  zone: Zone;
  dice: number;
  needed: number;
  weapon: CardKind | 'hands';
  hits: number;
}

export interface Attack {
  zone: Zone;
  /** Wounds still to be shared out. */
  bites: number;
  /** Who takes the next ones, a wound each. */
  queue: HeroId[];
  /** Seat -> how many of this attack its heroes have been given. */
  taken: number[];
}

export interface Thumbnail {
  options: Options;
  state: State;
  view: View;
  events: {
    roundBegan: { round: number; leader: number };
    turnBegan: { hero: HeroId };
    turnEnded: { hero: HeroId };
    moved: { hero: HeroId; from: Zone; to: Zone };
    doorOpened: { hero: HeroId; door: number };
    searched: { hero: HeroId; card: CardId | null };
    scouted: { hero: HeroId; cards: number };
    noiseMade: { zone: Zone; total: number };
    rolled: { hero: HeroId; weapon: CardKind | 'hands'; faces: number[]; needed: number; hits: number };
    attackResolved: { hero: HeroId; zone: Zone; slain: number[]; kills: number };
    learned: { hero: HeroId; skill: Skill };
    bitten: { zone: Zone; bites: number };
    wounded: { hero: HeroId; wounds: number };
    saved: { hero: HeroId; by: Skill | CardKind };
    guarded: { hero: HeroId; by: HeroId };
    died: { hero: HeroId };
    healed: { hero: HeroId; wounds: number };
    taken: { hero: HeroId; zone: Zone; left: number };
    traded: { hero: HeroId; with: HeroId };
    discarded: { hero: HeroId; card: CardId };
    appeared: { zone: Zone; kind: number; count: number; supply: number };
    shambled: { kind: number; from: Zone; to: Zone; count: number };
    signalled: { lures: number; zone: Zone };
    resigned: { seat: number };
  };
  choices: {
    act: { about: { hero: HeroId }; kind: 'one'; option: Act };
    discard: { about: { hero: HeroId }; kind: 'some'; option: string };
    hits: { about: { hero: HeroId; zone: Zone; hits: number }; kind: 'share'; option: string };
    bites: { about: { zone: Zone; bites: number; taken: number[] }; kind: 'share'; option: string };
    skill: { about: { hero: HeroId }; kind: 'one'; option: Skill };
    trade: { about: { hero: HeroId; with: HeroId }; kind: 'arrange'; option: string };
    scouting: { about: { hero: HeroId; cards: number }; kind: 'order'; option: string };
    flare: { about: { hero: HeroId }; kind: 'one'; option: Zone };
    signal: { about: { seat: number }; kind: 'one'; option: 'quiet' | 'lure' };
  };
  procs: {
    round: { locals: { at: number }; result: null };
    turn: { locals: { hero: HeroId }; result: null };
    search: { locals: { hero: HeroId }; result: null };
    scout: { locals: { hero: HeroId; cards: number }; result: null };
    openDoor: { locals: { hero: HeroId; door: number }; result: null };
    strike: { locals: Strike; result: null };
    trade: { locals: { hero: HeroId; with: HeroId }; result: null };
    flare: { locals: { hero: HeroId }; result: null };
    bite: { locals: Attack; result: null };
    wound: { locals: { hero: HeroId }; result: null };
    shamble: { locals: { at: number; bit: Zone[] }; result: null };
    learn: { locals: { hero: HeroId }; result: null };
    brace: { locals: { hero: HeroId }; result: null };
    useVest: { locals: { hero: HeroId; slot: number }; result: null };
    stepIn: { locals: { hero: HeroId; for: HeroId }; result: null };
  };
  queries: {
    dice: { of: { hero: HeroId; slot: number }; value: number };
    moveCost: { of: { hero: HeroId; to: Zone }; value: number };
  };
  asides: {
    drop: { kind: 'one'; option: Drop };
    flare: { kind: 'one'; option: Drop };
  };
}
