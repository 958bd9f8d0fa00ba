import type { RuleId } from '@shamble/kernel';
import { LEGAL } from '../actions/action.ts';
import { walk } from '../actions/move.ts';
import { freeOpening, gather, hasPower, spend } from '../effects/free.ts';
import { ANY_RANGE, othersWithin } from '../effects/lead.ts';
import { heal } from '../rules/changes.ts';
import { bystandersAt, heroesAt, isIn, seatOf, sheetOf } from '../rules/questions.ts';
import { waysFrom } from '../rules/reach.ts';
import { type HeroId, NONE, type State } from '../types.ts';
import { amend, ask, call, done, modifier, next, proc, reaction } from '../words.ts';
import { holders, playTrait, TRAIT, traitFeat } from './trait.ts';

// Traits that help others.

/** From Their Jaws: Enemies do not hinder it. */
export const amongJaws = modifier({
  on: 'maySave',
  layer: 'set',
  rules: TRAIT,
  value: (may, { boosts }) => may || boosts.includes('from-their-jaws'),
});

const NOBODY_THERE: readonly RuleId[] = ['MZ-HM-11'];

const hurtAt = (state: State, hero: HeroId): HeroId[] =>
  heroesAt(state, state.heroes[hero]!.zone).filter(
    (id) => state.heroes[id]!.health < sheetOf(state.heroes[id]!).health,
  );

export const rescueFeats = {
  ...traitFeat('from-their-jaws', {
    forbids: ({ state }, hero) => (bystandersAt(state, state.heroes[hero]!.zone).length > 0 ? LEGAL : NOBODY_THERE),
    carryOut: (_play, hero) =>
      call('freeAction', freeOpening(hero, { only: ['save'], boosts: ['from-their-jaws'] }), hero, 'after'),
  }),
  ...traitFeat('first-aid', {
    forbids: ({ state }, hero) => (hurtAt(state, hero).length > 0 ? LEGAL : ['MZ-TRAIT-06', 'MZ-ID-01']),
    carryOut: (play, hero) => call('firstAid', { hero, heroes: hurtAt(play.state, hero), whom: NONE }, hero, 'after'),
  }),
};

/** A point of Health, or two for a point of Power. */
export const firstAid = proc('firstAid', {
  whom: ({ state }, { hero, heroes }) => ask(seatOf(state, hero), 'hero', { by: 'first-aid', heroes: [...heroes] }),
  price(play, locals) {
    locals.whom = play.answer('hero');
    const { hero } = locals;
    const from = hasPower(play.state, hero) ? [0, 1] : [0];
    return ask(seatOf(play.state, hero), 'howMuch', { hero, by: 'first-aid', from });
  },
  bind(play, { hero, whom }) {
    const power = play.answer('howMuch');
    spend(play, hero, power, 'first-aid');
    heal(play, whom, 1 + power, 'first-aid', TRAIT);
    return done();
  },
});

/** Somebody steps in where Wounds are dealt: one is cancelled, and the others can be shared out with him, too. */
export const takeTheHit = reaction({
  name: 'take-the-hit',
  on: 'woundsDealt',
  window: 'before',
  rules: TRAIT,
  proc: 'takeHit',
  uses(look, { data: { zone, enemies } }) {
    const { state } = look;
    if (enemies === 0) return [];
    return holders(state, 'take-the-hit')
      .filter((hero) => {
        const from = state.heroes[hero]!.zone;
        return (
          from === zone || (waysFrom(state, from).includes(zone) && look.query('mayEnter', { hero, from, to: zone }))
        );
      })
      .map((hero) => ({ by: seatOf(state, hero), locals: { hero, zone, enemies }, subject: hero }));
  },
  usual: ({ heroes }, locals) => {
    const { hero, zone } = locals as { hero: HeroId; zone: number };
    return heroes[hero]!.zone === zone || heroes.some((one) => isIn(one) && one.zone === zone && one.health < 3);
  },
});

export const takeHit = proc('takeHit', {
  step(play, { hero, zone }) {
    playTrait(play, hero, 'take-the-hit');
    if (play.state.heroes[hero]!.zone !== zone) walk(play, hero, [zone], TRAIT);
    return next;
  },
  take(play, { hero, enemies }) {
    play.tell({ id: 'spared', data: { hero, wounds: 1, by: 'take-the-hit' }, rules: TRAIT });
    return amend<'woundsDealt'>({ enemies: enemies - 1 });
  },
});

/** After a rescue everybody who saw it takes heart. */
export const hopeRenewed = reaction({
  name: 'hope-renewed',
  on: 'bystanderSaved',
  window: 'after',
  rules: TRAIT,
  proc: 'renewHope',
  uses: ({ state }, { data: { hero } }) =>
    holders(state, 'hope-renewed').includes(hero) ? [{ by: seatOf(state, hero), locals: { hero }, subject: hero }] : [],
  usual: () => true,
});

export const renewHope = proc('renewHope', {
  use(play, { hero }) {
    playTrait(play, hero, 'hope-renewed');
    for (const other of othersWithin(play.state, hero, ANY_RANGE)) gather(play, other, 2, 'hope-renewed');
    heal(play, hero, 1, 'hope-renewed', TRAIT);
    return done();
  },
});
