import { goto } from '../words.ts';
import { type Action, canPay, LEGAL, pay, SPENT } from './action.ts';

/** ZC-CAR-12: to another, empty seat of the same car. */
export const changeSeat: Action<'changeSeat'> = {
  do: 'changeSeat',
  offer({ state }, id, menu) {
    const survivor = state.survivors[id]!;
    if (survivor.car < 0) return;
    state.cars[survivor.car]!.seats.forEach((who, place) => {
      if (place === survivor.place) return;
      menu.weigh({ do: 'changeSeat', place }, who >= 0 ? ['ZC-CAR-12'] : canPay(survivor, 'any') ? LEGAL : SPENT);
    });
  },
  carryOut(play, id, { place }) {
    const { state } = play;
    const survivor = state.survivors[id]!;
    pay(survivor, 'any');
    const { seats } = state.cars[survivor.car]!;
    seats[survivor.place] = -1;
    seats[place] = id;
    survivor.place = place;
    play.tell({ id: 'seatChanged', data: { survivor: id, car: survivor.car, place }, rules: ['ZC-CAR-12'] });
    return goto('choose');
  },
};
