import { BYSTANDER_DECK } from '../../content/bystanders.ts';
import { wakeSpawn } from '../rules/changes.ts';
import { board, everyone } from '../rules/questions.ts';
import { NONE } from '../types.ts';
import { ask, call, choice, done, next, proc, reaction } from '../words.ts';

const FIRST = BYSTANDER_DECK.zombie.indexOf('secret-1');

/** A Secret Mission card does what the mission says, and nothing by itself (MZ-MIS-05). */
export const secretRevealed = reaction({
  name: 'revealSecret',
  on: 'bystanderDrawn',
  window: 'after',
  rules: ['MZ-MIS-05'],
  proc: 'revealSecret',
  uses: (_look, { data: { card, zone } }) => (card >= FIRST ? [{ locals: { card, zone } }] : []),
});

export const revealSecret = proc('revealSecret', {
  /** MZ-M02-07 */
  wake(play, { card }) {
    board(play.state).spawns.forEach(({ wakes }, spawn) => {
      if (wakes !== null && 'secret' in wakes && card === FIRST) wakeSpawn(play, spawn, ['MZ-SPAWN-05', 'MZ-M02-07']);
    });
    return next;
  },
  does(play, { zone }) {
    const { secret } = board(play.state).rules;
    if (secret === 'objective-bystander')
      return call('callBystander', { zone, escort: NONE, objective: true, rules: ['MZ-M02-08'] }, null, 'over');
    if (secret !== 'look') return done();
    const { objectives } = play.state;
    const hidden = [...objectives.keys()].filter((one) => !objectives[one]!.taken && !objectives[one]!.known);
    return ask(everyone(play), 'look', { objectives: hidden }, 'looked');
  },
  /** MZ-M06-07 */
  looked(play) {
    const objective = play.answer('look');
    if (objective === NONE) return done();
    const token = play.state.objectives[objective]!;
    token.known = true;
    const colour = play.reveal(token.colour);
    play.tell({ id: 'objectiveSeen', data: { objective, colour }, rules: ['MZ-M06-07'] });
    return done();
  },
  over: () => done(),
});

export const look = choice('look', {
  offer: (_look, { objectives }) => ({ kind: 'one', from: [...objectives, NONE] }),
  usual: (_view, { objectives }) => objectives[0] ?? NONE,
});
