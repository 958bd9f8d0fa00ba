import { type Look, seatName, together, type Who } from '@shamble/kernel';
import { firstSeat } from '../../rules/questions.ts';
import type { SurvivorId, Zombicide } from '../../types.ts';

/** All players talk it over; the holder of the First Player token decides (ZC-ZATK-05). */
export const everyone = ({ seats, state }: Look<Zombicide>): Who => together(seats, firstSeat(state));

/** The players of these survivors talk it over, with the same decider. A single one decides alone. */
export function playersOf({ state }: Look<Zombicide>, survivors: readonly SurvivorId[]): Who {
  const seats: number[] = [];
  for (const id of survivors) {
    const { seat } = state.survivors[id]!;
    if (!seats.includes(seat)) seats.push(seat);
  }
  return together(seats.sort((a, b) => a - b).map(seatName), firstSeat(state));
}
