import type { Game, Look, RuleId } from '@shamble/kernel';
import type { Mode } from '../../content/equipment.ts';
import { ZOMBIES } from '../../content/zombies.ts';
import {
  type Attack,
  type AttackOf,
  type CardId,
  type Fight,
  KINDS,
  type State,
  type Survivor,
  type SurvivorId,
  type Zombicide,
  type Zone,
} from '../types.ts';
import { cardOf, kindOf } from './questions.ts';

/** The way a card fights at range or hand to hand, or null. Some do both. */
export function modeOf(card: CardId, attack: AttackOf['attack']): Mode | null {
  const { modes } = cardOf(card);
  for (let i = 0; i < modes.length; i++) if (modes[i]!.attack === attack) return modes[i]!;
  return null;
}

// A slot or both hands, as an action names them.
const SLOTS: readonly (readonly number[])[] = [[0], [1]];
export const slotAlone = (slot: number): readonly number[] => SLOTS[slot]!;
export const BOTH_HANDS: readonly number[] = [0, 1];

/** Two identical weapons, one in each hand (ZC-COMB-10). A Rifle with its Scope is another weapon than one without. */
export function areTwins(state: Pick<State, 'scope'>, { slots: [left, right] }: Survivor): boolean {
  if (left! < 0 || right! < 0) return false;
  return kindOf(left!) === kindOf(right!) && state.scope[left!]! >= 0 === state.scope[right!]! >= 0;
}

/** Two identical ones that are not Dual are used one at a time. */
export const NOT_DUAL: readonly RuleId[] = ['ZC-COMB-10'];

/** Whether the twins in both hands are Dual. */
export const areDual = (look: Look<Zombicide>, survivor: SurvivorId, attack: AttackOf['attack']): boolean =>
  look.query('dual', { survivor, attack, card: look.state.survivors[survivor]!.slots[0]! });

/** Whether a noisy action would be silent, and can be made aloud all the same (ZC-SKILL-32). */
export const mayBeLoud = (look: Look<Zombicide>, survivor: SurvivorId): boolean =>
  look.query('noise', { survivor, aloud: false }) === 0 && look.query('noise', { survivor, aloud: true }) > 0;

/** The numbers of an attack, copied: the dice of all the weapons, the rest from the first of the twins. */
export function attackWith(
  look: Look<Zombicide>,
  survivor: SurvivorId,
  attack: AttackOf['attack'],
  cards: readonly CardId[],
  zone: Zone,
): Attack {
  let dice = 0;
  for (const card of cards) dice += look.query('dice', { survivor, attack, card });
  const card = cards[0]!;
  const of: AttackOf = { survivor, attack, card };
  return {
    survivor,
    attack,
    weapon: kindOf(card),
    zone,
    damage: look.query('damage', of),
    free: look.query('freeTargets', of),
    dice,
    accuracy: modeOf(card, attack)!.accuracy,
    bonus: look.query('rollBonus', of),
    ...unresolved(),
  };
}

/** Nothing rolled yet, nobody hit. */
export const unresolved = (): Pick<Attack, 'rerolls' | 'faces' | 'successes' | 'slain' | 'hit' | 'wounds'> => ({
  rerolls: [],
  faces: [],
  successes: 0,
  slain: [0, 0, 0, 0],
  hit: [],
  wounds: 0,
});

/** The least face of a die that is a success: what is added to the die may as well be taken off here. */
export const needed = ({ accuracy, bonus }: Pick<Attack, 'accuracy' | 'bonus'>): number =>
  Math.max(1, accuracy - bonus);

/** How many of the six faces are a success. */
export const winningFaces = (attack: Pick<Attack, 'attack' | 'accuracy' | 'bonus'>): number =>
  attack.attack === 'car' ? attack.accuracy : 7 - needed(attack);

export function countSuccesses(
  attack: Pick<Attack, 'attack' | 'accuracy' | 'bonus'>,
  faces: readonly number[],
): number {
  const least = needed(attack);
  let count = 0;
  for (const face of faces) if (attack.attack === 'car' ? face <= attack.accuracy : face >= least) count++;
  return count;
}

const TOUGHNESS: readonly number[] = KINDS.map((kind) => ZOMBIES[kind].toughness);
const XP: readonly number[] = KINDS.map((kind) => ZOMBIES[kind].xp);

/** ZC-COMB-04, ZC-COMB-05; Damage of several successes never adds up (ZC-COMB-06). */
export const kills = (damage: number, kind: number): boolean => damage >= TOUGHNESS[kind]!;

/** ZC-XP-01, ZC-XP-02 */
export function xpFor(slain: readonly number[]): number {
  let xp = 0;
  for (let kind = 0; kind < slain.length; kind++) xp += slain[kind]! * XP[kind]!;
  return xp;
}

export const fightOf = ({ survivor, attack, weapon, zone, damage, free }: Fight): Fight => ({
  survivor,
  attack,
  weapon,
  zone,
  damage,
  free,
});

const NONE: readonly string[] = [];

/** What the cards say; skills and other cards change it. */
export const combatQueries: Pick<
  Game<Zombicide>['queries'],
  'dice' | 'rollBonus' | 'damage' | 'maxRange' | 'dual' | 'freeTargets' | 'splitAim' | 'noise' | 'molotovs' | 'rerolls'
> = {
  dice: ({ attack, card }) => modeOf(card, attack)?.dice ?? 0,
  rollBonus: () => 0,
  damage: ({ attack, card }) => modeOf(card, attack)?.damage ?? 0,
  maxRange: ({ attack, card }) => modeOf(card, attack)?.max ?? 0,
  dual: ({ card }) => cardOf(card).dual,
  freeTargets: ({ attack }) => attack === 'melee', // ZC-MELEE-02
  splitAim: () => false, // ZC-COMB-11
  noise: () => 1, // ZC-NOISE-04
  molotovs: () => 1, // ZC-IMPR-07
  rerolls: () => NONE,
};
