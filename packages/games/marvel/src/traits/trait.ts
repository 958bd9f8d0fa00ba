import type { Look, Next, Play, RuleId } from '@shamble/kernel';
import type { TraitId } from '../../content/traits.ts';
import type { Feat } from '../actions/use.ts';
import { useTrait } from '../rules/changes.ts';
import { isIn, traitHeld } from '../rules/questions.ts';
import { type HeroId, type Marvel, NONE, type State } from '../types.ts';

export { TRAIT } from '../effects/rules.ts';

/** Used up, and then takes effect (MZ-TRAIT-06). */
export function playTrait(play: Play<Marvel>, hero: HeroId, trait: TraitId, rules: readonly RuleId[] = []): void {
  useTrait(play, hero, traitHeld(play.state, hero, trait), rules);
}

/** Held by a hero in play: an attack may have cost its life. */
export const holdsTrait = (state: State, hero: HeroId, trait: TraitId): boolean =>
  isIn(state.heroes[hero]!) && traitHeld(state, hero, trait) !== NONE;

/** All in play who hold the Trait. */
export function holders(state: State, trait: TraitId): HeroId[] {
  const found: HeroId[] = [];
  for (let id = 0; id < state.heroes.length; id++) if (holdsTrait(state, id, trait)) found.push(id);
  return found;
}

interface Effect {
  forbids(look: Look<Marvel>, hero: HeroId): readonly RuleId[];
  /** As `Feat` has it, the card being used up already. */
  carryOut(play: Play<Marvel>, hero: HeroId): Next;
}

/** Played in the own Turn between Actions, at no cost (MZ-TRAIT-08). */
export const traitFeat = (trait: TraitId, { forbids, carryOut }: Effect): Readonly<Record<string, Feat>> => ({
  [trait]: {
    cost: 0,
    forbids,
    carryOut(play, hero) {
      playTrait(play, hero, trait);
      return carryOut(play, hero);
    },
  },
});
