import type { RuleId } from '@shamble/kernel';
import type { Rules } from '../../content/mission.ts';
import { placeFoe } from '../rules/changes.ts';
import { devouredMark } from '../rules/goals.ts';
import { board, bystanderNamed, foeNamed, levelOf } from '../rules/questions.ts';
import { type Foe, type HeroId, LEVELS, type State } from '../types.ts';
import { done, modifier, proc, reaction } from '../words.ts';

type Returns = NonNullable<Rules['returns']>;

const RULES: readonly RuleId[] = ['MZ-M03-08', 'MZ-M07-09', 'MZ-H05-07', 'MZ-H05-08'];
const ruleOf = ({ unless, lying }: Returns): RuleId =>
  unless === 'wong-devoured' ? 'MZ-M03-08' : lying ? 'MZ-H05-07' : 'MZ-M07-09';

const SEASONED = LEVELS.indexOf('orange');

/**
 * Doctor Strange is gone for good once Wong is devoured (MZ-M03-09); an Orange or Red hero is the end of Thor, who is discarded
 * as usual, and of Hulk (MZ-H05-08), who lies where he fell until then.
 */
function fateOf(state: State, { unless, lying }: Returns, hero: HeroId): Foe['status'] {
  if (unless === 'wong-devoured') return state.marks[devouredMark(bystanderNamed('wong'))] === 1 ? 'gone' : 'waiting';
  // The level before the experience for him.
  const isSeasoned = levelOf(state.heroes[hero]!.xp) >= SEASONED;
  if (lying) return isSeasoned ? 'gone' : 'lying';
  return isSeasoned ? 'deck' : 'waiting';
}

export const fate = modifier({
  on: 'foeFate',
  layer: 'set',
  rules: RULES,
  value(now, { foe, hero }, state) {
    const { returns } = board(state).rules;
    if (returns === null || foeNamed(state.mode, returns.who) !== foe) return now;
    return fateOf(state, returns, hero);
  },
});

const isDown = ({ status }: Foe): boolean => status === 'waiting' || status === 'lying';

/** Whoever waits comes back where he started, who lies stands up. */
export const comesBack = reaction({
  name: 'comeBack',
  on: 'endPhaseBegan',
  window: 'after',
  rules: RULES,
  proc: 'comeBack',
  uses: ({ state }) => (state.foes.some(isDown) ? [{ locals: {} }] : []),
});

export const comeBack = proc('comeBack', {
  place(play) {
    const { state } = play;
    const { foes, rules } = board(state);
    for (const { who, zone } of foes) {
      const foe = foeNamed(state.mode, who);
      const { status, zone: lies } = state.foes[foe]!;
      if (!isDown(state.foes[foe]!) || rules.returns === null) continue;
      placeFoe(play, foe, status === 'lying' ? lies : zone, ['MZ-ROUND-04', ruleOf(rules.returns)]);
    }
    return done();
  },
});

/** The Round in which he is left alone. */
export const CALM = 'calm';

/** Calmed, he does nothing for the rest of the Round (MZ-H05-09). */
export const calm = modifier({
  on: 'enemyActions',
  layer: 'limit',
  rules: ['MZ-H05-09'],
  value(actions, { foe }, state) {
    if (foe < 0 || state.marks[CALM] !== state.round) return actions;
    const { returns } = board(state).rules;
    return returns !== null && foeNamed(state.mode, returns.who) === foe ? 0 : actions;
  },
});
