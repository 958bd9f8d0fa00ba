import type { AnyModifier, RuleId } from '@shamble/kernel';
import type { BystanderId } from '../../content/bystanders.ts';
import { enemiesAt } from '../rules/questions.ts';
import type { HeroId, Marvel, State } from '../types.ts';
import { modifier } from '../words.ts';

// What a card does alike for a hero who devoured and for one who saved.

/** Whether a hero has the help of that one, in one of the modes. */
type Has = (state: State, hero: HeroId, id: BystanderId) => boolean;

const CROWD = 3;

/** Ross: a die more against three Enemies or more; for the living against another Zone, too. */
export const fireSupport = (has: Has, rules: readonly RuleId[], reaches: boolean): AnyModifier<Marvel> =>
  modifier({
    on: 'dice',
    layer: 'add',
    rules,
    value(dice, { hero, attack, zone }, state) {
      if (attack !== 'unique' || !has(state, hero, 'ross')) return dice;
      const isFar = reaches && state.heroes[hero]!.zone !== zone;
      return isFar || enemiesAt(state, zone) >= CROWD ? dice + 1 : dice;
    },
  });

/** Pepper Potts: two cards to choose from. */
export const betterOffer = (has: Has, rules: readonly RuleId[]): AnyModifier<Marvel> =>
  modifier({
    on: 'traitsDrawn',
    layer: 'set',
    rules,
    value: (cards, { hero }, state) => (has(state, hero, 'pepper-potts') ? Math.max(2, cards) : cards),
  });
