import type { RuleId } from '@shamble/kernel';
import { MOST_POWER } from '../../content/heroes.ts';
import { LEGAL } from '../actions/action.ts';
import { freeOpening, gather, hasPower, POWERLESS, spend } from '../effects/free.ts';
import { seatOf } from '../rules/questions.ts';
import type { Doing, HeroId } from '../types.ts';
import { call, done, goto, proc, reaction } from '../words.ts';
import { holdsTrait, playTrait, TRAIT, traitFeat } from './trait.ts';

/** The track is full. */
const FULL: readonly RuleId[] = ['MZ-HM-02'];
const WIND = 2;

/** Everything but gathering Power. */
const NOT_POWER: readonly Doing[] = [
  ...(['move', 'open', 'trait', 'attack', 'throw', 'objective', 'secret', 'save', 'carry'] as const),
];

export const powerFeats = {
  ...traitFeat('second-wind', {
    forbids: ({ state }, hero) => (state.heroes[hero]!.power < MOST_POWER ? LEGAL : FULL),
    carryOut(play, hero) {
      gather(play, hero, WIND, 'second-wind');
      return goto('after');
    },
  }),
  ...traitFeat('overcharge', {
    forbids: ({ state }, hero) => (hasPower(state, hero) ? LEGAL : POWERLESS),
    carryOut(play, hero) {
      spend(play, hero, 1, 'overcharge');
      return call('freeAction', freeOpening(hero, { only: [...NOT_POWER] }), hero, 'after');
    },
  }),
};

/** Power comes back: all of it after a miss, else a point. */
export const nothingWasted = reaction({
  name: 'nothing-wasted',
  on: 'attackResolved',
  window: 'after',
  rules: TRAIT,
  proc: 'takeBack',
  uses({ state }, { data: { hero, spent, slain } }) {
    if (spent === 0 || !holdsTrait(state, hero, 'nothing-wasted')) return [];
    const power = slain.every((count) => count === 0) ? spent : 1;
    return [{ by: seatOf(state, hero), locals: { hero, power }, subject: hero }];
  },
  usual: (_view, locals) => (locals as { hero: HeroId; power: number }).power > 1,
});

export const takeBack = proc('takeBack', {
  use(play, { hero, power }) {
    playTrait(play, hero, 'nothing-wasted');
    gather(play, hero, power, 'nothing-wasted');
    return done();
  },
});
