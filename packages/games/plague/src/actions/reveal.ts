import { peek } from '@shamble/kernel';
import { allSearched } from '../rules/questions.ts';
import type { HumanId, State } from '../types.ts';
import { strengthen } from '../variants/traitor.ts';
import { goto } from '../words.ts';
import { type Action, LEGAL } from './action.ts';

/** The traitor shows what he is (ZP-VTRAIT-05, ZP-VTRAIT-06). */
export const reveal: Action<'reveal'> = {
  does: ['reveal'],
  variant: 'traitor',
  isRest: true,
  offer(menu, { state }, id) {
    if (state.unmasked < 0) menu.weigh({ do: 'reveal' }, forbidden(state, id));
  },
  carryOut(play, id) {
    const { state } = play;
    state.unmasked = play.reveal(state.traitor);
    play.tell({ id: 'unmasked', data: { human: id, traitor: true }, rules: ['ZP-VTRAIT-05'] });
    strengthen(play, id);
    return goto('choose');
  },
};

function forbidden(state: State, id: HumanId): readonly string[] {
  const human = state.humans[id]!;
  if (peek(state.traitor) !== human.seat) return ['ZP-VTRAIT-03'];
  return allSearched(state) && human.fresh ? LEGAL : ['ZP-VTRAIT-05'];
}
