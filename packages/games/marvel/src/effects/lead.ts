import type { RuleId } from '@shamble/kernel';
import { isIn, seatOf } from '../rules/questions.ts';
import { rangeTo } from '../rules/reach.ts';
import type { HeroId, State } from '../types.ts';
import { ask, call, done, proc } from '../words.ts';
import { freeOpening } from './free.ts';

/** Another one has a free Action; a Ravenous one only to move or devour (MZ-RAV-03). Then the Turn goes on. */
export const lead = proc('lead', {
  whom: ({ state }, { hero, by, heroes }) => ask(seatOf(state, hero), 'hero', { by, heroes: [...heroes] }),
  act(play) {
    const other = play.answer('hero');
    return call('freeAction', freeOpening(other), other, 'over');
  },
  over: () => done(),
});

/** Others in play and in sight, no farther than that. */
export function othersWithin(state: State, hero: HeroId, most: number): HeroId[] {
  const { heroes } = state;
  const { zone } = heroes[hero]!;
  const found: HeroId[] = [];
  for (let id = 0; id < heroes.length; id++) {
    if (id === hero || !isIn(heroes[id]!)) continue;
    const range = rangeTo(state, zone, heroes[id]!.zone);
    if (range >= 0 && range <= most) found.push(id);
  }
  return found;
}

/** Nobody whom it could be for is near enough and in sight. */
export const NOBODY_NEAR: readonly RuleId[] = ['MZ-TRAIT-08'];
/** As far as one sees. */
export const ANY_RANGE = 999;
