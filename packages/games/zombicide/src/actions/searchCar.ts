import type { RuleId } from '@shamble/kernel';
import { searchForbidden } from '../rules/search.ts';
import type { State, SurvivorId } from '../types.ts';
import { call } from '../words.ts';
import { type Action, canPay, LEGAL, pay, SPENT } from './action.ts';

/** A car in the zone, though it is the street (ZC-CAR-01); a pimp-mobile once in the game (ZC-CAR-02). */
export const searchCar: Action<'searchCar'> = {
  do: 'searchCar',
  offer({ state }, id, menu) {
    const { zone } = state.survivors[id]!;
    for (let car = 0; car < state.cars.length; car++)
      if (state.cars[car]!.zone === zone) menu.weigh({ do: 'searchCar', car }, forbidden(state, id, car));
  },
  carryOut(play, id, { car }) {
    const { state } = play;
    pay(state.survivors[id]!, 'search');
    state.survivors[id]!.used.push('search');
    const { kind } = state.cars[car]!;
    state.cars[car]!.searched = true;
    return call('search', { survivor: id, draws: 1, from: kind, car }, id, 'choose');
  },
};

function forbidden(state: State, id: SurvivorId, car: number): readonly RuleId[] {
  if (state.cars[car]!.kind === 'pimp' && state.cars[car]!.searched) return ['ZC-CAR-02'];
  const because = searchForbidden(state, id, 'ZC-CAR-01');
  if (because.length > 0) return because;
  return canPay(state.survivors[id]!, 'search') ? LEGAL : SPENT;
}
