import { forbids } from '../actions/action.ts';
import { bystanderFigures, enemyFigures, readFigure } from '../effects/figures.ts';
import { freeOpening } from '../effects/free.ts';
import { changeHunger, heal } from '../rules/changes.ts';
import { bystanderTarget, foeTarget } from '../rules/combat.ts';
import { bystandersAt, enemiesAt, seatOf } from '../rules/questions.ts';
import type { FigureId, Marvel, State, TargetId, Zone } from '../types.ts';
import { amend, ask, call, done, proc, reaction } from '../words.ts';
import { holdsTrait, playTrait, TRAIT, traitFeat } from './trait.ts';

const meals = (state: State, zone: Zone): FigureId[] => [
  ...enemyFigures(state, zone),
  ...bystanderFigures(state, zone),
];

/** Past whoever stands in front: worth it only where there is a choice. */
export const overTheShoulder = reaction({
  name: 'over-the-shoulder',
  on: 'attackDeclared',
  window: 'before',
  rules: TRAIT,
  proc: 'nameTarget',
  uses({ state }, { data: { hero, attack, zone, boosts, aim } }) {
    if (attack !== 'devour' || aim !== '' || !holdsTrait(state, hero, 'over-the-shoulder')) return [];
    const among = meals(state, zone);
    return among.length < 2 ? [] : [{ by: seatOf(state, hero), locals: { hero, boosts, among }, subject: hero }];
  },
  usual: (_view, locals) => (locals as { among: string[] }).among.some((one) => one.startsWith('b')),
});

export const nameTarget = proc('nameTarget', {
  whom: ({ state }, { hero, among }) =>
    ask(seatOf(state, hero), 'figure', { hero, by: 'over-the-shoulder', among: [...among] }),
  use(play, { hero, boosts }) {
    playTrait(play, hero, 'over-the-shoulder');
    return amend<'attackDeclared'>({
      boosts: [...boosts, 'over-the-shoulder'],
      aim: targetOf(play.answer('figure')),
    });
  },
});

function targetOf(figure: FigureId): TargetId {
  const one = readFigure(figure);
  if ('foe' in one) return foeTarget(one.foe);
  return 'bystander' in one ? bystanderTarget(one.bystander) : String(one.kind);
}

export const devourFeats = traitFeat('snatched-bite', {
  forbids(look, hero) {
    const { zone } = look.state.heroes[hero]!;
    if (enemiesAt(look.state, zone) + bystandersAt(look.state, zone).length === 0) return ['MZ-COMBAT-02'];
    return forbids(look, freeOpening(hero), 'devour');
  },
  carryOut: (_play, hero) =>
    call('freeAction', freeOpening(hero, { only: ['devour'], boosts: ['snatched-bite'] }), hero, 'after'),
});

export const isMeal = ({ attack, slain, bystanders }: Marvel['events']['attackResolved']): boolean =>
  attack === 'devour' && (bystanders.length > 0 || slain.some((count) => count > 0));

/** Eaten, and still hungry if one likes (MZ-DEV-02). */
export const neverEnough = reaction({
  name: 'never-enough',
  on: 'attackResolved',
  window: 'after',
  rules: TRAIT,
  proc: 'stayHungry',
  uses: ({ state }, { data }) =>
    isMeal(data) && holdsTrait(state, data.hero, 'never-enough')
      ? [{ by: seatOf(state, data.hero), locals: { hero: data.hero }, subject: data.hero }]
      : [],
  usual: ({ heroes }, locals) => heroes[(locals as { hero: number }).hero]!.health < 4,
});

export const stayHungry = proc('stayHungry', {
  ask({ state }, { hero }) {
    return ask(seatOf(state, hero), 'howMuch', { hero, by: 'never-enough', from: [0, 1, 2, 3] });
  },
  use(play, { hero }) {
    playTrait(play, hero, 'never-enough');
    changeHunger(play, hero, play.answer('howMuch') - play.state.heroes[hero]!.hunger, 'never-enough', TRAIT);
    heal(play, hero, 1, 'never-enough', TRAIT);
    return done();
  },
});
