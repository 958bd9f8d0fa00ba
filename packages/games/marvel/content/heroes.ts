import type { FoeId } from './enemies.ts';
import type { Level, Mode } from './modes.ts';
import type { SkillId } from './skills.ts';
import { PRINTED, REMADE, type Sourced, type SourceId } from './sources.ts';

/** Range 0 is the own Zone. */
export interface Attack extends Sourced {
  readonly type: 'melee' | 'ranged';
  readonly min: number;
  readonly max: number;
  readonly dice: number;
  /** The least face that hits. */
  readonly accuracy: number;
}

/** An ID card (MZ-ID-01 to MZ-ID-05). At Yellow everyone has one more Action (MZ-XP-07). */
export interface HeroSheet extends Sourced {
  readonly id: FoeId;
  readonly mode: Mode;
  readonly health: number;
  readonly attack: Attack;
  readonly skills: Readonly<Record<Level, SkillId>>;
}

/** On every ID card of Zombie Mode (MZ-DEV-01). */
export const DEVOUR: Attack = { type: 'melee', min: 0, max: 0, dice: 1, accuracy: 4, ...PRINTED };
export const HEALTH = 5;
/** The Hunger track, and the Power track that replaces it (MZ-ID-02, MZ-HM-02). */
export const MOST_HUNGER = 4;
export const MOST_POWER = 4;
export const ACTIONS = 3;
export const TRAIT_SLOTS = 2;

const shown: Sourced = { provenance: 'printed', source: 'picture' };
const from = (source: SourceId): Sourced => ({ provenance: 'published', source });
const melee = (dice: number, accuracy: number, origin: Sourced): Attack => ({
  ...{ type: 'melee', min: 0, max: 0, dice, accuracy },
  ...origin,
});
const ranged = (dice: number, accuracy: number, origin: Sourced): Attack => ({
  ...{ type: 'ranged', min: 0, max: 1, dice, accuracy },
  ...origin,
});

type Skills = readonly [blue: SkillId, orange: SkillId, red: SkillId];
const sheet = (mode: Mode, origin: Sourced, id: FoeId, attack: Attack, [blue, orange, red]: Skills): HeroSheet => ({
  ...{ id, mode, health: HEALTH, attack },
  skills: { blue, yellow: 'plus-action', orange, red },
  ...origin,
});

/** Two of the six ID cards are in the rule book; of the others the attacks are known. */
export const HEROES: readonly HeroSheet[] = [
  sheet('zombie', shown, 'captain-america', melee(2, 3, shown), ['shield-parry', 'ricochet', 'undead-leader']),
  sheet('zombie', shown, 'captain-marvel', melee(2, 3, shown), [
    'energy-burst',
    'danvers-special',
    'energy-absorption',
  ]),
  sheet('zombie', REMADE, 'deadpool', melee(3, 4, PRINTED), ['encore', 'big-mouth', 'off-script']),
  sheet('zombie', REMADE, 'wasp', ranged(2, 3, from('fans')), ['swift-wings', 'sting-and-fly', 'needle-storm']),
  sheet('zombie', REMADE, 'iron-man', ranged(3, 4, from('diary')), ['repulsor-push', 'second-salvo', 'unibeam']),
  sheet('zombie', REMADE, 'hulk', melee(3, 4, from('fans')), ['hungrier-is-stronger', 'gamma-fists', 'beyond-hunger']),
  sheet('hero', REMADE, 'black-panther', melee(2, 3, from('fans')), ['pounce', 'royal-fury', 'kinetic-weave']),
  sheet('hero', REMADE, 'doctor-strange', ranged(2, 3, from('fans')), ['portal', 'crimson-bonds', 'turn-back-time']),
  sheet('hero', REMADE, 'ms-marvel', ranged(2, 3, from('fans')), ['wide-sweep', 'grow', 'long-stride']),
  sheet('hero', REMADE, 'thor', melee(2, 3, from('fans')), [
    'blessed-by-storms',
    'hammer-flight',
    'call-the-lightning',
  ]),
  sheet('hero', REMADE, 'scarlet-witch', ranged(3, 4, from('fans')), [
    'bend-the-odds',
    'trade-fates',
    'rewrite-reality',
  ]),
  sheet('hero', REMADE, 'spider-man', melee(3, 4, from('fans')), ['webbed-up', 'swing', 'always-in-time']),
];
export const heroSheet = (id: FoeId): HeroSheet => HEROES.find((hero) => hero.id === id)!;
