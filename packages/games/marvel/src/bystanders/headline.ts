import { gainXp } from '../rules/changes.ts';
import { isIn, seatOf } from '../rules/questions.ts';
import { type HeroId, NONE, type State } from '../types.ts';
import { amend, ask, choice, proc, reaction } from '../words.ts';
import { holds, LASTING } from './held.ts';

const others = ({ heroes }: Pick<State, 'heroes'>, hero: HeroId): HeroId[] =>
  [...heroes.keys()].filter((one) => one !== hero && isIn(heroes[one]!));

/** J. Jonah Jameson: any part of the experience for another hero, seen or not. */
export const headline = reaction({
  name: 'jameson',
  on: 'xpGained',
  window: 'before',
  rules: LASTING,
  proc: 'shareHeadline',
  uses: ({ state }, { data: { hero, xp, given } }) =>
    given === undefined && holds(state, hero, 'jameson') && others(state, hero).length > 0
      ? [{ by: seatOf(state, hero), locals: { hero, xp, other: NONE }, subject: hero }]
      : [],
});

export const shareHeadline = proc('shareHeadline', {
  who: ({ state }, { hero }) => ask(seatOf(state, hero), 'hero', { by: 'jameson', heroes: others(state, hero) }),
  much(play, locals) {
    locals.other = play.answer('hero');
    const { hero, other, xp } = locals;
    return ask(seatOf(play.state, hero), 'xpGiven', { hero, other, xp });
  },
  give(play, { hero, other, xp }) {
    const given = play.answer('xpGiven');
    play.tell({ id: 'xpShared', data: { hero, other, xp: given, by: 'jameson' }, rules: LASTING });
    gainXp(play, other, given, LASTING);
    return amend<'xpGained'>({ xp: xp - given, given });
  },
});

export const xpGiven = choice('xpGiven', {
  offer: (_look, { xp }) => ({ kind: 'one', from: Array.from({ length: xp }, (_, one) => one + 1) }),
  usual: (_view, { xp }) => xp,
});
