import { seatOf } from '../rules/changes.ts';
import { isLeft } from '../rules/questions.ts';
import { NONE } from '../types.ts';
import { ask, done, goto, proc } from '../words.ts';

export const carry = proc('carry', {
  ask(play, { human, with: other }) {
    const { humans } = play.state;
    if (humans[human]!.seat === humans[other]!.seat || isLeft(play.state, other)) return goto('lift');
    return ask(seatOf(play.state, other), 'agree', { human, with: other, to: 'carry' }, 'answer');
  },
  answer(play, { human, with: other }) {
    if (play.answer('agree') === 'yes') return goto('lift');
    play.tell({ id: 'refused', data: { human, with: other }, rules: ['ZP-PORT-01'] });
    return done();
  },
  lift(play, { human: id, with: other }) {
    const { state } = play;
    const [human, carried] = [state.humans[id]!, state.humans[other]!];
    human.ap -= play.query('weight', { human: other, by: id });
    human.carries = other;
    human.path = [carried.square, human.square];
    carried.status = 'carried';
    carried.square = NONE;
    play.tell({ id: 'carried', data: { human: id, with: other }, rules: ['ZP-PORT-03'] });
    return done();
  },
});
