import type { RuleId } from '@shamble/kernel';
import type { Action } from '../actions/action.ts';
import { LEGAL } from '../actions/action.ts';
import type { Goal } from '../board/mission.ts';
import { board, zombiesAt } from '../rules/questions.ts';
import type { State, SurvivorId } from '../types.ts';
import { goto } from '../words.ts';
import { leaveCar } from '../actions/exit.ts';
import { isReached } from './goals.ts';

/** Leaving the board by a mission's exit: free, in the own activation. */
export const leave: Action<'leave'> = {
  do: 'leave',
  offer(look, id, menu) {
    const { state } = look;
    const { zone } = state.survivors[id]!;
    for (const goal of board(state).goals)
      if (goal.goal === 'leave' && goal.zone === zone) menu.weigh({ do: 'leave' }, forbidden(state, look.seats.length, goal));
  },
  carryOut(play, id) {
    depart(play, id);
    return goto('end');
  },
};

/** Goals in order: those before it must be reached first. */
function forbidden(state: State, players: number, goal: Extract<Goal<number>, { goal: 'leave' }>): readonly RuleId[] {
  const { goals, inOrder } = board(state);
  if (goal.clear === true && zombiesAt(state, goal.zone) > 0) return ['ZC-ACT-06'];
  const before = inOrder ? goals.slice(0, goals.indexOf(goal)) : [];
  return before.every((one) => isReached(state, players, one)) ? LEGAL : ['ZC-ACT-06'];
}

function depart(play: Parameters<Action<'leave'>['carryOut']>[0], id: SurvivorId): void {
  leaveCar(play, id);
  play.state.survivors[id]!.status = 'left';
  play.tell({ id: 'survivorLeft', data: { survivor: id }, rules: ['ZC-ACT-06'] });
}
