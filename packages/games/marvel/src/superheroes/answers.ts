import { NONE, type Zone } from '../types.ts';
import { call, done, proc, reaction } from '../words.ts';
import { foeIndex, IN_FORCE, inForce } from './force.ts';
import { LEAPT } from './standing.ts';

const isAgainst = ({ zone, also }: { zone: Zone; also: Zone }, there: Zone): boolean =>
  zone === there || also === there;

/** Black Panther, still in play: whoever attacked his Zone and rolled a 1 takes the blow back. */
export const kineticReturn = reaction({
  name: 'black-panther',
  on: 'attackResolved',
  window: 'after',
  rules: IN_FORCE,
  proc: 'strikeBack',
  uses({ state }, { data }) {
    const panther = inForce(state, 'black-panther');
    const { hero, faces } = data;
    if (panther === null || !isAgainst(data, panther.zone) || !faces.includes(1)) return [];
    return [{ locals: { hero, foe: foeIndex('black-panther') }, subject: hero }];
  },
});

/** A Wound of an Enemy, though not of an attack on the Zone. */
export const strikeBack = proc('strikeBack', {
  strike(play, { hero, foe }) {
    play.tell({ id: 'foeAbility', data: { foe, hero }, rules: IN_FORCE });
    return call('wound', { hero, source: 'enemy' }, hero, 'over');
  },
  over: () => done(),
});

/** Spider-Man has leapt aside: the next attack of this Phase can hit him. */
export const leap = reaction({
  name: 'spider-man',
  on: 'attackResolved',
  window: 'after',
  rules: IN_FORCE,
  proc: 'dodge',
  uses({ state }, { data }) {
    const spider = inForce(state, 'spider-man');
    const { marks, phase, round } = state;
    if (spider === null || phase !== 'players' || marks[LEAPT] === round || !isAgainst(data, spider.zone)) return [];
    return [{ locals: { hero: data.hero, foe: foeIndex('spider-man') } }];
  },
});

export const dodge = proc('dodge', {
  leap(play, { hero, foe }) {
    play.state.marks[LEAPT] = play.state.round;
    play.tell({ id: 'foeAbility', data: { foe, hero }, rules: IN_FORCE });
    return done();
  },
});

/** Told with the card that comes through Doctor Strange's portal. */
export const portalSeen = reaction({
  name: 'doctor-strange',
  on: 'spawnCardDrawn',
  window: 'after',
  rules: IN_FORCE,
  proc: 'showPortal',
  uses({ state }, { data: { spawn, zone } }) {
    const strange = spawn === 0 ? inForce(state, 'doctor-strange') : null;
    return strange === null || strange.zone === zone ? [] : [{ locals: { foe: foeIndex('doctor-strange') } }];
  },
});

export const showPortal = proc('showPortal', {
  show(play, { foe }) {
    play.tell({ id: 'foeAbility', data: { foe, hero: NONE }, rules: IN_FORCE });
    return done();
  },
});
