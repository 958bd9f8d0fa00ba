import type { Mode } from './modes.ts';
import { PRINTED, REMADE, type Sourced } from './sources.ts';

/** The three kinds of common enemy of each mode; their opposites have the same numbers. */
export const AGENT_KINDS = ['trooper', 'guard', 'specialist', 'walker', 'brute', 'runner'] as const;
export type AgentKind = (typeof AGENT_KINDS)[number];

export interface Agent extends Sourced {
  readonly mode: Mode;
  /** Figures in the box (MZ-COMP-04). */
  readonly figures: number;
  readonly actions: number;
  readonly toughness: number;
  readonly xp: number;
}

const agent = (mode: Mode, figures: number, actions: number, toughness: number): Agent => ({
  mode,
  figures,
  actions,
  toughness,
  xp: 1,
  ...(mode === 'zombie' ? PRINTED : { provenance: 'published', source: 'sibling' }),
});

/** MZ-ENEMY-02 to MZ-ENEMY-04, MZ-HM-06. How many figures Hero Mode has is taken over from Zombie Mode. */
export const AGENTS: Readonly<Record<AgentKind, Agent>> = {
  trooper: agent('zombie', 35, 1, 1),
  guard: agent('zombie', 14, 1, 2),
  specialist: agent('zombie', 14, 2, 1),
  walker: agent('hero', 35, 1, 1),
  brute: agent('hero', 14, 1, 2),
  runner: agent('hero', 14, 2, 1),
};

/** In what order Hits fall (MZ-PRIO-01, MZ-HM-07). `foe` is a Super Hero, or a Zombie Hero in Hero Mode. */
export const PRIORITY: Readonly<Record<Mode, readonly ('foe' | AgentKind | 'bystander')[]>> = {
  zombie: ['foe', 'guard', 'trooper', 'specialist', 'bystander'],
  hero: ['foe', 'brute', 'walker', 'runner'],
};

/** A hero of the other side: 2 Actions, one ability in force while in play (MZ-ENEMY-05, MZ-ENEMY-06, MZ-HM-06). */
export interface Foe extends Sourced {
  readonly id: FoeId;
  /** The mode in which it is the enemy. */
  readonly mode: Mode;
  /** Also the experience it gives (MZ-XP-02). */
  readonly toughness: number;
}

const TOUGHNESS = {
  'black-panther': 3,
  'doctor-strange': 3,
  'ms-marvel': 3,
  thor: 4,
  'scarlet-witch': 2,
  'spider-man': 2,
  'captain-america': 3,
  'captain-marvel': 3,
  deadpool: 3,
  wasp: 2,
  'iron-man': 3,
  hulk: 4,
} as const;
/** Everyone who can be a hero on one side and an enemy on the other. */
export type FoeId = keyof typeof TOUGHNESS;

export const SUPER_HEROES = [
  ...(['black-panther', 'doctor-strange', 'ms-marvel', 'thor', 'scarlet-witch', 'spider-man'] as const),
];
export const ZOMBIE_HEROES = [
  ...(['captain-america', 'captain-marvel', 'deadpool', 'wasp', 'iron-man', 'hulk'] as const),
];
/** Mode -> who the players are (MZ-COMP-01, MZ-COMP-02). */
export const PLAYED: Readonly<Record<Mode, readonly FoeId[]>> = { zombie: ZOMBIE_HEROES, hero: SUPER_HEROES };

const foe = (id: FoeId, mode: Mode): Foe => ({ id, mode, toughness: TOUGHNESS[id], ...REMADE });
export const FOES: Readonly<Record<FoeId, Foe>> = Object.fromEntries([
  ...SUPER_HEROES.map((id) => [id, foe(id, 'zombie')]),
  ...ZOMBIE_HEROES.map((id) => [id, foe(id, 'hero')]),
]) as Record<FoeId, Foe>;
export const FOE_ACTIONS = 2;
