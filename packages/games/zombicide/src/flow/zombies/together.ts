import type { Look, Seat, Who } from '@shamble/kernel';
import { firstSeat, seatName } from '../../rules/questions.ts';
import type { SurvivorId, Zombicide } from '../../types.ts';

/** All players talk it over; the holder of the First Player token decides (ZC-ZATK-05). */
export const everyone = ({ seats, state }: Look<Zombicide>): Who => among(seats, firstSeat(state));

/** The players of these survivors talk it over, with the same decider. A single one decides alone. */
export function playersOf({ state }: Look<Zombicide>, survivors: readonly SurvivorId[]): Who {
  const seats: number[] = [];
  for (const id of survivors) {
    const { seat } = state.survivors[id]!;
    if (!seats.includes(seat)) seats.push(seat);
  }
  return among(seats.sort((a, b) => a - b).map(seatName), firstSeat(state));
}

const among = (seats: readonly Seat[], decider: Seat): Who =>
  seats.length === 1 ? seats[0]! : { anyOf: seats, decider };
