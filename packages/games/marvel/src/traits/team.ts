import { MOST_POWER } from '../../content/heroes.ts';
import type { TraitId } from '../../content/traits.ts';
import { LEGAL } from '../actions/action.ts';
import { walk } from '../actions/move.ts';
import { freeOpening, gather, hasPower, POWERLESS, spend } from '../effects/free.ts';
import { ANY_RANGE, NOBODY_NEAR, othersWithin } from '../effects/lead.ts';
import { changeHunger } from '../rules/changes.ts';
import { heroesAt, seatOf } from '../rules/questions.ts';
import { zonesWithin } from '../rules/reach.ts';
import { type HeroId, NONE, type State, type Zone } from '../types.ts';
import { ask, call, choice, done, goto, proc, reaction } from '../words.ts';
import { isMeal } from './devour.ts';
import { holdsTrait, playTrait, TRAIT, traitFeat } from './trait.ts';

const NEAR = 2;

const hunt = (trait: TraitId) =>
  traitFeat(trait, {
    forbids: ({ state }, hero) => (othersWithin(state, hero, NEAR).length > 0 ? LEGAL : NOBODY_NEAR),
    carryOut: (play, hero) =>
      call('lead', { hero, by: trait, heroes: othersWithin(play.state, hero, NEAR) }, hero, 'after'),
  });

/** Others in sight who have room for Power. */
const weaker = (state: State, hero: HeroId): HeroId[] =>
  othersWithin(state, hero, ANY_RANGE).filter((one) => state.heroes[one]!.power < MOST_POWER);

const beside = (state: State, hero: HeroId): HeroId[] =>
  heroesAt(state, state.heroes[hero]!.zone).filter((one) => one !== hero);
const landings = (state: State, hero: HeroId): Zone[] => zonesWithin(state, state.heroes[hero]!.zone, 1, NEAR);

export const teamFeats = {
  ...hunt('pack-hunt'),
  ...hunt('team-up'),
  ...traitFeat('lend-strength', {
    forbids({ state }, hero) {
      if (!hasPower(state, hero)) return POWERLESS;
      return weaker(state, hero).length > 0 ? LEGAL : NOBODY_NEAR;
    },
    carryOut: (play, hero) => call('lend', { hero, heroes: weaker(play.state, hero) }, hero, 'after'),
  }),
  ...traitFeat('special-delivery', {
    forbids({ state }, hero) {
      if (!hasPower(state, hero)) return POWERLESS;
      return beside(state, hero).length > 0 && landings(state, hero).length > 0 ? LEGAL : NOBODY_NEAR;
    },
    carryOut(play, hero) {
      spend(play, hero, 1, 'special-delivery');
      return call('deliverHero', { hero, heroes: beside(play.state, hero), whom: NONE }, hero, 'after');
    },
  }),
};

/** Who gets some gets one more. */
export const lend = proc('lend', {
  share({ state }, { hero, heroes }) {
    return ask(seatOf(state, hero), 'lend', { hero, heroes: [...heroes], power: state.heroes[hero]!.power });
  },
  give(play, { hero, heroes }) {
    const shares = play.answer('lend');
    const given = heroes.reduce((sum, one) => sum + (shares[String(one)] ?? 0), 0);
    spend(play, hero, given, 'lend-strength');
    for (const one of heroes) {
      const power = shares[String(one)] ?? 0;
      if (power > 0) gather(play, one, power + 1, 'lend-strength');
    }
    return done();
  },
});

/** What is not given stays; something is. */
export const lendChoice = choice('lend', {
  offer(_look, { heroes, power }) {
    const among = heroes.map((one) => ({ id: String(one), max: power }));
    if (power > 1) among.push({ id: KEPT, max: power - 1 });
    return { kind: 'share', total: power, among };
  },
  usual: (_view, { heroes, power }) => ({ [String(heroes[0]!)]: 1, ...(power > 1 ? { [KEPT]: power - 1 } : {}) }),
});

const KEPT = 'keep';

/** Thrown one or two Zones away, in sight, to strike there if wanted. */
export const deliverHero = proc('deliverHero', {
  whom: ({ state }, { hero, heroes }) =>
    ask(seatOf(state, hero), 'hero', { by: 'special-delivery', heroes: [...heroes] }),
  where(play, locals) {
    locals.whom = play.answer('hero');
    const { hero } = locals;
    return ask(seatOf(play.state, hero), 'zone', { by: 'special-delivery', zones: landings(play.state, hero) });
  },
  land(play, { whom }) {
    walk(play, whom, [play.answer('zone')], TRAIT);
    return call('freeAction', freeOpening(whom, { only: ['attack'] }), whom, 'over');
  },
  over: () => done(),
});

const hungryNear = (state: State, hero: HeroId): HeroId[] =>
  othersWithin(state, hero, 1).filter((one) => state.heroes[one]!.hunger > 0);

/** What is eaten is eaten together. */
export const sharedFeast = reaction({
  name: 'shared-feast',
  on: 'attackResolved',
  window: 'after',
  rules: TRAIT,
  proc: 'shareFeast',
  uses({ state }, { data }) {
    const { hero } = data;
    if (!isMeal(data) || !holdsTrait(state, hero, 'shared-feast')) return [];
    const among = hungryNear(state, hero);
    return among.length > 0 ? [{ by: seatOf(state, hero), locals: { hero, among }, subject: hero }] : [];
  },
  usual: ({ heroes }, locals) => (locals as { among: HeroId[] }).among.some((one) => heroes[one]!.hunger > 2),
});

const MOST = 2;

export const shareFeast = proc('shareFeast', {
  use(play, { hero }) {
    playTrait(play, hero, 'shared-feast');
    return goto('next');
  },
  next({ state }, { among }) {
    const [hero] = among;
    if (hero === undefined) return done();
    const most = Math.min(MOST, state.heroes[hero]!.hunger);
    const from = Array.from({ length: most + 1 }, (_, i) => i);
    return ask(seatOf(state, hero), 'howMuch', { hero, by: 'shared-feast', from });
  },
  eat(play, { among }) {
    changeHunger(play, among.shift()!, -play.answer('howMuch'), 'shared-feast', TRAIT);
    return goto('next');
  },
});
