import { gather } from '../effects/free.ts';
import { rulesOfSkill } from '../effects/rules.ts';
import { hasSkill, hasUsed } from '../rules/questions.ts';
import { amend, done, modifier, prevent, proc, reaction } from '../words.ts';
import { isReadyInTurn, useSkill } from './skill.ts';

// Black Panther's own.

const POUNCE = rulesOfSkill('pounce');
/** Among what was used in a Turn: that the hero has moved. */
const MOVED = 'moved';

/** The first Claws attack of his Turn: a die, or two if he has moved. */
export const firstPounce = reaction({
  name: 'pounce',
  on: 'attackDeclared',
  window: 'before',
  rules: POUNCE,
  proc: 'pounce',
  uses: ({ state }, { data: { hero, attack, boosts } }) =>
    attack === 'unique' && isReadyInTurn(state, hero, 'pounce') ? [{ locals: { hero, boosts }, subject: hero }] : [],
});

export const pounce = proc('pounce', {
  leap(play, { hero, boosts }) {
    useSkill(play, hero, 'pounce');
    const dice = hasUsed(play.state, hero, MOVED) ? ['pounce', 'pounce'] : ['pounce'];
    return amend<'attackDeclared'>({ boosts: [...boosts, ...dice] });
  },
});

export const pounceDice = modifier({
  on: 'dice',
  layer: 'add',
  rules: POUNCE,
  value: (dice, { boosts }) => dice + boosts.filter((boost) => boost === 'pounce').length,
});

export const hasMoved = reaction({
  name: 'pounce',
  on: 'moved',
  window: 'after',
  rules: POUNCE,
  proc: 'noteMove',
  uses: ({ state }, { data: { hero } }) =>
    isReadyInTurn(state, hero, 'pounce') && !hasUsed(state, hero, MOVED) ? [{ locals: { hero }, subject: hero }] : [],
});

export const noteMove = proc('noteMove', {
  note(play, { hero }) {
    play.state.heroes[hero]!.used.push(MOVED);
    return done();
  },
});

/** The first Wound of each Enemy Phase becomes Power. `used` is wiped when the Turn after it begins. */
export const kineticWeave = reaction({
  name: 'kinetic-weave',
  on: 'wounded',
  window: 'before',
  rules: rulesOfSkill('kinetic-weave'),
  proc: 'weave',
  uses: ({ state }, { data: { hero } }) =>
    state.phase === 'enemies' && hasSkill(state, hero, 'kinetic-weave') && !hasUsed(state, hero, 'kinetic-weave')
      ? [{ locals: { hero }, subject: hero }]
      : [],
});

export const weave = proc('weave', {
  use(play, { hero }) {
    useSkill(play, hero, 'kinetic-weave');
    gather(play, hero, 1, 'kinetic-weave');
    const rules = rulesOfSkill('kinetic-weave');
    play.tell({ id: 'spared', data: { hero, wounds: 1, by: 'kinetic-weave' }, rules });
    return prevent;
  },
});
