import type { RuleId } from '@shamble/kernel';
import { LEGAL } from '../actions/action.ts';
import { freeOpening, growHungry, STARVING } from '../effects/free.ts';
import { changeHunger } from '../rules/changes.ts';
import { isRavenous, seatOf } from '../rules/questions.ts';
import type { HeroId, State } from '../types.ts';
import { ask, call, done, goto, modifier, proc, reaction } from '../words.ts';
import { holdsTrait, playTrait, TRAIT, traitFeat } from './trait.ts';

/** Until the Turn ends. */
const lasts = ({ heroes }: Pick<State, 'heroes'>, hero: HeroId, trait: string): boolean =>
  heroes[hero]!.boosts.includes(trait);

/** Taste for Pain: each 1 is a Hit ... */
const onesHit = modifier({
  on: 'hits',
  layer: 'set',
  rules: TRAIT,
  value: (hits, { hero, face }, state) =>
    face === 1 && lasts(state, hero, 'taste-for-pain') ? Math.max(1, hits) : hits,
});

/** ... and gives no Hunger. */
const onesAreTasty = modifier({
  on: 'hungerFrom',
  layer: 'set',
  rules: TRAIT,
  value: (hunger, { hero, faces, spared }, state) =>
    lasts(state, hero, 'taste-for-pain')
      ? hunger - faces.filter((face, die) => face === 1 && spared[die] !== 1).length
      : hunger,
});

/** Moment of Clarity: any Action, though Ravenous. */
const clarity = modifier({
  on: 'mayAct',
  layer: 'set',
  rules: ['MZ-TRAIT-06', 'MZ-RAV-02'],
  value: (may, { hero }, state) => may || lasts(state, hero, 'moment-of-clarity'),
});

export const hungerTraits = [onesHit, onesAreTasty, clarity];

/** In the own Turn: it lasts until that ends. */
export const tasteForPain = reaction({
  name: 'taste-for-pain',
  on: 'attackDeclared',
  window: 'before',
  rules: TRAIT,
  proc: 'tastePain',
  uses: ({ state }, { data: { hero } }) =>
    state.marks.acting === hero && holdsTrait(state, hero, 'taste-for-pain')
      ? [{ by: seatOf(state, hero), locals: { hero }, subject: hero }]
      : [],
  usual: (view, locals) => view.heroes[(locals as { hero: HeroId }).hero]!.actions > 0,
});

export const tastePain = proc('tastePain', {
  use(play, { hero }) {
    playTrait(play, hero, 'taste-for-pain');
    play.state.heroes[hero]!.boosts.push('taste-for-pain');
    return done();
  },
});

const FED: readonly RuleId[] = TRAIT;

export const hungerFeats = {
  ...traitFeat('bone-to-gnaw', {
    forbids: ({ state }, hero) => (state.heroes[hero]!.hunger === 0 ? FED : LEGAL),
    carryOut: (_play, hero) => call('gnawBone', { hero }, hero, 'after'),
  }),
  ...traitFeat('hunger-pays', {
    forbids: ({ state }, hero) => (isRavenous(state.heroes[hero]!) ? STARVING : LEGAL),
    carryOut(play, hero) {
      const unbound = growHungry(play, hero, 'hunger-pays');
      return call('freeAction', freeOpening(hero, { unbound }), hero, 'after');
    },
  }),
  ...traitFeat('moment-of-clarity', {
    forbids: ({ state }, hero) =>
      isRavenous(state.heroes[hero]!) && !lasts(state, hero, 'moment-of-clarity') ? LEGAL : TRAIT,
    carryOut({ state }, hero) {
      state.heroes[hero]!.boosts.push('moment-of-clarity');
      return goto('after');
    },
  }),
};

export const gnawBone = proc('gnawBone', {
  ask({ state }, { hero }) {
    const from = state.heroes[hero]!.hunger > 1 ? [1, 2] : [1];
    return ask(seatOf(state, hero), 'howMuch', { hero, by: 'bone-to-gnaw', from });
  },
  gnaw(play, { hero }) {
    changeHunger(play, hero, -play.answer('howMuch'), 'bone-to-gnaw', ['MZ-TRAIT-06', 'MZ-RAV-06']);
    return done();
  },
});
