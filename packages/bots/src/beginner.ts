import type { Mind, Shape } from '@shamble/kernel';
import type { Policy } from './policy.ts';
import { othersOf } from './search.ts';

/** One choice of so many is left to chance. */
const EVERY = 3;

/** Random with sense: as the policy plays, but now and then any answer that the game calls worth a thought. */
export const beginner =
  <G extends Shape>(mind: Mind<G>): Policy<G> =>
  (view, offer, luck) => {
    const answer = mind.policy(view, offer, luck);
    if (luck(EVERY) > 0) return answer;
    const others = othersOf(mind, view, offer, luck);
    return others.length === 0 ? answer : others[luck(others.length)];
  };
