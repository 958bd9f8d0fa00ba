import { chargePath } from '../actions/steps.ts';
import { makeNoise, witness } from '../rules/changes.ts';
import { ground, zombieAt } from '../rules/questions.ts';
import { call, done, goto, proc } from '../words.ts';

/** Past the figures straight ahead, one after the other (ZP-CHARGE-01). He stands on none of their squares meanwhile. */
export const charge = proc('charge', {
  pass(play, locals) {
    const { state } = play;
    const board = ground(state);
    const { human: id, square, facing } = locals;
    const human = state.humans[id]!;
    const at = 4 * square + facing;
    const to = board.to[at]!;
    const side = board.side[at]!;
    const window = side >= 0 && board.openings[side]!.window ? 1 : 0;
    human.ap -= play.query('cost', { human: id, act: 'stand', helped: false, to }) + window;
    const zombie = zombieAt(state, to);
    if (zombie >= 0) {
      const face = play.roll('bite', 6);
      const hit = face >= play.query('biteHits', { human: id, zombie });
      play.tell({ id: 'charged', data: { human: id, zombie, face, hit }, rules: ['ZP-CHARGE-03'] });
      makeNoise(play, to, 'loud', -1 - zombie, ['ZP-HEAR-02']);
      // He is back where he started: every square between is held by somebody (ZP-CHARGE-04).
      if (hit) return call('wound', { human: id, zombie, way: facing, push: false }, id, 'end');
    }
    locals.passed += 1;
    locals.square = to;
    locals.facing = board.heading[at]!;
    const rest = chargePath(state, locals);
    if (zombie >= 0 || (rest !== null && state.humans.some((one) => one.status === 'in' && one.square === to)))
      return goto('pass');
    const from = human.square;
    human.square = to;
    human.facing = locals.facing;
    play.tell({
      id: 'moved',
      data: { human: id, from, to, how: 'charge', ap: locals.passed },
      rules: ['ZP-CHARGE-02'],
    });
    makeNoise(play, to, 'faint', id, ['ZP-HEAR-01']);
    witness(state, id);
    return done();
  },
  end: () => done(),
});
