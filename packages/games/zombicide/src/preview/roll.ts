import type { Look } from '@shamble/kernel';
import { isWorthRolling } from '../flow/attack.ts';
import { winningFaces } from '../rules/combat.ts';
import { canHurt } from '../rules/targets.ts';
import type { Attack, Zombicide } from '../types.ts';
import { lookAt } from './look.ts';
import { type Field, strike } from './strike.ts';

/** Successes -> how likely they are with so many dice, each a success in `winning` of 6 cases: die added to die. */
export function successesOf(dice: number, winning: number): number[] {
  let chances = [1];
  for (let die = 0; die < dice; die++) {
    const more = Array<number>(chances.length + 1).fill(0);
    for (let successes = 0; successes < chances.length; successes++) {
      more[successes]! += (chances[successes]! * (6 - winning)) / 6;
      more[successes + 1]! += (chances[successes]! * winning) / 6;
    }
    chances = more;
  }
  return chances;
}

/** A result that is kept, and how likely it is. */
export interface Kept {
  readonly chance: number;
  readonly successes: number;
  readonly scene: Field;
}

/** What a result is worth: the fewest Wounds for survivors, and then the most kills. */
interface Worth {
  readonly wounds: number;
  readonly kills: number;
}

const CLOSE = 1e-12;

export const isBetter = (one: Worth, other: Worth): boolean =>
  Math.abs(one.wounds - other.wounds) > CLOSE ? one.wounds < other.wounds : one.kills > other.kills + CLOSE;

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

export const worthOf = (before: Field, after: Field): Worth => ({
  wounds: after.dealt - before.dealt,
  kills: sum(after.slain) - sum(before.slain),
});

/** What can be expected of a list of results. */
export function expected(before: Field, results: readonly Pick<Kept, 'chance' | 'scene'>[]): Worth {
  let wounds = 0;
  let kills = 0;
  for (const { chance, scene } of results) {
    const worth = worthOf(before, scene);
    wounds += chance * worth.wounds;
    kills += chance * worth.kills;
  }
  return { wounds, kills };
}

/**
 * All results of a roll. The policy: a roll is made again while a re-roll is left and, played on in the same way, it
 * promises something better than the roll that lies there: fewer Wounds for survivors, or as few and more kills.
 */
export function results(before: Field, attack: Attack, rerolls: number): Kept[] {
  if (!isWorthRolling(before, attack)) return [{ chance: 1, successes: 0, scene: before }];
  const chances = successesOf(attack.dice, winningFaces(attack));
  const after = chances.map((_, successes) => strike(before, attack, successes));
  const bare = chances.map((chance, successes) => ({ chance, scene: after[successes]! }));
  const most = canHurt(before, attack) ? rerolls : 0;
  // Re-rolls left -> what may be expected before the dice are rolled, and which results are kept.
  const hopes: Worth[] = [expected(before, bare)];
  const keeps: boolean[][] = [chances.map(() => true)];
  for (let left = 1; left <= most; left++) {
    const hope = hopes[left - 1]!;
    const worths = after.map((scene) => worthOf(before, scene));
    keeps.push(worths.map((worth) => !isBetter(hope, worth)));
    hopes.push({
      wounds: mean(chances, (at) => (keeps[left]![at] ? worths[at]!.wounds : hope.wounds)),
      kills: mean(chances, (at) => (keeps[left]![at] ? worths[at]!.kills : hope.kills)),
    });
  }
  const kept: Kept[] = [];
  let reached = 1;
  for (let left = most; left >= 0; left--) {
    let again = 0;
    for (let successes = 0; successes < chances.length; successes++) {
      const chance = reached * chances[successes]!;
      if (keeps[left]![successes]) kept.push({ chance, successes, scene: after[successes]! });
      else again += chance;
    }
    reached = again;
  }
  return kept.filter(({ chance }) => chance > 0);
}

const mean = (chances: readonly number[], value: (at: number) => number): number =>
  chances.reduce((total, chance, at) => total + chance * value(at), 0);

/** The re-rolls that may be used for an attack, one after the other, by name. */
export function rerollsFor(
  { state }: Look<Zombicide>,
  { survivor: id, attack, weapon }: Pick<Attack, 'survivor' | 'attack' | 'weapon'>,
  used: readonly string[] = [],
): string[] {
  const names: string[] = [];
  for (;;) {
    const now = [...used, ...names];
    const survivors = state.survivors.map((one, at) => (at === id ? { ...one, used: [...one.used, ...names] } : one));
    const look = lookAt({ ...state, survivors });
    const [name] = look.query('rerolls', { survivor: id, attack, weapon, used: now });
    if (name === undefined || names.includes(name)) return names;
    names.push(name);
  }
}
