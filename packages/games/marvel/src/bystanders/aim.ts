import { useAbility } from '../rules/changes.ts';
import { seatOf } from '../rules/questions.ts';
import { rangeTo } from '../rules/reach.ts';
import { amend, done, proc, reaction } from '../words.ts';
import { isReady, LASTING } from './held.ts';

/** Okoye sharpens one attack of the Turn, a Devour too. */
export const spearDiscipline = reaction({
  name: 'okoye',
  on: 'attackDeclared',
  window: 'before',
  rules: LASTING,
  proc: 'aimSpear',
  uses: ({ state }, { data: { hero, boosts } }) =>
    isReady(state, hero, 'okoye') ? [{ by: seatOf(state, hero), locals: { hero, boosts }, subject: hero }] : [],
  usual: () => true,
});

export const aimSpear = proc('aimSpear', {
  aim(play, { hero, boosts }) {
    useAbility(play, hero, 'okoye', LASTING);
    return amend<'attackDeclared'>({ boosts: [...boosts, 'okoye'] });
  },
});

/** Sharon Carter is used by an attack that only she makes possible. */
export const farSight = reaction({
  name: 'sharon-carter',
  on: 'attackDeclared',
  window: 'after',
  rules: LASTING,
  proc: 'lookFar',
  uses(look, { data: { hero, attack, zone, boosts } }) {
    const { state } = look;
    if (attack !== 'unique' || !isReady(state, hero, 'sharon-carter')) return [];
    const far = rangeTo(state, state.heroes[hero]!.zone, zone) === look.query('maxRange', { hero, attack, boosts });
    return far ? [{ locals: { hero }, subject: hero }] : [];
  },
});

export const lookFar = proc('lookFar', {
  look(play, { hero }) {
    useAbility(play, hero, 'sharon-carter', LASTING);
    return done();
  },
});
