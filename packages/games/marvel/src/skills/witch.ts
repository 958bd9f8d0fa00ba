import { drawCard } from '@shamble/parts';
import { LEGAL } from '../actions/action.ts';
import { hasPower, spend } from '../effects/free.ts';
import { rulesOfSkill } from '../effects/rules.ts';
import { discardTrait } from '../rules/changes.ts';
import { hasSkill, isIn, seatOf } from '../rules/questions.ts';
import { sees } from '../rules/reach.ts';
import type { HeroId } from '../types.ts';
import { amend, ask, call, done, proc, reaction } from '../words.ts';
import { isReady, skillFeat, useSkill } from './skill.ts';

// Scarlet Witch's own.

const BENT = 2;

/** Once in each hero's Turn, for that hero, if she sees it. */
export const bendTheOdds = reaction({
  name: 'bend-the-odds',
  on: 'rollShown',
  window: 'before',
  rules: rulesOfSkill('bend-the-odds'),
  proc: 'bendOdds',
  uses(look, { data }) {
    const { state } = look;
    const { hero: attacker, faces, spared } = data;
    const { heroes, marks } = state;
    if (faces.length === 0 || marks.acting !== attacker) return [];
    const witch = heroes.findIndex((one, id) => isIn(one) && isReady(state, id, 'bend-the-odds'));
    if (witch < 0 || !sees(state, heroes[witch]!.zone, heroes[attacker]!.zone)) return [];
    const accuracy = look.query('accuracy', data);
    return [{ by: seatOf(state, witch), locals: { hero: witch, attacker, accuracy, faces, spared }, subject: witch }];
  },
  usual: (_view, locals) => {
    const { accuracy, faces } = locals as { accuracy: number; faces: number[] };
    return faces.filter((face) => face < accuracy).length >= BENT;
  },
});

export const bendOdds = proc('bendOdds', {
  use(play, { hero, attacker, accuracy, faces, spared }) {
    useSkill(play, hero, 'bend-the-odds');
    const dice = { accuracy, faces: [...faces], spared: [...spared], times: 1, most: BENT, spare: false };
    return call('reroll', { hero, attacker, by: 'bend-the-odds', ...dice }, null, 'over');
  },
  over: (play) => done(play.result('reroll')),
});

/** One Trait for the better of two. */
export const tradeFeat = skillFeat('trade-fates', {
  forbids: ({ state }, hero) => (state.heroes[hero]!.traits.length > 0 ? LEGAL : rulesOfSkill('trade-fates')),
  carryOut: (_play, hero) => call('tradeFates', { hero }, hero, 'after'),
});

export const tradeFates = proc('tradeFates', {
  which({ state }, { hero }) {
    const traits = [...state.heroes[hero]!.traits];
    return ask(seatOf(state, hero), 'giveTrait', { hero, by: 'trade-fates', traits });
  },
  draw(play, { hero }) {
    discardTrait(play, hero, play.answer('giveTrait'), rulesOfSkill('trade-fates'));
    return call('gainTraits', { hero, draw: 2, keep: 1, drawn: [] }, hero, 'over');
  },
  over: () => done(),
});

/** The mark of the Round in which she did it. */
const REWRITTEN = 'rewritten';
const PRICE = 2;

/** Once a Round: that card does nothing, and another is turned up. */
export const rewriteReality = reaction({
  name: 'rewrite-reality',
  on: 'spawnCardDrawn',
  window: 'before',
  rules: rulesOfSkill('rewrite-reality'),
  proc: 'rewrite',
  uses({ state }) {
    const { heroes, marks, round, spawnDeck } = state;
    if (state.mode !== 'hero' || marks[REWRITTEN] === round || spawnDeck.pile.length === 0) return [];
    const hero = heroes.findIndex((one, id) => isIn(one) && hasSkill(state, id, 'rewrite-reality'));
    if (hero < 0 || !hasPower(state, hero, PRICE)) return [];
    return [{ by: seatOf(state, hero), locals: { hero }, subject: hero }];
  },
  usual: (view, locals) => view.heroes[(locals as { hero: HeroId }).hero]!.power > PRICE + 1,
});

export const rewrite = proc('rewrite', {
  turn(play, { hero }) {
    const { state } = play;
    state.marks[REWRITTEN] = state.round;
    useSkill(play, hero, 'rewrite-reality');
    spend(play, hero, PRICE, 'rewrite-reality');
    const card = drawCard(state.spawnDeck, play, 'spawn')!;
    state.spawnDeck.discard.push(card);
    return amend<'spawnCardDrawn'>({ card });
  },
});
