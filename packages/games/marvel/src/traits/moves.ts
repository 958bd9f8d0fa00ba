import type { Look, RuleId } from '@shamble/kernel';
import { isOpen, opened } from '@shamble/parts';
import type { TraitId } from '../../content/traits.ts';
import { forbids, LEGAL } from '../actions/action.ts';
import { walk } from '../actions/move.ts';
import { freeOpening, gather } from '../effects/free.ts';
import { board, bystandersAt, seatOf } from '../rules/questions.ts';
import { waysFrom } from '../rules/reach.ts';
import type { HeroId, Marvel } from '../types.ts';
import { ask, call, done, goto, modifier, proc } from '../words.ts';
import { TRAIT, traitFeat } from './trait.ts';

/** Moves that take no notice of Enemies: they cost nothing more, and end nowhere before their time. */
const HEEDLESS = ['corpse-rush', 'to-the-rescue', 'danvers-special', 'sting-and-fly', 'long-stride'];
/** Of these up to two Zones. */
const DASHES = ['corpse-rush', 'to-the-rescue', 'danvers-special', 'long-stride'];
const isOne = (boosts: readonly string[], of: readonly string[]): boolean => boosts.some((boost) => of.includes(boost));

const dash = modifier({
  on: 'moveZones',
  layer: 'set',
  rules: TRAIT,
  value: (zones, { boosts }) => (isOne(boosts, DASHES) ? Math.max(2, zones) : zones),
});

const free = modifier({
  on: 'moveExtra',
  layer: 'limit',
  rules: ['MZ-TRAIT-06', 'MZ-MOVE-06'],
  value: (extra, { boosts }) => (isOne(boosts, HEEDLESS) ? 0 : extra),
});

const unstopped = modifier({
  on: 'moveStops',
  layer: 'set',
  rules: ['MZ-TRAIT-06', 'MZ-MOVE-04'],
  value: (stops, { boosts }) => stops && !isOne(boosts, HEEDLESS),
});

export const moveTraits = [dash, free, unstopped];

const SHUT_IN: readonly RuleId[] = ['MZ-MOVE-01'];
/** Walls and closed doors all round. */
export const shutIn = ({ state }: Look<Marvel>, hero: HeroId): readonly RuleId[] =>
  waysFrom(state, state.heroes[hero]!.zone).length > 0 ? LEGAL : SHUT_IN;

const dashFeat = (trait: TraitId) =>
  traitFeat(trait, {
    forbids: shutIn,
    carryOut: (_play, hero) =>
      call('freeAction', freeOpening(hero, { only: ['move'], boosts: [trait] }), hero, 'after'),
  });

const NO_DOOR: readonly RuleId[] = ['MZ-DOOR-01'];

/** A closed door of the own Zone that no rule keeps shut; else why not. */
function doorsForbidden(look: Look<Marvel>, hero: HeroId): readonly RuleId[] {
  const { state } = look;
  const because = forbids(look, freeOpening(hero), 'open');
  if (because.length > 0) return because;
  const shut = board(state).exits[state.heroes[hero]!.zone]!.filter(
    ({ door }) => door !== null && !isOpen(state.doors, door),
  );
  const locks = shut.map(({ door }) => look.query('locked', { door: door! }));
  return locks.find((rules) => rules.length === 0) ?? locks[0] ?? NO_DOOR;
}

const ripFeat = (trait: TraitId) =>
  traitFeat(trait, {
    forbids: doorsForbidden,
    carryOut: (_play, hero) => call('ripDoor', { hero, by: trait, to: -1 }, hero, 'after'),
  });

export const moveFeats = {
  ...dashFeat('corpse-rush'),
  ...ripFeat('door-ripper'),
  ...ripFeat('kick-it-in'),
  ...traitFeat('to-the-rescue', {
    forbids: shutIn,
    carryOut: (_play, hero) => call('rescue', { hero }, hero, 'after'),
  }),
};

/** Power for whoever comes to somebody's help. */
export const rescue = proc('rescue', {
  move: (_play, { hero }) =>
    call('freeAction', freeOpening(hero, { only: ['move'], boosts: ['to-the-rescue'] }), hero, 'come'),
  come(play, { hero }) {
    const { zone } = play.state.heroes[hero]!;
    if (play.result('freeAction') && bystandersAt(play.state, zone).length > 0) gather(play, hero, 1, 'to-the-rescue');
    return done();
  },
});

/** A door is opened, and what lies behind it shows; then one may go through. */
export const ripDoor = proc('ripDoor', {
  which: ({ state }, { hero }) => ask(seatOf(state, hero), 'act', freeOpening(hero, { only: ['open'] })),
  open(play, locals) {
    const act = play.answer('act');
    if (act.do !== 'open') return done();
    const { state } = play;
    const { hero } = locals;
    const { a, b } = board(state).doors[act.door]!;
    locals.to = state.heroes[hero]!.zone === a ? b : a;
    state.doors = opened(state.doors, act.door);
    play.tell({ id: 'doorOpened', data: { hero, door: act.door }, rules: ['MZ-DOOR-01', 'MZ-DOOR-03'] });
    return call('openDoor', { hero, door: act.door }, null, 'pause');
  },
  pause(play, { hero, by, to }) {
    const from = play.state.heroes[hero]!.zone;
    if (!play.query('mayEnter', { hero, from, to })) return done();
    return ask(seatOf(play.state, hero), 'zone', { by, zones: [to, from] }, 'enter');
  },
  enter(play, { hero, to }) {
    if (play.answer('zone') !== to) return done();
    walk(play, hero, [to], ['MZ-TRAIT-06', 'MZ-MOVE-06']);
    return goto('over');
  },
  over: () => done(),
});
