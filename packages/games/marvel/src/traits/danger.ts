import type { Next, Play } from '@shamble/kernel';
import type { TraitId } from '../../content/traits.ts';
import { LEGAL } from '../actions/action.ts';
import { freeOpening, gather } from '../effects/free.ts';
import { ANY_RANGE, NOBODY_NEAR, othersWithin } from '../effects/lead.ts';
import { gainXp } from '../rules/changes.ts';
import { seatOf, spawnCard, unlocked } from '../rules/questions.ts';
import { type HeroId, LEVELS, type Marvel, type State } from '../types.ts';
import { amend, ask, call, done, goto, proc, reaction } from '../words.ts';
import { holders, playTrait, TRAIT, traitFeat } from './trait.ts';

/** Whoever draws the card and whoever holds the Trait; only where there is a line to read. */
const onSpawn = (trait: TraitId) =>
  reaction({
    name: trait,
    on: 'spawnCardDrawn',
    window: 'before',
    rules: TRAIT,
    proc: 'lieLow',
    uses({ state }, { data: { card, level, fewer } }) {
      if (!('lines' in spawnCard(state, card))) return [];
      return holders(state, trait).map((hero) => ({
        by: seatOf(state, hero),
        locals: { hero, trait, level: LEVELS.indexOf(level), fewer },
        subject: hero,
      }));
    },
    usual: (_view, locals) => (locals as { level: number }).level > 0,
  });

export const dangerReactions = [onSpawn('lie-low'), onSpawn('quiet-entrance')];

/** A line lower; at Blue one fewer. */
export const lieLow = proc('lieLow', {
  use(play, { hero, trait, level, fewer }) {
    playTrait(play, hero, trait);
    return level > 0
      ? amend<'spawnCardDrawn'>({ level: LEVELS[level - 1]! })
      : amend<'spawnCardDrawn'>({ fewer: fewer + 1 });
  },
});

const RED = LEVELS.length - 1;
const LESSON = 3;

const pupils = (state: State, hero: HeroId): HeroId[] =>
  othersWithin(state, hero, ANY_RANGE).filter((one) => state.heroes[one]!.xp < state.heroes[hero]!.xp);

const lesson = (trait: TraitId) =>
  traitFeat(trait, {
    forbids: ({ state }, hero) => (pupils(state, hero).length > 0 ? LEGAL : NOBODY_NEAR),
    carryOut: (play, hero) => call('teach', { hero, by: trait, heroes: pupils(play.state, hero) }, hero, 'after'),
  });

export const teach = proc('teach', {
  whom: ({ state }, { hero, by, heroes }) => ask(seatOf(state, hero), 'hero', { by, heroes: [...heroes] }),
  teach(play) {
    gainXp(play, play.answer('hero'), LESSON, ['MZ-TRAIT-06', 'MZ-XP-03']);
    return done();
  },
});

/** The level itself stays where it is: no card is read by it (MZ-XP-11). At Red there is something else instead. */
const early = (trait: TraitId, atRed: (play: Play<Marvel>, hero: HeroId) => Next) =>
  traitFeat(trait, {
    forbids: () => LEGAL,
    carryOut(play, id) {
      const hero = play.state.heroes[id]!;
      if (unlocked(hero) === RED) return atRed(play, id);
      const before = play.query('actions', { hero: id });
      hero.boosts.push(trait);
      hero.actions += play.query('actions', { hero: id }) - before;
      return goto('after');
    },
  });

export const dangerFeats = {
  ...early('early-mutation', (_play, hero) => call('freeAction', freeOpening(hero), hero, 'after')),
  ...early('rise-to-it', (play, hero) => {
    gather(play, hero, 2, 'rise-to-it');
    return goto('after');
  }),
  ...lesson('hunting-lesson'),
  ...lesson('mentor'),
};
