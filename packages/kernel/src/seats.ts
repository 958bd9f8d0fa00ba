import type { Seat, Who } from './game.ts';

// Games count seats from 0; in journals and scenarios the first one is p1.

export const seatName = (seat: number): Seat => `p${seat + 1}`;
export const seatNumber = (name: Seat): number => Number(name.slice(1)) - 1;
export const seatNames = (count: number): Seat[] => Array.from({ length: count }, (_, seat) => seatName(seat));

/** These talk it over and one of them decides; a single one decides alone. */
export const together = (seats: readonly Seat[], decider: Seat): Who =>
  seats.length === 1 ? seats[0]! : { anyOf: seats, decider };
