import type { RuleId } from '@shamble/kernel';
import { board, zombiesAt } from '../rules/questions.ts';
import type { State, SurvivorId } from '../types.ts';
import { goto } from '../words.ts';
import { type Action, canPay, LEGAL, pay, SPENT } from './action.ts';

/** ZC-CAR-09: no Zombie about, and a free seat, which the player picks. */
export const enter: Action<'enter'> = {
  do: 'enter',
  offer({ state }, id, menu) {
    const survivor = state.survivors[id]!;
    if (survivor.car >= 0) return;
    state.cars.forEach((car, at) => {
      if (car.zone !== survivor.zone) return;
      const because = forbidden(state, id);
      car.seats.forEach((who, place) => {
        menu.weigh({ do: 'enter', car: at, place }, who >= 0 ? ['ZC-CAR-09'] : because);
      });
    });
  },
  carryOut(play, id, { car, place }) {
    const { state } = play;
    const survivor = state.survivors[id]!;
    pay(survivor, 'any');
    survivor.car = car;
    survivor.place = place;
    state.cars[car]!.seats[place] = id;
    play.tell({ id: 'carEntered', data: { survivor: id, car, place }, rules: ['ZC-CAR-09'] });
    return goto('choose');
  },
};

function forbidden(state: State, id: SurvivorId): readonly RuleId[] {
  const survivor = state.survivors[id]!;
  if (!board(state).rules.cars) return ['ZC-CAR-11'];
  if (zombiesAt(state, survivor.zone) > 0) return ['ZC-CAR-09'];
  return canPay(survivor, 'any') ? LEGAL : SPENT;
}
