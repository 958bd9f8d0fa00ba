import { cardOf, isIn } from '../rules/questions.ts';
import { type CardId, EMPTY, type Survivor } from '../types.ts';
import type { Outlook } from './scene.ts';
import type { Aim } from './ways.ts';
import { WEIGHTS } from './weights.ts';

/** A weapon by the kills of one attack, and a little for reach and Damage. */
export function worthOf(card: CardId): number {
  let best = 0;
  for (const { attack, dice, accuracy, damage, max, reload, min } of cardOf(card).modes) {
    const hits = (dice * (7 - accuracy)) / 6;
    const worth = hits * (damage >= 3 ? 1.8 : damage === 2 ? 1.5 : 1) + (attack === 'ranged' ? 0.3 + 0.1 * max : 0);
    best = Math.max(best, worth * (reload ? 0.75 : 1) * (min > 0 ? 0.8 : 1));
  }
  return cardOf(card).effect === 'burns' ? 1.2 : best;
}

/** How well armed: the best weapon held, and more with a twin. */
export function armsOf({ slots }: Survivor): number {
  let best = 0;
  for (const held of slots) {
    if (held < 0) continue;
    const twin =
      cardOf(held).dual && slots.some((other) => other >= 0 && other !== held && cardOf(other) === cardOf(held));
    best = Math.max(best, worthOf(held) * (twin ? 1.8 : 1));
  }
  return best;
}

const opens = (card: number): boolean => card >= 0 && cardOf(card).opensDoors;

/** What a Search is worth to the survivor. */
export function needsOf({ self, view, board }: Outlook, aim: Aim | null): number {
  const { search } = WEIGHTS;
  const arms = armsOf(self);
  let worth: number = arms < 0.6 ? search.unarmed : arms < 1.5 ? search.armed : search.well;
  const shut = view.doors.includes('0') && board.goals.length > 0;
  if (shut && !view.survivors.some((one) => isIn(one) && one.slots.some(opens))) worth += search.tool;
  if (aim?.what === 'supply') worth += search.supply;
  return self.slots.includes(EMPTY) ? worth : 0.6 * worth;
}

/** What a card is good for in the hand of this survivor, and stored. */
export function keepOf(card: CardId, held: readonly number[], wantsSupply: boolean): number {
  const { effect, opensDoors, modes, dual } = cardOf(card);
  let keep = worthOf(card);
  if (opensDoors) keep += held.some((one) => one !== card && opens(one)) ? 0.1 : 1;
  if (dual && held.some((one) => one !== card && one >= 0 && cardOf(one) === cardOf(card))) keep += 0.8;
  if (modes.length > 0) return keep;
  switch (effect) {
    case 'supply':
      return wantsSupply ? 3 : 0.05;
    case 'mask':
      return 1.6;
    case 'light':
      return 0.5;
    case 'ammo':
      return held.some((one) => one >= 0 && cardOf(card).rerolls.includes(cardOf(one).id)) ? 0.7 : 0.1;
    case 'scope':
      return held.some((one) => one >= 0 && cardOf(one).id === 'rifle') ? 0.8 : 0.15;
    case 'fuel':
      return held.some((one) => one >= 0 && cardOf(one).effect === 'bottle') ? 1.5 : 0.3;
    case 'bottle':
      return held.some((one) => one >= 0 && cardOf(one).effect === 'fuel') ? 1.5 : 0.3;
    default:
      return keep;
  }
}
