import { Menu } from '@shamble/kernel';
import { SKILLS } from '../content.ts';
import { level, seatOf } from '../rules/questions.ts';
import type { Skill } from '../types.ts';
import { ask, choice, done, proc, reaction } from '../words.ts';

/** TH-LEVEL-01: it hangs on the whole attack, not on each kill. */
export const levelUp = reaction({
  name: 'levelUp',
  on: 'attackResolved',
  window: 'after',
  rules: ['TH-LEVEL-01'],
  proc: 'learn',
  again: true,
  uses({ state }, { data: { hero } }) {
    const one = state.heroes[hero]!;
    return one.alive && one.skills.length < level(one) ? [{ locals: { hero }, subject: hero }] : [];
  },
});

export const learn = proc('learn', {
  choose: (play, { hero }) => ask(seatOf(play.state, hero), 'skill', { hero }),
  gain(play, { hero }) {
    const skill = play.answer('skill');
    play.state.heroes[hero]!.skills.push(skill);
    play.tell({ id: 'learned', data: { hero, skill }, rules: ['TH-LEVEL-01'] });
    return done();
  },
});

export const skillChoice = choice('skill', {
  offer({ state }, { hero }, explain) {
    const menu = new Menu<Skill>(explain);
    const { skills } = state.heroes[hero]!;
    for (const skill of SKILLS) menu.weigh(skill, skills.includes(skill) ? ['TH-LEVEL-02'] : []);
    return menu.one();
  },
});
