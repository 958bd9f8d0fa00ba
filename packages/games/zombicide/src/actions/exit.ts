import type { Play, RuleId } from '@shamble/kernel';
import { board } from '../rules/questions.ts';
import type { SurvivorId, Zombicide } from '../types.ts';
import { goto } from '../words.ts';
import { type Action, canPay, pay, SPENT } from './action.ts';

/** ZC-CAR-10: out of the car, whatever stands around. */
export const exit: Action<'exit'> = {
  do: 'exit',
  offer({ state }, id, menu) {
    const survivor = state.survivors[id]!;
    if (survivor.car < 0) return;
    const because: RuleId[] = board(state).rules.cars ? [] : ['ZC-CAR-11'];
    menu.weigh({ do: 'exit' }, canPay(survivor, 'any') ? because : SPENT);
  },
  carryOut(play, id) {
    pay(play.state.survivors[id]!, 'any');
    const { car } = play.state.survivors[id]!;
    leaveCar(play, id);
    play.tell({ id: 'carLeft', data: { survivor: id, car }, rules: ['ZC-CAR-10'] });
    return goto('choose');
  },
};

export function leaveCar({ state }: Pick<Play<Zombicide>, 'state'>, id: SurvivorId): void {
  const survivor = state.survivors[id]!;
  if (survivor.car < 0) return;
  state.cars[survivor.car]!.seats[survivor.place] = -1;
  survivor.car = -1;
  survivor.place = -1;
}
