import { cardOf, levelOf, wounds } from '../rules/questions.ts';
import type { Survivor } from '../types.ts';
import { WEIGHTS } from './weights.ts';

/** Actions a turn, by level. */
const ACTIONS = [3, 4, 4, 4];

/** What is left of them in the activation under way, else what the next one brings. */
const actionsOf = ({ actions, done, xp }: Survivor): number => (done ? actions : ACTIONS[levelOf(xp)]!);

/** What a survivor kills in one attack, hand to hand and at each range. */
interface Reach {
  readonly melee: number;
  readonly ranged: readonly number[];
}

/** What a survivor is good for: worked out once, however many plans are weighed. */
export interface Fighter extends Reach {
  readonly survivor: Survivor;
  readonly actions: number;
  /** Wounds it can take, dying of the last. */
  readonly health: number;
  /** Kills to be expected of a turn, among friends and alone. */
  readonly power: number;
  readonly powerAlone: number;
}

export const fighterOf = (survivor: Survivor): Fighter => ({
  survivor,
  ...reachOf(survivor),
  actions: actionsOf(survivor),
  health: healthOf(survivor),
  power: powerOf(survivor, false),
  powerAlone: powerOf(survivor, true),
});

function healthOf(survivor: Survivor): number {
  let health = 2 - wounds(survivor);
  if (survivor.skills.includes('tough')) health += 1;
  for (const held of survivor.slots) if (held >= 0 && cardOf(held).effect === 'mask') health += 1;
  return health;
}

function reachOf({ slots }: Survivor): Reach {
  let melee = 0;
  const ranged = [0, 0, 0, 0];
  for (const held of slots)
    if (held >= 0)
      for (const { attack, min, max, dice, accuracy } of cardOf(held).modes) {
        const rate = (dice * (7 - accuracy)) / 6;
        if (attack === 'melee') melee = Math.max(melee, rate);
        else for (let at = min; at <= Math.min(3, max); at++) ranged[at] = Math.max(ranged[at]!, rate);
      }
  return { melee, ranged };
}

/** The most that can be killed so far away, moves counted; guns are no use where a friend stands. */
export function killsWithin({ melee, ranged }: Reach, far: number, actions: number, friend: boolean): number {
  let best = melee * Math.max(0, actions - far);
  if (!friend)
    for (let at = 0; at <= 3; at++) best = Math.max(best, ranged[at]! * Math.max(0, actions - Math.max(0, far - at)));
  return best;
}

/** Kills to be expected of a turn against those who stand in the own zone; friends are in the way of guns. */
function powerOf(survivor: Survivor, alone: boolean): number {
  let best = 0;
  for (const held of survivor.slots)
    if (held >= 0)
      for (const { attack, min, dice, accuracy } of cardOf(held).modes)
        if (attack === 'melee' || (alone && min === 0)) best = Math.max(best, (dice * (7 - accuracy)) / 6);
  return WEIGHTS.strength * best;
}
