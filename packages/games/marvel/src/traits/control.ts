import type { Look } from '@shamble/kernel';
import type { TraitId } from '../../content/traits.ts';
import { LEGAL } from '../actions/action.ts';
import { bystanderFigures, enemyFigures, figureOf, readFigure, sumOf, wakefulOf } from '../effects/figures.ts';
import { gather, hasPower, POWERLESS, spend } from '../effects/free.ts';
import { NOBODY_NEAR } from '../effects/lead.ts';
import { luredTo, zoneOf } from '../effects/lure.ts';
import { hold, holdFoe } from '../rules/changes.ts';
import { agentsAt, board, seatOf } from '../rules/questions.ts';
import { sees, waysFrom, zonesWithin } from '../rules/reach.ts';
import { at, type FigureId, type HeroId, type KindId, type Marvel, NONE, TROOPER, type Zone } from '../types.ts';
import { ask, call, done, goto, proc } from '../words.ts';
import { TRAIT, traitFeat } from './trait.ts';

const AGENT_KINDS: readonly KindId[] = [0, 1, 2];
const NEAR = 2;

/** Zones near and in sight whose agents would act. */
export const holdable = ({ state }: Look<Marvel>, hero: HeroId, range: number): Zone[] =>
  zonesWithin(state, state.heroes[hero]!.zone, 0, range).filter((zone) => sumOf(wakefulOf(state, zone)) > 0);

/** Where a hero could walk from its Zone. */
export function walkable(look: Look<Marvel>, hero: HeroId): Zone[] {
  const from = look.state.heroes[hero]!.zone;
  return waysFrom(look.state, from).filter((to) => look.query('mayEnter', { hero, from, to }));
}

/** Enemies in sight that can still be stopped. */
export const stoppable = ({ state }: Look<Marvel>, hero: HeroId, range: number): FigureId[] =>
  zonesWithin(state, state.heroes[hero]!.zone, 0, range)
    .flatMap((zone) => enemyFigures(state, zone))
    .filter((figure) => {
      const one = readFigure(figure);
      if ('kind' in one) return wakefulOf(state, one.zone)[one.kind]! > 0;
      return 'foe' in one && !state.foes[one.foe]!.asleep && !state.foes[one.foe]!.muted;
    });

/** Bystanders, and one of the Troopers of a Zone, in sight and able to come nearer. */
function lurable({ state }: Look<Marvel>, hero: HeroId): FigureId[] {
  const { zone: from } = state.heroes[hero]!;
  const found: FigureId[] = [];
  for (let zone = 0; zone < board(state).zones.length; zone++) {
    if (zone === from || !sees(state, from, zone)) continue;
    found.push(...bystanderFigures(state, zone));
    if (state.figures[at(zone, TROOPER)]! > 0) found.push(figureOf(TROOPER, zone));
  }
  return found.filter((figure) => luredTo(state, hero, zoneOf(state, figure)).length > 0);
}

const howl = (trait: TraitId, power: number) =>
  traitFeat(trait, {
    forbids(look, hero) {
      if (!hasPower(look.state, hero, power)) return POWERLESS;
      return holdable(look, hero, NEAR).length > 0 ? LEGAL : NOBODY_NEAR;
    },
    carryOut(play, hero) {
      spend(play, hero, power, trait);
      const zones = holdable(play, hero, NEAR);
      return call('hold', { hero, by: trait, zones, most: 4, zone: NONE }, hero, 'after');
    },
  });

const hurl = (trait: TraitId) =>
  traitFeat(trait, {
    forbids(look, hero) {
      if (agentsAt(look.state, look.state.heroes[hero]!.zone) === 0) return ['MZ-COMBAT-02'];
      return walkable(look, hero).length > 0 ? LEGAL : ['MZ-MOVE-01'];
    },
    carryOut(play, hero) {
      const from = play.state.heroes[hero]!.zone;
      const locals = { hero, by: trait, from, zones: walkable(play, hero), kinds: [...AGENT_KINDS], most: 3, to: NONE };
      return call('push', locals, hero, 'after');
    },
  });

const face = (trait: TraitId) =>
  traitFeat(trait, {
    forbids: (look, hero) => (stoppable(look, hero, NEAR).length > 0 ? LEGAL : NOBODY_NEAR),
    carryOut: (play, hero) => call('faceDown', { hero, by: trait, among: stoppable(play, hero, NEAR) }, hero, 'after'),
  });

/** Bystanders in sight who can come nearer. */
const callable = (look: Look<Marvel>, hero: HeroId): FigureId[] =>
  lurable(look, hero).filter((figure) => figure.startsWith('b'));

/** The mark of whoever draws the Enemies: the hero, counted from 1. */
const BAIT = 'bait';

export const controlFeats = {
  ...traitFeat('stay-with-me', {
    forbids: () => LEGAL,
    carryOut(play, hero) {
      const among = callable(play, hero);
      if (among.length > 0)
        return call('lure', { hero, by: 'stay-with-me', among, figure: '', count: 1 }, hero, 'after');
      gather(play, hero, 1, 'stay-with-me');
      return goto('after');
    },
  }),
  ...traitFeat('over-here', {
    forbids: () => LEGAL,
    carryOut(play, hero) {
      gather(play, hero, 1, 'over-here');
      play.state.marks[BAIT] = hero + 1;
      return goto('after');
    },
  }),
  ...howl('dread-howl', 0),
  ...howl('hold-the-line', 1),
  ...hurl('hurl'),
  ...hurl('throw-them-back'),
  ...face('familiar-face'),
  ...face('i-knew-you'),
  ...traitFeat('cry-for-help', {
    forbids: (look, hero) => (lurable(look, hero).length > 0 ? LEGAL : NOBODY_NEAR),
    carryOut: (play, hero) =>
      call('lure', { hero, by: 'cry-for-help', among: lurable(play, hero), figure: '', count: 1 }, hero, 'after'),
  }),
};

export const faceDown = proc('faceDown', {
  whom: ({ state }, { hero, by, among }) => ask(seatOf(state, hero), 'figure', { hero, by, among: [...among] }),
  stop(play, { by }) {
    const one = readFigure(play.answer('figure'));
    if ('foe' in one) holdFoe(play, one.foe, true, by, TRAIT);
    else if ('kind' in one) hold(play, one.zone, one.kind, 1, by, TRAIT);
    return done();
  },
});
