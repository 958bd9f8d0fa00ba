import type { TraitId } from '../../content/traits.ts';
import { gather } from '../effects/free.ts';
import { isIn, seatOf } from '../rules/questions.ts';
import { sees } from '../rules/reach.ts';
import type { HeroId, State } from '../types.ts';
import { call, done, proc, reaction } from '../words.ts';
import { holders, playTrait, TRAIT } from './trait.ts';

/** Played on dice that lie there, before Hits are assigned. */
const onRoll = (trait: TraitId, helps: (state: State, holder: HeroId, attacker: HeroId) => boolean) =>
  reaction({
    name: trait,
    on: 'rollShown',
    window: 'before',
    rules: TRAIT,
    proc: 'playReroll',
    uses(look, { data }) {
      const { state } = look;
      const { hero: attacker, faces, spared } = data;
      if (faces.length === 0) return [];
      return holders(state, trait)
        .filter((holder) => helps(state, holder, attacker))
        .map((hero) => ({
          by: seatOf(state, hero),
          locals: { hero, trait, attacker, accuracy: look.query('accuracy', data), faces, spared },
          subject: hero,
        }));
    },
    usual: (_view, locals) => isBad(locals as { accuracy: number; faces: number[] }),
  });

/** More than half of the dice are no Hits. */
const isBad = ({ accuracy, faces }: { accuracy: number; faces: readonly number[] }): boolean =>
  2 * faces.filter((face) => face < accuracy).length > faces.length;

const isOwn = (_state: State, holder: HeroId, attacker: HeroId): boolean => holder === attacker;

export const rerollReactions = [
  onRoll('second-helping', isOwn),
  onRoll('never-give-up', isOwn),
  onRoll(
    'spotter',
    (state, holder, attacker) =>
      holder !== attacker && sees(state, state.heroes[holder]!.zone, state.heroes[attacker]!.zone),
  ),
  onRoll('bad-influence', (state, holder, attacker) =>
    sees(state, state.heroes[holder]!.zone, state.heroes[attacker]!.zone),
  ),
];

/** Times a Trait rolls, and whether the ones it leaves give no Hunger. */
const ROLLS: Partial<Record<TraitId, { times: number; spare: boolean }>> = {
  'second-helping': { times: 2, spare: false },
  'never-give-up': { times: 2, spare: false },
  spotter: { times: 1, spare: false },
  'bad-influence': { times: 1, spare: true },
};

/** Who was helped and eliminated nothing gains Power for it. */
export const spotted = reaction({
  name: 'spotter',
  on: 'attackResolved',
  window: 'after',
  rules: TRAIT,
  proc: 'beSpotted',
  uses: ({ state }, { data: { hero, slain } }) =>
    isIn(state.heroes[hero]!) && state.heroes[hero]!.boosts.includes('spotter')
      ? [{ locals: { hero, missed: slain.every((count) => count === 0) }, subject: hero }]
      : [],
});

export const beSpotted = proc('beSpotted', {
  gain(play, { hero: id, missed }) {
    const hero = play.state.heroes[id]!;
    hero.boosts = hero.boosts.filter((boost) => boost !== 'spotter');
    if (missed) gather(play, id, 1, 'spotter');
    return done();
  },
});

export const playReroll = proc('playReroll', {
  use(play, { hero, trait, attacker, accuracy, faces, spared }) {
    playTrait(play, hero, trait);
    if (trait === 'spotter') play.state.heroes[attacker]!.boosts.push(trait);
    const locals = { hero, attacker, by: trait, most: faces.length, accuracy, faces: [...faces], spared: [...spared] };
    return call('reroll', { ...locals, ...ROLLS[trait]! }, null, 'over');
  },
  over: (play) => done(play.result('reroll')),
});
