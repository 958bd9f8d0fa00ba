import type { Next } from '@shamble/kernel';
import { carryOut } from '../actions/act.ts';
import { type Playing, seatOf, setDownCarried } from '../rules/changes.ts';
import { itemOf } from '../rules/questions.ts';
import { HUMAN_AP, type HumanId, NONE, type State } from '../types.ts';
import { checkHealed } from '../variants/heal.ts';
import { strengthen } from '../variants/traitor.ts';
import { ask, call, done, goto, proc } from '../words.ts';

/** One human's turn (ZP-HUM-01, ZP-HUM-02). */
export const turn = proc('turn', {
  begin(play, { human: id }) {
    const { state } = play;
    const human = state.humans[id]!;
    state.turn = id;
    state.thief = false;
    human.aimed = false;
    if (human.misses > 0) {
      human.misses -= 1;
      play.tell({ id: 'turnMissed', data: { human: id }, rules: ['ZP-BABY-12'] });
      return done();
    }
    // ZP-GROUP-05: a new figure for whoever has lost his.
    if (human.status !== 'out') return wake(play, id);
    return call('arrive', { human: id, zombie: NONE, dog: false, faces: [], squares: [], beyond: false }, null, 'wake');
  },
  wake: (play, { human }) => wake(play, human),
  ready: (play, { human }) => ready(play, human),
  choose(play, { human }) {
    if (!canGoOn(play.state, human)) return goto('end');
    return ask(seatOf(play.state, human), 'act', { human }, 'act');
  },
  act: (play, { human }) => carryOut(play, human, play.answer('act')),
  end: endTurn,
  gone: endTurn,
});

function wake(play: Playing, id: HumanId): Next {
  const { state } = play;
  if (state.late && !state.cracked) rollLate(play, id);
  if (state.humans[id]!.infected) return call('infect', { human: id, zombie: NONE }, id, 'ready'); // ZP-FAQ-14
  return ready(play, id);
}

function ready(play: Playing, id: HumanId): Next {
  const { state } = play;
  const human = state.humans[id]!;
  if (human.status !== 'in') return done();
  human.ap = play.query('ap', { human: id });
  human.fresh = true;
  human.burdened = state.baby.state === 'carried' && state.baby.by === id;
  play.tell({ id: 'turnBegan', data: { human: id, ap: human.ap }, rules: ['ZP-HUM-01'] });
  if (state.owed && state.unmasked === human.seat) strengthen(play, id);
  return goto('choose');
}

function endTurn(play: Playing, { human: id }: { human: HumanId }): Next {
  const { state } = play;
  const human = state.humans[id]!;
  if (human.status === 'in') {
    if (human.fresh && human.treats < 0) human.still += 1;
    setDownCarried(play, id);
    checkHealed(play);
  }
  const unused = human.status === 'in' ? human.ap : 0;
  human.ap = 0;
  human.aimed = false;
  state.thief = false;
  play.tell({ id: 'turnEnded', data: { human: id, unused }, rules: ['ZP-HUM-02'] });
  return done();
}

/** Without AP there are still drinks, thefts and whoever is carried. */
function canGoOn(state: State, id: HumanId): boolean {
  const human = state.humans[id]!;
  return human.ap > 0 || human.carries >= 0 || state.thief || itemOf(human, 'drink') >= 0;
}

/** ZP-V28-05 */
function rollLate(play: Playing, id: HumanId): void {
  const face = play.roll('late', 6);
  play.tell({ id: 'lateRolled', data: { human: id, face }, rules: ['ZP-V28-05'] });
  if (face < 5) return;
  play.state.cracked = true;
  play.tell({ id: 'cracked', data: {}, rules: ['ZP-V28-05', 'ZP-V28-06'] });
}

/** ZP-HUM-01 */
export const baseAp = (): number => HUMAN_AP;
