import { LEGAL } from '../actions/action.ts';
import { walk } from '../actions/move.ts';
import { freeOpening, hasPower, POWERLESS, preyFor, spend } from '../effects/free.ts';
import { rulesOfSkill } from '../effects/rules.ts';
import { board, seatOf } from '../rules/questions.ts';
import { zonesWithin } from '../rules/reach.ts';
import { shutIn } from '../traits/moves.ts';
import type { HeroId, State, Zone } from '../types.ts';
import { amend, ask, call, done, goto, modifier, proc, reaction } from '../words.ts';
import { skillFeat } from './skill.ts';

// Ms. Marvel grows and strides; Thor flies and calls the lightning.

/** The mark of whoever has grown: the hero, counted from 1. */
const GROWN = 'grown';
const isGrown = ({ marks }: Pick<State, 'marks'>, hero: HeroId): boolean => marks[GROWN] === hero + 1;
const GROW = rulesOfSkill('grow');
const PRICE = 2;

export const growFeat = skillFeat('grow', {
  forbids: ({ state }, hero) => (hasPower(state, hero, PRICE) ? LEGAL : POWERLESS),
  carryOut(play, hero) {
    spend(play, hero, PRICE, 'grow');
    play.state.marks[GROWN] = hero + 1;
    return goto('after');
  },
});

export const grownDice = modifier({
  on: 'dice',
  layer: 'add',
  rules: GROW,
  value: (dice, { hero, attack }, state) => (attack !== 'sign' && isGrown(state, hero) ? dice + 1 : dice),
});

/** The first Wound of every attack by Enemies. */
export const grownSkin = reaction({
  name: 'grow',
  on: 'woundsAssigned',
  window: 'before',
  rules: GROW,
  proc: 'shrugOff',
  uses: ({ state }, { data: { hero, enemies, eased = [] } }) =>
    isGrown(state, hero) && !eased.includes('grow') ? [{ locals: { hero, enemies, eased }, subject: hero }] : [],
});

export const shrugOff = proc('shrugOff', {
  spare(play, { hero, enemies, eased }) {
    play.tell({ id: 'spared', data: { hero, wounds: 1, by: 'grow' }, rules: GROW });
    return amend<'woundsAssigned'>({ enemies: enemies - 1, eased: [...eased, 'grow'] });
  },
});

/** Until her next Turn. */
export const grownUp = reaction({
  name: 'grow',
  on: 'turnBegan',
  window: 'after',
  rules: GROW,
  proc: 'shrink',
  uses: ({ state }, { data: { hero } }) => (isGrown(state, hero) ? [{ locals: { hero }, subject: hero }] : []),
});

export const shrink = proc('shrink', {
  shrink({ state }) {
    state.marks[GROWN] = 0;
    return done();
  },
});

export const strideFeat = skillFeat('long-stride', {
  forbids: shutIn,
  carryOut: (_play, hero) => call('stride', { hero }, hero, 'after'),
});

/** A Move; then a blow for a point of Power, if there is somebody to hit. */
export const stride = proc('stride', {
  move: (_play, { hero }) =>
    call('freeAction', freeOpening(hero, { only: ['move'], boosts: ['long-stride'] }), hero, 'moved'),
  moved(play, { hero }) {
    const { state } = play;
    if (!hasPower(state, hero) || preyFor(play, hero, []).length === 0) return done();
    return ask(seatOf(state, hero), 'howMuch', { hero, by: 'long-stride', from: [0, 1] });
  },
  hit(play, { hero }) {
    if (play.answer('howMuch') === 0) return done();
    spend(play, hero, 1, 'long-stride');
    return call('strike', { hero, by: 'long-stride', zones: preyFor(play, hero, []) }, hero, 'over');
  },
  over: () => done(),
});

const FLIGHT = 3;
/** Street Zones in a straight line. */
const skyway = (state: State, hero: HeroId): Zone[] =>
  zonesWithin(state, state.heroes[hero]!.zone, 1, FLIGHT).filter((zone) => board(state).zones[zone]!.street);

export const hammerFeat = skillFeat('hammer-flight', {
  cost: 1,
  forbids: ({ state }, hero) => (skyway(state, hero).length > 0 ? LEGAL : ['MZ-MOVE-01']),
  carryOut: (play, hero) => call('fly', { hero, zones: skyway(play.state, hero) }, hero, 'after'),
});

export const fly = proc('fly', {
  where: ({ state }, { hero, zones }) => ask(seatOf(state, hero), 'zone', { by: 'hammer-flight', zones: [...zones] }),
  land(play, { hero }) {
    walk(play, hero, [play.answer('zone')], rulesOfSkill('hammer-flight'));
    return done();
  },
});

const BOLT = 2;
const LIGHTNING = ['call-the-lightning'];

export const lightningFeat = skillFeat('call-the-lightning', {
  forbids(look, hero) {
    if (!hasPower(look.state, hero, BOLT)) return POWERLESS;
    return preyFor(look, hero, LIGHTNING).length > 0 ? LEGAL : ['MZ-COMBAT-02'];
  },
  carryOut(play, hero) {
    spend(play, hero, BOLT, 'call-the-lightning');
    return call('strike', { hero, by: 'call-the-lightning', zones: preyFor(play, hero, LIGHTNING) }, hero, 'after');
  },
});
