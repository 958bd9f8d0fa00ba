import { levelOf } from '../rules/questions.ts';
import { LEVELS } from '../types.ts';
import { announce, done, proc } from '../words.ts';

/** By level, from Blue. */
const REACHED = ['MZ-XP-06', 'MZ-XP-07', 'MZ-XP-08', 'MZ-XP-09'];

/** The Danger pointer moves by as much (MZ-XP-03), and what a new level gives can be used at once (MZ-XP-13). */
export const gainXp = proc('gainXp', {
  announce({ state }, { hero, xp, rules }) {
    const total = state.heroes[hero]!.xp + xp;
    return announce({ id: 'xpGained', data: { hero, xp, total }, rules: [...rules, 'MZ-XP-03'] });
  },
  count(play, { hero: id }) {
    const event = play.announced('xpGained');
    if (event === null || event.data.xp === 0) return done();
    const { state } = play;
    const hero = state.heroes[id]!;
    const before = play.query('actions', { hero: id });
    const level = levelOf(hero.xp);
    hero.xp += event.data.xp;
    if (state.marks.acting === id) hero.actions += play.query('actions', { hero: id }) - before;
    play.tell({ ...event, data: { ...event.data, total: hero.xp } });
    for (let reached = level + 1; reached <= levelOf(hero.xp); reached++)
      play.tell({
        id: 'levelReached',
        data: { hero: id, level: LEVELS[reached]! },
        rules: [REACHED[reached]!, 'MZ-XP-13'],
      });
    return done();
  },
});
