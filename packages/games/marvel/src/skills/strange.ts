import { LEGAL } from '../actions/action.ts';
import { walk } from '../actions/move.ts';
import { freeOpening, hasPower, POWERLESS, spend } from '../effects/free.ts';
import { ANY_RANGE, othersWithin } from '../effects/lead.ts';
import { rulesOfSkill } from '../effects/rules.ts';
import { hasSkill, seatOf } from '../rules/questions.ts';
import { zonesWithin } from '../rules/reach.ts';
import { type Doing, type HeroId, NONE, type State, type Zone } from '../types.ts';
import { amend, ask, call, done, modifier, proc, reaction } from '../words.ts';
import { showSkill, skillFeat } from './skill.ts';

// Doctor Strange's own.

const FAR = 2;
const gates = (state: State, hero: HeroId): Zone[] => zonesWithin(state, state.heroes[hero]!.zone, 0, FAR);

export const portalFeat = skillFeat('portal', {
  forbids: ({ state }, hero) => (hasPower(state, hero) ? LEGAL : POWERLESS),
  carryOut(play, hero) {
    spend(play, hero, 1, 'portal');
    const heroes = [hero, ...othersWithin(play.state, hero, ANY_RANGE)];
    return call('openPortal', { hero, heroes, whom: NONE }, hero, 'after');
  },
});

/** Himself or somebody he sees, to a Zone that he sees. */
export const openPortal = proc('openPortal', {
  whom: ({ state }, { hero, heroes }) => ask(seatOf(state, hero), 'hero', { by: 'portal', heroes: [...heroes] }),
  where(play, locals) {
    locals.whom = play.answer('hero');
    const from = play.state.heroes[locals.whom]!.zone;
    const zones = gates(play.state, locals.hero).filter((zone) => zone !== from);
    if (zones.length === 0) return done();
    return ask(seatOf(play.state, locals.hero), 'zone', { by: 'portal', zones });
  },
  step(play, { whom }) {
    walk(play, whom, [play.answer('zone')], rulesOfSkill('portal'));
    return done();
  },
});

/** For a point of Power whoever is hit is easier to fell. */
export const crimsonBonds = reaction({
  name: 'crimson-bonds',
  on: 'attackDeclared',
  window: 'before',
  rules: rulesOfSkill('crimson-bonds'),
  proc: 'bind',
  uses: ({ state }, { data: { hero, attack, boosts } }) =>
    attack === 'unique' &&
    !boosts.includes('crimson-bonds') &&
    hasPower(state, hero) &&
    hasSkill(state, hero, 'crimson-bonds')
      ? [{ by: seatOf(state, hero), locals: { hero, boosts }, subject: hero }]
      : [],
  usual: () => false,
});

export const bind = proc('bind', {
  use(play, { hero, boosts }) {
    showSkill(play, hero, 'crimson-bonds');
    spend(play, hero, 1, 'crimson-bonds');
    return amend<'attackDeclared'>({ boosts: [...boosts, 'crimson-bonds'] });
  },
});

export const bound = modifier({
  on: 'toughness',
  layer: 'limit',
  rules: rulesOfSkill('crimson-bonds'),
  value: (toughness, { boosts = [] }) => (boosts.includes('crimson-bonds') ? Math.max(1, toughness - 1) : toughness),
});

/** What can be done twice over: the Actions, but for the one that is once a Turn. */
const REPEATED: readonly Doing[] = ['move', 'open', 'attack', 'throw', 'objective', 'secret', 'power', 'save', 'carry'];
const lastDone = ({ marks }: State): Doing | undefined => REPEATED[(marks.did ?? 0) - 1];

/** Noted for `turn-back-time`: which of them, counted from 1. */
export function noteDone(state: State, doing: Doing): void {
  if (state.mode === 'hero' && doing !== 'use') state.marks.did = REPEATED.indexOf(doing) + 1;
}

export const timeFeat = skillFeat('turn-back-time', {
  forbids: ({ state }) => (lastDone(state) === undefined ? rulesOfSkill('turn-back-time') : LEGAL),
  carryOut: (play, hero) => call('freeAction', freeOpening(hero, { only: [lastDone(play.state)!] }), hero, 'after'),
});
