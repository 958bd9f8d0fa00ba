import type { RuleId } from '@shamble/kernel';
import type { Action } from '../actions/action.ts';
import { LEGAL } from '../actions/action.ts';
import { leaveCar } from '../actions/exit.ts';
import type { Goal } from '../board/mission.ts';
import { clauseFor } from '../rules/locks.ts';
import { board, zombiesAt } from '../rules/questions.ts';
import type { State, Zone } from '../types.ts';
import { goto } from '../words.ts';
import { hasToWait } from './goals.ts';

/** Goals that let Survivors out on foot. */
type Leaving = Extract<Goal<number>, { goal: 'leave' | 'supplies' }>;

/** Leaving the board by a mission's exit: free, and the end of the activation. */
export const leave: Action<'leave'> = {
  do: 'leave',
  offer({ state }, id, menu) {
    const goal = leavingFrom(state, state.survivors[id]!.zone);
    if (goal !== undefined) menu.weigh({ do: 'leave' }, forbidden(state, goal));
  },
  carryOut(play, id) {
    const survivor = play.state.survivors[id]!;
    const goal = leavingFrom(play.state, survivor.zone)!;
    leaveCar(play, id);
    survivor.status = 'left'; // set aside with the cards
    play.tell({ id: 'survivorLeft', data: { survivor: id }, rules: clauseFor(goal) });
    return goto('end');
  },
};

const leavingFrom = (state: State, zone: Zone): Leaving | undefined =>
  board(state).goals.find(
    (goal): goal is Leaving =>
      (goal.goal === 'supplies' || (goal.goal === 'leave' && goal.byCar !== true)) && goal.zone === zone,
  );

function forbidden(state: State, goal: Leaving): readonly RuleId[] {
  if (hasToWait(state, goal)) return clauseFor(goal);
  const mustBeClear = goal.goal === 'leave' && goal.clear === true;
  return mustBeClear && zombiesAt(state, goal.zone) > 0 ? clauseFor(goal) : LEGAL;
}
