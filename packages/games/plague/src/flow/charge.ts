import { makeNoise, witness } from '../rules/changes.ts';
import { chargeStep } from '../rules/charge.ts';
import { ground, isTaken, zombieAt } from '../rules/questions.ts';
import { call, done, goto, proc } from '../words.ts';

/** Past the figures straight ahead, one after the other (ZP-CHARGE-01). He stands on none of their squares meanwhile. */
export const charge = proc('charge', {
  pass(play, locals) {
    const { state } = play;
    const board = ground(state);
    const { human: id, square, facing } = locals;
    const human = state.humans[id]!;
    const to = board.to[4 * square + facing]!;
    const ap = chargeStep(board, square, facing);
    human.ap -= ap;
    locals.paid += ap;
    const zombie = zombieAt(state, to);
    if (zombie >= 0) {
      const face = play.roll('bite', 6);
      const hit = face >= play.query('biteHits', { human: id, zombie });
      play.tell({ id: 'charged', data: { human: id, zombie, face, hit }, rules: ['ZP-CHARGE-03'] });
      makeNoise(play, to, 'loud', -1 - zombie, ['ZP-HEAR-02']);
      if (hit) return call('wound', { human: id, zombie, way: facing, push: false }, id, 'bitten');
    }
    return goto('past');
  },
  /** He is back where he started, for every square between is held by somebody (ZP-CHARGE-04), unless a card undid it. */
  bitten: (play) => (play.result('wound') === true ? goto('past') : done()),
  past(play, locals) {
    const { state } = play;
    const board = ground(state);
    const human = state.humans[locals.human]!;
    const at = 4 * locals.square + locals.facing;
    const to = board.to[at]!;
    locals.square = to;
    locals.facing = board.heading[at]!;
    if (isTaken(state, to)) return goto('pass');
    const from = human.square;
    human.square = to;
    if (human.carries >= 0) human.path.push(to);
    human.facing = locals.facing;
    play.tell({
      id: 'moved',
      data: { human: locals.human, from, to, how: 'charge', ap: locals.paid },
      rules: ['ZP-CHARGE-02'],
    });
    makeNoise(play, to, 'faint', locals.human, ['ZP-HEAR-01']);
    witness(state, locals.human);
    return done();
  },
});
