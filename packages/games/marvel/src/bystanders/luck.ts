import type { Play } from '@shamble/kernel';
import { heal, useAbility } from '../rules/changes.ts';
import { hasUsed, seatOf } from '../rules/questions.ts';
import type { Marvel } from '../types.ts';
import { call, done, goto, prevent, proc, reaction } from '../words.ts';
import { holds, isReady, LASTING } from './held.ts';

/** Dice that Mary Jane may have rolled again. */
const REROLLED = 2;

/** Mary Jane: once in the own Turn. */
export const luckyStreak = reaction({
  name: 'mary-jane',
  on: 'rollShown',
  window: 'before',
  rules: LASTING,
  proc: 'tryLuck',
  uses(look, { data }) {
    const { hero, faces, spared } = data;
    if (faces.length === 0 || !isReady(look.state, hero, 'mary-jane')) return [];
    const accuracy = look.query('accuracy', data);
    return [{ by: seatOf(look.state, hero), locals: { hero, faces, spared, accuracy }, subject: hero }];
  },
  usual(_view, locals) {
    const { faces, accuracy } = locals as Marvel['procs']['tryLuck']['locals'];
    return faces.filter((face) => face < accuracy).length >= REROLLED;
  },
});

export const tryLuck = proc('tryLuck', {
  use(play, { hero, faces, spared, accuracy }) {
    useAbility(play, hero, 'mary-jane', LASTING);
    const dice = { by: 'mary-jane', most: REROLLED, accuracy, faces: [...faces], spared: [...spared] };
    return call('reroll', { hero, attacker: hero, ...dice, times: 1, spare: false }, null, 'over');
  },
  over: (play) => done(play.result('reroll')),
});

/** Aunt May heals whoever is hurt so badly. */
const HURT = 3;

/** After a meal; the one that brought her comes too soon. */
export const homeCooking = reaction({
  name: 'aunt-may',
  on: 'attackResolved',
  window: 'after',
  rules: LASTING,
  proc: 'cookAtHome',
  uses({ state }, { data: { hero, attack, slain, bystanders } }) {
    if (attack !== 'devour' || !holds(state, hero, 'aunt-may') || state.heroes[hero]!.health > HURT) return [];
    const isFed = bystanders.length > 0 || slain.some((count) => count > 0);
    const isNew = bystanders.includes(state.heroes[hero]!.bystander);
    return isFed && !isNew && state.heroes[hero]!.status === 'in' ? [{ locals: { hero }, subject: hero }] : [];
  },
});

export const cookAtHome = proc('cookAtHome', {
  serve(play, { hero }) {
    heal(play, hero, 1, 'aunt-may', LASTING);
    return done();
  },
});

/** Bob ducks on this or more. */
const DUCKS = 4;

/** The first Wound of each Enemy Phase. `used` is wiped when the Turn after it begins. */
export const cower = reaction({
  name: 'bob',
  on: 'wounded',
  window: 'before',
  rules: LASTING,
  proc: 'duck',
  uses: ({ state }, { data: { hero } }) =>
    state.phase === 'enemies' && holds(state, hero, 'bob') && !hasUsed(state, hero, 'bob')
      ? [{ locals: { hero }, subject: hero }]
      : [],
});

export const duck = proc('duck', {
  roll(play, { hero }) {
    play.state.heroes[hero]!.used.push('bob');
    const face = rollFor(play, hero);
    return face >= DUCKS ? goto('spare') : done();
  },
  spare(play, { hero }) {
    play.tell({ id: 'spared', data: { hero, wounds: 1, by: 'bob' }, rules: LASTING });
    return prevent;
  },
});

function rollFor(play: Play<Marvel>, hero: number): number {
  const face = play.roll('dice', 6);
  play.tell({ id: 'luckTried', data: { hero, by: 'bob', face, needed: DUCKS }, rules: LASTING });
  return face;
}
