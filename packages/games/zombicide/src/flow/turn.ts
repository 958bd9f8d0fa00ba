import { type Play, seatName } from '@shamble/kernel';
import { layLures } from '../missions/lures.ts';
import { isIn } from '../rules/questions.ts';
import type { Zombicide } from '../types.ts';
import { ask, call, choice, done, goto, next, proc } from '../words.ts';

/** Turn after turn: players clockwise from the First Player, then the Zombies, then the end (ZC-TURN-01). */
export const turn = proc('turn', {
  begin(play, locals) {
    const { state } = play;
    state.round += 1;
    state.phase = 'players';
    for (const survivor of state.survivors) survivor.done = false;
    if (state.loudestBy >= 0 && !isIn(state.survivors[state.loudestBy]!)) {
      state.loudest = -1; // there is no next activation to wait for (ZC-SKILL-20)
      state.loudestBy = -1;
    }
    play.tell({
      id: 'turnBegan',
      data: { round: state.round, first: state.first },
      rules: ['ZC-TURN-01', 'ZC-TURN-02'],
    });
    locals.at = 0;
    return next;
  },
  players(play, locals) {
    if (locals.at === play.seats.length) return goto('zombies');
    const seat = (play.state.first + locals.at) % play.seats.length; // ZC-TURN-03
    if (waiting(play.state, seat).length === 0) {
      locals.at += 1; // also a seat whose survivors are all dead (ZC-TURN-04)
      return goto('players');
    }
    return ask(seatName(seat), 'activate', { seat }, 'activate');
  },
  activate(play) {
    const survivor = play.answer('activate');
    return call('activation', { survivor }, survivor, 'players');
  },
  zombies: () => call('zombiesPhase', { at: 0 }, null, 'end'),
  end(play) {
    endTurn(play);
    return goto('begin');
  },
});

/** The survivors of a seat that have not been activated this turn, in any order (ZC-TURN-02). */
export const activate = choice('activate', {
  offer: ({ state }, { seat }) => ({
    kind: 'one',
    from: waiting(state, seat),
  }),
  usual: (view, { seat }) => view.survivors.findIndex((survivor) => isWaiting(survivor, seat)),
});

const isWaiting = (survivor: Zombicide['state']['survivors'][number], seat: number): boolean =>
  survivor.seat === seat && isIn(survivor) && !survivor.done;

function waiting({ survivors }: Zombicide['state'], seat: number): number[] {
  const ids: number[] = [];
  for (let id = 0; id < survivors.length; id++) if (isWaiting(survivors[id]!, seat)) ids.push(id);
  return ids;
}

function endTurn(play: Play<Zombicide>): void {
  const { state } = play;
  state.phase = 'end';
  state.noise.fill(0); // ZC-TURN-06
  layLures(state);
  state.fired.fill(0); // ZC-RELD-03
  for (const survivor of state.survivors) {
    survivor.used = [];
    survivor.killedIn = -1;
  }
  state.first = (state.first + 1) % play.seats.length; // ZC-TURN-07
  play.tell({
    id: 'turnEnded',
    data: { round: state.round, first: state.first },
    rules: ['ZC-TURN-06', 'ZC-TURN-07', 'ZC-RELD-03'],
  });
}

/** The table opens with the first turn; set-up has happened. The first skills are active from the start (ZC-SETUP-10). */
export const game = proc('game', {
  begin(play) {
    play.state.survivors.forEach(({ skills }, survivor) => {
      for (const skill of skills) play.tell({ id: 'learned', data: { survivor, skill }, rules: ['ZC-SETUP-10'] });
    });
    return call('turn', { at: 0 }, null, 'over');
  },
  over: () => done(),
});
